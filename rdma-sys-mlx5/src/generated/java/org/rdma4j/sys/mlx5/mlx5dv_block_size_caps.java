// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_block_size_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_block_size_caps {
    public static final int MLX5DV_BLOCK_SIZE_CAP_512 = 0x1;

    public static final int MLX5DV_BLOCK_SIZE_CAP_520 = 0x2;

    public static final int MLX5DV_BLOCK_SIZE_CAP_4048 = 0x4;

    public static final int MLX5DV_BLOCK_SIZE_CAP_4096 = 0x8;

    public static final int MLX5DV_BLOCK_SIZE_CAP_4160 = 0x10;

    private mlx5dv_block_size_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_BLOCK_SIZE_CAP_512) == MLX5DV_BLOCK_SIZE_CAP_512) {
            names.add("MLX5DV_BLOCK_SIZE_CAP_512");
            rest &= ~MLX5DV_BLOCK_SIZE_CAP_512;
        }
        if ((rest & MLX5DV_BLOCK_SIZE_CAP_520) == MLX5DV_BLOCK_SIZE_CAP_520) {
            names.add("MLX5DV_BLOCK_SIZE_CAP_520");
            rest &= ~MLX5DV_BLOCK_SIZE_CAP_520;
        }
        if ((rest & MLX5DV_BLOCK_SIZE_CAP_4048) == MLX5DV_BLOCK_SIZE_CAP_4048) {
            names.add("MLX5DV_BLOCK_SIZE_CAP_4048");
            rest &= ~MLX5DV_BLOCK_SIZE_CAP_4048;
        }
        if ((rest & MLX5DV_BLOCK_SIZE_CAP_4096) == MLX5DV_BLOCK_SIZE_CAP_4096) {
            names.add("MLX5DV_BLOCK_SIZE_CAP_4096");
            rest &= ~MLX5DV_BLOCK_SIZE_CAP_4096;
        }
        if ((rest & MLX5DV_BLOCK_SIZE_CAP_4160) == MLX5DV_BLOCK_SIZE_CAP_4160) {
            names.add("MLX5DV_BLOCK_SIZE_CAP_4160");
            rest &= ~MLX5DV_BLOCK_SIZE_CAP_4160;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
