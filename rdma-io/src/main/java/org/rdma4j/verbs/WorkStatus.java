package org.rdma4j.verbs;

/** How a work request ended: {@code enum ibv_wc_status}. */
public enum WorkStatus {
    SUCCESS(Cause.NONE, "it is done"),
    LOC_LEN_ERR(
            Cause.PROGRAM,
            "a message did not fit the receive buffer, or was longer than the port or the path lets it be"),
    LOC_QP_OP_ERR(
            Cause.PROGRAM,
            "the local queue pair could not do it: an address, length or opcode that does not fit, a message that"
                    + " is longer than the receive (soft-RoCE), or its port went down"),
    LOC_EEC_OP_ERR(Cause.PROGRAM, "an error of the local end-to-end context"),
    LOC_PROT_ERR(
            Cause.PROGRAM,
            "a local buffer is not registered for this: its key, its range or its access; a buffer that is written"
                    + " needs Access.LOCAL_WRITE"),
    WR_FLUSH_ERR(
            Cause.EARLIER,
            "it was not done: the queue pair went to the error state first; the first failure tells why, if it was"
                    + " no abort() and no wait that ran out of time"),
    MW_BIND_ERR(
            Cause.PROGRAM,
            "the memory window could not be bound: its region needs Access.MW_BIND, and the rights of the window"),
    BAD_RESP_ERR(
            Cause.PATH, "the peer's answer made no sense: two requests may have been numbered alike, check the PSNs"),
    LOC_ACCESS_ERR(Cause.PROGRAM, "a local buffer does not allow what the peer wrote to it"),
    REM_INV_REQ_ERR(
            Cause.PEER,
            "the peer refused the request: it does not allow the operation (its queue pair's access), the"
                    + " message is longer than its receive buffer, or it takes no further reads"),
    REM_ACCESS_ERR(
            Cause.PEER,
            "the peer's memory does not allow it: a wrong or revoked key, a range outside its region, or an access"
                    + " that was not given"),
    REM_OP_ERR(
            Cause.PEER,
            "the peer could not do it: its own failed request tells why, such as a receive that is too short for the"
                    + " message"),
    RETRY_EXC_ERR(
            Cause.PATH,
            "the peer did not answer: it is gone, its queue pair is not in RTR, the path or its GID is wrong, or"
                    + " packets are lost"),
    RNR_RETRY_EXC_ERR(
            Cause.PEER,
            "the peer had no receive posted, for longer than the RNR retries last: post receives before the"
                    + " peer sends"),
    LOC_RDD_VIOL_ERR(Cause.PROGRAM, "a domain of reliable datagrams does not fit"),
    REM_INV_RD_REQ_ERR(Cause.PEER, "the peer refused a reliable datagram"),
    REM_ABORT_ERR(Cause.PEER, "the peer aborted it"),
    INV_EECN_ERR(Cause.PROGRAM, "an end-to-end context number that does not exist"),
    INV_EEC_STATE_ERR(Cause.PROGRAM, "the end-to-end context is in the wrong state"),
    FATAL_ERR(Cause.DEVICE, "the device has failed: close it, and open it again"),
    RESP_TIMEOUT_ERR(Cause.PATH, "the responder did not answer in time"),
    GENERAL_ERR(Cause.DEVICE, "the device gives no other reason"),
    TM_ERR(Cause.DEVICE, "tag matching failed"),
    TM_RNDV_INCOMPLETE(Cause.PROGRAM, "tag matching: the rendezvous has to be completed by the program");

    private static final WorkStatus[] ALL = values();

    private final Cause cause;
    private final String hint;

    WorkStatus(Cause cause, String hint) {
        this.cause = cause;
        this.hint = hint;
    }

    /** Where to look for the reason of a failure. */
    public enum Cause {
        /** There was no failure. */
        NONE,
        /** This program: a buffer, a key, an access or a state of its own that does not fit. */
        PROGRAM,
        /** The peer, which answered that it cannot or will not, or had no receive. */
        PEER,
        /** What is between the two, or a peer that is gone: nothing came back, or nothing that made sense. */
        PATH,
        /** This device. */
        DEVICE,
        /** An earlier failure of the same queue pair, which was not done for a reason of its own. */
        EARLIER
    }

    /** Where to look for the reason. */
    public Cause cause() {
        return cause;
    }

    /** The one of {@code enum ibv_wc_status} with this value; what is newer than this class is a general error. */
    static WorkStatus of(int value) {
        return value >= 0 && value < ALL.length ? ALL[value] : GENERAL_ERR;
    }

    /** What usually causes it, and what to do. */
    public String hint() {
        return hint;
    }

    /** Such as {@code IBV_WC_SUCCESS}. */
    public String cName() {
        return "IBV_WC_" + name();
    }
}
