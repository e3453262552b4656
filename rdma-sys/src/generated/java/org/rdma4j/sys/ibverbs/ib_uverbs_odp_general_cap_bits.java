// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ib_uverbs_odp_general_cap_bits}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since rdma-core 65.0 or a release before it (not in 56.1).
 */
public final class ib_uverbs_odp_general_cap_bits {
    public static final int IB_UVERBS_ODP_SUPPORT = 1;

    public static final int IB_UVERBS_ODP_SUPPORT_IMPLICIT = 2;

    private ib_uverbs_odp_general_cap_bits() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_UVERBS_ODP_SUPPORT: return "IB_UVERBS_ODP_SUPPORT";
            case IB_UVERBS_ODP_SUPPORT_IMPLICIT: return "IB_UVERBS_ODP_SUPPORT_IMPLICIT";
            default: return Integer.toUnsignedString(value);
        }
    }
}
