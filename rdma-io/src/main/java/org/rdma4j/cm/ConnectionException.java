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
        if (event.type() == EventType.UNREACHABLE && event.status() > 0) {
            return sidr(event.status());
        }
        String number = event.status() < 0 ? " (" + Errno.name(-event.status()) + ")" : "";
        switch (event.type()) {
            case ADDR_ERROR:
                return number + "; no RDMA device is on the route to that address";
            case ROUTE_ERROR:
                return number + "; the peer's machine does not answer";
            case UNREACHABLE:
                return number + "; the peer did not answer in time";
            case CONNECT_ERROR:
                return number
                        + "; the two sides could not agree, nobody listens there, or on iWARP the listening side was the"
                        + " first that sent";
            case REJECTED:
                return number + "; the peer refused, or nobody listens there";
            case DISCONNECTED:
                return "; the peer has closed the connection, or is gone; on iWARP a message that finds no receive ends it, too";
            case MULTICAST_ERROR:
                return number + "; the group could not be joined, or the membership has ended";
            case DEVICE_REMOVAL:
                return "; the device was taken away";
            default:
                return number;
        }
    }

    /** The answers to a request for a datagram service: {@code enum ib_cm_sidr_status} of the kernel. */
    private static String sidr(int status) {
        switch (status) {
            case 1:
                return "; nobody serves datagrams there";
            case 2:
                return "; the service refused";
            case 3:
                return "; the service has no queue pair";
            case 4:
                return "; the service is elsewhere";
            default:
                return "; the service answered with this status";
        }
    }

    /** What the connection manager said; null after serialization. */
    public Event event() {
        return event;
    }
}
