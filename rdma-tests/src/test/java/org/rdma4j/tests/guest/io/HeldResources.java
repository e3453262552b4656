package org.rdma4j.tests.guest.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/**
 * Resources held by this process, and kernel objects of all processes on a device.
 *
 * @param descriptors sorted kinds of open files, without those that the JVM opens itself for classes and random numbers
 * @param mappings number of mappings of device memory
 * @param objects numbers of objects by kind, as printed by {@code rdma resource}
 */
public record HeldResources(List<String> descriptors, long mappings, String objects) {
    public static HeldResources of(Device device) throws IOException {
        try (Stream<Path> descriptors = Files.list(Path.of("/proc/self/fd"));
                Stream<String> mappings = Files.lines(Path.of("/proc/self/maps"))) {
            return new HeldResources(
                    descriptors
                            .map(HeldResources::kind)
                            .filter(kind -> !kind.isEmpty())
                            .sorted()
                            .toList(),
                    mappings.filter(line -> line.contains("infiniband")).count(),
                    objects(device));
        }
    }

    /** Returns the numbers of objects of all processes. */
    public static String objects(Device device) {
        return Run.ok(List.of("rdma", "resource", "show", device.verbsName()))
                .out()
                .strip();
    }

    /** Returns the target of a descriptor without its number; empty for files that the JVM opens for itself. */
    private static String kind(Path descriptor) {
        try {
            String target = Files.readSymbolicLink(descriptor).toString();
            return target.matches(".*[.](jar|class|jsa)|.*/lib/modules|/dev/u?random")
                    ? ""
                    : target.replaceAll("[0-9]+", "N");
        } catch (IOException e) {
            // The descriptor used to list the folder has been closed.
            return "";
        }
    }
}
