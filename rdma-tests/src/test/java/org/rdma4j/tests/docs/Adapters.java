package org.rdma4j.tests.docs;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.mlx5.Mlx5;

/** The fragment of docs/reference/providers.md. */
final class Adapters {
    private Adapters() {}

    /** Returns {@code true} if mlx5dv can be used with a device. */
    static boolean isMlx5(MemorySegment device) {
        return Mlx5.isAvailable("mlx5dv_is_supported") && Mlx5.mlx5dv_is_supported(device);
    }
}
