package org.rdma4j.verbs;

import org.rdma4j.sys.ibverbs.ibv_qp_type;

/** The service that a queue pair gives: {@code enum ibv_qp_type}. */
public enum QueuePairType {
    /** Reliable connection: one peer, every operation, each message arrives once and in order, or the connection ends. */
    RC(ibv_qp_type.IBV_QPT_RC),
    /** Unreliable connection: one peer, sends and writes; what is lost is lost. */
    UC(ibv_qp_type.IBV_QPT_UC),
    /** Unreliable datagrams: any number of peers, sends of one packet. */
    UD(ibv_qp_type.IBV_QPT_UD);

    private final int value;

    QueuePairType(int value) {
        this.value = value;
    }

    int value() {
        return value;
    }
}
