package org.rdma4j.verbs;

import java.io.IOException;

/**
 * Superclass of the exceptions for failures of RDMA: of a native call, of work, of a connection, or a timeout. Misuse of the API
 * is reported by unchecked exceptions such as {@link IllegalArgumentException} and {@link IllegalStateException}.
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
