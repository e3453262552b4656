// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_values_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_values_mask {
    public static final int IBV_VALUES_MASK_RAW_CLOCK = 0x1;

    public static final int IBV_VALUES_MASK_RESERVED = 0x2;

    private ibv_values_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_VALUES_MASK_RAW_CLOCK) == IBV_VALUES_MASK_RAW_CLOCK) {
            names.add("IBV_VALUES_MASK_RAW_CLOCK");
            rest &= ~IBV_VALUES_MASK_RAW_CLOCK;
        }
        if ((rest & IBV_VALUES_MASK_RESERVED) == IBV_VALUES_MASK_RESERVED) {
            names.add("IBV_VALUES_MASK_RESERVED");
            rest &= ~IBV_VALUES_MASK_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
