// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_wc_opcode}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_wc_opcode {
    /**
     * A send of any kind.
     */
    public static final int IBV_WC_SEND = 0;

    /**
     * A write, with or without immediate data.
     */
    public static final int IBV_WC_RDMA_WRITE = 1;

    public static final int IBV_WC_RDMA_READ = 2;

    /**
     * {@link ibv_wr_opcode#IBV_WR_ATOMIC_CMP_AND_SWP IBV_WR_ATOMIC_CMP_AND_SWP}.
     */
    public static final int IBV_WC_COMP_SWAP = 3;

    /**
     * {@link ibv_wr_opcode#IBV_WR_ATOMIC_FETCH_AND_ADD IBV_WR_ATOMIC_FETCH_AND_ADD}.
     */
    public static final int IBV_WC_FETCH_ADD = 4;

    public static final int IBV_WC_BIND_MW = 5;

    public static final int IBV_WC_LOCAL_INV = 6;

    public static final int IBV_WC_TSO = 7;

    /**
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static final int IBV_WC_FLUSH = 8;

    /**
     * Since rdma-core 44.0 or a release before it (not in 39.0).
     */
    public static final int IBV_WC_ATOMIC_WRITE = 9;

    /**
     * A receive; also the bit that the opcodes of all receives contain.
     */
    public static final int IBV_WC_RECV = 128;

    /**
     * A receive that a write with immediate data consumed: the data is at the address that the peer
     * specified, not in the memory of the receive.
     */
    public static final int IBV_WC_RECV_RDMA_WITH_IMM = 129;

    public static final int IBV_WC_TM_ADD = 130;

    public static final int IBV_WC_TM_DEL = 131;

    public static final int IBV_WC_TM_SYNC = 132;

    public static final int IBV_WC_TM_RECV = 133;

    public static final int IBV_WC_TM_NO_TAG = 134;

    public static final int IBV_WC_DRIVER1 = 135;

    /**
     * Since rdma-core 39.0 or a release before it (not in 33.2).
     */
    public static final int IBV_WC_DRIVER2 = 136;

    /**
     * Since rdma-core 39.0 or a release before it (not in 33.2).
     */
    public static final int IBV_WC_DRIVER3 = 137;

    private ibv_wc_opcode() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_WC_SEND: return "IBV_WC_SEND";
            case IBV_WC_RDMA_WRITE: return "IBV_WC_RDMA_WRITE";
            case IBV_WC_RDMA_READ: return "IBV_WC_RDMA_READ";
            case IBV_WC_COMP_SWAP: return "IBV_WC_COMP_SWAP";
            case IBV_WC_FETCH_ADD: return "IBV_WC_FETCH_ADD";
            case IBV_WC_BIND_MW: return "IBV_WC_BIND_MW";
            case IBV_WC_LOCAL_INV: return "IBV_WC_LOCAL_INV";
            case IBV_WC_TSO: return "IBV_WC_TSO";
            case IBV_WC_FLUSH: return "IBV_WC_FLUSH";
            case IBV_WC_ATOMIC_WRITE: return "IBV_WC_ATOMIC_WRITE";
            case IBV_WC_RECV: return "IBV_WC_RECV";
            case IBV_WC_RECV_RDMA_WITH_IMM: return "IBV_WC_RECV_RDMA_WITH_IMM";
            case IBV_WC_TM_ADD: return "IBV_WC_TM_ADD";
            case IBV_WC_TM_DEL: return "IBV_WC_TM_DEL";
            case IBV_WC_TM_SYNC: return "IBV_WC_TM_SYNC";
            case IBV_WC_TM_RECV: return "IBV_WC_TM_RECV";
            case IBV_WC_TM_NO_TAG: return "IBV_WC_TM_NO_TAG";
            case IBV_WC_DRIVER1: return "IBV_WC_DRIVER1";
            case IBV_WC_DRIVER2: return "IBV_WC_DRIVER2";
            case IBV_WC_DRIVER3: return "IBV_WC_DRIVER3";
            default: return Integer.toUnsignedString(value);
        }
    }
}
