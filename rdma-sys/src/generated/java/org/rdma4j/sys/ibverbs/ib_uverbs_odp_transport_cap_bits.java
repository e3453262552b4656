// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ib_uverbs_odp_transport_cap_bits}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since rdma-core 65.0 or a release before it (not in 56.1).
 */
public final class ib_uverbs_odp_transport_cap_bits {
    public static final int IB_UVERBS_ODP_SUPPORT_SEND = 1;

    public static final int IB_UVERBS_ODP_SUPPORT_RECV = 2;

    public static final int IB_UVERBS_ODP_SUPPORT_WRITE = 4;

    public static final int IB_UVERBS_ODP_SUPPORT_READ = 8;

    public static final int IB_UVERBS_ODP_SUPPORT_ATOMIC = 16;

    public static final int IB_UVERBS_ODP_SUPPORT_SRQ_RECV = 32;

    public static final int IB_UVERBS_ODP_SUPPORT_FLUSH = 64;

    public static final int IB_UVERBS_ODP_SUPPORT_ATOMIC_WRITE = 128;

    private ib_uverbs_odp_transport_cap_bits() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_ODP_SUPPORT_SEND: return "IB_UVERBS_ODP_SUPPORT_SEND";
            case IB_UVERBS_ODP_SUPPORT_RECV: return "IB_UVERBS_ODP_SUPPORT_RECV";
            case IB_UVERBS_ODP_SUPPORT_WRITE: return "IB_UVERBS_ODP_SUPPORT_WRITE";
            case IB_UVERBS_ODP_SUPPORT_READ: return "IB_UVERBS_ODP_SUPPORT_READ";
            case IB_UVERBS_ODP_SUPPORT_ATOMIC: return "IB_UVERBS_ODP_SUPPORT_ATOMIC";
            case IB_UVERBS_ODP_SUPPORT_SRQ_RECV: return "IB_UVERBS_ODP_SUPPORT_SRQ_RECV";
            case IB_UVERBS_ODP_SUPPORT_FLUSH: return "IB_UVERBS_ODP_SUPPORT_FLUSH";
            case IB_UVERBS_ODP_SUPPORT_ATOMIC_WRITE: return "IB_UVERBS_ODP_SUPPORT_ATOMIC_WRITE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
