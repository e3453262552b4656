package org.rdma4j.internal.message;

import java.io.IOException;

/**
 * Thrown when the peer has violated the message protocol. The message describes the violation. The connection can no
 * longer be used.
 */
public final class ProtocolException extends IOException {
    private static final long serialVersionUID = 1;

    /** Reason code of a violation after the connection has been established. */
    public static final int VIOLATION = 0;

    /** Reason for a rejection: unknown magic or version. */
    public static final int UNKNOWN_PROTOCOL = 1;

    /** Reason for a rejection: a value is out of range. */
    public static final int VALUE_OUT_OF_RANGE = 2;

    /** Reason for a rejection: too many connections. */
    public static final int TOO_MANY_CONNECTIONS = 3;

    /** Reason for a rejection: the accepting side is shutting down. */
    public static final int SHUTTING_DOWN = 4;

    /** Reason for a rejection: not enough memory for another connection. */
    public static final int NOT_ENOUGH_MEMORY = 5;

    private final int reason;

    /**
     * Creates an exception.
     *
     * @param reason {@link #VIOLATION}, or the reason to send with a rejection
     */
    public ProtocolException(int reason, String message) {
        super(message);
        this.reason = reason;
    }

    /** Creates an exception for a violation after the connection has been established. */
    static ProtocolException violation(String message) {
        return new ProtocolException(VIOLATION, message);
    }

    /** Returns the reason to send with a rejection, or {@link #VIOLATION} if the connection has been established. */
    public int reason() {
        return reason;
    }
}
