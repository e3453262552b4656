package org.rdma4j.message;

import java.nio.ByteBuffer;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.EventType;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.internal.message.ProtocolException;

/**
 * Thrown when a message server rejects a connection. {@link #reason} returns the reason given by the server.
 *
 * {@snippet lang=java :
 * try (MessageConnection server = MessageConnection.to(address, TIMEOUT)) {
 *     server.send("hello".getBytes(UTF_8), TIMEOUT);
 * } catch (ConnectionRejectedException e) {
 *     boolean later = e.reason() == ConnectionRejectedException.Reason.TOO_MANY_CONNECTIONS;
 *     System.err.println(later ? "try again later" : e.getMessage());
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
 */
public final class ConnectionRejectedException extends ConnectionException {
    private static final long serialVersionUID = 1;

    /** Offset in bytes of the reason in the private data of a rejection. */
    private static final int REASON = 5;

    /** Reason for the rejection of a connection. */
    public enum Reason {
        /** The server does not support this version of the message protocol. */
        UNKNOWN_PROTOCOL("it does not support this version of the message protocol"),

        /** A value in the options of this side is out of range. */
        VALUE_OUT_OF_RANGE("a value in the options of this side is out of range"),

        /** The server has reached its maximum number of connections. */
        TOO_MANY_CONNECTIONS("it has reached its maximum number of connections"),

        /** The server is shutting down. */
        SHUTTING_DOWN("it is shutting down"),

        /** The server does not have enough memory left for this connection. */
        NOT_ENOUGH_MEMORY("it does not have enough memory left for a connection with these options"),

        /** A reason that is unknown to this version of the library. */
        OTHER("the reason is unknown");

        private final String explanation;

        Reason(String explanation) {
            this.explanation = explanation;
        }
    }

    /** The reason given by the server. */
    private final Reason reason;

    private ConnectionRejectedException(String server, Reason reason, ConnectionException failure) {
        super(
                "Cannot connect to " + server + ": " + failure.event() + "; the server rejected the connection: "
                        + reason.explanation,
                failure);
        this.reason = reason;
    }

    /**
     * Returns an exception with the reason given by the message server. Returns the given exception unchanged if it is
     * not a rejection by a message server.
     */
    static Throwable explained(String server, Throwable failure) {
        if (!(failure instanceof ConnectionException rejected)
                || rejected.event().type() != EventType.REJECTED
                || rejected.event().privateData().length <= REASON) {
            return failure;
        }
        ByteBuffer data = ByteBuffer.wrap(rejected.event().privateData());
        return data.getInt() == Parameters.MAGIC
                ? new ConnectionRejectedException(server, reason(data.get(REASON)), rejected)
                : failure;
    }

    private static Reason reason(int number) {
        return switch (number) {
            case ProtocolException.UNKNOWN_PROTOCOL -> Reason.UNKNOWN_PROTOCOL;
            case ProtocolException.VALUE_OUT_OF_RANGE -> Reason.VALUE_OUT_OF_RANGE;
            case ProtocolException.TOO_MANY_CONNECTIONS -> Reason.TOO_MANY_CONNECTIONS;
            case ProtocolException.SHUTTING_DOWN -> Reason.SHUTTING_DOWN;
            case ProtocolException.NOT_ENOUGH_MEMORY -> Reason.NOT_ENOUGH_MEMORY;
            default -> Reason.OTHER;
        };
    }

    /** Returns the reason given by the server. */
    public Reason reason() {
        return reason;
    }
}
