package org.rdma4j.verbs;

/**
 * Status of a completed work request: {@code enum ibv_wc_status}. The constants are in the order of the C constants.
 *
 * @see "docs/reference/work-status.md"
 */
public enum WorkStatus {
    SUCCESS(Cause.NONE, "the request succeeded"),
    LOC_LEN_ERR(Cause.PROGRAM, "a message was longer than the receive buffer, or than the port or the path allows"),
    LOC_QP_OP_ERR(
            Cause.PROGRAM,
            "the local queue pair could not execute the request: an invalid address, length or opcode, a message that"
                    + " is longer than the receive (soft-RoCE), or a port that went down"),
    LOC_EEC_OP_ERR(Cause.PROGRAM, "the local end-to-end context has failed"),
    LOC_PROT_ERR(
            Cause.PROGRAM,
            "a local buffer has an invalid key, an invalid range or insufficient access rights; a buffer that is"
                    + " written needs Access.LOCAL_WRITE"),
    WR_FLUSH_ERR(
            Cause.EARLIER,
            "not executed, because the queue pair entered the error state: after an earlier failed request, which"
                    + " has the reason, after abort(), or after a wait that timed out"),
    MW_BIND_ERR(
            Cause.PROGRAM,
            "the memory window could not be bound: its region needs Access.MW_BIND and the access rights of the window"),
    BAD_RESP_ERR(
            Cause.PATH, "the response of the peer was invalid: check the packet sequence numbers of both queue pairs"),
    LOC_ACCESS_ERR(Cause.PROGRAM, "a local buffer does not allow the write of the peer"),
    REM_INV_REQ_ERR(
            Cause.PEER,
            "the peer rejected the request: its queue pair does not allow the operation, the message is longer than"
                    + " its receive buffer, or it accepts no further reads"),
    REM_ACCESS_ERR(
            Cause.PEER,
            "the memory of the peer does not allow the access: a wrong or revoked key, a range outside the region,"
                    + " or missing access rights"),
    REM_OP_ERR(
            Cause.PEER,
            "the peer could not complete the operation: its own failed request has the reason, such as a receive that"
                    + " is too short for the message"),
    RETRY_EXC_ERR(
            Cause.PATH,
            "the peer did not respond: it has failed, its queue pair is not in RTR, the path or its GID is wrong, or"
                    + " packets are lost"),
    RNR_RETRY_EXC_ERR(
            Cause.PEER,
            "the peer had no receive posted during all RNR retries: the peer must post receives before this side"
                    + " sends"),
    LOC_RDD_VIOL_ERR(Cause.PROGRAM, "the reliable datagram domains of the two queue pairs do not match"),
    REM_INV_RD_REQ_ERR(Cause.PEER, "the peer rejected a reliable datagram"),
    REM_ABORT_ERR(Cause.PEER, "the peer aborted the operation"),
    INV_EECN_ERR(Cause.PROGRAM, "the end-to-end context does not exist"),
    INV_EEC_STATE_ERR(Cause.PROGRAM, "the end-to-end context is in the wrong state"),
    FATAL_ERR(Cause.DEVICE, "the device has failed: close it, and open it again"),
    RESP_TIMEOUT_ERR(Cause.PATH, "the responder did not respond in time"),
    GENERAL_ERR(Cause.DEVICE, "the device reports no specific reason"),
    TM_ERR(Cause.DEVICE, "tag matching failed"),
    TM_RNDV_INCOMPLETE(Cause.PROGRAM, "tag matching: the program must complete the rendezvous");

    private static final WorkStatus[] ALL = values();

    private final Cause cause;
    private final String hint;

    WorkStatus(Cause cause, String hint) {
        this.cause = cause;
        this.hint = hint;
    }

    /** Location of the cause of a failure. */
    public enum Cause {
        /** No failure. */
        NONE,
        /** This program: an invalid buffer, key, access right or state. */
        PROGRAM,
        /** The peer, which rejected the request, failed to execute it, or had no receive posted. */
        PEER,
        /** The path or a failed peer: there was no response, or an invalid one. */
        PATH,
        /** The local device. */
        DEVICE,
        /** An earlier event of the same queue pair: a failed request, an abort, or a timeout. */
        EARLIER
    }

    /** Returns the location of the cause. */
    public Cause cause() {
        return cause;
    }

    /** Returns the constant for a value of {@code enum ibv_wc_status}; {@link #GENERAL_ERR} for unknown values. */
    static WorkStatus of(int value) {
        return value >= 0 && value < ALL.length ? ALL[value] : GENERAL_ERR;
    }

    /** Returns a description of the usual causes and, where possible, of what to do. */
    public String hint() {
        return hint;
    }

    /** Returns the name of the constant in C, such as {@code IBV_WC_SUCCESS}. */
    public String cName() {
        return "IBV_WC_" + name();
    }
}
