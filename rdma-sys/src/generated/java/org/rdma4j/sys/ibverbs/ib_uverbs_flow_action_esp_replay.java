// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_flow_action_esp_replay}, in C an {@code unsigned int}.
 *
 * <p>Alternative names in C: {@code ibv_flow_action_esp_replay}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_flow_action_esp_replay {
    public static final int IB_UVERBS_FLOW_ACTION_ESP_REPLAY_NONE = 0;

    public static final int IB_UVERBS_FLOW_ACTION_ESP_REPLAY_BMP = 1;

    private ib_uverbs_flow_action_esp_replay() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_FLOW_ACTION_ESP_REPLAY_NONE: return "IB_UVERBS_FLOW_ACTION_ESP_REPLAY_NONE";
            case IB_UVERBS_FLOW_ACTION_ESP_REPLAY_BMP: return "IB_UVERBS_FLOW_ACTION_ESP_REPLAY_BMP";
            default: return Integer.toUnsignedString(value);
        }
    }
}
