// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_qp_create_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_qp_create_flags {
    public static final int MLX5DV_QP_CREATE_TUNNEL_OFFLOADS = 0x1;

    public static final int MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC = 0x2;

    public static final int MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC = 0x4;

    public static final int MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE = 0x8;

    public static final int MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE = 0x10;

    public static final int MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE = 0x20;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_QP_CREATE_SIG_PIPELINING = 0x40;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5DV_QP_CREATE_OOO_DP = 0x80;

    private mlx5dv_qp_create_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_QP_CREATE_TUNNEL_OFFLOADS) == MLX5DV_QP_CREATE_TUNNEL_OFFLOADS) {
            names.add("MLX5DV_QP_CREATE_TUNNEL_OFFLOADS");
            rest &= ~MLX5DV_QP_CREATE_TUNNEL_OFFLOADS;
        }
        if ((rest & MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC) == MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC) {
            names.add("MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC");
            rest &= ~MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_UC;
        }
        if ((rest & MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC) == MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC) {
            names.add("MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC");
            rest &= ~MLX5DV_QP_CREATE_TIR_ALLOW_SELF_LOOPBACK_MC;
        }
        if ((rest & MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE) == MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE) {
            names.add("MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE");
            rest &= ~MLX5DV_QP_CREATE_DISABLE_SCATTER_TO_CQE;
        }
        if ((rest & MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE) == MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE) {
            names.add("MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE");
            rest &= ~MLX5DV_QP_CREATE_ALLOW_SCATTER_TO_CQE;
        }
        if ((rest & MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE) == MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE) {
            names.add("MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE");
            rest &= ~MLX5DV_QP_CREATE_PACKET_BASED_CREDIT_MODE;
        }
        if ((rest & MLX5DV_QP_CREATE_SIG_PIPELINING) == MLX5DV_QP_CREATE_SIG_PIPELINING) {
            names.add("MLX5DV_QP_CREATE_SIG_PIPELINING");
            rest &= ~MLX5DV_QP_CREATE_SIG_PIPELINING;
        }
        if ((rest & MLX5DV_QP_CREATE_OOO_DP) == MLX5DV_QP_CREATE_OOO_DP) {
            names.add("MLX5DV_QP_CREATE_OOO_DP");
            rest &= ~MLX5DV_QP_CREATE_OOO_DP;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
