// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ib_placement_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since the headers of Linux 6.8 or a version before it (not in 6.1).
 */
public final class ib_placement_type {
    public static final int IB_FLUSH_GLOBAL = 1;

    public static final int IB_FLUSH_PERSISTENT = 2;

    private ib_placement_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IB_FLUSH_GLOBAL: return "IB_FLUSH_GLOBAL";
            case IB_FLUSH_PERSISTENT: return "IB_FLUSH_PERSISTENT";
            default: return Integer.toUnsignedString(value);
        }
    }
}
