// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_wq_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 *
 * <p>Since rdma-core 30.0.
 */
public final class ib_uverbs_wq_type {
    public static final int IB_UVERBS_WQT_RQ = 0;

    private ib_uverbs_wq_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_WQT_RQ: return "IB_UVERBS_WQT_RQ";
            default: return Integer.toUnsignedString(value);
        }
    }
}
