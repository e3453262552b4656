// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_qp_attach_comp_cntr_op}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 65.0.
 */
public final class ibv_qp_attach_comp_cntr_op {
    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_SEND = 0x1;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_RECV = 0x2;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_READ = 0x4;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ = 0x8;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE = 0x10;

    public static final int IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE = 0x20;

    private ibv_qp_attach_comp_cntr_op() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_QP_ATTACH_COMP_CNTR_OP_SEND) == IBV_QP_ATTACH_COMP_CNTR_OP_SEND) {
            names.add("IBV_QP_ATTACH_COMP_CNTR_OP_SEND");
            rest &= ~IBV_QP_ATTACH_COMP_CNTR_OP_SEND;
        }
        if ((rest & IBV_QP_ATTACH_COMP_CNTR_OP_RECV) == IBV_QP_ATTACH_COMP_CNTR_OP_RECV) {
            names.add("IBV_QP_ATTACH_COMP_CNTR_OP_RECV");
            rest &= ~IBV_QP_ATTACH_COMP_CNTR_OP_RECV;
        }
        if ((rest & IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_READ) == IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_READ) {
            names.add("IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_READ");
            rest &= ~IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_READ;
        }
        if ((rest & IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ) == IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ) {
            names.add("IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ");
            rest &= ~IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_READ;
        }
        if ((rest & IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE) == IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE) {
            names.add("IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE");
            rest &= ~IBV_QP_ATTACH_COMP_CNTR_OP_RDMA_WRITE;
        }
        if ((rest & IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE) == IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE) {
            names.add("IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE");
            rest &= ~IBV_QP_ATTACH_COMP_CNTR_OP_REMOTE_RDMA_WRITE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
