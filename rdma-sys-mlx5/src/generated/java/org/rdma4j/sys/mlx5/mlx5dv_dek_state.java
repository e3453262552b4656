// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_dek_state}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_dek_state {
    public static final int MLX5DV_DEK_STATE_READY = 0;

    public static final int MLX5DV_DEK_STATE_ERROR = 1;

    private mlx5dv_dek_state() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_DEK_STATE_READY: return "MLX5DV_DEK_STATE_READY";
            case MLX5DV_DEK_STATE_ERROR: return "MLX5DV_DEK_STATE_ERROR";
            default: return Integer.toUnsignedString(value);
        }
    }
}
