package org.rdma4j.message;

import java.io.IOException;
import org.rdma4j.internal.PeerText;

/**
 * Thrown when the peer fails a request. The message is the peer's explanation, in which characters that do not print are
 * replaced by escapes such as {@code \\u001b}. The connection remains open.
 */
public final class RequestFailedException extends IOException {
    private static final long serialVersionUID = 1;

    RequestFailedException(String explanation) {
        super(PeerText.of(explanation));
    }
}
