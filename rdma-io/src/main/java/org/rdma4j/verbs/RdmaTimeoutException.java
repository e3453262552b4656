package org.rdma4j.verbs;

/**
 * Thrown when a timeout elapses.
 *
 * {@snippet lang=java :
 * try {
 *     receive.await(TIMEOUT);
 * } catch (RdmaTimeoutException e) {
 *     connection.close(); // The queue pair has been aborted.
 * }
 * }
 *
 * <p>A wait for work ({@code await}, {@code complete}, the end of a scope) aborts the queue pair ({@link QueuePair#abort}) before
 * it throws this exception. The work has ended and the device no longer uses its buffers; the queue pair can only be closed.
 *
 * <p>A wait for free capacity, for a buffer, or for the end of a connection ({@code post(limit)}, {@code lease}, {@code
 * awaitEnd}) has no effect when it throws this exception. Work in flight stays in flight.
 *
 * @see "docs/reference/exceptions.md"
 */
public final class RdmaTimeoutException extends RdmaException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates an exception.
     *
     * @param message the object of the wait, the timeout, and the consequences
     */
    public RdmaTimeoutException(String message) {
        super(message);
    }
}
