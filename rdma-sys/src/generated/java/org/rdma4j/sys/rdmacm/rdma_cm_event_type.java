// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

/**
 * C's {@code enum rdma_cm_event_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/rdma_cma.h}.
 */
public final class rdma_cm_event_type {
    public static final int RDMA_CM_EVENT_ADDR_RESOLVED = 0;

    public static final int RDMA_CM_EVENT_ADDR_ERROR = 1;

    public static final int RDMA_CM_EVENT_ROUTE_RESOLVED = 2;

    public static final int RDMA_CM_EVENT_ROUTE_ERROR = 3;

    public static final int RDMA_CM_EVENT_CONNECT_REQUEST = 4;

    public static final int RDMA_CM_EVENT_CONNECT_RESPONSE = 5;

    public static final int RDMA_CM_EVENT_CONNECT_ERROR = 6;

    public static final int RDMA_CM_EVENT_UNREACHABLE = 7;

    public static final int RDMA_CM_EVENT_REJECTED = 8;

    public static final int RDMA_CM_EVENT_ESTABLISHED = 9;

    public static final int RDMA_CM_EVENT_DISCONNECTED = 10;

    public static final int RDMA_CM_EVENT_DEVICE_REMOVAL = 11;

    public static final int RDMA_CM_EVENT_MULTICAST_JOIN = 12;

    public static final int RDMA_CM_EVENT_MULTICAST_ERROR = 13;

    public static final int RDMA_CM_EVENT_ADDR_CHANGE = 14;

    public static final int RDMA_CM_EVENT_TIMEWAIT_EXIT = 15;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_ADDRINFO_RESOLVED = 16;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_ADDRINFO_ERROR = 17;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_USER = 18;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_INTERNAL = 19;

    private rdma_cm_event_type() {
    }

    /**
     * The name of the value, or the number when it has none.
     */
    public static String toString(int value) {
        switch (value) {
            case RDMA_CM_EVENT_ADDR_RESOLVED: return "RDMA_CM_EVENT_ADDR_RESOLVED";
            case RDMA_CM_EVENT_ADDR_ERROR: return "RDMA_CM_EVENT_ADDR_ERROR";
            case RDMA_CM_EVENT_ROUTE_RESOLVED: return "RDMA_CM_EVENT_ROUTE_RESOLVED";
            case RDMA_CM_EVENT_ROUTE_ERROR: return "RDMA_CM_EVENT_ROUTE_ERROR";
            case RDMA_CM_EVENT_CONNECT_REQUEST: return "RDMA_CM_EVENT_CONNECT_REQUEST";
            case RDMA_CM_EVENT_CONNECT_RESPONSE: return "RDMA_CM_EVENT_CONNECT_RESPONSE";
            case RDMA_CM_EVENT_CONNECT_ERROR: return "RDMA_CM_EVENT_CONNECT_ERROR";
            case RDMA_CM_EVENT_UNREACHABLE: return "RDMA_CM_EVENT_UNREACHABLE";
            case RDMA_CM_EVENT_REJECTED: return "RDMA_CM_EVENT_REJECTED";
            case RDMA_CM_EVENT_ESTABLISHED: return "RDMA_CM_EVENT_ESTABLISHED";
            case RDMA_CM_EVENT_DISCONNECTED: return "RDMA_CM_EVENT_DISCONNECTED";
            case RDMA_CM_EVENT_DEVICE_REMOVAL: return "RDMA_CM_EVENT_DEVICE_REMOVAL";
            case RDMA_CM_EVENT_MULTICAST_JOIN: return "RDMA_CM_EVENT_MULTICAST_JOIN";
            case RDMA_CM_EVENT_MULTICAST_ERROR: return "RDMA_CM_EVENT_MULTICAST_ERROR";
            case RDMA_CM_EVENT_ADDR_CHANGE: return "RDMA_CM_EVENT_ADDR_CHANGE";
            case RDMA_CM_EVENT_TIMEWAIT_EXIT: return "RDMA_CM_EVENT_TIMEWAIT_EXIT";
            case RDMA_CM_EVENT_ADDRINFO_RESOLVED: return "RDMA_CM_EVENT_ADDRINFO_RESOLVED";
            case RDMA_CM_EVENT_ADDRINFO_ERROR: return "RDMA_CM_EVENT_ADDRINFO_ERROR";
            case RDMA_CM_EVENT_USER: return "RDMA_CM_EVENT_USER";
            case RDMA_CM_EVENT_INTERNAL: return "RDMA_CM_EVENT_INTERNAL";
            default: return Integer.toUnsignedString(value);
        }
    }
}
