package org.rdma4j.sys.runtime.loading;

/**
 * Why something native cannot be called; makes a new exception for each call, so that each stack trace is the caller's.
 *
 * @param kind which failure it is, and with it the type of the exception
 * @param message what is missing and what to do
 */
public record Unavailable(Kind kind, String message) {
    /** Keeps the line feeds of the message, and escapes all other characters that cannot be printed. */
    public Unavailable {
        message = TextFilter.lines(message);
    }

    /** Which failure. */
    public enum Kind {
        /** The library could not be loaded. */
        LIBRARY,
        /** The library is there, the symbol is not. */
        SYMBOL,
        /** The JVM was told not to let this module call native code. */
        NATIVE_ACCESS
    }

    /** One of two unchecked types. */
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
