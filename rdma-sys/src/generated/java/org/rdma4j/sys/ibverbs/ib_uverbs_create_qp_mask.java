// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_create_qp_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 */
public final class ib_uverbs_create_qp_mask {
    public static final int IB_UVERBS_CREATE_QP_MASK_IND_TABLE = 0x1;

    private ib_uverbs_create_qp_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_CREATE_QP_MASK_IND_TABLE) == IB_UVERBS_CREATE_QP_MASK_IND_TABLE) {
            names.add("IB_UVERBS_CREATE_QP_MASK_IND_TABLE");
            rest &= ~IB_UVERBS_CREATE_QP_MASK_IND_TABLE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
