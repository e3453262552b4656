// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_flow_matcher_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_flow_matcher_attr_mask {
    public static final int MLX5DV_FLOW_MATCHER_MASK_FT_TYPE = 0x1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int MLX5DV_FLOW_MATCHER_MASK_IB_PORT = 0x2;

    private mlx5dv_flow_matcher_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_FLOW_MATCHER_MASK_FT_TYPE) == MLX5DV_FLOW_MATCHER_MASK_FT_TYPE) {
            names.add("MLX5DV_FLOW_MATCHER_MASK_FT_TYPE");
            rest &= ~MLX5DV_FLOW_MATCHER_MASK_FT_TYPE;
        }
        if ((rest & MLX5DV_FLOW_MATCHER_MASK_IB_PORT) == MLX5DV_FLOW_MATCHER_MASK_IB_PORT) {
            names.add("MLX5DV_FLOW_MATCHER_MASK_IB_PORT");
            rest &= ~MLX5DV_FLOW_MATCHER_MASK_IB_PORT;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
