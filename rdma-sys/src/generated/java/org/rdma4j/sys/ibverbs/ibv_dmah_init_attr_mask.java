// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_dmah_init_attr_mask}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 59.0.
 */
public final class ibv_dmah_init_attr_mask {
    public static final int IBV_DMAH_INIT_ATTR_MASK_CPU_ID = 1;

    public static final int IBV_DMAH_INIT_ATTR_MASK_PH = 2;

    public static final int IBV_DMAH_INIT_ATTR_MASK_TPH_MEM_TYPE = 4;

    private ibv_dmah_init_attr_mask() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_DMAH_INIT_ATTR_MASK_CPU_ID: return "IBV_DMAH_INIT_ATTR_MASK_CPU_ID";
            case IBV_DMAH_INIT_ATTR_MASK_PH: return "IBV_DMAH_INIT_ATTR_MASK_PH";
            case IBV_DMAH_INIT_ATTR_MASK_TPH_MEM_TYPE: return "IBV_DMAH_INIT_ATTR_MASK_TPH_MEM_TYPE";
            default: return Integer.toUnsignedString(value);
        }
    }
}
