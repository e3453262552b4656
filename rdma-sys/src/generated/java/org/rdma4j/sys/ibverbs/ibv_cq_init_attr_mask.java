// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_cq_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_cq_init_attr_mask {
    public static final int IBV_CQ_INIT_ATTR_MASK_FLAGS = 0x1;

    /**
     * Since rdma-core 29.0.
     */
    public static final int IBV_CQ_INIT_ATTR_MASK_PD = 0x2;

    private ibv_cq_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_CQ_INIT_ATTR_MASK_FLAGS) == IBV_CQ_INIT_ATTR_MASK_FLAGS) {
            names.add("IBV_CQ_INIT_ATTR_MASK_FLAGS");
            rest &= ~IBV_CQ_INIT_ATTR_MASK_FLAGS;
        }
        if ((rest & IBV_CQ_INIT_ATTR_MASK_PD) == IBV_CQ_INIT_ATTR_MASK_PD) {
            names.add("IBV_CQ_INIT_ATTR_MASK_PD");
            rest &= ~IBV_CQ_INIT_ATTR_MASK_PD;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
