package org.rdma4j.verbs;

import org.rdma4j.sys.ibverbs.ibv_qp_type;

/**
 * Transport service of a queue pair: {@code enum ibv_qp_type}.
 *
 * @see "docs/concepts.md"
 */
public enum QueuePairType {
    /** Reliable connection to one peer, with all operations. Messages arrive once and in order, or the connection fails. */
    RC(ibv_qp_type.IBV_QPT_RC),
    /** Unreliable connection to one peer, with sends and writes. Lost messages are not retransmitted. */
    UC(ibv_qp_type.IBV_QPT_UC),
    /** Unreliable datagrams to any number of peers. A message is a single packet. */
    UD(ibv_qp_type.IBV_QPT_UD);

    private final int value;

    QueuePairType(int value) {
        this.value = value;
    }

    int value() {
        return value;
    }
}
