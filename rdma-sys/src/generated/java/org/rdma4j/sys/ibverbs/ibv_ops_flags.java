// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_ops_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_ops_flags {
    public static final int IBV_OPS_SIGNALED = 0x1;

    public static final int IBV_OPS_TM_SYNC = 0x2;

    private ibv_ops_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_OPS_SIGNALED) == IBV_OPS_SIGNALED) {
            names.add("IBV_OPS_SIGNALED");
            rest &= ~IBV_OPS_SIGNALED;
        }
        if ((rest & IBV_OPS_TM_SYNC) == IBV_OPS_TM_SYNC) {
            names.add("IBV_OPS_TM_SYNC");
            rest &= ~IBV_OPS_TM_SYNC;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
