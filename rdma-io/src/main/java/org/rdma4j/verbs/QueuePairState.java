package org.rdma4j.verbs;

/** {@code enum ibv_qp_state}, in its order. */
public enum QueuePairState {
    /** New, or emptied: nothing can be posted. */
    RESET,
    /** Receives can be posted, and nothing arrives yet. */
    INIT,
    /** Ready to receive. */
    RTR,
    /** Ready to send: the state in which work is done. */
    RTS,
    /** The send queue is drained: what is posted waits. {@link QueuePairAttributes#draining} tells when that is done. */
    SQD,
    /** A send of an unreliable queue pair failed; receives go on. */
    SQE,
    /** All that is posted ends with {@link WorkStatus#WR_FLUSH_ERR}. */
    ERR;

    private static final QueuePairState[] ALL = values();

    static QueuePairState of(int value) {
        return ALL[value];
    }

    String cName() {
        return "IBV_QPS_" + name();
    }
}
