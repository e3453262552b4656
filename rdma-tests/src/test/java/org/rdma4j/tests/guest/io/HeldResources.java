package org.rdma4j.tests.guest.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/**
 * Resources that this process holds, and those of all processes at a device.
 *
 * @param descriptors number of open files, except class files
 * @param mappings number of mappings of device memory
 * @param objects numbers of objects by kind, as {@code rdma resource} prints them
 */
record HeldResources(long descriptors, long mappings, String objects) {
    static HeldResources of(Device device) throws IOException {
        try (Stream<Path> descriptors = Files.list(Path.of("/proc/self/fd"));
                Stream<String> mappings = Files.lines(Path.of("/proc/self/maps"))) {
            return new HeldResources(
                    descriptors.filter(HeldResources::isNotOfClasses).count(),
                    mappings.filter(line -> line.contains("infiniband")).count(),
                    objects(device));
        }
    }

    /** Returns the numbers of objects of all processes. */
    static String objects(Device device) {
        return Run.ok(List.of("rdma", "resource", "show", device.verbsName()))
                .out()
                .strip();
    }

    private static boolean isNotOfClasses(Path descriptor) {
        try {
            String target = Files.readSymbolicLink(descriptor).toString();
            return !target.endsWith(".jar") && !target.endsWith(".class");
        } catch (IOException e) {
            // The descriptor that lists the folder has been closed.
            return false;
        }
    }
}
