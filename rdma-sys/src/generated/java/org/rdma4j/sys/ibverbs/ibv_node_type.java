// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_node_type}, in C an {@code int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_node_type {
    public static final int IBV_NODE_UNKNOWN = -1;

    public static final int IBV_NODE_CA = 1;

    public static final int IBV_NODE_SWITCH = 2;

    public static final int IBV_NODE_ROUTER = 3;

    public static final int IBV_NODE_RNIC = 4;

    public static final int IBV_NODE_USNIC = 5;

    public static final int IBV_NODE_USNIC_UDP = 6;

    public static final int IBV_NODE_UNSPECIFIED = 7;

    private ibv_node_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_NODE_UNKNOWN: return "IBV_NODE_UNKNOWN";
            case IBV_NODE_CA: return "IBV_NODE_CA";
            case IBV_NODE_SWITCH: return "IBV_NODE_SWITCH";
            case IBV_NODE_ROUTER: return "IBV_NODE_ROUTER";
            case IBV_NODE_RNIC: return "IBV_NODE_RNIC";
            case IBV_NODE_USNIC: return "IBV_NODE_USNIC";
            case IBV_NODE_USNIC_UDP: return "IBV_NODE_USNIC_UDP";
            case IBV_NODE_UNSPECIFIED: return "IBV_NODE_UNSPECIFIED";
            default: return Integer.toString(value);
        }
    }
}
