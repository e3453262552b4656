package org.rdma4j.tests.guest.soak;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.support.Run;

/**
 * Resources of this process, and the number of kernel objects on a device.
 *
 * @param descriptors number of open files
 * @param mappings number of memory mappings
 * @param residentKiB resident memory in KiB
 * @param kernel line of {@code rdma resource} for the device: pd, cq, qp, cm_id, mr, ctx and srq
 */
record Footprint(int descriptors, int mappings, int residentKiB, String kernel) {
    private static final int CHUNK = 1 << 16;
    private static byte[] garbage = {};

    /** Returns the current footprint after a garbage collection. */
    static Footprint of(Device device) {
        settle();
        String kernel =
                Run.ok(List.of("rdma", "resource", "show", device.verbsName())).out();
        return new Footprint(
                entries(Path.of("/proc/self/fd")),
                lines(Path.of("/proc/self/maps")),
                resident(),
                kernel.substring(kernel.indexOf(':') + 1).strip());
    }

    /**
     * Collects garbage after touching the whole young generation, whose pages would otherwise become resident later and
     * be counted as growth.
     */
    private static void settle() {
        System.gc();
        long young = ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .filter(pool -> !pool.getName().contains("Tenured"))
                .map(MemoryPoolMXBean::getUsage)
                .mapToLong(usage -> usage.getCommitted() - usage.getUsed())
                .sum();
        for (long touched = 0; touched < young; touched += CHUNK) {
            garbage = new byte[CHUNK];
        }
        garbage = new byte[0];
        System.gc();
    }

    private static int entries(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return (int) entries.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int lines(Path file) {
        try (Stream<String> lines = Files.lines(file)) {
            return (int) lines.count();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int resident() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToInt(line -> Integer.parseInt(line.replaceAll("[^0-9]", "")))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return "%d descriptors, %d mappings, %d KiB resident, kernel: %s"
                .formatted(descriptors, mappings, residentKiB, kernel);
    }
}
