package org.rdma4j.sys.runtime.loading;

/**
 * Reason why a native function cannot be called. Creates a new exception for each call, so that the stack trace is that
 * of the caller.
 *
 * @param kind the kind of failure, which determines the type of the exception
 * @param message what is missing, and what to do
 * @see "docs/reference/loading.md"
 */
public record UnavailableReason(Kind kind, String message) {
    /** Escapes characters of the message that cannot be printed, except line feeds. */
    public UnavailableReason {
        message = TextEscaper.message(message);
    }

    /** Kind of failure. */
    public enum Kind {
        /** The library cannot be loaded. */
        LIBRARY,
        /** The library is loaded, but does not have the symbol. */
        SYMBOL,
        /** The JVM refuses native access for this module. */
        NATIVE_ACCESS
    }

    /** Returns a new unchecked exception or error for this reason. */
    public Throwable newThrowable() {
        switch (kind) {
            case SYMBOL:
                return new UnsupportedOperationException(message);
            case NATIVE_ACCESS:
                return new IllegalCallerException(message);
            default:
                return new UnsatisfiedLinkError(message);
        }
    }
}
