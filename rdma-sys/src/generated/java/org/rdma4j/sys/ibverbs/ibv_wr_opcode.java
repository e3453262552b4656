// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_wr_opcode}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_wr_opcode {
    public static final int IBV_WR_RDMA_WRITE = 0;

    public static final int IBV_WR_RDMA_WRITE_WITH_IMM = 1;

    public static final int IBV_WR_SEND = 2;

    public static final int IBV_WR_SEND_WITH_IMM = 3;

    public static final int IBV_WR_RDMA_READ = 4;

    public static final int IBV_WR_ATOMIC_CMP_AND_SWP = 5;

    public static final int IBV_WR_ATOMIC_FETCH_AND_ADD = 6;

    public static final int IBV_WR_LOCAL_INV = 7;

    public static final int IBV_WR_BIND_MW = 8;

    public static final int IBV_WR_SEND_WITH_INV = 9;

    public static final int IBV_WR_TSO = 10;

    public static final int IBV_WR_DRIVER1 = 11;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int IBV_WR_FLUSH = 14;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int IBV_WR_ATOMIC_WRITE = 15;

    private ibv_wr_opcode() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_WR_RDMA_WRITE: return "IBV_WR_RDMA_WRITE";
            case IBV_WR_RDMA_WRITE_WITH_IMM: return "IBV_WR_RDMA_WRITE_WITH_IMM";
            case IBV_WR_SEND: return "IBV_WR_SEND";
            case IBV_WR_SEND_WITH_IMM: return "IBV_WR_SEND_WITH_IMM";
            case IBV_WR_RDMA_READ: return "IBV_WR_RDMA_READ";
            case IBV_WR_ATOMIC_CMP_AND_SWP: return "IBV_WR_ATOMIC_CMP_AND_SWP";
            case IBV_WR_ATOMIC_FETCH_AND_ADD: return "IBV_WR_ATOMIC_FETCH_AND_ADD";
            case IBV_WR_LOCAL_INV: return "IBV_WR_LOCAL_INV";
            case IBV_WR_BIND_MW: return "IBV_WR_BIND_MW";
            case IBV_WR_SEND_WITH_INV: return "IBV_WR_SEND_WITH_INV";
            case IBV_WR_TSO: return "IBV_WR_TSO";
            case IBV_WR_DRIVER1: return "IBV_WR_DRIVER1";
            case IBV_WR_FLUSH: return "IBV_WR_FLUSH";
            case IBV_WR_ATOMIC_WRITE: return "IBV_WR_ATOMIC_WRITE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
