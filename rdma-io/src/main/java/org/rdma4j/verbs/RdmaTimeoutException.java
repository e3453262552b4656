package org.rdma4j.verbs;

/**
 * A deadline passed. Work that was waited for ({@code await}, {@code complete}, the end of a scope) is over when this is
 * thrown: its queue pair has been aborted ({@link QueuePair#abort}), so no buffer is in use by the device any more; close
 * it. Where it was room, a buffer or the end of a connection that did not come ({@code
 * post(limit)}, {@code lease}, {@code awaitEnd}), nothing was done, and what is in flight stays the device's.
 */
public final class RdmaTimeoutException extends RdmaException {
    private static final long serialVersionUID = 1L;

    /** @param message what was waited for, how long, and what was done then */
    public RdmaTimeoutException(String message) {
        super(message);
    }
}
