package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;

/**
 * The native form of {@link QueuePairAttributes}: a {@code struct ibv_qp_attr}, the mask of the attributes that are
 * set, and the values that only a query returns.
 */
abstract class NativeQueuePairAttributes {
    private final MemorySegment attr;
    private final Set<QueuePairAttribute> set = EnumSet.noneOf(QueuePairAttribute.class);

    /** The target state or the queried state; {@code null} if neither is set. */
    private @Nullable QueuePairState state;

    /** Queue capacities, as a {@code struct ibv_qp_cap}; {@code null} unless the attributes have been queried. */
    private @Nullable MemorySegment capacities;

    /**
     * Creates attributes of which none are set.
     *
     * @param attr a {@code struct ibv_qp_attr}
     */
    NativeQueuePairAttributes(MemorySegment attr) {
        this.attr = attr;
    }

    /** Returns the {@code struct ibv_qp_attr}. */
    final MemorySegment segment() {
        return attr;
    }

    /** Returns the {@code struct ibv_qp_attr} after checking that the given attribute is set. */
    final MemorySegment with(QueuePairAttribute attribute) {
        if (!set.contains(attribute)) {
            throw new IllegalStateException("The attribute " + attribute + " is not set (attributes that are set: "
                    + (set.isEmpty() ? "none" : set) + "): set it, or query it with QueuePair.query()");
        }
        return attr;
    }

    // The mask.

    /** Returns the mask of the attributes that are set, a combination of {@code enum ibv_qp_attr_mask} values. */
    final int mask() {
        int mask = state == null ? 0 : ibv_qp_attr_mask.IBV_QP_STATE;
        for (QueuePairAttribute attribute : set) {
            mask |= attribute.flag();
        }
        return mask;
    }

    /** Adds the given attribute to the mask. */
    final void include(QueuePairAttribute attribute) {
        set.add(attribute);
    }

    /**
     * Adds the attributes in the given mask.
     *
     * @param mask a combination of {@code enum ibv_qp_attr_mask} values. Except for {@code IBV_QP_STATE}, bits that do
     *     not correspond to a {@link QueuePairAttribute} are ignored
     */
    final void include(int mask) {
        for (QueuePairAttribute attribute : QueuePairAttribute.values()) {
            if ((mask & attribute.flag()) != 0) {
                set.add(attribute);
            }
        }
        if ((mask & ibv_qp_attr_mask.IBV_QP_STATE) != 0) {
            state = QueuePairState.of(ibv_qp_attr.qp_state(attr));
        }
    }

    /** Returns the attributes that are set. */
    final Set<QueuePairAttribute> set() {
        return set;
    }

    /** Writes the target state. */
    final void writeState(QueuePairState to) {
        ibv_qp_attr.qp_state(attr, to.ordinal());
        state = to;
    }

    /** Returns the target state, or {@code null} if the queue pair stays in its current state. */
    final @Nullable QueuePairState targetState() {
        return state;
    }

    /** Returns the port number, or 0 if it is not set. */
    final int newPort() {
        return set.contains(QueuePairAttribute.PORT) ? ibv_qp_attr.port_num(attr) : 0;
    }

    // Values that only a query returns. The driver may report larger capacities than were requested.

    /**
     * Records the values returned by a query.
     *
     * @param init the {@code struct ibv_qp_init_attr} written by the query; it is retained
     */
    final void queried(MemorySegment init) {
        capacities = ibv_qp_init_attr.cap(init);
    }

    /** Returns the {@code struct ibv_qp_cap} after checking that the attributes have been queried. */
    private MemorySegment capacities() {
        MemorySegment queried = capacities;
        if (queried == null) {
            throw new IllegalStateException("The capacities are available only in the result of QueuePair.query()");
        }
        return queried;
    }

    /**
     * Returns {@code true} if sends that were posted before the transition to {@link QueuePairState#SQD} are still in
     * flight: {@code sq_draining}. Until they have completed, a driver may reject further changes with {@code EINVAL}.
     */
    public final boolean draining() {
        capacities();
        return ibv_qp_attr.sq_draining(attr) != 0;
    }

    /** Returns the capacity of the send queue, in requests: {@code max_send_wr}. */
    public final int sendRequests() {
        return ibv_qp_cap.max_send_wr(capacities());
    }

    /** Returns the capacity of the receive queue, in requests: {@code max_recv_wr}. */
    public final int receiveRequests() {
        return ibv_qp_cap.max_recv_wr(capacities());
    }

    /** Returns the maximum number of buffers in a send: {@code max_send_sge}. */
    public final int sendElements() {
        return ibv_qp_cap.max_send_sge(capacities());
    }

    /** Returns the maximum number of buffers in a receive: {@code max_recv_sge}. */
    public final int receiveElements() {
        return ibv_qp_cap.max_recv_sge(capacities());
    }

    /** Returns the maximum length of inline data in bytes: {@code max_inline_data}. */
    public final int inline() {
        return ibv_qp_cap.max_inline_data(capacities());
    }
}
