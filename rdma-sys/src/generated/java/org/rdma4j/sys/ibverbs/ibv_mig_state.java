// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_mig_state}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_mig_state {
    /**
     * The alternate path is in use, or no alternate path is loaded.
     */
    public static final int IBV_MIG_MIGRATED = 0;

    /**
     * Requests that the alternate path be armed.
     */
    public static final int IBV_MIG_REARM = 1;

    /**
     * The alternate path is ready.
     */
    public static final int IBV_MIG_ARMED = 2;

    private ibv_mig_state() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_MIG_MIGRATED: return "IBV_MIG_MIGRATED";
            case IBV_MIG_REARM: return "IBV_MIG_REARM";
            case IBV_MIG_ARMED: return "IBV_MIG_ARMED";
            default: return Integer.toUnsignedString(value);
        }
    }
}
