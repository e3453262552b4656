package org.rdma4j.sys.report;

import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rdma4j.sys.report.RdmaReport.Device;
import org.rdma4j.sys.report.RdmaReport.DeviceFile;
import org.rdma4j.sys.report.RdmaReport.Devices;

/**
 * Looks for devices: what the kernel names, the device files behind it, and what libibverbs makes of them.
 *
 * <p>All three, for each can fail alone: a container sees the host's /sys and not its /dev, and libibverbs may lack the
 * provider of a device that the kernel has.
 */
final class DeviceSurvey {
    private static final String UNLISTED = "libibverbs does not list it: it has no provider for it";

    private DeviceSurvey() {}

    static Devices ofThisHost() {
        return of(Path.of("/sys/class"), Path.of("/dev/infiniband"), VerbsDevices.list());
    }

    /**
     * The devices.
     *
     * @param classes the kernel's folder of device classes
     * @param files the folder of device files
     * @param verbs what libibverbs says
     */
    static Devices of(Path classes, Path files, VerbsDevices verbs) {
        SortedMap<String, String> uverbs = new TreeMap<>();
        for (Path device : children(classes.resolve("infiniband"))) {
            uverbs.put(device.getFileName().toString(), "");
        }
        for (Path entry : children(classes.resolve("infiniband_verbs"))) {
            // Each uverbsN says in this file whose it is; there are files beside the folders.
            firstLine(entry.resolve("ibdev"))
                    .ifPresent(device -> uverbs.put(device, entry.getFileName().toString()));
        }
        List<Device> all = new ArrayList<>();
        for (Map.Entry<String, String> device : uverbs.entrySet()) {
            String name = device.getKey();
            all.add(new Device(
                    name,
                    device.getValue().isEmpty()
                            ? new DeviceFile(
                                    files.resolve("uverbs*").toString(),
                                    false,
                                    "the kernel has none for the device; is the module ib_uverbs loaded?")
                            : file(files.resolve(device.getValue())),
                    Optional.ofNullable(verbs.opened().get(name)).map(String::isEmpty),
                    verbs.opened().getOrDefault(name, verbs.count().isPresent() ? UNLISTED : "")));
        }
        return new Devices(List.copyOf(all), file(files.resolve("rdma_cm")), verbs.count(), verbs.problem());
    }

    /** Opens a device file as libibverbs does, and closes it. */
    private static DeviceFile file(Path path) {
        if (!Files.exists(path)) {
            return new DeviceFile(path.toString(), false, "there is no such file");
        }
        try {
            Channels.newInputStream(Files.newByteChannel(path, StandardOpenOption.READ, StandardOpenOption.WRITE))
                    .close();
            return new DeviceFile(path.toString(), true, "");
        } catch (AccessDeniedException e) {
            return new DeviceFile(path.toString(), true, "Permission denied");
        } catch (FileSystemException e) {
            return new DeviceFile(path.toString(), true, e.getReason() == null ? e.toString() : e.getReason());
        } catch (IOException e) {
            return new DeviceFile(path.toString(), true, e.toString());
        }
    }

    private static List<Path> children(Path folder) {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(children::add);
        } catch (IOException e) {
            return List.of(); // the kernel has no devices of this class
        }
        return children;
    }

    private static Optional<String> firstLine(Path file) {
        try {
            return Files.readString(file).lines().findFirst();
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
