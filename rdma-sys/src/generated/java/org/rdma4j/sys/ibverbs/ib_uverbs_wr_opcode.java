// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_wr_opcode}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 */
public final class ib_uverbs_wr_opcode {
    public static final int IB_UVERBS_WR_RDMA_WRITE = 0;

    public static final int IB_UVERBS_WR_RDMA_WRITE_WITH_IMM = 1;

    public static final int IB_UVERBS_WR_SEND = 2;

    public static final int IB_UVERBS_WR_SEND_WITH_IMM = 3;

    public static final int IB_UVERBS_WR_RDMA_READ = 4;

    public static final int IB_UVERBS_WR_ATOMIC_CMP_AND_SWP = 5;

    public static final int IB_UVERBS_WR_ATOMIC_FETCH_AND_ADD = 6;

    public static final int IB_UVERBS_WR_LOCAL_INV = 7;

    public static final int IB_UVERBS_WR_BIND_MW = 8;

    public static final int IB_UVERBS_WR_SEND_WITH_INV = 9;

    public static final int IB_UVERBS_WR_TSO = 10;

    public static final int IB_UVERBS_WR_RDMA_READ_WITH_INV = 11;

    public static final int IB_UVERBS_WR_MASKED_ATOMIC_CMP_AND_SWP = 12;

    public static final int IB_UVERBS_WR_MASKED_ATOMIC_FETCH_AND_ADD = 13;

    /**
     * Since the headers of Linux 6.8 or a version before it (not in 6.1).
     */
    public static final int IB_UVERBS_WR_FLUSH = 14;

    /**
     * Since the headers of Linux 6.8 or a version before it (not in 6.1).
     */
    public static final int IB_UVERBS_WR_ATOMIC_WRITE = 15;

    private ib_uverbs_wr_opcode() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_WR_RDMA_WRITE: return "IB_UVERBS_WR_RDMA_WRITE";
            case IB_UVERBS_WR_RDMA_WRITE_WITH_IMM: return "IB_UVERBS_WR_RDMA_WRITE_WITH_IMM";
            case IB_UVERBS_WR_SEND: return "IB_UVERBS_WR_SEND";
            case IB_UVERBS_WR_SEND_WITH_IMM: return "IB_UVERBS_WR_SEND_WITH_IMM";
            case IB_UVERBS_WR_RDMA_READ: return "IB_UVERBS_WR_RDMA_READ";
            case IB_UVERBS_WR_ATOMIC_CMP_AND_SWP: return "IB_UVERBS_WR_ATOMIC_CMP_AND_SWP";
            case IB_UVERBS_WR_ATOMIC_FETCH_AND_ADD: return "IB_UVERBS_WR_ATOMIC_FETCH_AND_ADD";
            case IB_UVERBS_WR_LOCAL_INV: return "IB_UVERBS_WR_LOCAL_INV";
            case IB_UVERBS_WR_BIND_MW: return "IB_UVERBS_WR_BIND_MW";
            case IB_UVERBS_WR_SEND_WITH_INV: return "IB_UVERBS_WR_SEND_WITH_INV";
            case IB_UVERBS_WR_TSO: return "IB_UVERBS_WR_TSO";
            case IB_UVERBS_WR_RDMA_READ_WITH_INV: return "IB_UVERBS_WR_RDMA_READ_WITH_INV";
            case IB_UVERBS_WR_MASKED_ATOMIC_CMP_AND_SWP: return "IB_UVERBS_WR_MASKED_ATOMIC_CMP_AND_SWP";
            case IB_UVERBS_WR_MASKED_ATOMIC_FETCH_AND_ADD: return "IB_UVERBS_WR_MASKED_ATOMIC_FETCH_AND_ADD";
            case IB_UVERBS_WR_FLUSH: return "IB_UVERBS_WR_FLUSH";
            case IB_UVERBS_WR_ATOMIC_WRITE: return "IB_UVERBS_WR_ATOMIC_WRITE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
