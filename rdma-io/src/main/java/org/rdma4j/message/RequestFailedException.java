package org.rdma4j.message;

import java.io.IOException;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Thrown if the peer has failed a request, with the peer's explanation as the message. In the message, characters that cannot
 * be printed are replaced by escapes such as {@code \\u001b}. The connection remains open.
 */
public final class RequestFailedException extends IOException {
    private static final long serialVersionUID = 1;

    RequestFailedException(String explanation) {
        super(PrintableText.of(explanation));
    }
}
