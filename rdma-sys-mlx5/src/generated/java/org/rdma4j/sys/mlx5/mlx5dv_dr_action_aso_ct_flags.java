// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_dr_action_aso_ct_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 35.0.
 */
public final class mlx5dv_dr_action_aso_ct_flags {
    public static final int MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR = 0x1;

    public static final int MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER = 0x2;

    private mlx5dv_dr_action_aso_ct_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR) == MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR) {
            names.add("MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR");
            rest &= ~MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_INITIATOR;
        }
        if ((rest & MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER) == MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER) {
            names.add("MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER");
            rest &= ~MLX5DV_DR_ACTION_FLAGS_ASO_CT_DIRECTION_RESPONDER;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
