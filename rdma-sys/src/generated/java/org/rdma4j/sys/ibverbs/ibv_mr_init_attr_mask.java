// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * C's {@code enum ibv_mr_init_attr_mask}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 59.0.
 */
public final class ibv_mr_init_attr_mask {
    public static final int IBV_REG_MR_MASK_IOVA = 1;

    public static final int IBV_REG_MR_MASK_ADDR = 2;

    public static final int IBV_REG_MR_MASK_FD = 4;

    public static final int IBV_REG_MR_MASK_FD_OFFSET = 8;

    public static final int IBV_REG_MR_MASK_DMAH = 16;

    public static final int IBV_REG_MR_MASK_BUF = 32;

    private ibv_mr_init_attr_mask() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_REG_MR_MASK_IOVA: return "IBV_REG_MR_MASK_IOVA";
            case IBV_REG_MR_MASK_ADDR: return "IBV_REG_MR_MASK_ADDR";
            case IBV_REG_MR_MASK_FD: return "IBV_REG_MR_MASK_FD";
            case IBV_REG_MR_MASK_FD_OFFSET: return "IBV_REG_MR_MASK_FD_OFFSET";
            case IBV_REG_MR_MASK_DMAH: return "IBV_REG_MR_MASK_DMAH";
            case IBV_REG_MR_MASK_BUF: return "IBV_REG_MR_MASK_BUF";
            default: return Integer.toUnsignedString(value);
        }
    }
}
