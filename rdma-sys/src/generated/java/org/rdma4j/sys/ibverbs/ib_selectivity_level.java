// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_selectivity_level}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since the headers of Linux 6.8 or a version before it (not in 6.1).
 */
public final class ib_selectivity_level {
    public static final int IB_FLUSH_RANGE = 0;

    public static final int IB_FLUSH_MR = 1;

    private ib_selectivity_level() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_FLUSH_RANGE: return "IB_FLUSH_RANGE";
            case IB_FLUSH_MR: return "IB_FLUSH_MR";
            default: return Integer.toUnsignedString(value);
        }
    }
}
