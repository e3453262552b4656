// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_flow_spec_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_flow_spec_type {
    public static final int IBV_FLOW_SPEC_ETH = 32;

    public static final int IBV_FLOW_SPEC_IPV4 = 48;

    public static final int IBV_FLOW_SPEC_IPV6 = 49;

    public static final int IBV_FLOW_SPEC_IPV4_EXT = 50;

    public static final int IBV_FLOW_SPEC_ESP = 52;

    public static final int IBV_FLOW_SPEC_TCP = 64;

    public static final int IBV_FLOW_SPEC_UDP = 65;

    public static final int IBV_FLOW_SPEC_VXLAN_TUNNEL = 80;

    public static final int IBV_FLOW_SPEC_GRE = 81;

    public static final int IBV_FLOW_SPEC_MPLS = 96;

    public static final int IBV_FLOW_SPEC_INNER = 256;

    public static final int IBV_FLOW_SPEC_ACTION_TAG = 4096;

    public static final int IBV_FLOW_SPEC_ACTION_DROP = 4097;

    public static final int IBV_FLOW_SPEC_ACTION_HANDLE = 4098;

    public static final int IBV_FLOW_SPEC_ACTION_COUNT = 4099;

    private ibv_flow_spec_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_FLOW_SPEC_ETH: return "IBV_FLOW_SPEC_ETH";
            case IBV_FLOW_SPEC_IPV4: return "IBV_FLOW_SPEC_IPV4";
            case IBV_FLOW_SPEC_IPV6: return "IBV_FLOW_SPEC_IPV6";
            case IBV_FLOW_SPEC_IPV4_EXT: return "IBV_FLOW_SPEC_IPV4_EXT";
            case IBV_FLOW_SPEC_ESP: return "IBV_FLOW_SPEC_ESP";
            case IBV_FLOW_SPEC_TCP: return "IBV_FLOW_SPEC_TCP";
            case IBV_FLOW_SPEC_UDP: return "IBV_FLOW_SPEC_UDP";
            case IBV_FLOW_SPEC_VXLAN_TUNNEL: return "IBV_FLOW_SPEC_VXLAN_TUNNEL";
            case IBV_FLOW_SPEC_GRE: return "IBV_FLOW_SPEC_GRE";
            case IBV_FLOW_SPEC_MPLS: return "IBV_FLOW_SPEC_MPLS";
            case IBV_FLOW_SPEC_INNER: return "IBV_FLOW_SPEC_INNER";
            case IBV_FLOW_SPEC_ACTION_TAG: return "IBV_FLOW_SPEC_ACTION_TAG";
            case IBV_FLOW_SPEC_ACTION_DROP: return "IBV_FLOW_SPEC_ACTION_DROP";
            case IBV_FLOW_SPEC_ACTION_HANDLE: return "IBV_FLOW_SPEC_ACTION_HANDLE";
            case IBV_FLOW_SPEC_ACTION_COUNT: return "IBV_FLOW_SPEC_ACTION_COUNT";
            default: return Integer.toUnsignedString(value);
        }
    }
}
