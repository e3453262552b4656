package org.rdma4j.tests;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/**
 * Prints the native libraries and the rdma-core release of this machine, its RDMA devices, and the meaning of a few status
 * codes.
 */
public final class Example {
    private Example() {}

    public static void main(String[] arguments) {
        for (NativeLibrary library : NativeLibrary.values()) {
            System.out.println(
                    library + ": " + library.location().or(library::problem).orElseThrow());
        }
        if (!NativeLibrary.IBVERBS.isAvailable()) {
            return;
        }
        System.out.println("rdma-core " + HostRelease.current());
        listDevices();
        for (int status = ibv_wc_status.IBV_WC_SUCCESS; status <= ibv_wc_status.IBV_WC_LOC_PROT_ERR; status++) {
            System.out.println(ibv_wc_status.toString(status) + ": " + Ibverbs.ibv_wc_status_strString(status));
        }
    }

    private static void listDevices() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_list(count);
            if (list.equals(MemorySegment.NULL)) {
                // ENOSYS: the kernel has no RDMA support, as in most containers.
                System.out.println("devices: none, " + Errno.name(Errno.last()) + " " + Errno.message(Errno.last()));
                return;
            }
            int devices = count.get(JAVA_INT, 0);
            System.out.println("devices: " + devices);
            list = list.reinterpret(devices * ADDRESS.byteSize());
            for (int i = 0; i < devices; i++) {
                System.out.println("  " + Ibverbs.ibv_get_device_nameString(list.getAtIndex(ADDRESS, i)));
            }
            Ibverbs.ibv_free_device_list(list);
        }
    }
}
