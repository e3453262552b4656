// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_odp_general_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_odp_general_caps {
    public static final int IBV_ODP_SUPPORT = 0x1;

    public static final int IBV_ODP_SUPPORT_IMPLICIT = 0x2;

    private ibv_odp_general_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_ODP_SUPPORT) == IBV_ODP_SUPPORT) {
            names.add("IBV_ODP_SUPPORT");
            rest &= ~IBV_ODP_SUPPORT;
        }
        if ((rest & IBV_ODP_SUPPORT_IMPLICIT) == IBV_ODP_SUPPORT_IMPLICIT) {
            names.add("IBV_ODP_SUPPORT_IMPLICIT");
            rest &= ~IBV_ODP_SUPPORT_IMPLICIT;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
