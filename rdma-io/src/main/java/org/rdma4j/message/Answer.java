package org.rdma4j.message;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/**
 * Future of the answer to a request. The fields are confined to the thread that drives the loop, except for {@link
 * #limit}.
 */
final class Answer extends CompletableFuture<Message> {
    /** The {@link #requestId} of a request that has not been sent. */
    static final long NOT_SENT = -1;

    /** Maximum time to wait for the answer. */
    final Duration limit;

    /** Id of the request; {@link #NOT_SENT} before it has been sent. */
    long requestId = NOT_SENT;

    /** Time at which the limit expires, as a value of {@link System#nanoTime}. Valid while this answer is in a list. */
    long deadline;

    /** Previous answer in the list of a {@link RequestDeadlines}; this object if it is not in a list. */
    Answer previous = this;

    /** Next answer in the list of a {@link RequestDeadlines}; this object if it is not in a list. */
    Answer next = this;

    Answer(Duration limit) {
        this.limit = Objects.requireNonNull(limit);
    }

    /** Removes this answer from its list, if it is in one. */
    void unlink() {
        previous.next = next;
        next.previous = previous;
        previous = this;
        next = this;
    }
}
