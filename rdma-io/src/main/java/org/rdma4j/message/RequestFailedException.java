package org.rdma4j.message;

import java.io.IOException;

/** Thrown if the peer has failed a request, with the peer's explanation as the message. The connection remains open. */
public final class RequestFailedException extends IOException {
    private static final long serialVersionUID = 1;

    RequestFailedException(String explanation) {
        super(explanation);
    }
}
