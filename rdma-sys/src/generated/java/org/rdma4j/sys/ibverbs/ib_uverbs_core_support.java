// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_core_support}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_core_support {
    public static final int IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS = 0x1;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int IB_UVERBS_CORE_SUPPORT_ROBUST_UDATA = 0x2;

    private ib_uverbs_core_support() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS) == IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS) {
            names.add("IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS");
            rest &= ~IB_UVERBS_CORE_SUPPORT_OPTIONAL_MR_ACCESS;
        }
        if ((rest & IB_UVERBS_CORE_SUPPORT_ROBUST_UDATA) == IB_UVERBS_CORE_SUPPORT_ROBUST_UDATA) {
            names.add("IB_UVERBS_CORE_SUPPORT_ROBUST_UDATA");
            rest &= ~IB_UVERBS_CORE_SUPPORT_ROBUST_UDATA;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
