// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

/**
 * The C type {@code enum rdma_cm_mc_join_flags}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/rdma_cma.h}.
 */
public final class rdma_cm_mc_join_flags {
    /**
     * The member sends and receives.
     */
    public static final int RDMA_MC_JOIN_FLAG_FULLMEMBER = 0;

    /**
     * The member only sends: the queue pair is not attached to the group.
     */
    public static final int RDMA_MC_JOIN_FLAG_SENDONLY_FULLMEMBER = 1;

    public static final int RDMA_MC_JOIN_FLAG_RESERVED = 2;

    private rdma_cm_mc_join_flags() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case RDMA_MC_JOIN_FLAG_FULLMEMBER: return "RDMA_MC_JOIN_FLAG_FULLMEMBER";
            case RDMA_MC_JOIN_FLAG_SENDONLY_FULLMEMBER: return "RDMA_MC_JOIN_FLAG_SENDONLY_FULLMEMBER";
            case RDMA_MC_JOIN_FLAG_RESERVED: return "RDMA_MC_JOIN_FLAG_RESERVED";
            default: return Integer.toUnsignedString(value);
        }
    }
}
