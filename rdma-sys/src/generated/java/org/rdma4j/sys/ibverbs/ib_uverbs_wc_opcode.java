// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_wc_opcode}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since the headers of Linux 5.10 or a version before it (not in 5.6).
 */
public final class ib_uverbs_wc_opcode {
    public static final int IB_UVERBS_WC_SEND = 0;

    public static final int IB_UVERBS_WC_RDMA_WRITE = 1;

    public static final int IB_UVERBS_WC_RDMA_READ = 2;

    public static final int IB_UVERBS_WC_COMP_SWAP = 3;

    public static final int IB_UVERBS_WC_FETCH_ADD = 4;

    public static final int IB_UVERBS_WC_BIND_MW = 5;

    public static final int IB_UVERBS_WC_LOCAL_INV = 6;

    public static final int IB_UVERBS_WC_TSO = 7;

    /**
     * Since the headers of Linux 6.8 or a version before it (not in 6.1).
     */
    public static final int IB_UVERBS_WC_FLUSH = 8;

    /**
     * Since the headers of Linux 6.8 or a version before it (not in 6.1).
     */
    public static final int IB_UVERBS_WC_ATOMIC_WRITE = 9;

    private ib_uverbs_wc_opcode() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_WC_SEND: return "IB_UVERBS_WC_SEND";
            case IB_UVERBS_WC_RDMA_WRITE: return "IB_UVERBS_WC_RDMA_WRITE";
            case IB_UVERBS_WC_RDMA_READ: return "IB_UVERBS_WC_RDMA_READ";
            case IB_UVERBS_WC_COMP_SWAP: return "IB_UVERBS_WC_COMP_SWAP";
            case IB_UVERBS_WC_FETCH_ADD: return "IB_UVERBS_WC_FETCH_ADD";
            case IB_UVERBS_WC_BIND_MW: return "IB_UVERBS_WC_BIND_MW";
            case IB_UVERBS_WC_LOCAL_INV: return "IB_UVERBS_WC_LOCAL_INV";
            case IB_UVERBS_WC_TSO: return "IB_UVERBS_WC_TSO";
            case IB_UVERBS_WC_FLUSH: return "IB_UVERBS_WC_FLUSH";
            case IB_UVERBS_WC_ATOMIC_WRITE: return "IB_UVERBS_WC_ATOMIC_WRITE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
