package org.rdma4j.cm;

/** {@code enum rdma_cm_event_type}, in its order. */
public enum EventType {
    ADDR_RESOLVED,
    ADDR_ERROR,
    ROUTE_RESOLVED,
    ROUTE_ERROR,
    CONNECT_REQUEST,
    CONNECT_RESPONSE,
    CONNECT_ERROR,
    UNREACHABLE,
    REJECTED,
    ESTABLISHED,
    DISCONNECTED,
    DEVICE_REMOVAL,
    MULTICAST_JOIN,
    MULTICAST_ERROR,
    ADDR_CHANGE,
    TIMEWAIT_EXIT,
    ADDRINFO_RESOLVED,
    ADDRINFO_ERROR,
    USER,
    INTERNAL,
    /** One that is newer than this class. */
    UNKNOWN;

    private static final EventType[] ALL = values();

    static EventType of(int value) {
        return value >= 0 && value < UNKNOWN.ordinal() ? ALL[value] : UNKNOWN;
    }

    /**
     * Whether something has failed or ended with it. What is newer than this class counts as that, so that nobody waits on
     * for what will not come.
     */
    public boolean isFailure() {
        switch (this) {
            case ADDR_RESOLVED:
            case ROUTE_RESOLVED:
            case CONNECT_REQUEST:
            case CONNECT_RESPONSE:
            case ESTABLISHED:
            case MULTICAST_JOIN:
            case ADDRINFO_RESOLVED:
                return false;
            default:
                return !isHint();
        }
    }

    /** Whether it changes nothing for a connection that stands, or a listener. */
    boolean isHint() {
        return this == ADDR_CHANGE || this == TIMEWAIT_EXIT;
    }

    /** What to look at where it was waited for, and did not come. */
    String missing() {
        switch (this) {
            case ADDR_RESOLVED:
            case ROUTE_RESOLVED:
                return "; no machine answers for that address";
            case CONNECT_RESPONSE:
            case ESTABLISHED:
                return "; the peer's program has not called establish() yet, or its machine does not answer";
            default:
                return "";
        }
    }

    String cName() {
        return "RDMA_CM_EVENT_" + name();
    }
}
