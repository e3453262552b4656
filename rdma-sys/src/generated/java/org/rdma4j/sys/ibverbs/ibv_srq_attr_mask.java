// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_srq_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_srq_attr_mask {
    public static final int IBV_SRQ_MAX_WR = 0x1;

    public static final int IBV_SRQ_LIMIT = 0x2;

    private ibv_srq_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_SRQ_MAX_WR) == IBV_SRQ_MAX_WR) {
            names.add("IBV_SRQ_MAX_WR");
            rest &= ~IBV_SRQ_MAX_WR;
        }
        if ((rest & IBV_SRQ_LIMIT) == IBV_SRQ_LIMIT) {
            names.add("IBV_SRQ_LIMIT");
            rest &= ~IBV_SRQ_LIMIT;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
