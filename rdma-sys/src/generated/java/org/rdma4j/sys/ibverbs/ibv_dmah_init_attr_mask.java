// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_dmah_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 59.0.
 */
public final class ibv_dmah_init_attr_mask {
    public static final int IBV_DMAH_INIT_ATTR_MASK_CPU_ID = 0x1;

    public static final int IBV_DMAH_INIT_ATTR_MASK_PH = 0x2;

    public static final int IBV_DMAH_INIT_ATTR_MASK_TPH_MEM_TYPE = 0x4;

    private ibv_dmah_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_DMAH_INIT_ATTR_MASK_CPU_ID) == IBV_DMAH_INIT_ATTR_MASK_CPU_ID) {
            names.add("IBV_DMAH_INIT_ATTR_MASK_CPU_ID");
            rest &= ~IBV_DMAH_INIT_ATTR_MASK_CPU_ID;
        }
        if ((rest & IBV_DMAH_INIT_ATTR_MASK_PH) == IBV_DMAH_INIT_ATTR_MASK_PH) {
            names.add("IBV_DMAH_INIT_ATTR_MASK_PH");
            rest &= ~IBV_DMAH_INIT_ATTR_MASK_PH;
        }
        if ((rest & IBV_DMAH_INIT_ATTR_MASK_TPH_MEM_TYPE) == IBV_DMAH_INIT_ATTR_MASK_TPH_MEM_TYPE) {
            names.add("IBV_DMAH_INIT_ATTR_MASK_TPH_MEM_TYPE");
            rest &= ~IBV_DMAH_INIT_ATTR_MASK_TPH_MEM_TYPE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
