// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_dr_action_aso_first_hit_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_dr_action_aso_first_hit_flags {
    public static final int MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET = 0x1;

    private mlx5dv_dr_action_aso_first_hit_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET) == MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET) {
            names.add("MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET");
            rest &= ~MLX5DV_DR_ACTION_FLAGS_ASO_FIRST_HIT_SET;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
