package org.rdma4j.message;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.verbs.RdmaTimeoutException;

/**
 * The timers of a message connection that has been established: repetition of START, keep-alive and close. {@link
 * LinkLifecycle} limits the time until the peer has sent START. Confined to the thread that drives the loop.
 */
final class LinkTimers {
    /** Time after which the connecting side repeats START. Each further interval is {@link #START_FACTOR} times as long. */
    private static final Duration START_INTERVAL = Duration.ofMillis(50);

    private static final int START_FACTOR = 4;

    private final Link link;
    private final LinkState state;

    /** Whether the last keep-alive check found no free slot for PING. */
    private boolean blocked;

    /** Timers that have not expired. */
    private final List<CompletableFuture<Void>> timers = new ArrayList<>();

    /** The timer that repeats START; {@code null} if none has been started. */
    private @Nullable CompletableFuture<Void> startTimer;

    LinkTimers(Link link, LinkState state) {
        this.link = link;
        this.state = state;
    }

    private CompletableFuture<Void> schedule(Runnable task, Duration delay) {
        CompletableFuture<Void> timer = link.loop().schedule(task, delay);
        timers.removeIf(CompletableFuture::isDone);
        timers.add(timer);
        return timer;
    }

    /** Starts the timers of a connection that has been established. */
    void start(MessageFlow flow, OutgoingMessages outgoing) {
        if (state.connecting) {
            scheduleStart(flow, outgoing, START_INTERVAL);
        }
        if (!link.options().keepAlive().isZero()) {
            schedule(() -> checkAlive(flow, outgoing), link.options().keepAlive());
        }
    }

    private void scheduleStart(MessageFlow flow, OutgoingMessages outgoing, Duration interval) {
        startTimer = schedule(() -> repeatStart(flow, outgoing, interval), interval);
    }

    /** Repeats START until the peer has answered. */
    private void repeatStart(MessageFlow flow, OutgoingMessages outgoing, Duration interval) {
        if (!flow.isStarted() && flow.mayRepeatStart()) {
            try {
                outgoing.sendControl(MessageHeader.START, 0, 0);
                scheduleStart(flow, outgoing, interval.multipliedBy(START_FACTOR));
            } catch (IOException e) {
                link.fail(e);
            }
        }
    }

    /** Cancels the repetition of START, which the peer has answered. */
    void started() {
        CompletableFuture<Void> timer = startTimer;
        if (timer != null) {
            timer.cancel(false);
        }
    }

    /**
     * Sends PING if nothing has arrived since the last check. Ends the connection if an earlier PING has not been
     * answered, or could not be sent because the device of the peer does not accept messages.
     */
    private void checkAlive(MessageFlow flow, OutgoingMessages outgoing) {
        Duration interval = link.options().keepAlive();
        try {
            boolean hasFreeSlot = outgoing.hasFreeSlot();
            if (!state.heard && (flow.isPingUnanswered() || blocked && !hasFreeSlot)) {
                link.fail(new RdmaTimeoutException(
                        "No message from " + link.peerName() + " for " + Timeouts.text(interval.multipliedBy(2))));
                return;
            }
            boolean mustPing = !state.heard && flow.canPing();
            if (mustPing && hasFreeSlot) {
                outgoing.sendControl(MessageHeader.PING, 0, 0);
            }
            blocked = mustPing && !hasFreeSlot;
            state.heard = false;
            schedule(() -> checkAlive(flow, outgoing), interval);
        } catch (IOException e) {
            link.fail(e);
        }
    }

    /** Starts the timer that ends the connection if closing it takes longer than the close timeout. */
    void startClose() {
        schedule(() -> link.fail(notEnded()), link.options().closeTimeout());
    }

    /**
     * Starts the timer that ends the connection if, after both sides have sent END, the peer neither sends END with id
     * 1 nor disconnects within the close timeout, or if the sends of this side have not completed within the same time
     * after that.
     */
    void startEnd(MessageFlow flow, OutgoingMessages outgoing) {
        boolean finished = flow.isFinished();
        schedule(
                () -> {
                    if (!flow.isFinished() || finished && !outgoing.isIdle()) {
                        link.fail(notEnded());
                    } else if (!outgoing.isIdle()) {
                        startEnd(flow, outgoing);
                    }
                },
                link.options().closeTimeout());
    }

    private RdmaTimeoutException notEnded() {
        return new RdmaTimeoutException(link.peerName() + " did not end the connection within "
                + Timeouts.text(link.options().closeTimeout()));
    }

    /** Cancels the timers. */
    void stop() {
        timers.forEach(each -> each.cancel(false));
        timers.clear();
    }
}
