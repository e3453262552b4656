// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_placement_type}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 45.0.
 */
public final class ibv_placement_type {
    public static final int IBV_FLUSH_GLOBAL = 0x1;

    public static final int IBV_FLUSH_PERSISTENT = 0x2;

    private ibv_placement_type() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_FLUSH_GLOBAL) == IBV_FLUSH_GLOBAL) {
            names.add("IBV_FLUSH_GLOBAL");
            rest &= ~IBV_FLUSH_GLOBAL;
        }
        if ((rest & IBV_FLUSH_PERSISTENT) == IBV_FLUSH_PERSISTENT) {
            names.add("IBV_FLUSH_PERSISTENT");
            rest &= ~IBV_FLUSH_PERSISTENT;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
