package org.rdma4j.internal;

import java.time.Duration;
import org.rdma4j.verbs.RdmaTimeoutException;

/** Steps of connecting to a peer, for the exception that names the step that was not completed in time. */
public enum ConnectStep {
    RESOLVE("the route to it has not been resolved"),
    ESTABLISH("it has not answered the connection request"),
    /** Completed by the first message of the message protocol. */
    START("it has accepted the connection, but has not sent START, the first message of the message protocol");

    private final String incomplete;

    ConnectStep(String incomplete) {
        this.incomplete = incomplete;
    }

    /** Returns the exception for a peer to which this step was not completed within the limit. */
    public RdmaTimeoutException late(Object peer, Duration limit) {
        return new RdmaTimeoutException(
                "Cannot connect to " + peer + " within " + Timeouts.text(limit) + ": " + incomplete);
    }
}
