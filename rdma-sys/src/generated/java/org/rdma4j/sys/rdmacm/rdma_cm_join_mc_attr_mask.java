// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

import java.util.StringJoiner;

/**
 * The C type {@code enum rdma_cm_join_mc_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code rdma/rdma_cma.h}.
 */
public final class rdma_cm_join_mc_attr_mask {
    public static final int RDMA_CM_JOIN_MC_ATTR_ADDRESS = 0x1;

    public static final int RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS = 0x2;

    public static final int RDMA_CM_JOIN_MC_ATTR_RESERVED = 0x4;

    private rdma_cm_join_mc_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & RDMA_CM_JOIN_MC_ATTR_ADDRESS) == RDMA_CM_JOIN_MC_ATTR_ADDRESS) {
            names.add("RDMA_CM_JOIN_MC_ATTR_ADDRESS");
            rest &= ~RDMA_CM_JOIN_MC_ATTR_ADDRESS;
        }
        if ((rest & RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS) == RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS) {
            names.add("RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS");
            rest &= ~RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS;
        }
        if ((rest & RDMA_CM_JOIN_MC_ATTR_RESERVED) == RDMA_CM_JOIN_MC_ATTR_RESERVED) {
            names.add("RDMA_CM_JOIN_MC_ATTR_RESERVED");
            rest &= ~RDMA_CM_JOIN_MC_ATTR_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
