// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_sched_elem_attr_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_sched_elem_attr_flags {
    public static final int MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE = 0x1;

    public static final int MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW = 0x2;

    private mlx5dv_sched_elem_attr_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE) == MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE) {
            names.add("MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE");
            rest &= ~MLX5DV_SCHED_ELEM_ATTR_FLAGS_BW_SHARE;
        }
        if ((rest & MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW) == MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW) {
            names.add("MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW");
            rest &= ~MLX5DV_SCHED_ELEM_ATTR_FLAGS_MAX_AVG_BW;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
