// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_wc_status}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>How a request ended. After any failure an RC queue pair is in ERR: all else that was posted
 * completes with {@link ibv_wc_status#IBV_WC_WR_FLUSH_ERR IBV_WC_WR_FLUSH_ERR}, and the first other
 * status tells the cause, here or at the peer. To go on, take it to RESET and connect it again, or
 * make a new one.
 */
public final class ibv_wc_status {
    public static final int IBV_WC_SUCCESS = 0;

    /**
     * Receive: the message is longer than the request's memory. Send: longer than the device, or on UD the
     * MTU, allows. Post larger receives, or send less.
     */
    public static final int IBV_WC_LOC_LEN_ERR = 1;

    /**
     * The device found the request or the queue pair inconsistent: a wrong opcode or flag; on some devices
     * also what others report as {@link ibv_wc_status#IBV_WC_LOC_LEN_ERR IBV_WC_LOC_LEN_ERR} or
     * {@link ibv_wc_status#IBV_WC_LOC_PROT_ERR IBV_WC_LOC_PROT_ERR}, soft-RoCE among them.
     */
    public static final int IBV_WC_LOC_QP_OP_ERR = 2;

    /**
     * Reliable datagram, which no device has.
     */
    public static final int IBV_WC_LOC_EEC_OP_ERR = 3;

    /**
     * A piece of the request's memory is not within a region that {@code lkey} names, or that does not
     * allow it. Check address, length, key, protection domain,
     * {@link ibv_access_flags#IBV_ACCESS_LOCAL_WRITE IBV_ACCESS_LOCAL_WRITE}, and that the region is still
     * registered.
     */
    public static final int IBV_WC_LOC_PROT_ERR = 4;

    /**
     * Not done, since the queue pair is in error: look for the status before it, or at the peer. A
     * connection that ends gives it for the receives that are left, which is no fault.
     */
    public static final int IBV_WC_WR_FLUSH_ERR = 5;

    /**
     * The memory window could not be bound: check region, range and access flags.
     */
    public static final int IBV_WC_MW_BIND_ERR = 6;

    /**
     * The peer's answer makes no sense to the protocol.
     */
    public static final int IBV_WC_BAD_RESP_ERR = 7;

    /**
     * Receive: the peer's write with immediate data was not allowed on the memory here. Check its address,
     * {@code rkey} and length.
     */
    public static final int IBV_WC_LOC_ACCESS_ERR = 8;

    /**
     * The peer refused the message: its receive was too short, the operation is not allowed by its
     * {@code qp_access_flags}, or a read or atomic operation came while its {@code max_dest_rd_atomic}
     * allows none.
     */
    public static final int IBV_WC_REM_INV_REQ_ERR = 9;

    /**
     * The peer's memory may not be accessed so: check {@code rkey}, {@code remote_addr}, length, the
     * access flags of its region and queue pair, and that the region is in the queue pair's protection
     * domain.
     */
    public static final int IBV_WC_REM_ACCESS_ERR = 10;

    /**
     * The peer could not complete the operation, for a fault at its end: its own completion tells which.
     */
    public static final int IBV_WC_REM_OP_ERR = 11;

    /**
     * No answer, {@code retry_cnt} times: the peer is gone, its queue pair is not in RTR or RTS, or
     * {@code dest_qp_num}, address, PSN or network is wrong. Common with the first message of a wrong
     * set-up.
     */
    public static final int IBV_WC_RETRY_EXC_ERR = 12;

    /**
     * The peer had no receive posted, {@code rnr_retry} times. Post more receives there, or set
     * {@code rnr_retry} to 7.
     */
    public static final int IBV_WC_RNR_RETRY_EXC_ERR = 13;

    /**
     * Reliable datagram, which no device has.
     */
    public static final int IBV_WC_LOC_RDD_VIOL_ERR = 14;

    /**
     * Reliable datagram, which no device has.
     */
    public static final int IBV_WC_REM_INV_RD_REQ_ERR = 15;

    /**
     * The other side aborted the operation.
     */
    public static final int IBV_WC_REM_ABORT_ERR = 16;

    /**
     * Reliable datagram, which no device has.
     */
    public static final int IBV_WC_INV_EECN_ERR = 17;

    /**
     * Reliable datagram, which no device has.
     */
    public static final int IBV_WC_INV_EEC_STATE_ERR = 18;

    /**
     * The device or its driver failed; expect
     * {@link ibv_event_type#IBV_EVENT_DEVICE_FATAL IBV_EVENT_DEVICE_FATAL}.
     */
    public static final int IBV_WC_FATAL_ERR = 19;

    /**
     * The peer took too long to answer.
     */
    public static final int IBV_WC_RESP_TIMEOUT_ERR = 20;

    /**
     * Any other failure: {@code vendor_err} may tell.
     */
    public static final int IBV_WC_GENERAL_ERR = 21;

    /**
     * Tag matching failed.
     */
    public static final int IBV_WC_TM_ERR = 22;

    /**
     * Tag matching: the program has to fetch the data of this message itself.
     */
    public static final int IBV_WC_TM_RNDV_INCOMPLETE = 23;

    private ibv_wc_status() {
    }

    /**
     * The name of the value, or the number when it has none.
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
