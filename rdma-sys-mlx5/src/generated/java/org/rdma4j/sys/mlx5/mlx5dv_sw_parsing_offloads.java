// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_sw_parsing_offloads}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_sw_parsing_offloads {
    public static final int MLX5DV_SW_PARSING = 0x1;

    public static final int MLX5DV_SW_PARSING_CSUM = 0x2;

    public static final int MLX5DV_SW_PARSING_LSO = 0x4;

    private mlx5dv_sw_parsing_offloads() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_SW_PARSING) == MLX5DV_SW_PARSING) {
            names.add("MLX5DV_SW_PARSING");
            rest &= ~MLX5DV_SW_PARSING;
        }
        if ((rest & MLX5DV_SW_PARSING_CSUM) == MLX5DV_SW_PARSING_CSUM) {
            names.add("MLX5DV_SW_PARSING_CSUM");
            rest &= ~MLX5DV_SW_PARSING_CSUM;
        }
        if ((rest & MLX5DV_SW_PARSING_LSO) == MLX5DV_SW_PARSING_LSO) {
            names.add("MLX5DV_SW_PARSING_LSO");
            rest &= ~MLX5DV_SW_PARSING_LSO;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
