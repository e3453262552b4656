// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_tph_mem_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 59.0.
 */
public final class ibv_tph_mem_type {
    public static final int IBV_TPH_MEM_TYPE_VM = 0;

    public static final int IBV_TPH_MEM_TYPE_PM = 1;

    private ibv_tph_mem_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_TPH_MEM_TYPE_VM: return "IBV_TPH_MEM_TYPE_VM";
            case IBV_TPH_MEM_TYPE_PM: return "IBV_TPH_MEM_TYPE_PM";
            default: return Integer.toUnsignedString(value);
        }
    }
}
