package org.rdma4j.verbs;

/**
 * State of a queue pair: {@code enum ibv_qp_state}. The constants are in the order of the C constants.
 *
 * @see "docs/verbs/for-c-programmers.md"
 */
public enum QueuePairState {
    /** Initial state, also after a reset: nothing can be posted. */
    RESET,
    /** Initialized: receives can be posted, but no messages are received. */
    INIT,
    /** Ready to receive: messages are received, but not sent. */
    RTR,
    /** Ready to send: the operational state. */
    RTS,
    /**
     * Send queue drained: sends in flight complete, and further sends wait. {@link QueuePairAttributes#draining}
     * returns {@code true} until the queue has been drained.
     */
    SQD,
    /** Send queue error: a send on an unreliable queue pair has failed. Receives still complete. */
    SQE,
    /** Error: all posted work completes with {@link WorkStatus#WR_FLUSH_ERR}. */
    ERR;

    private static final QueuePairState[] ALL = values();

    static QueuePairState of(int value) {
        return ALL[value];
    }

    String cName() {
        return "IBV_QPS_" + name();
    }
}
