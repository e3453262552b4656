// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_wc_opcode}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_wc_opcode {
    public static final int MLX5DV_WC_UMR = 135;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_WC_RAW_WQE = 136;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_WC_MEMCPY = 137;

    private mlx5dv_wc_opcode() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_WC_UMR: return "MLX5DV_WC_UMR";
            case MLX5DV_WC_RAW_WQE: return "MLX5DV_WC_RAW_WQE";
            case MLX5DV_WC_MEMCPY: return "MLX5DV_WC_MEMCPY";
            default: return Integer.toUnsignedString(value);
        }
    }
}
