// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_flow_attr_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_flow_attr_type {
    public static final int IBV_FLOW_ATTR_NORMAL = 0;

    public static final int IBV_FLOW_ATTR_ALL_DEFAULT = 1;

    public static final int IBV_FLOW_ATTR_MC_DEFAULT = 2;

    public static final int IBV_FLOW_ATTR_SNIFFER = 3;

    private ibv_flow_attr_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_FLOW_ATTR_NORMAL: return "IBV_FLOW_ATTR_NORMAL";
            case IBV_FLOW_ATTR_ALL_DEFAULT: return "IBV_FLOW_ATTR_ALL_DEFAULT";
            case IBV_FLOW_ATTR_MC_DEFAULT: return "IBV_FLOW_ATTR_MC_DEFAULT";
            case IBV_FLOW_ATTR_SNIFFER: return "IBV_FLOW_ATTR_SNIFFER";
            default: return Integer.toUnsignedString(value);
        }
    }
}
