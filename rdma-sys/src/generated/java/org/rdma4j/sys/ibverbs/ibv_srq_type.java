// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_srq_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_srq_type {
    public static final int IBV_SRQT_BASIC = 0;

    public static final int IBV_SRQT_XRC = 1;

    public static final int IBV_SRQT_TM = 2;

    private ibv_srq_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_SRQT_BASIC: return "IBV_SRQT_BASIC";
            case IBV_SRQT_XRC: return "IBV_SRQT_XRC";
            case IBV_SRQT_TM: return "IBV_SRQT_TM";
            default: return Integer.toUnsignedString(value);
        }
    }
}
