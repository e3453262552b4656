// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_qp_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_qp_init_attr_mask {
    public static final int MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS = 0x1;

    public static final int MLX5DV_QP_INIT_ATTR_MASK_DC = 0x2;

    public static final int MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS = 0x4;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS = 0x8;

    private mlx5dv_qp_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS) == MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS) {
            names.add("MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS");
            rest &= ~MLX5DV_QP_INIT_ATTR_MASK_QP_CREATE_FLAGS;
        }
        if ((rest & MLX5DV_QP_INIT_ATTR_MASK_DC) == MLX5DV_QP_INIT_ATTR_MASK_DC) {
            names.add("MLX5DV_QP_INIT_ATTR_MASK_DC");
            rest &= ~MLX5DV_QP_INIT_ATTR_MASK_DC;
        }
        if ((rest & MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS) == MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS) {
            names.add("MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS");
            rest &= ~MLX5DV_QP_INIT_ATTR_MASK_SEND_OPS_FLAGS;
        }
        if ((rest & MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS) == MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS) {
            names.add("MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS");
            rest &= ~MLX5DV_QP_INIT_ATTR_MASK_DCI_STREAMS;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
