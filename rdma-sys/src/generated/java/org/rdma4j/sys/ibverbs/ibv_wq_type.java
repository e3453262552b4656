// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_wq_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_wq_type {
    public static final int IBV_WQT_RQ = 0;

    private ibv_wq_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_WQT_RQ: return "IBV_WQT_RQ";
            default: return Integer.toUnsignedString(value);
        }
    }
}
