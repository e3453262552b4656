package consumer;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.mlx5.Mlx5;

// Prints whether mlx5dv can be called here, and which of this machine's RDMA devices it is for.
public final class Devices {
    private Devices() {}

    public static void main(String[] arguments) {
        System.out.println(Devices.class.getModule().isNamed() ? "module path" : "class path");
        // The first is a function of libmlx5; the second is inline in C, and so in the jar's own library.
        for (String function : new String[] {"mlx5dv_is_supported", "mlx5dv_ts_to_ns"}) {
            System.out.println(function + " " + Mlx5.problem(function).orElse("can be called"));
        }
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
                boolean mlx5 = Mlx5.isAvailable("mlx5dv_is_supported") && Mlx5.mlx5dv_is_supported(device);
                System.out.println("device " + Ibverbs.ibv_get_device_nameString(device) + (mlx5 ? " of mlx5" : ""));
            }
            Ibverbs.ibv_free_device_list(list);
        }
    }
}
