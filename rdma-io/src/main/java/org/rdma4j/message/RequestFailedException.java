package org.rdma4j.message;

import java.io.IOException;

/** Thrown when the peer fails a request. The message is the peer's explanation. The connection remains open. */
public final class RequestFailedException extends IOException {
    private static final long serialVersionUID = 1;

    RequestFailedException(String explanation) {
        super(explanation);
    }
}
