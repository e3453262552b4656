// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_fork_status}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 35.0.
 */
public final class ibv_fork_status {
    public static final int IBV_FORK_DISABLED = 0;

    public static final int IBV_FORK_ENABLED = 1;

    public static final int IBV_FORK_UNNEEDED = 2;

    private ibv_fork_status() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_FORK_DISABLED: return "IBV_FORK_DISABLED";
            case IBV_FORK_ENABLED: return "IBV_FORK_ENABLED";
            case IBV_FORK_UNNEEDED: return "IBV_FORK_UNNEEDED";
            default: return Integer.toUnsignedString(value);
        }
    }
}
