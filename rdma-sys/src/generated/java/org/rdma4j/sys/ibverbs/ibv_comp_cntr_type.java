// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_comp_cntr_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 65.0.
 */
public final class ibv_comp_cntr_type {
    public static final int IBV_COMP_CNTR_TYPE_WRS = 0;

    public static final int IBV_COMP_CNTR_TYPE_BYTES = 1;

    private ibv_comp_cntr_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_COMP_CNTR_TYPE_WRS: return "IBV_COMP_CNTR_TYPE_WRS";
            case IBV_COMP_CNTR_TYPE_BYTES: return "IBV_COMP_CNTR_TYPE_BYTES";
            default: return Integer.toUnsignedString(value);
        }
    }
}
