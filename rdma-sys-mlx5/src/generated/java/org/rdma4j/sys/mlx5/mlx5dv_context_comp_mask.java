// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_context_comp_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_context_comp_mask {
    public static final int MLX5DV_CONTEXT_MASK_CQE_COMPRESION = 0x1;

    public static final int MLX5DV_CONTEXT_MASK_SWP = 0x2;

    public static final int MLX5DV_CONTEXT_MASK_STRIDING_RQ = 0x4;

    public static final int MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS = 0x8;

    public static final int MLX5DV_CONTEXT_MASK_DYN_BFREGS = 0x10;

    public static final int MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE = 0x20;

    public static final int MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS = 0x40;

    public static final int MLX5DV_CONTEXT_MASK_DC_ODP_CAPS = 0x80;

    public static final int MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK = 0x100;

    public static final int MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS = 0x200;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD = 0x400;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_CONTEXT_MASK_DCI_STREAMS = 0x800;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH = 0x1000;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD = 0x2000;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5DV_CONTEXT_MASK_MAX_DC_RD_ATOM = 0x4000;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5DV_CONTEXT_MASK_REG_C0 = 0x8000;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5DV_CONTEXT_MASK_OOO_RECV_WRS = 0x10000;

    private mlx5dv_context_comp_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_CONTEXT_MASK_CQE_COMPRESION) == MLX5DV_CONTEXT_MASK_CQE_COMPRESION) {
            names.add("MLX5DV_CONTEXT_MASK_CQE_COMPRESION");
            rest &= ~MLX5DV_CONTEXT_MASK_CQE_COMPRESION;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_SWP) == MLX5DV_CONTEXT_MASK_SWP) {
            names.add("MLX5DV_CONTEXT_MASK_SWP");
            rest &= ~MLX5DV_CONTEXT_MASK_SWP;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_STRIDING_RQ) == MLX5DV_CONTEXT_MASK_STRIDING_RQ) {
            names.add("MLX5DV_CONTEXT_MASK_STRIDING_RQ");
            rest &= ~MLX5DV_CONTEXT_MASK_STRIDING_RQ;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS) == MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS) {
            names.add("MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS");
            rest &= ~MLX5DV_CONTEXT_MASK_TUNNEL_OFFLOADS;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_DYN_BFREGS) == MLX5DV_CONTEXT_MASK_DYN_BFREGS) {
            names.add("MLX5DV_CONTEXT_MASK_DYN_BFREGS");
            rest &= ~MLX5DV_CONTEXT_MASK_DYN_BFREGS;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE) == MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE) {
            names.add("MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE");
            rest &= ~MLX5DV_CONTEXT_MASK_CLOCK_INFO_UPDATE;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS) == MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS) {
            names.add("MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS");
            rest &= ~MLX5DV_CONTEXT_MASK_FLOW_ACTION_FLAGS;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_DC_ODP_CAPS) == MLX5DV_CONTEXT_MASK_DC_ODP_CAPS) {
            names.add("MLX5DV_CONTEXT_MASK_DC_ODP_CAPS");
            rest &= ~MLX5DV_CONTEXT_MASK_DC_ODP_CAPS;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK) == MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK) {
            names.add("MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK");
            rest &= ~MLX5DV_CONTEXT_MASK_HCA_CORE_CLOCK;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS) == MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS) {
            names.add("MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS");
            rest &= ~MLX5DV_CONTEXT_MASK_NUM_LAG_PORTS;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD) == MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD) {
            names.add("MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD");
            rest &= ~MLX5DV_CONTEXT_MASK_SIGNATURE_OFFLOAD;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_DCI_STREAMS) == MLX5DV_CONTEXT_MASK_DCI_STREAMS) {
            names.add("MLX5DV_CONTEXT_MASK_DCI_STREAMS");
            rest &= ~MLX5DV_CONTEXT_MASK_DCI_STREAMS;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH) == MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH) {
            names.add("MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH");
            rest &= ~MLX5DV_CONTEXT_MASK_WR_MEMCPY_LENGTH;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD) == MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD) {
            names.add("MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD");
            rest &= ~MLX5DV_CONTEXT_MASK_CRYPTO_OFFLOAD;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_MAX_DC_RD_ATOM) == MLX5DV_CONTEXT_MASK_MAX_DC_RD_ATOM) {
            names.add("MLX5DV_CONTEXT_MASK_MAX_DC_RD_ATOM");
            rest &= ~MLX5DV_CONTEXT_MASK_MAX_DC_RD_ATOM;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_REG_C0) == MLX5DV_CONTEXT_MASK_REG_C0) {
            names.add("MLX5DV_CONTEXT_MASK_REG_C0");
            rest &= ~MLX5DV_CONTEXT_MASK_REG_C0;
        }
        if ((rest & MLX5DV_CONTEXT_MASK_OOO_RECV_WRS) == MLX5DV_CONTEXT_MASK_OOO_RECV_WRS) {
            names.add("MLX5DV_CONTEXT_MASK_OOO_RECV_WRS");
            rest &= ~MLX5DV_CONTEXT_MASK_OOO_RECV_WRS;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
