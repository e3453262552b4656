// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_block_size}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_block_size {
    public static final int MLX5DV_BLOCK_SIZE_512 = 0;

    public static final int MLX5DV_BLOCK_SIZE_520 = 1;

    public static final int MLX5DV_BLOCK_SIZE_4048 = 2;

    public static final int MLX5DV_BLOCK_SIZE_4096 = 3;

    public static final int MLX5DV_BLOCK_SIZE_4160 = 4;

    private mlx5dv_block_size() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_BLOCK_SIZE_512: return "MLX5DV_BLOCK_SIZE_512";
            case MLX5DV_BLOCK_SIZE_520: return "MLX5DV_BLOCK_SIZE_520";
            case MLX5DV_BLOCK_SIZE_4048: return "MLX5DV_BLOCK_SIZE_4048";
            case MLX5DV_BLOCK_SIZE_4096: return "MLX5DV_BLOCK_SIZE_4096";
            case MLX5DV_BLOCK_SIZE_4160: return "MLX5DV_BLOCK_SIZE_4160";
            default: return Integer.toUnsignedString(value);
        }
    }
}
