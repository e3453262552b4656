// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_advise_mr_flag}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_advise_mr_flag {
    public static final int IB_UVERBS_ADVISE_MR_FLAG_FLUSH = 0x1;

    private ib_uverbs_advise_mr_flag() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_ADVISE_MR_FLAG_FLUSH) == IB_UVERBS_ADVISE_MR_FLAG_FLUSH) {
            names.add("IB_UVERBS_ADVISE_MR_FLAG_FLUSH");
            rest &= ~IB_UVERBS_ADVISE_MR_FLAG_FLUSH;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
