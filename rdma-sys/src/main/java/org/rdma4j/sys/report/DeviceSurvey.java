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
 * Finds RDMA devices in three places: the kernel's device classes, the device files, and the device list of libibverbs.
 *
 * <p>Each of them can lack a device that another has: a container sees the host's /sys, but not its /dev, and
 * libibverbs may lack the provider of a device.
 */
final class DeviceSurvey {
    private static final String UNLISTED = "libibverbs does not list it: no provider for the device is installed";

    private DeviceSurvey() {}

    static Devices ofThisHost() {
        return of(Path.of("/sys/class"), Path.of("/dev/infiniband"), VerbsDevices.list());
    }

    /**
     * Returns the devices.
     *
     * @param classes the kernel's directory of device classes
     * @param files the directory of device files
     * @param verbs the devices that libibverbs lists
     */
    static Devices of(Path classes, Path files, VerbsDevices verbs) {
        SortedMap<String, String> uverbs = new TreeMap<>();
        for (Path device : children(classes.resolve("infiniband"))) {
            uverbs.put(device.getFileName().toString(), "");
        }
        for (Path entry : children(classes.resolve("infiniband_verbs"))) {
            // The file "ibdev" of uverbsN contains the name of the device. The directory also contains regular files,
            // below which there is no "ibdev".
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
                                    "the kernel has no device file for it; is the module ib_uverbs loaded?")
                            : file(files.resolve(device.getValue())),
                    Optional.ofNullable(verbs.opened().get(name)).map(String::isEmpty),
                    verbs.opened().getOrDefault(name, verbs.count().isPresent() ? UNLISTED : "")));
        }
        return new Devices(List.copyOf(all), file(files.resolve("rdma_cm")), verbs.count(), verbs.problem());
    }

    /** Opens a device file for reading and writing, as libibverbs does, and closes it. */
    private static DeviceFile file(Path path) {
        if (!Files.exists(path)) {
            return new DeviceFile(path.toString(), false, "the file does not exist");
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

    private static List<Path> children(Path directory) {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(directory)) {
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
