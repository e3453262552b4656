// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_ind_table_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_ind_table_init_attr_mask {
    public static final int IBV_CREATE_IND_TABLE_RESERVED = 0x1;

    private ibv_ind_table_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_CREATE_IND_TABLE_RESERVED) == IBV_CREATE_IND_TABLE_RESERVED) {
            names.add("IBV_CREATE_IND_TABLE_RESERVED");
            rest &= ~IBV_CREATE_IND_TABLE_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
