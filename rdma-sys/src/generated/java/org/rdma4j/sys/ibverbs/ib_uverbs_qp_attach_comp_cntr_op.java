// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_uverbs_qp_attach_comp_cntr_op}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 *
 * <p>Since rdma-core 65.0 or a release before it (not in 56.1).
 */
public final class ib_uverbs_qp_attach_comp_cntr_op {
    public static final int IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_SEND = 1;

    public static final int IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RECV = 2;

    public static final int IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RDMA_READ = 4;

    public static final int IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ = 8;

    public static final int IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE = 16;

    public static final int IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE = 32;

    private ib_uverbs_qp_attach_comp_cntr_op() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_SEND: return "IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_SEND";
            case IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RECV: return "IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RECV";
            case IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RDMA_READ: return "IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RDMA_READ";
            case IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ: return "IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ";
            case IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE: return "IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE";
            case IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE: return "IB_UVERBS_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
