// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_create_cq_wc_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_create_cq_wc_flags {
    public static final int IBV_WC_EX_WITH_BYTE_LEN = 0x1;

    public static final int IBV_WC_EX_WITH_IMM = 0x2;

    public static final int IBV_WC_EX_WITH_QP_NUM = 0x4;

    public static final int IBV_WC_EX_WITH_SRC_QP = 0x8;

    public static final int IBV_WC_EX_WITH_SLID = 0x10;

    public static final int IBV_WC_EX_WITH_SL = 0x20;

    public static final int IBV_WC_EX_WITH_DLID_PATH_BITS = 0x40;

    public static final int IBV_WC_EX_WITH_COMPLETION_TIMESTAMP = 0x80;

    public static final int IBV_WC_EX_WITH_CVLAN = 0x100;

    public static final int IBV_WC_EX_WITH_FLOW_TAG = 0x200;

    public static final int IBV_WC_EX_WITH_TM_INFO = 0x400;

    public static final int IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK = 0x800;

    private ibv_create_cq_wc_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_WC_EX_WITH_BYTE_LEN) == IBV_WC_EX_WITH_BYTE_LEN) {
            names.add("IBV_WC_EX_WITH_BYTE_LEN");
            rest &= ~IBV_WC_EX_WITH_BYTE_LEN;
        }
        if ((rest & IBV_WC_EX_WITH_IMM) == IBV_WC_EX_WITH_IMM) {
            names.add("IBV_WC_EX_WITH_IMM");
            rest &= ~IBV_WC_EX_WITH_IMM;
        }
        if ((rest & IBV_WC_EX_WITH_QP_NUM) == IBV_WC_EX_WITH_QP_NUM) {
            names.add("IBV_WC_EX_WITH_QP_NUM");
            rest &= ~IBV_WC_EX_WITH_QP_NUM;
        }
        if ((rest & IBV_WC_EX_WITH_SRC_QP) == IBV_WC_EX_WITH_SRC_QP) {
            names.add("IBV_WC_EX_WITH_SRC_QP");
            rest &= ~IBV_WC_EX_WITH_SRC_QP;
        }
        if ((rest & IBV_WC_EX_WITH_SLID) == IBV_WC_EX_WITH_SLID) {
            names.add("IBV_WC_EX_WITH_SLID");
            rest &= ~IBV_WC_EX_WITH_SLID;
        }
        if ((rest & IBV_WC_EX_WITH_SL) == IBV_WC_EX_WITH_SL) {
            names.add("IBV_WC_EX_WITH_SL");
            rest &= ~IBV_WC_EX_WITH_SL;
        }
        if ((rest & IBV_WC_EX_WITH_DLID_PATH_BITS) == IBV_WC_EX_WITH_DLID_PATH_BITS) {
            names.add("IBV_WC_EX_WITH_DLID_PATH_BITS");
            rest &= ~IBV_WC_EX_WITH_DLID_PATH_BITS;
        }
        if ((rest & IBV_WC_EX_WITH_COMPLETION_TIMESTAMP) == IBV_WC_EX_WITH_COMPLETION_TIMESTAMP) {
            names.add("IBV_WC_EX_WITH_COMPLETION_TIMESTAMP");
            rest &= ~IBV_WC_EX_WITH_COMPLETION_TIMESTAMP;
        }
        if ((rest & IBV_WC_EX_WITH_CVLAN) == IBV_WC_EX_WITH_CVLAN) {
            names.add("IBV_WC_EX_WITH_CVLAN");
            rest &= ~IBV_WC_EX_WITH_CVLAN;
        }
        if ((rest & IBV_WC_EX_WITH_FLOW_TAG) == IBV_WC_EX_WITH_FLOW_TAG) {
            names.add("IBV_WC_EX_WITH_FLOW_TAG");
            rest &= ~IBV_WC_EX_WITH_FLOW_TAG;
        }
        if ((rest & IBV_WC_EX_WITH_TM_INFO) == IBV_WC_EX_WITH_TM_INFO) {
            names.add("IBV_WC_EX_WITH_TM_INFO");
            rest &= ~IBV_WC_EX_WITH_TM_INFO;
        }
        if ((rest & IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK) == IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK) {
            names.add("IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK");
            rest &= ~IBV_WC_EX_WITH_COMPLETION_TIMESTAMP_WALLCLOCK;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
