// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_odp_general_cap_bits}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since the headers of Linux 7.2 or a version before it (not in 6.12).
 */
public final class ib_uverbs_odp_general_cap_bits {
    public static final int IB_UVERBS_ODP_SUPPORT = 0x1;

    public static final int IB_UVERBS_ODP_SUPPORT_IMPLICIT = 0x2;

    private ib_uverbs_odp_general_cap_bits() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_ODP_SUPPORT) == IB_UVERBS_ODP_SUPPORT) {
            names.add("IB_UVERBS_ODP_SUPPORT");
            rest &= ~IB_UVERBS_ODP_SUPPORT;
        }
        if ((rest & IB_UVERBS_ODP_SUPPORT_IMPLICIT) == IB_UVERBS_ODP_SUPPORT_IMPLICIT) {
            names.add("IB_UVERBS_ODP_SUPPORT_IMPLICIT");
            rest &= ~IB_UVERBS_ODP_SUPPORT_IMPLICIT;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
