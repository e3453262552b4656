// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_srq_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_srq_init_attr_mask {
    public static final int IBV_SRQ_INIT_ATTR_TYPE = 0x1;

    public static final int IBV_SRQ_INIT_ATTR_PD = 0x2;

    public static final int IBV_SRQ_INIT_ATTR_XRCD = 0x4;

    public static final int IBV_SRQ_INIT_ATTR_CQ = 0x8;

    public static final int IBV_SRQ_INIT_ATTR_TM = 0x10;

    public static final int IBV_SRQ_INIT_ATTR_RESERVED = 0x20;

    private ibv_srq_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_SRQ_INIT_ATTR_TYPE) == IBV_SRQ_INIT_ATTR_TYPE) {
            names.add("IBV_SRQ_INIT_ATTR_TYPE");
            rest &= ~IBV_SRQ_INIT_ATTR_TYPE;
        }
        if ((rest & IBV_SRQ_INIT_ATTR_PD) == IBV_SRQ_INIT_ATTR_PD) {
            names.add("IBV_SRQ_INIT_ATTR_PD");
            rest &= ~IBV_SRQ_INIT_ATTR_PD;
        }
        if ((rest & IBV_SRQ_INIT_ATTR_XRCD) == IBV_SRQ_INIT_ATTR_XRCD) {
            names.add("IBV_SRQ_INIT_ATTR_XRCD");
            rest &= ~IBV_SRQ_INIT_ATTR_XRCD;
        }
        if ((rest & IBV_SRQ_INIT_ATTR_CQ) == IBV_SRQ_INIT_ATTR_CQ) {
            names.add("IBV_SRQ_INIT_ATTR_CQ");
            rest &= ~IBV_SRQ_INIT_ATTR_CQ;
        }
        if ((rest & IBV_SRQ_INIT_ATTR_TM) == IBV_SRQ_INIT_ATTR_TM) {
            names.add("IBV_SRQ_INIT_ATTR_TM");
            rest &= ~IBV_SRQ_INIT_ATTR_TM;
        }
        if ((rest & IBV_SRQ_INIT_ATTR_RESERVED) == IBV_SRQ_INIT_ATTR_RESERVED) {
            names.add("IBV_SRQ_INIT_ATTR_RESERVED");
            rest &= ~IBV_SRQ_INIT_ATTR_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
