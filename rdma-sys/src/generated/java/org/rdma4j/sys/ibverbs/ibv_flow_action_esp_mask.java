// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_flow_action_esp_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_flow_action_esp_mask {
    public static final int IBV_FLOW_ACTION_ESP_MASK_ESN = 0x1;

    private ibv_flow_action_esp_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_FLOW_ACTION_ESP_MASK_ESN) == IBV_FLOW_ACTION_ESP_MASK_ESN) {
            names.add("IBV_FLOW_ACTION_ESP_MASK_ESN");
            rest &= ~IBV_FLOW_ACTION_ESP_MASK_ESN;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
