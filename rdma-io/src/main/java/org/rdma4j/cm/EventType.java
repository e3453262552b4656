package org.rdma4j.cm;

/**
 * Type of an {@link Event}: {@code enum rdma_cm_event_type}. The constants have the names and the order of the C constants,
 * without {@code RDMA_CM_EVENT_}.
 */
public enum EventType {
    /** The address has been resolved, and the identifier has a device. */
    ADDR_RESOLVED,
    /** The address could not be resolved, or no RDMA device is on the route to it. */
    ADDR_ERROR,
    /** The route to the peer has been resolved. */
    ROUTE_RESOLVED,
    /** The route to the peer could not be resolved. */
    ROUTE_ERROR,
    /** A peer requests a connection, or a datagram service. */
    CONNECT_REQUEST,
    /** The peer has accepted the connection request (InfiniBand and RoCE). */
    CONNECT_RESPONSE,
    /** The connection could not be established. */
    CONNECT_ERROR,
    /** The peer did not respond. */
    UNREACHABLE,
    /** The peer rejected the request. */
    REJECTED,
    /** The connection has been established, or the datagram service has responded. */
    ESTABLISHED,
    /** The connection has ended. */
    DISCONNECTED,
    /** The device has been removed. */
    DEVICE_REMOVAL,
    /** The multicast group has been joined. */
    MULTICAST_JOIN,
    /** The multicast group could not be joined, or the membership has ended. */
    MULTICAST_ERROR,
    /** The hardware address of the local network interface has changed. */
    ADDR_CHANGE,
    /** The queue pair of an ended connection has left the time-wait state. */
    TIMEWAIT_EXIT,
    /** {@code rdma_resolve_addrinfo} has succeeded. Not used by this package. */
    ADDRINFO_RESOLVED,
    /** {@code rdma_resolve_addrinfo} has failed. Not used by this package. */
    ADDRINFO_ERROR,
    /** An event that a program has written to the identifier. Not used by this package. */
    USER,
    /** An event of the kernel that is not meant for programs. */
    INTERNAL,
    /** A type that this version of the library does not know. */
    UNKNOWN;

    private static final EventType[] ALL = values();

    static EventType of(int value) {
        return value >= 0 && value < UNKNOWN.ordinal() ? ALL[value] : UNKNOWN;
    }

    /**
     * Returns {@code true} if events of this type report a failure or the end of a connection. This includes {@link
     * #UNKNOWN}, so that no thread keeps waiting for an event that will not arrive.
     */
    public boolean isFailure() {
        switch (this) {
            case ADDR_RESOLVED:
            case ROUTE_RESOLVED:
            case CONNECT_REQUEST:
            case CONNECT_RESPONSE:
            case ESTABLISHED:
            case MULTICAST_JOIN:
            case ADDR_CHANGE:
            case TIMEWAIT_EXIT:
            case ADDRINFO_RESOLVED:
                return false;
            default:
                return true;
        }
    }

    /** Returns the operation that an event of this type completes, for messages that continue with an address. */
    String operation() {
        switch (this) {
            case ADDR_RESOLVED:
                return "resolve the address";
            case ROUTE_RESOLVED:
                return "resolve the route to";
            case CONNECT_RESPONSE:
            case ESTABLISHED:
                return "connect to";
            case MULTICAST_JOIN:
                return "join the multicast group";
            default:
                return "receive an event of the identifier for";
        }
    }

    /** Returns the most likely reason for which an event of this type does not arrive; empty if there is none. */
    String timeoutHint() {
        switch (this) {
            case ADDR_RESOLVED:
            case ROUTE_RESOLVED:
                return "; no machine responds at that address";
            case CONNECT_RESPONSE:
            case ESTABLISHED:
                return "; the peer's program has not called establish(), or its machine does not respond";
            default:
                return "";
        }
    }

    /** Returns the name of the C constant. */
    String cName() {
        return "RDMA_CM_EVENT_" + name();
    }
}
