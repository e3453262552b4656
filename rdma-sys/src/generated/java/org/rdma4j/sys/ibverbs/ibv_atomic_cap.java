// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_atomic_cap}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_atomic_cap {
    /**
     * The device does not support atomic operations.
     */
    public static final int IBV_ATOMIC_NONE = 0;

    /**
     * Atomic with respect to operations of the same device only, not to those of the processor or other
     * devices.
     */
    public static final int IBV_ATOMIC_HCA = 1;

    /**
     * Atomic with respect to operations of the processor and of all devices.
     */
    public static final int IBV_ATOMIC_GLOB = 2;

    private ibv_atomic_cap() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_ATOMIC_NONE: return "IBV_ATOMIC_NONE";
            case IBV_ATOMIC_HCA: return "IBV_ATOMIC_HCA";
            case IBV_ATOMIC_GLOB: return "IBV_ATOMIC_GLOB";
            default: return Integer.toUnsignedString(value);
        }
    }
}
