package org.rdma4j.verbs;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ErrnoException;

/**
 * The driver refused a request in the middle of a {@link WorkChain}: what {@code ibv_post_send} and its kin leave in {@code
 * bad_wr}. The requests before it are in flight, as if they had been posted alone; it and those after it are not.
 */
public final class ChainException extends VerbsException {
    private static final long serialVersionUID = 1L;

    private final int posted;
    private final transient @Nullable WorkRequest<?> request;

    ChainException(ErrnoException cause, String explanation, WorkRequest<?> request, int posted) {
        super(cause, explanation);
        this.request = request;
        this.posted = posted;
    }

    /** How many of its requests are in flight: the place of the refused one, counted from 0. */
    public int posted() {
        return posted;
    }

    /** The request that was refused; empty after serialization. */
    public Optional<WorkRequest<?>> request() {
        return Optional.ofNullable(request);
    }
}
