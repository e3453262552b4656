// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

/**
 * The C type {@code enum ibv_transport_type}, in C an {@code int}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_transport_type {
    public static final int IBV_TRANSPORT_UNKNOWN = -1;

    public static final int IBV_TRANSPORT_IB = 0;

    public static final int IBV_TRANSPORT_IWARP = 1;

    public static final int IBV_TRANSPORT_USNIC = 2;

    public static final int IBV_TRANSPORT_USNIC_UDP = 3;

    public static final int IBV_TRANSPORT_UNSPECIFIED = 4;

    private ibv_transport_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case IBV_TRANSPORT_UNKNOWN: return "IBV_TRANSPORT_UNKNOWN";
            case IBV_TRANSPORT_IB: return "IBV_TRANSPORT_IB";
            case IBV_TRANSPORT_IWARP: return "IBV_TRANSPORT_IWARP";
            case IBV_TRANSPORT_USNIC: return "IBV_TRANSPORT_USNIC";
            case IBV_TRANSPORT_USNIC_UDP: return "IBV_TRANSPORT_USNIC_UDP";
            case IBV_TRANSPORT_UNSPECIFIED: return "IBV_TRANSPORT_UNSPECIFIED";
            default: return Integer.toString(value);
        }
    }
}
