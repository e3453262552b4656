// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_wr_opcode}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_wr_opcode {
    /**
     * Writes to the peer's memory, without a completion at the peer. RC, UC, XRC.
     */
    public static final int IBV_WR_RDMA_WRITE = 0;

    /**
     * Writes to the peer's memory, consumes a receive of the peer and completes it with {@code imm_data}.
     * RC, UC, XRC.
     */
    public static final int IBV_WR_RDMA_WRITE_WITH_IMM = 1;

    /**
     * Sends a message, which consumes the next receive of the peer. All types.
     */
    public static final int IBV_WR_SEND = 2;

    /**
     * Like {@link ibv_wr_opcode#IBV_WR_SEND IBV_WR_SEND}, with {@code imm_data}. RC, UC, UD, XRC.
     */
    public static final int IBV_WR_SEND_WITH_IMM = 3;

    /**
     * Reads the peer's memory into {@code sg_list}. RC, XRC.
     */
    public static final int IBV_WR_RDMA_READ = 4;

    /**
     * Replaces 8 bytes of the peer's memory by {@code swap} if they equal {@code compare_add}; the old
     * value is stored in {@code sg_list}. Atomic with respect to operations of the same device. RC, XRC.
     */
    public static final int IBV_WR_ATOMIC_CMP_AND_SWP = 5;

    /**
     * Adds {@code compare_add} to 8 bytes of the peer's memory; the old value is stored in
     * {@code sg_list}. RC, XRC.
     */
    public static final int IBV_WR_ATOMIC_FETCH_AND_ADD = 6;

    /**
     * Invalidates the key of a memory window of type 2. RC, UC, XRC.
     */
    public static final int IBV_WR_LOCAL_INV = 7;

    /**
     * Binds a memory window of type 2. RC, UC, XRC.
     */
    public static final int IBV_WR_BIND_MW = 8;

    /**
     * Like {@link ibv_wr_opcode#IBV_WR_SEND IBV_WR_SEND}, and invalidates a key of the peer. RC, UC, XRC.
     */
    public static final int IBV_WR_SEND_WITH_INV = 9;

    /**
     * Splits the data into TCP segments, each of which is preceded by the given headers. UD, raw packets.
     */
    public static final int IBV_WR_TSO = 10;

    /**
     * Defined by the driver.
     */
    public static final int IBV_WR_DRIVER1 = 11;

    /**
     * Completes after earlier writes have reached the peer's memory; only by
     * {@link Ibverbs#ibv_wr_flush ibv_wr_flush}. RC, XRC.
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static final int IBV_WR_FLUSH = 14;

    /**
     * Writes 8 bytes atomically; only by {@link Ibverbs#ibv_wr_atomic_write ibv_wr_atomic_write}. RC, XRC.
     * Since rdma-core 44.0 or a release before it (not in 39.0).
     */
    public static final int IBV_WR_ATOMIC_WRITE = 15;

    private ibv_wr_opcode() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
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
