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
 * The limits of the requests of a connection, with one timer for all of them. The timer runs until the earliest deadline that
 * was known when it was started. When it expires, the list is examined, and the timer is started for the earliest deadline of
 * the remaining requests. Requests that are answered in time therefore need no timer of their own. Confined to the loop.
 */
final class RequestDeadlines {
    /** Maximum time until a deadline in nanoseconds: 146 years. The difference of two deadlines must not overflow. */
    private static final long MAX_NANOS = Long.MAX_VALUE / 2;

    private final EventLoop loop;

    /** Called for each request whose limit has passed. */
    private final Consumer<Answer> expired;

    /** First and last element of the circular list of requests with a deadline. */
    private final Answer list = new Answer(Duration.ZERO);

    /** The running timer; {@code null} if there is none. */
    private @Nullable CompletableFuture<Void> timer;

    /** Time at which {@link #timer} expires, as a value of {@link System#nanoTime}. */
    private long expiry;

    RequestDeadlines(EventLoop loop, Consumer<Answer> expired) {
        this.loop = loop;
        this.expired = expired;
    }

    /** Starts the limit of a request. Ends when {@link Answer#unlink} is called. */
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

    /** Starts the timer, unless it expires before the given deadline. */
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
        // The program may send further requests meanwhile.
        late.forEach(expired);
    }

    /** Cancels the timer. */
    void stop() {
        CompletableFuture<Void> running = timer;
        if (running != null) {
            running.cancel(false);
            timer = null;
        }
    }
}
