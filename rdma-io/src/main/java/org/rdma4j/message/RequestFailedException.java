package org.rdma4j.message;

import java.io.IOException;
import org.rdma4j.internal.PeerText;

/**
 * Thrown when the peer fails a request. The message is the peer's explanation, in which characters that do not print are
 * replaced by escapes such as {@code \\u001b}. The connection remains open.
 *
 * {@snippet lang=java :
 * try (Message answer = connection.request("question".getBytes(UTF_8), TIMEOUT)) {
 *     System.out.println(answer.text());
 * } catch (RequestFailedException e) {
 *     System.err.println("The peer failed the request: " + e.getMessage());
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
 */
public final class RequestFailedException extends IOException {
    private static final long serialVersionUID = 1;

    RequestFailedException(String explanation) {
        super(PeerText.of(explanation));
    }
}
