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

    String cName() {
        return "RDMA_CM_EVENT_" + name();
    }
}
