package org.rdma4j.cm;

import org.rdma4j.sys.Errno;
import org.rdma4j.verbs.RdmaException;

/**
 * Thrown when a connection cannot be established, is rejected, or ends. The message names the address and explains the
 * {@link #event}.
 *
 * {@snippet lang=java :
 * try (Connection server = Connection.to(address, TIMEOUT)) {
 *     server.establish(TIMEOUT);
 * } catch (ConnectionException e) {
 *     boolean rejected = e.event().type() == EventType.REJECTED;
 *     System.err.println(rejected ? new String(e.event().privateData(), UTF_8) : e.getMessage());
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
 */
public class ConnectionException extends RdmaException {
    private static final long serialVersionUID = 1L;

    /**
     * Descriptions of the values of {@code enum ib_cm_sidr_status}, indexed by value. An event for a rejected datagram
     * service request has such a value as its status.
     */
    private static final String[] SIDR_STATUS = {
        "success",
        "no datagram service at that address",
        "the datagram service rejected the request",
        "the datagram service has no queue pair",
        "the datagram service has moved to another address",
        "the datagram service does not support this version of the protocol",
    };

    private final transient Event event;

    /**
     * Creates an exception whose message explains the event.
     *
     * @param failure the failed operation and its address, such as {@code Cannot connect to 10.0.0.1:7471}
     */
    ConnectionException(String failure, Event event) {
        super(failure + ": " + event + explanation(event));
        this.event = event;
    }

    /**
     * Creates an exception for a protocol that knows more about a failure, for example because it has interpreted the private
     * data of a rejection.
     *
     * @param message the whole message
     * @param failure the failure, which becomes the cause
     */
    protected ConnectionException(String message, ConnectionException failure) {
        super(message, failure);
        this.event = failure.event;
    }

    /**
     * Creates an exception for a connection that this side has ended.
     *
     * @param message the whole message
     * @param type the event that comes closest to the cause
     */
    ConnectionException(String message, EventType type) {
        super(message);
        this.event = new Event(type, 0);
    }

    private static String explanation(Event event) {
        if (event.type() == EventType.UNREACHABLE && event.status() > 0) {
            return event.status() < SIDR_STATUS.length ? "; " + SIDR_STATUS[event.status()] : "";
        }
        String errno = event.status() < 0 ? " (" + Errno.name(-event.status()) + ")" : "";
        String meaning = meaning(event.type());
        return meaning.isEmpty() ? errno : errno + "; " + meaning;
    }

    private static String meaning(EventType type) {
        switch (type) {
            case ADDR_ERROR:
                return "no RDMA device is on the route to that address";
            case ROUTE_ERROR:
                return "the peer's machine does not respond";
            case UNREACHABLE:
                return "the peer did not respond in time";
            case CONNECT_ERROR:
                return "no program listens at that address, the parameters of the two sides are incompatible, or, on"
                        + " iWARP, the listening side sent the first message";
            case REJECTED:
                return "connection refused: the peer rejected the request, or no program listens at that address";
            case DISCONNECTED:
                return "the peer has closed the connection or has terminated; on iWARP, a message without a posted"
                        + " receive also ends the connection";
            case MULTICAST_ERROR:
                return "the group could not be joined, or the membership has ended";
            case DEVICE_REMOVAL:
                return "the device has been removed";
            default:
                return "";
        }
    }

    /**
     * Returns the event that reported the failure, or {@code null} if this exception was deserialized. If this side has
     * ended the connection because its link stayed down, the type of the event is {@link EventType#UNREACHABLE}.
     */
    public Event event() {
        return event;
    }
}
