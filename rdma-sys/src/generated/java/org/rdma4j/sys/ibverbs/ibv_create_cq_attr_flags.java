// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_create_cq_attr_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_create_cq_attr_flags {
    /**
     * The queue is used by one thread at a time, and does not use locks.
     */
    public static final int IBV_CREATE_CQ_ATTR_SINGLE_THREADED = 0x1;

    /**
     * An overrun overwrites completions, but does not make the queue unusable.
     */
    public static final int IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN = 0x2;

    private ibv_create_cq_attr_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_CREATE_CQ_ATTR_SINGLE_THREADED) == IBV_CREATE_CQ_ATTR_SINGLE_THREADED) {
            names.add("IBV_CREATE_CQ_ATTR_SINGLE_THREADED");
            rest &= ~IBV_CREATE_CQ_ATTR_SINGLE_THREADED;
        }
        if ((rest & IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN) == IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN) {
            names.add("IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN");
            rest &= ~IBV_CREATE_CQ_ATTR_IGNORE_OVERRUN;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
