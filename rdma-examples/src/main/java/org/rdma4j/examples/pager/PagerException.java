package org.rdma4j.examples.pager;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A page could not be fetched, or a node not published; the message names the node, or the coordinator. */
public class PagerException extends IOException {
    private static final long serialVersionUID = 1L;

    private final boolean mayPass;

    PagerException(String message) {
        this(message, false, null);
    }

    private PagerException(String message, boolean mayPass, @Nullable Throwable cause) {
        super(message, cause);
        this.mayPass = mayPass;
    }

    /** Final: asking again gives the same answer. */
    static PagerException of(String message, Throwable cause) {
        return new PagerException(message, false, cause);
    }

    /** Of what may be better when it is tried again. */
    static PagerException passing(String message, @Nullable Throwable cause) {
        return new PagerException(message, true, cause);
    }

    /** Whether it is worth trying again before the deadline. */
    boolean mayPass() {
        return mayPass;
    }
}
