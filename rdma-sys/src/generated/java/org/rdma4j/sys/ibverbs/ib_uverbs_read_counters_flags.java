// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_read_counters_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_read_counters_flags {
    public static final int IB_UVERBS_READ_COUNTERS_PREFER_CACHED = 0x1;

    private ib_uverbs_read_counters_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_READ_COUNTERS_PREFER_CACHED) == IB_UVERBS_READ_COUNTERS_PREFER_CACHED) {
            names.add("IB_UVERBS_READ_COUNTERS_PREFER_CACHED");
            rest &= ~IB_UVERBS_READ_COUNTERS_PREFER_CACHED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
