// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_ex_create_cq_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 */
public final class ib_uverbs_ex_create_cq_flags {
    public static final int IB_UVERBS_CQ_FLAGS_TIMESTAMP_COMPLETION = 0x1;

    public static final int IB_UVERBS_CQ_FLAGS_IGNORE_OVERRUN = 0x2;

    private ib_uverbs_ex_create_cq_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_CQ_FLAGS_TIMESTAMP_COMPLETION) == IB_UVERBS_CQ_FLAGS_TIMESTAMP_COMPLETION) {
            names.add("IB_UVERBS_CQ_FLAGS_TIMESTAMP_COMPLETION");
            rest &= ~IB_UVERBS_CQ_FLAGS_TIMESTAMP_COMPLETION;
        }
        if ((rest & IB_UVERBS_CQ_FLAGS_IGNORE_OVERRUN) == IB_UVERBS_CQ_FLAGS_IGNORE_OVERRUN) {
            names.add("IB_UVERBS_CQ_FLAGS_IGNORE_OVERRUN");
            rest &= ~IB_UVERBS_CQ_FLAGS_IGNORE_OVERRUN;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
