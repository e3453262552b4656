// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.rdmacm;

/**
 * C's {@code enum rdma_cm_event_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code rdma/rdma_cma.h}.
 */
public final class rdma_cm_event_type {
    /**
     * {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr} is done.
     */
    public static final int RDMA_CM_EVENT_ADDR_RESOLVED = 0;

    /**
     * {@link Rdmacm#rdma_resolve_addr rdma_resolve_addr} failed, or its time was up.
     */
    public static final int RDMA_CM_EVENT_ADDR_ERROR = 1;

    /**
     * {@link Rdmacm#rdma_resolve_route rdma_resolve_route} is done.
     */
    public static final int RDMA_CM_EVENT_ROUTE_RESOLVED = 2;

    /**
     * {@link Rdmacm#rdma_resolve_route rdma_resolve_route} failed, or its time was up.
     */
    public static final int RDMA_CM_EVENT_ROUTE_ERROR = 3;

    /**
     * A peer wants a connection with a listener; {@link rdma_cm_event#id rdma_cm_event.id} is a new
     * identifier for it.
     */
    public static final int RDMA_CM_EVENT_CONNECT_REQUEST = 4;

    /**
     * The peer accepted; only on an identifier without a queue pair. Answer it by
     * {@link Rdmacm#rdma_establish rdma_establish}.
     */
    public static final int RDMA_CM_EVENT_CONNECT_RESPONSE = 5;

    /**
     * Connecting failed, at either end.
     */
    public static final int RDMA_CM_EVENT_CONNECT_ERROR = 6;

    /**
     * The peer does not answer {@link Rdmacm#rdma_connect rdma_connect}.
     */
    public static final int RDMA_CM_EVENT_UNREACHABLE = 7;

    /**
     * The peer rejected the request, or nobody listens there.
     */
    public static final int RDMA_CM_EVENT_REJECTED = 8;

    /**
     * The connection stands: send.
     */
    public static final int RDMA_CM_EVENT_ESTABLISHED = 9;

    /**
     * The connection has ended: either end called {@link Rdmacm#rdma_disconnect rdma_disconnect}, or the
     * peer destroyed its queue pair or ended.
     */
    public static final int RDMA_CM_EVENT_DISCONNECTED = 10;

    /**
     * The device is gone: destroy the identifier and all that was made on the device.
     */
    public static final int RDMA_CM_EVENT_DEVICE_REMOVAL = 11;

    /**
     * {@link Rdmacm#rdma_join_multicast rdma_join_multicast} is done.
     */
    public static final int RDMA_CM_EVENT_MULTICAST_JOIN = 12;

    /**
     * Joining failed, or the group is lost: join it again.
     */
    public static final int RDMA_CM_EVENT_MULTICAST_ERROR = 13;

    /**
     * The network interface has another hardware address now, as after a failover of bonded ones. The
     * connection goes on.
     */
    public static final int RDMA_CM_EVENT_ADDR_CHANGE = 14;

    /**
     * Late packets of an ended connection can come no more: its queue pair's number may be used again.
     * Comes after {@link rdma_cm_event_type#RDMA_CM_EVENT_DISCONNECTED RDMA_CM_EVENT_DISCONNECTED}, and
     * needs no answer.
     */
    public static final int RDMA_CM_EVENT_TIMEWAIT_EXIT = 15;

    /**
     * {@link Rdmacm#rdma_resolve_addrinfo rdma_resolve_addrinfo} is done.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_ADDRINFO_RESOLVED = 16;

    /**
     * {@link Rdmacm#rdma_resolve_addrinfo rdma_resolve_addrinfo} failed.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_ADDRINFO_ERROR = 17;

    /**
     * The caller's own: see {@link Rdmacm#rdma_write_cm_event rdma_write_cm_event}.
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int RDMA_CM_EVENT_USER = 18;

    /**
     * The library's own; {@link Rdmacm#rdma_get_cm_event rdma_get_cm_event} does not give it.
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
