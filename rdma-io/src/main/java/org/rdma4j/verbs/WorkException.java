package org.rdma4j.verbs;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A work request ended without success. The queue pair is then in the error state (that of an unreliable datagram goes
 * on), and all that was posted to it ends as {@link WorkStatus#WR_FLUSH_ERR}. The cause of an exception that is refused or
 * flushed for that is the first failure, where it is known.
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

    /** How it ended. */
    public WorkStatus status() {
        return status;
    }

    /** The device's own code, for its maker; 0 where it gives none. */
    public int vendorError() {
        return vendorError;
    }

    /** The request; empty after serialization. */
    public Optional<WorkRequest<?>> request() {
        return Optional.ofNullable(request);
    }
}
