package org.rdma4j.examples.pager;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Thrown if a page cannot be fetched, or a node cannot be published. The message names the node or the coordinator. */
public class PagerException extends IOException {
    private static final long serialVersionUID = 1L;

    private final boolean isTransient;

    PagerException(String message) {
        this(message, false, null);
    }

    private PagerException(String message, boolean isTransient, @Nullable Throwable cause) {
        super(message, cause);
        this.isTransient = isTransient;
    }

    /** Returns an exception for a permanent failure: another attempt would fail in the same way. */
    static PagerException permanent(String message, Throwable cause) {
        return new PagerException(message, false, cause);
    }

    /** Returns an exception for a transient failure: another attempt may succeed. */
    static PagerException transientFailure(String message, @Nullable Throwable cause) {
        return new PagerException(message, true, cause);
    }

    /** Returns {@code true} if another attempt may succeed. */
    boolean isTransient() {
        return isTransient;
    }
}
