// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_flow_action_esp_keymat_aes_gcm_iv_algo}, in C an {@code unsigned int}.
 *
 * <p>Alternative names in C: {@code ibv_flow_action_esp_keymat_aes_gcm_iv_algo}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_flow_action_esp_keymat_aes_gcm_iv_algo {
    public static final int IB_UVERBS_FLOW_ACTION_IV_ALGO_SEQ = 0;

    private ib_uverbs_flow_action_esp_keymat_aes_gcm_iv_algo() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_FLOW_ACTION_IV_ALGO_SEQ: return "IB_UVERBS_FLOW_ACTION_IV_ALGO_SEQ";
            default: return Integer.toUnsignedString(value);
        }
    }
}
