package org.rdma4j.cm;

/**
 * The type of an {@link Event}: {@code enum rdma_cm_event_type}. Except for {@link #UNKNOWN}, the constants have the
 * same order as the C constants, and the same names without the prefix {@code RDMA_CM_EVENT_}.
 *
 * @see "docs/guide/connection-manager.md"
 */
public enum EventType {
    /** The address was resolved, and the identifier now has a device. */
    ADDR_RESOLVED,
    /** The address could not be resolved, or no RDMA device is on the route to it. */
    ADDR_ERROR,
    /** The route to the peer was resolved. */
    ROUTE_RESOLVED,
    /** The route to the peer could not be resolved. */
    ROUTE_ERROR,
    /** A peer requests a connection or a datagram service. */
    CONNECT_REQUEST,
    /** The peer accepted the connection request (InfiniBand and RoCE only). */
    CONNECT_RESPONSE,
    /** The connection could not be established. */
    CONNECT_ERROR,
    /** The peer did not respond, or this side has ended the connection because its link stayed down. */
    UNREACHABLE,
    /** The peer rejected the request. */
    REJECTED,
    /** The connection was established, or the datagram service accepted the request. */
    ESTABLISHED,
    /** The connection ended. */
    DISCONNECTED,
    /** The device was removed. */
    DEVICE_REMOVAL,
    /** The multicast group was joined. */
    MULTICAST_JOIN,
    /** The multicast group could not be joined, or the membership ended. */
    MULTICAST_ERROR,
    /** The hardware address of the local network interface changed. */
    ADDR_CHANGE,
    /** The queue pair of a terminated connection exited the time-wait state. */
    TIMEWAIT_EXIT,
    /** {@code rdma_resolve_addrinfo} succeeded. Not used by this package. */
    ADDRINFO_RESOLVED,
    /** {@code rdma_resolve_addrinfo} failed. Not used by this package. */
    ADDRINFO_ERROR,
    /** A user-defined event that a program wrote to the identifier. Not used by this package. */
    USER,
    /** An event that librdmacm writes and consumes internally. */
    INTERNAL,
    /** An event type that is unknown to this version of the library. */
    UNKNOWN;

    private static final EventType[] ALL = values();

    static EventType of(int value) {
        return value >= 0 && value < UNKNOWN.ordinal() ? ALL[value] : UNKNOWN;
    }

    /**
     * Returns {@code true} if events of this type report a failure or the end of a connection. {@link #UNKNOWN} counts
     * as a failure, so that no thread keeps waiting for an event that will not arrive.
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

    /**
     * Returns the operation that an event of this type completes. In exception messages, an address follows the
     * operation.
     */
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
                return "receive an event on the identifier for";
        }
    }

    /**
     * Returns the most likely reason why an event of this type does not arrive, or an empty string if there is none.
     */
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
