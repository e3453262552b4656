package org.rdma4j.message;

import java.io.IOException;
import org.rdma4j.internal.PeerText;

/**
 * Thrown if the peer has failed a request, with the peer's explanation as the message. In the message, characters that cannot
 * be printed are replaced by escapes such as {@code \\u001b}. The connection remains open.
 */
public final class RequestFailedException extends IOException {
    private static final long serialVersionUID = 1;

    RequestFailedException(String explanation) {
        super(PeerText.of(explanation));
    }
}
