// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_mr_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 59.0.
 */
public final class ibv_mr_init_attr_mask {
    public static final int IBV_REG_MR_MASK_IOVA = 0x1;

    public static final int IBV_REG_MR_MASK_ADDR = 0x2;

    public static final int IBV_REG_MR_MASK_FD = 0x4;

    public static final int IBV_REG_MR_MASK_FD_OFFSET = 0x8;

    public static final int IBV_REG_MR_MASK_DMAH = 0x10;

    public static final int IBV_REG_MR_MASK_BUF = 0x20;

    private ibv_mr_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_REG_MR_MASK_IOVA) == IBV_REG_MR_MASK_IOVA) {
            names.add("IBV_REG_MR_MASK_IOVA");
            rest &= ~IBV_REG_MR_MASK_IOVA;
        }
        if ((rest & IBV_REG_MR_MASK_ADDR) == IBV_REG_MR_MASK_ADDR) {
            names.add("IBV_REG_MR_MASK_ADDR");
            rest &= ~IBV_REG_MR_MASK_ADDR;
        }
        if ((rest & IBV_REG_MR_MASK_FD) == IBV_REG_MR_MASK_FD) {
            names.add("IBV_REG_MR_MASK_FD");
            rest &= ~IBV_REG_MR_MASK_FD;
        }
        if ((rest & IBV_REG_MR_MASK_FD_OFFSET) == IBV_REG_MR_MASK_FD_OFFSET) {
            names.add("IBV_REG_MR_MASK_FD_OFFSET");
            rest &= ~IBV_REG_MR_MASK_FD_OFFSET;
        }
        if ((rest & IBV_REG_MR_MASK_DMAH) == IBV_REG_MR_MASK_DMAH) {
            names.add("IBV_REG_MR_MASK_DMAH");
            rest &= ~IBV_REG_MR_MASK_DMAH;
        }
        if ((rest & IBV_REG_MR_MASK_BUF) == IBV_REG_MR_MASK_BUF) {
            names.add("IBV_REG_MR_MASK_BUF");
            rest &= ~IBV_REG_MR_MASK_BUF;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
