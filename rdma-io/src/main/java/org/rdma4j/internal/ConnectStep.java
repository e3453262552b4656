package org.rdma4j.internal;

import java.time.Duration;

/** Steps of establishing a connection, for the messages of timeouts. */
public enum ConnectStep {
    /** Resolution of the address and the route. */
    RESOLVE("Cannot connect to %s within %s: the route to it has not been resolved"),
    /** Answer to the connection request. */
    ESTABLISH("Cannot connect to %s within %s: it has not answered the connection request"),
    /** Reception of START, the first message of the message protocol, by the side that connects. */
    START("Cannot connect to %s within %s: it has accepted the connection, but has not sent START, the first message of"
            + " the message protocol"),
    /** Establishment by the side that accepts. */
    ACCEPT("%s did not complete the connection within %s"),
    /** Reception of START by the side that accepts. */
    START_AFTER_ACCEPT("%s did not send START within %s");

    private final String message;

    ConnectStep(String message) {
        this.message = message;
    }

    /**
     * Returns the next step of the side that connects.
     *
     * @param created whether the connection has been created
     * @param connected whether it is connected, so that only START is missing
     */
    public static ConnectStep next(boolean created, boolean connected) {
        if (!created) {
            return RESOLVE;
        }
        return connected ? START : ESTABLISH;
    }

    /** Returns the message of the exception if this step is not completed in time. */
    public String late(Object peer, Duration limit) {
        return message.formatted(peer, Timeouts.text(limit));
    }
}
