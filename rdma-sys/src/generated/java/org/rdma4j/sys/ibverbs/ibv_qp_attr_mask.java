// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_qp_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Fields of {@link ibv_qp_attr ibv_qp_attr} to set or to query.
 * {@link Ibverbs#ibv_modify_qp ibv_modify_qp} lists the fields that each transition requires.
 */
public final class ibv_qp_attr_mask {
    public static final int IBV_QP_STATE = 0x1;

    public static final int IBV_QP_CUR_STATE = 0x2;

    public static final int IBV_QP_EN_SQD_ASYNC_NOTIFY = 0x4;

    /**
     * {@code qp_access_flags}.
     */
    public static final int IBV_QP_ACCESS_FLAGS = 0x8;

    public static final int IBV_QP_PKEY_INDEX = 0x10;

    /**
     * {@code port_num}.
     */
    public static final int IBV_QP_PORT = 0x20;

    public static final int IBV_QP_QKEY = 0x40;

    /**
     * {@code ah_attr}: the path to the peer.
     */
    public static final int IBV_QP_AV = 0x80;

    public static final int IBV_QP_PATH_MTU = 0x100;

    public static final int IBV_QP_TIMEOUT = 0x200;

    public static final int IBV_QP_RETRY_CNT = 0x400;

    public static final int IBV_QP_RNR_RETRY = 0x800;

    public static final int IBV_QP_RQ_PSN = 0x1000;

    /**
     * {@code max_rd_atomic}.
     */
    public static final int IBV_QP_MAX_QP_RD_ATOMIC = 0x2000;

    /**
     * {@code alt_ah_attr}, {@code alt_pkey_index}, {@code alt_port_num}, {@code alt_timeout}.
     */
    public static final int IBV_QP_ALT_PATH = 0x4000;

    public static final int IBV_QP_MIN_RNR_TIMER = 0x8000;

    public static final int IBV_QP_SQ_PSN = 0x10000;

    public static final int IBV_QP_MAX_DEST_RD_ATOMIC = 0x20000;

    public static final int IBV_QP_PATH_MIG_STATE = 0x40000;

    public static final int IBV_QP_CAP = 0x80000;

    /**
     * {@code dest_qp_num}.
     */
    public static final int IBV_QP_DEST_QPN = 0x100000;

    public static final int IBV_QP_RATE_LIMIT = 0x2000000;

    private ibv_qp_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_QP_STATE) == IBV_QP_STATE) {
            names.add("IBV_QP_STATE");
            rest &= ~IBV_QP_STATE;
        }
        if ((rest & IBV_QP_CUR_STATE) == IBV_QP_CUR_STATE) {
            names.add("IBV_QP_CUR_STATE");
            rest &= ~IBV_QP_CUR_STATE;
        }
        if ((rest & IBV_QP_EN_SQD_ASYNC_NOTIFY) == IBV_QP_EN_SQD_ASYNC_NOTIFY) {
            names.add("IBV_QP_EN_SQD_ASYNC_NOTIFY");
            rest &= ~IBV_QP_EN_SQD_ASYNC_NOTIFY;
        }
        if ((rest & IBV_QP_ACCESS_FLAGS) == IBV_QP_ACCESS_FLAGS) {
            names.add("IBV_QP_ACCESS_FLAGS");
            rest &= ~IBV_QP_ACCESS_FLAGS;
        }
        if ((rest & IBV_QP_PKEY_INDEX) == IBV_QP_PKEY_INDEX) {
            names.add("IBV_QP_PKEY_INDEX");
            rest &= ~IBV_QP_PKEY_INDEX;
        }
        if ((rest & IBV_QP_PORT) == IBV_QP_PORT) {
            names.add("IBV_QP_PORT");
            rest &= ~IBV_QP_PORT;
        }
        if ((rest & IBV_QP_QKEY) == IBV_QP_QKEY) {
            names.add("IBV_QP_QKEY");
            rest &= ~IBV_QP_QKEY;
        }
        if ((rest & IBV_QP_AV) == IBV_QP_AV) {
            names.add("IBV_QP_AV");
            rest &= ~IBV_QP_AV;
        }
        if ((rest & IBV_QP_PATH_MTU) == IBV_QP_PATH_MTU) {
            names.add("IBV_QP_PATH_MTU");
            rest &= ~IBV_QP_PATH_MTU;
        }
        if ((rest & IBV_QP_TIMEOUT) == IBV_QP_TIMEOUT) {
            names.add("IBV_QP_TIMEOUT");
            rest &= ~IBV_QP_TIMEOUT;
        }
        if ((rest & IBV_QP_RETRY_CNT) == IBV_QP_RETRY_CNT) {
            names.add("IBV_QP_RETRY_CNT");
            rest &= ~IBV_QP_RETRY_CNT;
        }
        if ((rest & IBV_QP_RNR_RETRY) == IBV_QP_RNR_RETRY) {
            names.add("IBV_QP_RNR_RETRY");
            rest &= ~IBV_QP_RNR_RETRY;
        }
        if ((rest & IBV_QP_RQ_PSN) == IBV_QP_RQ_PSN) {
            names.add("IBV_QP_RQ_PSN");
            rest &= ~IBV_QP_RQ_PSN;
        }
        if ((rest & IBV_QP_MAX_QP_RD_ATOMIC) == IBV_QP_MAX_QP_RD_ATOMIC) {
            names.add("IBV_QP_MAX_QP_RD_ATOMIC");
            rest &= ~IBV_QP_MAX_QP_RD_ATOMIC;
        }
        if ((rest & IBV_QP_ALT_PATH) == IBV_QP_ALT_PATH) {
            names.add("IBV_QP_ALT_PATH");
            rest &= ~IBV_QP_ALT_PATH;
        }
        if ((rest & IBV_QP_MIN_RNR_TIMER) == IBV_QP_MIN_RNR_TIMER) {
            names.add("IBV_QP_MIN_RNR_TIMER");
            rest &= ~IBV_QP_MIN_RNR_TIMER;
        }
        if ((rest & IBV_QP_SQ_PSN) == IBV_QP_SQ_PSN) {
            names.add("IBV_QP_SQ_PSN");
            rest &= ~IBV_QP_SQ_PSN;
        }
        if ((rest & IBV_QP_MAX_DEST_RD_ATOMIC) == IBV_QP_MAX_DEST_RD_ATOMIC) {
            names.add("IBV_QP_MAX_DEST_RD_ATOMIC");
            rest &= ~IBV_QP_MAX_DEST_RD_ATOMIC;
        }
        if ((rest & IBV_QP_PATH_MIG_STATE) == IBV_QP_PATH_MIG_STATE) {
            names.add("IBV_QP_PATH_MIG_STATE");
            rest &= ~IBV_QP_PATH_MIG_STATE;
        }
        if ((rest & IBV_QP_CAP) == IBV_QP_CAP) {
            names.add("IBV_QP_CAP");
            rest &= ~IBV_QP_CAP;
        }
        if ((rest & IBV_QP_DEST_QPN) == IBV_QP_DEST_QPN) {
            names.add("IBV_QP_DEST_QPN");
            rest &= ~IBV_QP_DEST_QPN;
        }
        if ((rest & IBV_QP_RATE_LIMIT) == IBV_QP_RATE_LIMIT) {
            names.add("IBV_QP_RATE_LIMIT");
            rest &= ~IBV_QP_RATE_LIMIT;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
