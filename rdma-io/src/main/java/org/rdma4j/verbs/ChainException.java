package org.rdma4j.verbs;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ErrnoException;

/**
 * Thrown when the driver rejects a request in a {@link WorkChain}: {@code bad_wr} of {@code ibv_post_send},
 * {@code ibv_post_recv} and {@code ibv_post_srq_recv}. The requests before the rejected request were posted and are in
 * flight. The rejected request and the requests after it were not posted.
 *
 * {@snippet lang=java :
 * try {
 *     chain.post();
 * } catch (ChainException e) {
 *     System.err.println(e.posted() + " requests are in flight; rejected: " + e.request());
 * }
 * }
 *
 * @see "docs/reference/exceptions.md"
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

    /**
     * Returns the number of requests that were posted, which is also the index of the rejected request in the chain.
     */
    public int posted() {
        return posted;
    }

    /** Returns the rejected request, or an empty {@code Optional} after deserialization. */
    public Optional<WorkRequest<?>> request() {
        return Optional.ofNullable(request);
    }
}
