// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_qp_attach_comp_cntr_op}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 65.0.
 */
public final class ibv_qp_attach_comp_cntr_op {
    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_SEND = 1;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_RECV = 2;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_READ = 4;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ = 8;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE = 16;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE = 32;

    private ibv_qp_attach_comp_cntr_op() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_QP_ATTACH_COMP_CNTR_OP_SEND: return "IBV_QP_ATTACH_COMP_CNTR_OP_SEND";
            case IBV_QP_ATTACH_COMP_CNTR_OP_RECV: return "IBV_QP_ATTACH_COMP_CNTR_OP_RECV";
            case IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_READ: return "IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_READ";
            case IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ: return "IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ";
            case IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE: return "IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE";
            case IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE: return "IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
