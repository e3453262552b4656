package org.rdma4j.examples.quickstart;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Guid;
import org.rdma4j.sys.ibverbs.Ibverbs;

/** Raw verbs: lists the RDMA devices of this machine with their GUIDs, by the calls that a C program makes. */
public final class ListDevices {
    private ListDevices() {}

    public static void main(String[] arguments) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_listChecked(count);
            MemorySegment devices = list.reinterpret(count.get(JAVA_INT, 0) * ADDRESS.byteSize());
            devices.elements(ADDRESS).map(element -> element.get(ADDRESS, 0)).forEach(device -> {
                Guid guid = new Guid(Ibverbs.ibv_get_device_guid(device));
                System.out.println(Ibverbs.ibv_get_device_nameString(device) + " " + guid);
            });
            Ibverbs.ibv_free_device_list(list);
        }
    }
}
