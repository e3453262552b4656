// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_wc_status}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Result of a request. After a failure, an RC queue pair is in the state ERR: all other requests
 * complete with {@link ibv_wc_status#IBV_WC_WR_FLUSH_ERR IBV_WC_WR_FLUSH_ERR}, and the first other
 * status, here or at the peer, indicates the cause. To continue, change the queue pair to RESET and
 * connect it again, or create a new one.
 */
public final class ibv_wc_status {
    public static final int IBV_WC_SUCCESS = 0;

    /**
     * Receive: the message is larger than the memory of the request. Send: the message is larger than the
     * device supports, or on UD larger than the MTU. Post larger receives, or send smaller messages.
     */
    public static final int IBV_WC_LOC_LEN_ERR = 1;

    /**
     * The device found the request or the queue pair inconsistent, such as a wrong opcode or flag. Some
     * devices, including soft-RoCE, also report this status instead of
     * {@link ibv_wc_status#IBV_WC_LOC_LEN_ERR IBV_WC_LOC_LEN_ERR} or
     * {@link ibv_wc_status#IBV_WC_LOC_PROT_ERR IBV_WC_LOC_PROT_ERR}.
     */
    public static final int IBV_WC_LOC_QP_OP_ERR = 2;

    /**
     * Reliable datagrams, which no device supports.
     */
    public static final int IBV_WC_LOC_EEC_OP_ERR = 3;

    /**
     * A scatter/gather element is outside the memory region of its {@code lkey}, or the region does not
     * permit the access. Check address, length, key, protection domain and
     * {@link ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE}, and that the region is still
     * registered.
     */
    public static final int IBV_WC_LOC_PROT_ERR = 4;

    /**
     * Not performed, because the queue pair is in the error state: see the preceding status, or that of
     * the peer. Outstanding receives have this status after the end of a connection, which is not an
     * error.
     */
    public static final int IBV_WC_WR_FLUSH_ERR = 5;

    /**
     * The memory window could not be bound: check the region, range and access flags.
     */
    public static final int IBV_WC_MW_BIND_ERR = 6;

    /**
     * The response of the peer violates the protocol.
     */
    public static final int IBV_WC_BAD_RESP_ERR = 7;

    /**
     * Receive: the peer's write with immediate data was not permitted. Check its address, {@code rkey} and
     * length.
     */
    public static final int IBV_WC_LOC_ACCESS_ERR = 8;

    /**
     * The peer rejected the message: its receive was too small, its {@code qp_access_flags} do not permit
     * the operation, or its {@code max_dest_rd_atomic} permits no read or atomic operation.
     */
    public static final int IBV_WC_REM_INV_REQ_ERR = 9;

    /**
     * The peer's memory does not permit the access: check {@code rkey}, {@code remote_addr}, length, the
     * access flags of the region and queue pair, and that both are in the same protection domain.
     */
    public static final int IBV_WC_REM_ACCESS_ERR = 10;

    /**
     * The peer could not complete the operation because of an error on its side, which its own completion
     * reports.
     */
    public static final int IBV_WC_REM_OP_ERR = 11;

    /**
     * No response after {@code retry_cnt} retransmissions: the peer has terminated, its queue pair is not
     * in RTR or RTS, or {@code dest_qp_num}, address, PSN or network is wrong. Common for the first
     * message after an incorrect setup.
     */
    public static final int IBV_WC_RETRY_EXC_ERR = 12;

    /**
     * The peer had no receive posted after {@code rnr_retry} retransmissions. Post more receives, or set
     * {@code rnr_retry} to 7.
     */
    public static final int IBV_WC_RNR_RETRY_EXC_ERR = 13;

    /**
     * Reliable datagrams, which no device supports.
     */
    public static final int IBV_WC_LOC_RDD_VIOL_ERR = 14;

    /**
     * Reliable datagrams, which no device supports.
     */
    public static final int IBV_WC_REM_INV_RD_REQ_ERR = 15;

    /**
     * The peer aborted the operation.
     */
    public static final int IBV_WC_REM_ABORT_ERR = 16;

    /**
     * Reliable datagrams, which no device supports.
     */
    public static final int IBV_WC_INV_EECN_ERR = 17;

    /**
     * Reliable datagrams, which no device supports.
     */
    public static final int IBV_WC_INV_EEC_STATE_ERR = 18;

    /**
     * The device or its driver failed;
     * {@link ibv_event_type#IBV_EVENT_DEVICE_FATAL IBV_EVENT_DEVICE_FATAL} may follow.
     */
    public static final int IBV_WC_FATAL_ERR = 19;

    /**
     * The peer did not respond in time.
     */
    public static final int IBV_WC_RESP_TIMEOUT_ERR = 20;

    /**
     * Any other failure, which {@code vendor_err} may describe.
     */
    public static final int IBV_WC_GENERAL_ERR = 21;

    /**
     * Tag matching failed.
     */
    public static final int IBV_WC_TM_ERR = 22;

    /**
     * Tag matching: the program must fetch the data of this message.
     */
    public static final int IBV_WC_TM_RNDV_INCOMPLETE = 23;

    private ibv_wc_status() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_WC_SUCCESS: return "IBV_WC_SUCCESS";
            case IBV_WC_LOC_LEN_ERR: return "IBV_WC_LOC_LEN_ERR";
            case IBV_WC_LOC_QP_OP_ERR: return "IBV_WC_LOC_QP_OP_ERR";
            case IBV_WC_LOC_EEC_OP_ERR: return "IBV_WC_LOC_EEC_OP_ERR";
            case IBV_WC_LOC_PROT_ERR: return "IBV_WC_LOC_PROT_ERR";
            case IBV_WC_WR_FLUSH_ERR: return "IBV_WC_WR_FLUSH_ERR";
            case IBV_WC_MW_BIND_ERR: return "IBV_WC_MW_BIND_ERR";
            case IBV_WC_BAD_RESP_ERR: return "IBV_WC_BAD_RESP_ERR";
            case IBV_WC_LOC_ACCESS_ERR: return "IBV_WC_LOC_ACCESS_ERR";
            case IBV_WC_REM_INV_REQ_ERR: return "IBV_WC_REM_INV_REQ_ERR";
            case IBV_WC_REM_ACCESS_ERR: return "IBV_WC_REM_ACCESS_ERR";
            case IBV_WC_REM_OP_ERR: return "IBV_WC_REM_OP_ERR";
            case IBV_WC_RETRY_EXC_ERR: return "IBV_WC_RETRY_EXC_ERR";
            case IBV_WC_RNR_RETRY_EXC_ERR: return "IBV_WC_RNR_RETRY_EXC_ERR";
            case IBV_WC_LOC_RDD_VIOL_ERR: return "IBV_WC_LOC_RDD_VIOL_ERR";
            case IBV_WC_REM_INV_RD_REQ_ERR: return "IBV_WC_REM_INV_RD_REQ_ERR";
            case IBV_WC_REM_ABORT_ERR: return "IBV_WC_REM_ABORT_ERR";
            case IBV_WC_INV_EECN_ERR: return "IBV_WC_INV_EECN_ERR";
            case IBV_WC_INV_EEC_STATE_ERR: return "IBV_WC_INV_EEC_STATE_ERR";
            case IBV_WC_FATAL_ERR: return "IBV_WC_FATAL_ERR";
            case IBV_WC_RESP_TIMEOUT_ERR: return "IBV_WC_RESP_TIMEOUT_ERR";
            case IBV_WC_GENERAL_ERR: return "IBV_WC_GENERAL_ERR";
            case IBV_WC_TM_ERR: return "IBV_WC_TM_ERR";
            case IBV_WC_TM_RNDV_INCOMPLETE: return "IBV_WC_TM_RNDV_INCOMPLETE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
