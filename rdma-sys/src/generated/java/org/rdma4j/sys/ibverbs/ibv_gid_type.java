// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_gid_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 *
 * <p>Since rdma-core 32.0.
 */
public final class ibv_gid_type {
    /**
     * InfiniBand.
     */
    public static final int IBV_GID_TYPE_IB = 0;

    /**
     * RoCE v1: Ethernet frames with their own EtherType, which cannot be routed.
     */
    public static final int IBV_GID_TYPE_ROCE_V1 = 1;

    /**
     * RoCE v2: UDP over IPv4 or IPv6, with the address in the GID.
     */
    public static final int IBV_GID_TYPE_ROCE_V2 = 2;

    private ibv_gid_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_GID_TYPE_IB: return "IBV_GID_TYPE_IB";
            case IBV_GID_TYPE_ROCE_V1: return "IBV_GID_TYPE_ROCE_V1";
            case IBV_GID_TYPE_ROCE_V2: return "IBV_GID_TYPE_ROCE_V2";
            default: return Integer.toUnsignedString(value);
        }
    }
}
