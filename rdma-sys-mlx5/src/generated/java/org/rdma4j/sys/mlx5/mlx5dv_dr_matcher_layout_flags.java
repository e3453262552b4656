// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_dr_matcher_layout_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_dr_matcher_layout_flags {
    public static final int MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE = 0x1;

    public static final int MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE = 0x2;

    private mlx5dv_dr_matcher_layout_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE) == MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE) {
            names.add("MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE");
            rest &= ~MLX5DV_DR_MATCHER_LAYOUT_RESIZABLE;
        }
        if ((rest & MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE) == MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE) {
            names.add("MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE");
            rest &= ~MLX5DV_DR_MATCHER_LAYOUT_NUM_RULE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
