// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_flow_action_esp_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Alternative names in C: {@code ibv_flow_action_esp_flags}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_flow_action_esp_flags {
    public static final int IB_UVERBS_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO = 0x0;

    public static final int IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD = 0x1;

    public static final int IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TUNNEL = 0x0;

    public static final int IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT = 0x2;

    public static final int IB_UVERBS_FLOW_ACTION_ESP_FLAGS_DECRYPT = 0x0;

    public static final int IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT = 0x4;

    public static final int IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW = 0x8;

    private ib_uverbs_flow_action_esp_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD) == IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD) {
            names.add("IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD");
            rest &= ~IB_UVERBS_FLOW_ACTION_ESP_FLAGS_FULL_OFFLOAD;
        }
        if ((rest & IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT) == IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT) {
            names.add("IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT");
            rest &= ~IB_UVERBS_FLOW_ACTION_ESP_FLAGS_TRANSPORT;
        }
        if ((rest & IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT) == IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT) {
            names.add("IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT");
            rest &= ~IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ENCRYPT;
        }
        if ((rest & IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW) == IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW) {
            names.add("IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW");
            rest &= ~IB_UVERBS_FLOW_ACTION_ESP_FLAGS_ESN_NEW_WINDOW;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "IB_UVERBS_FLOW_ACTION_ESP_FLAGS_INLINE_CRYPTO" : names.toString();
    }
}
