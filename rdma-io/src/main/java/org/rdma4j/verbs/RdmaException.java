package org.rdma4j.verbs;

import java.io.IOException;

/**
 * RDMA failed: a call, a piece of work, a connection, or a deadline passed. Misuse of this API is not among them; it
 * gives {@link IllegalArgumentException} and {@link IllegalStateException}.
 */
public abstract class RdmaException extends IOException {
    private static final long serialVersionUID = 1L;

    protected RdmaException(String message, Throwable cause) {
        super(message, cause);
    }

    protected RdmaException(String message) {
        super(message);
    }
}
