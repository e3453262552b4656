// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_dr_action_aso_flow_meter_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_dr_action_aso_flow_meter_flags {
    public static final int MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED = 0x1;

    public static final int MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW = 0x2;

    public static final int MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN = 0x4;

    public static final int MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED = 0x8;

    private mlx5dv_dr_action_aso_flow_meter_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED) == MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED) {
            names.add("MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED");
            rest &= ~MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_RED;
        }
        if ((rest & MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW) == MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW) {
            names.add("MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW");
            rest &= ~MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_YELLOW;
        }
        if ((rest & MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN) == MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN) {
            names.add("MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN");
            rest &= ~MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_GREEN;
        }
        if ((rest & MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED) == MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED) {
            names.add("MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED");
            rest &= ~MLX5DV_DR_ACTION_FLAGS_ASO_FLOW_METER_UNDEFINED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
