// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_context_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_context_flags {
    public static final int MLX5DV_CONTEXT_FLAGS_CQE_V1 = 0x1;

    public static final int MLX5DV_CONTEXT_FLAGS_OBSOLETE = 0x2;

    public static final int MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED = 0x4;

    public static final int MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW = 0x8;

    public static final int MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP = 0x10;

    public static final int MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD = 0x20;

    public static final int MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE = 0x40;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS = 0x80;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int MLX5DV_CONTEXT_FLAGS_BLUEFLAME = 0x100;

    private mlx5dv_context_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_CONTEXT_FLAGS_CQE_V1) == MLX5DV_CONTEXT_FLAGS_CQE_V1) {
            names.add("MLX5DV_CONTEXT_FLAGS_CQE_V1");
            rest &= ~MLX5DV_CONTEXT_FLAGS_CQE_V1;
        }
        if ((rest & MLX5DV_CONTEXT_FLAGS_OBSOLETE) == MLX5DV_CONTEXT_FLAGS_OBSOLETE) {
            names.add("MLX5DV_CONTEXT_FLAGS_OBSOLETE");
            rest &= ~MLX5DV_CONTEXT_FLAGS_OBSOLETE;
        }
        if ((rest & MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED) == MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED) {
            names.add("MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED");
            rest &= ~MLX5DV_CONTEXT_FLAGS_MPW_ALLOWED;
        }
        if ((rest & MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW) == MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW) {
            names.add("MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW");
            rest &= ~MLX5DV_CONTEXT_FLAGS_ENHANCED_MPW;
        }
        if ((rest & MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP) == MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP) {
            names.add("MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP");
            rest &= ~MLX5DV_CONTEXT_FLAGS_CQE_128B_COMP;
        }
        if ((rest & MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD) == MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD) {
            names.add("MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD");
            rest &= ~MLX5DV_CONTEXT_FLAGS_CQE_128B_PAD;
        }
        if ((rest & MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE) == MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE) {
            names.add("MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE");
            rest &= ~MLX5DV_CONTEXT_FLAGS_PACKET_BASED_CREDIT_MODE;
        }
        if ((rest & MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS) == MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS) {
            names.add("MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS");
            rest &= ~MLX5DV_CONTEXT_FLAGS_REAL_TIME_TS;
        }
        if ((rest & MLX5DV_CONTEXT_FLAGS_BLUEFLAME) == MLX5DV_CONTEXT_FLAGS_BLUEFLAME) {
            names.add("MLX5DV_CONTEXT_FLAGS_BLUEFLAME");
            rest &= ~MLX5DV_CONTEXT_FLAGS_BLUEFLAME;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
