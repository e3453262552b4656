// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_qp_open_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_open_attr_mask {
    public static final int IBV_QP_OPEN_ATTR_NUM = 0x1;

    public static final int IBV_QP_OPEN_ATTR_XRCD = 0x2;

    public static final int IBV_QP_OPEN_ATTR_CONTEXT = 0x4;

    public static final int IBV_QP_OPEN_ATTR_TYPE = 0x8;

    public static final int IBV_QP_OPEN_ATTR_RESERVED = 0x10;

    private ibv_qp_open_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_QP_OPEN_ATTR_NUM) == IBV_QP_OPEN_ATTR_NUM) {
            names.add("IBV_QP_OPEN_ATTR_NUM");
            rest &= ~IBV_QP_OPEN_ATTR_NUM;
        }
        if ((rest & IBV_QP_OPEN_ATTR_XRCD) == IBV_QP_OPEN_ATTR_XRCD) {
            names.add("IBV_QP_OPEN_ATTR_XRCD");
            rest &= ~IBV_QP_OPEN_ATTR_XRCD;
        }
        if ((rest & IBV_QP_OPEN_ATTR_CONTEXT) == IBV_QP_OPEN_ATTR_CONTEXT) {
            names.add("IBV_QP_OPEN_ATTR_CONTEXT");
            rest &= ~IBV_QP_OPEN_ATTR_CONTEXT;
        }
        if ((rest & IBV_QP_OPEN_ATTR_TYPE) == IBV_QP_OPEN_ATTR_TYPE) {
            names.add("IBV_QP_OPEN_ATTR_TYPE");
            rest &= ~IBV_QP_OPEN_ATTR_TYPE;
        }
        if ((rest & IBV_QP_OPEN_ATTR_RESERVED) == IBV_QP_OPEN_ATTR_RESERVED) {
            names.add("IBV_QP_OPEN_ATTR_RESERVED");
            rest &= ~IBV_QP_OPEN_ATTR_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
