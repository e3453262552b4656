// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_cq_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_cq_attr_mask {
    public static final int IBV_CQ_ATTR_MODERATE = 0x1;

    public static final int IBV_CQ_ATTR_RESERVED = 0x2;

    private ibv_cq_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_CQ_ATTR_MODERATE) == IBV_CQ_ATTR_MODERATE) {
            names.add("IBV_CQ_ATTR_MODERATE");
            rest &= ~IBV_CQ_ATTR_MODERATE;
        }
        if ((rest & IBV_CQ_ATTR_RESERVED) == IBV_CQ_ATTR_RESERVED) {
            names.add("IBV_CQ_ATTR_RESERVED");
            rest &= ~IBV_CQ_ATTR_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
