// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

/**
 * The C type {@code enum rdma_cm_event_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/rdma_cma.h}.
 */
public final class rdma_cm_event_type {
    /**
     * {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr} has succeeded.
     */
    public static final int RDMA_CM_EVENT_ADDR_RESOLVED = 0;

    /**
     * {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr} has failed or timed out.
     */
    public static final int RDMA_CM_EVENT_ADDR_ERROR = 1;

    /**
     * {@link Rdmacm#rdma_resolve_route rdma_resolve_route} has succeeded.
     */
    public static final int RDMA_CM_EVENT_ROUTE_RESOLVED = 2;

    /**
     * {@link Rdmacm#rdma_resolve_route rdma_resolve_route} has failed or timed out.
     */
    public static final int RDMA_CM_EVENT_ROUTE_ERROR = 3;

    /**
     * A peer requests a connection to a listener; {@link rdma_cm_event#id rdma_cm_event.id} is a new
     * identifier for the connection.
     */
    public static final int RDMA_CM_EVENT_CONNECT_REQUEST = 4;

    /**
     * The peer has accepted; only for an identifier without a queue pair. Call
     * {@link Rdmacm#rdma_establish rdma_establish}.
     */
    public static final int RDMA_CM_EVENT_CONNECT_RESPONSE = 5;

    /**
     * The connection could not be established, on either side.
     */
    public static final int RDMA_CM_EVENT_CONNECT_ERROR = 6;

    /**
     * The peer has not responded to {@link Rdmacm#rdma_connect rdma_connect}.
     */
    public static final int RDMA_CM_EVENT_UNREACHABLE = 7;

    /**
     * The peer has rejected the request, or no program listens.
     */
    public static final int RDMA_CM_EVENT_REJECTED = 8;

    /**
     * The connection is established: the queue pair can send.
     */
    public static final int RDMA_CM_EVENT_ESTABLISHED = 9;

    /**
     * The connection has ended: one side called {@link Rdmacm#rdma_disconnect rdma_disconnect}, or the
     * peer destroyed its queue pair or terminated.
     */
    public static final int RDMA_CM_EVENT_DISCONNECTED = 10;

    /**
     * The device has been removed: destroy the identifier and all objects of the device.
     */
    public static final int RDMA_CM_EVENT_DEVICE_REMOVAL = 11;

    /**
     * {@link Rdmacm#rdma_join_multicast rdma_join_multicast} has succeeded.
     */
    public static final int RDMA_CM_EVENT_MULTICAST_JOIN = 12;

    /**
     * The group could not be joined, or the membership is lost: join it again.
     */
    public static final int RDMA_CM_EVENT_MULTICAST_ERROR = 13;

    /**
     * The hardware address of the network interface has changed, for example after a failover of bonded
     * interfaces. The connection continues.
     */
    public static final int RDMA_CM_EVENT_ADDR_CHANGE = 14;

    /**
     * No late packets of an ended connection can arrive any longer: the number of its queue pair may be
     * reused. Follows {@link rdma_cm_event_type#RDMA_CM_EVENT_DISCONNECTED RDMA_CM_EVENT_DISCONNECTED},
     * and requires no action.
     */
    public static final int RDMA_CM_EVENT_TIMEWAIT_EXIT = 15;

    /**
     * {@link Rdmacm#rdma_resolve_addrinfo rdma_resolve_addrinfo} has succeeded.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_ADDRINFO_RESOLVED = 16;

    /**
     * {@link Rdmacm#rdma_resolve_addrinfo rdma_resolve_addrinfo} has failed.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_ADDRINFO_ERROR = 17;

    /**
     * User-defined event: see {@link Rdmacm#rdma_write_cm_event rdma_write_cm_event}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_USER = 18;

    /**
     * Internal to the library; never returned by {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_INTERNAL = 19;

    private rdma_cm_event_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
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
