// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_selectivity_level}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 45.0.
 */
public final class ibv_selectivity_level {
    public static final int IBV_FLUSH_RANGE = 0;

    public static final int IBV_FLUSH_MR = 1;

    private ibv_selectivity_level() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_FLUSH_RANGE: return "IBV_FLUSH_RANGE";
            case IBV_FLUSH_MR: return "IBV_FLUSH_MR";
            default: return Integer.toUnsignedString(value);
        }
    }
}
