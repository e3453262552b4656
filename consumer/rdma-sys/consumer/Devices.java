package consumer;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.NativeLibrary;
import org.rdma4j.sys.ibverbs.Ibverbs;

// Prints where the native libraries are, and this machine's RDMA devices, or that there are none.
public final class Devices {
    private Devices() {}

    public static void main(String[] arguments) {
        System.out.println(Devices.class.getModule().isNamed() ? "module path" : "class path");
        for (NativeLibrary library : NativeLibrary.values()) {
            System.out.println(
                    library + " " + library.location().or(library::problem).orElseThrow());
        }
        if (NativeLibrary.IBVERBS.isAvailable()) {
            listDevices();
        }
    }

    private static void listDevices() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Ibverbs.ibv_get_device_list(count);
            if (list.equals(MemorySegment.NULL)) {
                System.out.println("no devices: " + Errno.message(Errno.last()));
                return;
            }
            int devices = count.get(JAVA_INT, 0);
            if (devices == 0) {
                System.out.println("no devices");
            }
            list = list.reinterpret(devices * ADDRESS.byteSize());
            for (int i = 0; i < devices; i++) {
                MemorySegment device = list.getAtIndex(ADDRESS, i);
                System.out.println("device " + Ibverbs.ibv_get_device_nameString(device));
            }
            Ibverbs.ibv_free_device_list(list);
        }
    }
}
