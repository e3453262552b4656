// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_ops_wr_opcode}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_ops_wr_opcode {
    public static final int IBV_WR_TAG_ADD = 0;

    public static final int IBV_WR_TAG_DEL = 1;

    public static final int IBV_WR_TAG_SYNC = 2;

    private ibv_ops_wr_opcode() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_WR_TAG_ADD: return "IBV_WR_TAG_ADD";
            case IBV_WR_TAG_DEL: return "IBV_WR_TAG_DEL";
            case IBV_WR_TAG_SYNC: return "IBV_WR_TAG_SYNC";
            default: return Integer.toUnsignedString(value);
        }
    }
}
