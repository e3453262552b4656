// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_placement_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 45.0.
 */
public final class ibv_placement_type {
    public static final int IBV_FLUSH_GLOBAL = 1;

    public static final int IBV_FLUSH_PERSISTENT = 2;

    private ibv_placement_type() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_FLUSH_GLOBAL: return "IBV_FLUSH_GLOBAL";
            case IBV_FLUSH_PERSISTENT: return "IBV_FLUSH_PERSISTENT";
            default: return Integer.toUnsignedString(value);
        }
    }
}
