package org.rdma4j.verbs;

import java.io.IOException;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Superclass of the exceptions for failures of RDMA: of a native call, of work, of a connection, or a timeout. Misuse of the API
 * is reported by unchecked exceptions such as {@link IllegalArgumentException} and {@link IllegalStateException}.
 *
 * <p>Messages are one line: characters that cannot be printed, as in the name of a device, are replaced by escapes such as
 * {@code \\u001b}.
 *
 * @see "docs/reference/exceptions.md"
 */
public abstract class RdmaException extends IOException {
    private static final long serialVersionUID = 1L;

    protected RdmaException(String message, Throwable cause) {
        super(PrintableText.of(message), cause);
    }

    protected RdmaException(String message) {
        super(PrintableText.of(message));
    }
}
