// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_dm_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 35.0.
 */
public final class ibv_dm_mask {
    public static final int IBV_DM_MASK_HANDLE = 0x1;

    private ibv_dm_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_DM_MASK_HANDLE) == IBV_DM_MASK_HANDLE) {
            names.add("IBV_DM_MASK_HANDLE");
            rest &= ~IBV_DM_MASK_HANDLE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
