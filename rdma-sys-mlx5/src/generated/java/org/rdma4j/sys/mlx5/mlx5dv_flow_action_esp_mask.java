// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_flow_action_esp_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_flow_action_esp_mask {
    public static final int MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS = 0x1;

    private mlx5dv_flow_action_esp_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS) == MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS) {
            names.add("MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS");
            rest &= ~MLX5DV_FLOW_ACTION_ESP_MASK_FLAGS;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
