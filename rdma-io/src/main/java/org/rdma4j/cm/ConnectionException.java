package org.rdma4j.cm;

import org.rdma4j.sys.Errno;
import org.rdma4j.verbs.RdmaException;

/** A connection could not be made, was refused, or has ended. */
public final class ConnectionException extends RdmaException {
    private static final long serialVersionUID = 1L;

    private final transient Event event;

    ConnectionException(String what, Event event) {
        super(what + ": " + event + explanation(event));
        this.event = event;
    }

    private static String explanation(Event event) {
        String number = event.status() < 0 ? " (" + Errno.name(-event.status()) + ")" : "";
        switch (event.type()) {
            case ADDR_ERROR:
                return number + "; no RDMA device is on the route to that address";
            case ROUTE_ERROR:
                return number + "; the peer's machine does not answer";
            case UNREACHABLE:
                return number + "; the peer did not answer in time";
            case CONNECT_ERROR:
                return number + "; the two sides could not agree, or nobody listens there";
            case REJECTED:
                return number + "; the peer refused, or nobody listens there";
            case DISCONNECTED:
                return "; the peer has closed the connection, or is gone";
            case DEVICE_REMOVAL:
                return "; the device was taken away";
            default:
                return number;
        }
    }

    /** What the connection manager said; null after serialization. */
    public Event event() {
        return event;
    }
}
