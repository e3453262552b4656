// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_qp_create_send_ops_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_create_send_ops_flags {
    public static final int IBV_QP_EX_WITH_RDMA_WRITE = 0x1;

    public static final int IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM = 0x2;

    public static final int IBV_QP_EX_WITH_SEND = 0x4;

    public static final int IBV_QP_EX_WITH_SEND_WITH_IMM = 0x8;

    public static final int IBV_QP_EX_WITH_RDMA_READ = 0x10;

    public static final int IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP = 0x20;

    public static final int IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD = 0x40;

    public static final int IBV_QP_EX_WITH_LOCAL_INV = 0x80;

    public static final int IBV_QP_EX_WITH_BIND_MW = 0x100;

    public static final int IBV_QP_EX_WITH_SEND_WITH_INV = 0x200;

    public static final int IBV_QP_EX_WITH_TSO = 0x400;

    /**
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static final int IBV_QP_EX_WITH_FLUSH = 0x800;

    /**
     * Since rdma-core 44.0 or a release before it (not in 39.0).
     */
    public static final int IBV_QP_EX_WITH_ATOMIC_WRITE = 0x1000;

    private ibv_qp_create_send_ops_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_QP_EX_WITH_RDMA_WRITE) == IBV_QP_EX_WITH_RDMA_WRITE) {
            names.add("IBV_QP_EX_WITH_RDMA_WRITE");
            rest &= ~IBV_QP_EX_WITH_RDMA_WRITE;
        }
        if ((rest & IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM) == IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM) {
            names.add("IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM");
            rest &= ~IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM;
        }
        if ((rest & IBV_QP_EX_WITH_SEND) == IBV_QP_EX_WITH_SEND) {
            names.add("IBV_QP_EX_WITH_SEND");
            rest &= ~IBV_QP_EX_WITH_SEND;
        }
        if ((rest & IBV_QP_EX_WITH_SEND_WITH_IMM) == IBV_QP_EX_WITH_SEND_WITH_IMM) {
            names.add("IBV_QP_EX_WITH_SEND_WITH_IMM");
            rest &= ~IBV_QP_EX_WITH_SEND_WITH_IMM;
        }
        if ((rest & IBV_QP_EX_WITH_RDMA_READ) == IBV_QP_EX_WITH_RDMA_READ) {
            names.add("IBV_QP_EX_WITH_RDMA_READ");
            rest &= ~IBV_QP_EX_WITH_RDMA_READ;
        }
        if ((rest & IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP) == IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP) {
            names.add("IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP");
            rest &= ~IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP;
        }
        if ((rest & IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD) == IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD) {
            names.add("IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD");
            rest &= ~IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD;
        }
        if ((rest & IBV_QP_EX_WITH_LOCAL_INV) == IBV_QP_EX_WITH_LOCAL_INV) {
            names.add("IBV_QP_EX_WITH_LOCAL_INV");
            rest &= ~IBV_QP_EX_WITH_LOCAL_INV;
        }
        if ((rest & IBV_QP_EX_WITH_BIND_MW) == IBV_QP_EX_WITH_BIND_MW) {
            names.add("IBV_QP_EX_WITH_BIND_MW");
            rest &= ~IBV_QP_EX_WITH_BIND_MW;
        }
        if ((rest & IBV_QP_EX_WITH_SEND_WITH_INV) == IBV_QP_EX_WITH_SEND_WITH_INV) {
            names.add("IBV_QP_EX_WITH_SEND_WITH_INV");
            rest &= ~IBV_QP_EX_WITH_SEND_WITH_INV;
        }
        if ((rest & IBV_QP_EX_WITH_TSO) == IBV_QP_EX_WITH_TSO) {
            names.add("IBV_QP_EX_WITH_TSO");
            rest &= ~IBV_QP_EX_WITH_TSO;
        }
        if ((rest & IBV_QP_EX_WITH_FLUSH) == IBV_QP_EX_WITH_FLUSH) {
            names.add("IBV_QP_EX_WITH_FLUSH");
            rest &= ~IBV_QP_EX_WITH_FLUSH;
        }
        if ((rest & IBV_QP_EX_WITH_ATOMIC_WRITE) == IBV_QP_EX_WITH_ATOMIC_WRITE) {
            names.add("IBV_QP_EX_WITH_ATOMIC_WRITE");
            rest &= ~IBV_QP_EX_WITH_ATOMIC_WRITE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
