// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_flow_action_cap_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_flow_action_cap_flags {
    public static final int MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM = 0x1;

    public static final int MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA = 0x2;

    public static final int MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING = 0x4;

    public static final int MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD = 0x8;

    public static final int MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN = 0x10;

    private mlx5dv_flow_action_cap_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM) == MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM) {
            names.add("MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM");
            rest &= ~MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM;
        }
        if ((rest & MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA) == MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA) {
            names.add("MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA");
            rest &= ~MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_REQ_METADATA;
        }
        if ((rest & MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING) == MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING) {
            names.add("MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING");
            rest &= ~MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_SPI_STEERING;
        }
        if ((rest & MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD) == MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD) {
            names.add("MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD");
            rest &= ~MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_FULL_OFFLOAD;
        }
        if ((rest & MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN) == MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN) {
            names.add("MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN");
            rest &= ~MLX5DV_FLOW_ACTION_FLAGS_ESP_AES_GCM_TX_IV_IS_ESN;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
