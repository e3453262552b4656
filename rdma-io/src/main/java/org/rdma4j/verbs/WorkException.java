package org.rdma4j.verbs;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when a work request completes with an error, or is rejected because its queue pair has failed.
 *
 * {@snippet lang=java :
 * try {
 *     send.complete(TIMEOUT);
 * } catch (WorkException e) {
 *     System.err.println(e.status() + ": " + e.status().hint());
 * }
 * }
 *
 * <p>A failed request takes its queue pair to the error state; receives of datagrams are an exception. The device then
 * completes all other work of the queue pair with {@link WorkStatus#WR_FLUSH_ERR}, and posts throw a {@code WorkException}
 * with that status. The cause of such an exception is the first failure of the queue pair, if it is known: a {@code
 * WorkException}, a {@code ConnectionException} of {@code org.rdma4j.cm}, or the {@link RdmaTimeoutException} of the wait that
 * has aborted the queue pair.
 *
 * @see "docs/reference/work-status.md"
 */
public final class WorkException extends RdmaException {
    private static final long serialVersionUID = 1L;

    private final WorkStatus status;
    private final int vendorError;
    private final transient @Nullable WorkRequest<?> request;

    WorkException(WorkRequest<?> request, WorkStatus status, int vendorError) {
        super(request + ": " + status.cName() + (vendorError == 0 ? "" : ", vendor error " + vendorError) + "; "
                + status.hint());
        this.request = request;
        this.status = status;
        this.vendorError = vendorError;
    }

    /** Returns the status of the request: {@code status} of {@code struct ibv_wc}. */
    public WorkStatus status() {
        return status;
    }

    /** Returns the vendor's error code: {@code vendor_err} of {@code struct ibv_wc}; 0 if there is none. */
    public int vendorError() {
        return vendorError;
    }

    /** Returns the failed request; empty after deserialization. */
    public Optional<WorkRequest<?>> request() {
        return Optional.ofNullable(request);
    }
}
