// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_counter_description}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_counter_description {
    public static final int IBV_COUNTER_PACKETS = 0;

    public static final int IBV_COUNTER_BYTES = 1;

    private ibv_counter_description() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_COUNTER_PACKETS: return "IBV_COUNTER_PACKETS";
            case IBV_COUNTER_BYTES: return "IBV_COUNTER_BYTES";
            default: return Integer.toUnsignedString(value);
        }
    }
}
