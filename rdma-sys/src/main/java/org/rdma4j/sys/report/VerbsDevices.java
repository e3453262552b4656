package org.rdma4j.sys.report;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.runtime.loading.Library;

/**
 * The device list of libibverbs.
 *
 * @param count the number of devices; empty if the list could not be read
 * @param problem why the list could not be read; empty if it could
 * @param opened for each device, by name, why it could not be opened; empty if it could
 */
record VerbsDevices(OptionalInt count, String problem, Map<String, String> opened) {

    /** Lists the devices, and opens and closes each. */
    static VerbsDevices list() {
        if (Library.ibverbs().problem().isPresent()) {
            return failed("libibverbs is not loaded");
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_list(count);
            if (list.equals(MemorySegment.NULL)) {
                return failed(error(Errno.last()));
            }
            try {
                return open(list, count.get(JAVA_INT, 0));
            } finally {
                Ibverbs.ibv_free_device_list(list);
            }
        } catch (UnsupportedOperationException e) {
            return failed(String.valueOf(e.getMessage())); // a file that is not libibverbs
        }
    }

    private static VerbsDevices open(MemorySegment list, int count) {
        MemorySegment devices = list.reinterpret(count * ADDRESS.byteSize());
        Map<String, String> opened = new TreeMap<>();
        for (int i = 0; i < count; i++) {
            MemorySegment device = devices.getAtIndex(ADDRESS, i);
            MemorySegment context = Ibverbs.ibv_open_device(device);
            boolean failed = context.equals(MemorySegment.NULL);
            String problem = failed ? error(Errno.last()) : "";
            if (!failed) {
                Ibverbs.ibv_close_device(context);
            }
            opened.put(String.valueOf(Ibverbs.ibv_get_device_nameString(device)), problem);
        }
        return new VerbsDevices(OptionalInt.of(count), "", opened);
    }

    private static String error(int errno) {
        return Errno.name(errno) + " " + Errno.message(errno);
    }

    private static VerbsDevices failed(String problem) {
        return new VerbsDevices(OptionalInt.empty(), problem, Map.of());
    }
}
