// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_mw_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_mw_type {
    public static final int IBV_MW_TYPE_1 = 1;

    public static final int IBV_MW_TYPE_2 = 2;

    private ibv_mw_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_MW_TYPE_1: return "IBV_MW_TYPE_1";
            case IBV_MW_TYPE_2: return "IBV_MW_TYPE_2";
            default: return Integer.toUnsignedString(value);
        }
    }
}
