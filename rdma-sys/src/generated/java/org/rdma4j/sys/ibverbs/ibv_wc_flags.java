// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_wc_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_wc_flags {
    /**
     * The memory of a UD receive starts with a valid {@link ibv_grh ibv_grh}. Some devices also set the
     * flag for other types, where it is meaningless.
     */
    public static final int IBV_WC_GRH = 0x1;

    /**
     * {@code imm_data} is valid.
     */
    public static final int IBV_WC_WITH_IMM = 0x2;

    /**
     * The device has verified the IPv4 checksum and the TCP or UDP checksum.
     */
    public static final int IBV_WC_IP_CSUM_OK = 0x4;

    /**
     * {@code invalidated_rkey} is valid.
     */
    public static final int IBV_WC_WITH_INV = 0x8;

    /**
     * Tag matching: the lists of the device and the program differ; post
     * {@link ibv_ops_wr_opcode#IBV_WR_TAG_SYNC IBV_WR_TAG_SYNC}.
     */
    public static final int IBV_WC_TM_SYNC_REQ = 0x10;

    /**
     * Tag matching: the message matched a posted tag.
     */
    public static final int IBV_WC_TM_MATCH = 0x20;

    /**
     * Tag matching: all data has arrived.
     */
    public static final int IBV_WC_TM_DATA_VALID = 0x40;

    private ibv_wc_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_WC_GRH) == IBV_WC_GRH) {
            names.add("IBV_WC_GRH");
            rest &= ~IBV_WC_GRH;
        }
        if ((rest & IBV_WC_WITH_IMM) == IBV_WC_WITH_IMM) {
            names.add("IBV_WC_WITH_IMM");
            rest &= ~IBV_WC_WITH_IMM;
        }
        if ((rest & IBV_WC_IP_CSUM_OK) == IBV_WC_IP_CSUM_OK) {
            names.add("IBV_WC_IP_CSUM_OK");
            rest &= ~IBV_WC_IP_CSUM_OK;
        }
        if ((rest & IBV_WC_WITH_INV) == IBV_WC_WITH_INV) {
            names.add("IBV_WC_WITH_INV");
            rest &= ~IBV_WC_WITH_INV;
        }
        if ((rest & IBV_WC_TM_SYNC_REQ) == IBV_WC_TM_SYNC_REQ) {
            names.add("IBV_WC_TM_SYNC_REQ");
            rest &= ~IBV_WC_TM_SYNC_REQ;
        }
        if ((rest & IBV_WC_TM_MATCH) == IBV_WC_TM_MATCH) {
            names.add("IBV_WC_TM_MATCH");
            rest &= ~IBV_WC_TM_MATCH;
        }
        if ((rest & IBV_WC_TM_DATA_VALID) == IBV_WC_TM_DATA_VALID) {
            names.add("IBV_WC_TM_DATA_VALID");
            rest &= ~IBV_WC_TM_DATA_VALID;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
