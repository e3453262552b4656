// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_qp_create_send_ops_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_qp_create_send_ops_flags {
    public static final int MLX5DV_QP_EX_WITH_MR_INTERLEAVED = 0x1;

    public static final int MLX5DV_QP_EX_WITH_MR_LIST = 0x2;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QP_EX_WITH_MKEY_CONFIGURE = 0x4;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QP_EX_WITH_RAW_WQE = 0x8;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QP_EX_WITH_MEMCPY = 0x10;

    private mlx5dv_qp_create_send_ops_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_QP_EX_WITH_MR_INTERLEAVED) == MLX5DV_QP_EX_WITH_MR_INTERLEAVED) {
            names.add("MLX5DV_QP_EX_WITH_MR_INTERLEAVED");
            rest &= ~MLX5DV_QP_EX_WITH_MR_INTERLEAVED;
        }
        if ((rest & MLX5DV_QP_EX_WITH_MR_LIST) == MLX5DV_QP_EX_WITH_MR_LIST) {
            names.add("MLX5DV_QP_EX_WITH_MR_LIST");
            rest &= ~MLX5DV_QP_EX_WITH_MR_LIST;
        }
        if ((rest & MLX5DV_QP_EX_WITH_MKEY_CONFIGURE) == MLX5DV_QP_EX_WITH_MKEY_CONFIGURE) {
            names.add("MLX5DV_QP_EX_WITH_MKEY_CONFIGURE");
            rest &= ~MLX5DV_QP_EX_WITH_MKEY_CONFIGURE;
        }
        if ((rest & MLX5DV_QP_EX_WITH_RAW_WQE) == MLX5DV_QP_EX_WITH_RAW_WQE) {
            names.add("MLX5DV_QP_EX_WITH_RAW_WQE");
            rest &= ~MLX5DV_QP_EX_WITH_RAW_WQE;
        }
        if ((rest & MLX5DV_QP_EX_WITH_MEMCPY) == MLX5DV_QP_EX_WITH_MEMCPY) {
            names.add("MLX5DV_QP_EX_WITH_MEMCPY");
            rest &= ~MLX5DV_QP_EX_WITH_MEMCPY;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
