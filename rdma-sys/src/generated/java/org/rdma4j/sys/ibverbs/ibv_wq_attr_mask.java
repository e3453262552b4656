// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_wq_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_wq_attr_mask {
    public static final int IBV_WQ_ATTR_STATE = 0x1;

    public static final int IBV_WQ_ATTR_CURR_STATE = 0x2;

    public static final int IBV_WQ_ATTR_FLAGS = 0x4;

    public static final int IBV_WQ_ATTR_RESERVED = 0x8;

    private ibv_wq_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_WQ_ATTR_STATE) == IBV_WQ_ATTR_STATE) {
            names.add("IBV_WQ_ATTR_STATE");
            rest &= ~IBV_WQ_ATTR_STATE;
        }
        if ((rest & IBV_WQ_ATTR_CURR_STATE) == IBV_WQ_ATTR_CURR_STATE) {
            names.add("IBV_WQ_ATTR_CURR_STATE");
            rest &= ~IBV_WQ_ATTR_CURR_STATE;
        }
        if ((rest & IBV_WQ_ATTR_FLAGS) == IBV_WQ_ATTR_FLAGS) {
            names.add("IBV_WQ_ATTR_FLAGS");
            rest &= ~IBV_WQ_ATTR_FLAGS;
        }
        if ((rest & IBV_WQ_ATTR_RESERVED) == IBV_WQ_ATTR_RESERVED) {
            names.add("IBV_WQ_ATTR_RESERVED");
            rest &= ~IBV_WQ_ATTR_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
