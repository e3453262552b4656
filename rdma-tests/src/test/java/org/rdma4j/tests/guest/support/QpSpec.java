package org.rdma4j.tests.guest.support;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_type;

/**
 * Specification of a queue pair. Instances are immutable: each method returns a modified copy. By default, sends are
 * unsignaled.
 */
public record QpSpec(
        int type,
        MemorySegment sendCq,
        MemorySegment recvCq,
        MemorySegment srq,
        int sendWr,
        int recvWr,
        int sge,
        int inline,
        boolean signalAll,
        long sendOps) {

    /**
     * Returns a specification with 64 requests of 4 elements in each direction and 64 bytes of inline data, for a type
     * of {@code ibv_qp_type}.
     */
    public static QpSpec of(int type, MemorySegment cq) {
        return new QpSpec(type, cq, cq, MemorySegment.NULL, 64, 64, 4, 64, false, 0);
    }

    /** Returns a specification of a reliable connection with one completion queue. */
    public static QpSpec rc(MemorySegment cq) {
        return of(ibv_qp_type.IBV_QPT_RC, cq);
    }

    public QpSpec cqs(MemorySegment send, MemorySegment receive) {
        return new QpSpec(type, send, receive, srq, sendWr, recvWr, sge, inline, signalAll, sendOps);
    }

    public QpSpec sharing(MemorySegment receiveQueue) {
        return new QpSpec(type, sendCq, recvCq, receiveQueue, sendWr, 0, sge, inline, signalAll, sendOps);
    }

    public QpSpec depth(int send, int receive) {
        return new QpSpec(type, sendCq, recvCq, srq, send, receive, sge, inline, signalAll, sendOps);
    }

    public QpSpec pieces(int most) {
        return new QpSpec(type, sendCq, recvCq, srq, sendWr, recvWr, most, inline, signalAll, sendOps);
    }

    public QpSpec inlineBytes(int most) {
        return new QpSpec(type, sendCq, recvCq, srq, sendWr, recvWr, sge, most, signalAll, sendOps);
    }

    public QpSpec signallingAll() {
        return new QpSpec(type, sendCq, recvCq, srq, sendWr, recvWr, sge, inline, true, sendOps);
    }

    /**
     * Selects creation with {@code ibv_create_qp_ex}, for {@code ibv_wr_*}, with flags of {@code
     * ibv_qp_create_send_ops_flags}.
     */
    public QpSpec operations(long flags) {
        return new QpSpec(type, sendCq, recvCq, srq, sendWr, recvWr, sge, inline, signalAll, flags);
    }

    /** Returns the specification as {@code ibv_qp_init_attr}. */
    public MemorySegment attributes(Node node) {
        MemorySegment attributes = ibv_qp_init_attr.allocate(node.arena());
        ibv_qp_init_attr.send_cq(attributes, sendCq);
        ibv_qp_init_attr.recv_cq(attributes, recvCq);
        ibv_qp_init_attr.srq(attributes, srq);
        ibv_qp_init_attr.qp_type(attributes, type);
        ibv_qp_init_attr.sq_sig_all(attributes, signalAll ? 1 : 0);
        fillCapabilities(ibv_qp_init_attr.cap(attributes));
        return attributes;
    }

    /** Returns the specification as {@code ibv_qp_init_attr_ex}, with the protection domain of the node. */
    public MemorySegment extendedAttributes(Node node) {
        MemorySegment attributes = ibv_qp_init_attr_ex.allocate(node.arena());
        ibv_qp_init_attr_ex.send_cq(attributes, sendCq);
        ibv_qp_init_attr_ex.recv_cq(attributes, recvCq);
        ibv_qp_init_attr_ex.srq(attributes, srq);
        ibv_qp_init_attr_ex.qp_type(attributes, type);
        ibv_qp_init_attr_ex.sq_sig_all(attributes, signalAll ? 1 : 0);
        fillCapabilities(ibv_qp_init_attr_ex.cap(attributes));
        ibv_qp_init_attr_ex.pd(attributes, node.pd());
        ibv_qp_init_attr_ex.send_ops_flags(attributes, sendOps);
        ibv_qp_init_attr_ex.comp_mask(
                attributes,
                ibv_qp_init_attr_mask.IBV_QP_INIT_ATTR_PD
                        | (sendOps == 0 ? 0 : ibv_qp_init_attr_mask.IBV_QP_INIT_ATTR_SEND_OPS_FLAGS));
        return attributes;
    }

    MemorySegment create(Node node) {
        if (sendOps != 0) {
            return DriverSupport.created(
                    node.device(),
                    "ibv_create_qp_ex",
                    Ibverbs.ibv_create_qp_ex(node.context(), extendedAttributes(node)));
        }
        return Call.made("ibv_create_qp", Ibverbs.ibv_create_qp(node.pd(), attributes(node)));
    }

    private void fillCapabilities(MemorySegment cap) {
        ibv_qp_cap.max_send_wr(cap, sendWr);
        ibv_qp_cap.max_recv_wr(cap, recvWr);
        ibv_qp_cap.max_send_sge(cap, sge);
        ibv_qp_cap.max_recv_sge(cap, recvWr == 0 ? 0 : sge);
        ibv_qp_cap.max_inline_data(cap, inline);
    }
}
