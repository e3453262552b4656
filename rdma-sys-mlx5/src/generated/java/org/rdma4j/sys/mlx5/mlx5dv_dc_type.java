// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_dc_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_dc_type {
    public static final int MLX5DV_DCTYPE_DCT = 1;

    public static final int MLX5DV_DCTYPE_DCI = 2;

    private mlx5dv_dc_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_DCTYPE_DCT: return "MLX5DV_DCTYPE_DCT";
            case MLX5DV_DCTYPE_DCI: return "MLX5DV_DCTYPE_DCI";
            default: return Integer.toUnsignedString(value);
        }
    }
}
