package org.rdma4j.message;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.internal.Timeouts;

/**
 * The deadlines of the requests of a connection, which share one timer. The timer is set to the earliest deadline, and
 * is not changed when a request is answered. When it expires, the requests whose deadline has passed are removed from
 * the list, and the timer is set to the earliest of the remaining deadlines. Confined to the thread that drives the
 * loop.
 */
final class RequestDeadlines {
    /**
     * Maximum time until a deadline in nanoseconds, 146 years, so that the difference of two deadlines cannot overflow.
     */
    private static final long MAX_NANOS = Long.MAX_VALUE / 2;

    private final EventLoop loop;

    /** Called for each request whose deadline has passed. */
    private final Consumer<Answer> expired;

    /** Sentinel of the circular list of requests with a deadline. */
    private final Answer list = new Answer(Duration.ZERO);

    /** The running timer; {@code null} if there is none. */
    private @Nullable CompletableFuture<Void> timer;

    /** Time at which {@link #timer} expires, as a value of {@link System#nanoTime}. */
    private long expiry;

    RequestDeadlines(EventLoop loop, Consumer<Answer> expired) {
        this.loop = loop;
        this.expired = expired;
    }

    /**
     * Adds a request. Its time limit starts now. The request remains in the list until its deadline has passed or
     * {@link Answer#unlink} is called. A limit of more than 146 years never expires.
     */
    void add(Answer answer) {
        long nanos = Timeouts.nanos(answer.limit);
        if (nanos > MAX_NANOS) {
            return;
        }
        answer.deadline = System.nanoTime() + nanos;
        answer.previous = list.previous;
        answer.next = list;
        list.previous.next = answer;
        list.previous = answer;
        startTimer(answer.deadline, nanos);
    }

    /** Sets the timer to the given deadline, unless the running timer expires at or before that deadline. */
    private void startTimer(long deadline, long nanos) {
        CompletableFuture<Void> running = timer;
        if (running != null) {
            if (expiry - deadline <= 0) {
                return;
            }
            running.cancel(false);
        }
        expiry = deadline;
        timer = loop.schedule(this::expire, Duration.ofNanos(nanos));
    }

    private void expire() {
        timer = null;
        long now = System.nanoTime();
        List<Answer> late = new ArrayList<>();
        Answer earliest = null;
        for (Answer each = list.next; each != list; ) {
            Answer following = each.next;
            if (each.isDone()) {
                each.unlink();
            } else if (each.deadline - now <= 0) {
                each.unlink();
                late.add(each);
            } else if (earliest == null || each.deadline - earliest.deadline < 0) {
                earliest = each;
            }
            each = following;
        }
        if (earliest != null) {
            startTimer(earliest.deadline, earliest.deadline - now);
        }
        // Report the late requests last, because dependent stages of their futures may add further requests to the
        // list.
        late.forEach(expired);
    }

    /** Cancels the timer. The requests in the list no longer expire. */
    void stop() {
        CompletableFuture<Void> running = timer;
        if (running != null) {
            running.cancel(false);
            timer = null;
        }
    }
}
