package org.rdma4j.message;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.verbs.RdmaTimeoutException;

/**
 * The timers of a message connection that has been established: repetition of START, keep-alive and close. {@link
 * LinkLifecycle} limits the time until the peer has sent START. Confined to the thread that drives the loop.
 */
final class LinkTimers {
    /** Interval at which the connecting side repeats START. */
    private static final Duration START_INTERVAL = Duration.ofMillis(50);

    private final Link link;
    private final LinkState state;

    /** Timers that have not expired. */
    private final List<CompletableFuture<Void>> timers = new ArrayList<>();

    LinkTimers(Link link, LinkState state) {
        this.link = link;
        this.state = state;
    }

    private void schedule(Runnable task, Duration delay) {
        timers.removeIf(CompletableFuture::isDone);
        timers.add(link.loop().schedule(task, delay));
    }

    /** Starts the timers of a connection that has been established. */
    void start(MessageFlow flow, OutgoingMessages outgoing) {
        if (state.connecting) {
            schedule(() -> repeatStart(flow, outgoing), START_INTERVAL);
        }
        if (!link.options().keepAlive().isZero()) {
            schedule(() -> checkAlive(flow, outgoing), link.options().keepAlive());
        }
    }

    /** Repeats START until the peer has answered. */
    private void repeatStart(MessageFlow flow, OutgoingMessages outgoing) {
        if (!flow.isStarted() && flow.mayRepeatStart()) {
            try {
                outgoing.sendControl(MessageHeader.START, 0, 0);
                schedule(() -> repeatStart(flow, outgoing), START_INTERVAL);
            } catch (IOException e) {
                link.fail(e);
            }
        }
    }

    /**
     * Sends PING if nothing has arrived since the last check. Ends the connection if an earlier PING has not been
     * answered.
     */
    private void checkAlive(MessageFlow flow, OutgoingMessages outgoing) {
        Duration interval = link.options().keepAlive();
        try {
            if (!state.heard && flow.isPingUnanswered()) {
                link.fail(new RdmaTimeoutException(
                        "No message from " + link.peerName() + " for " + Timeouts.text(interval.multipliedBy(2))));
                return;
            }
            if (!state.heard && flow.canPing() && outgoing.hasFreeSlot()) {
                outgoing.sendControl(MessageHeader.PING, 0, 0);
            }
            state.heard = false;
            schedule(() -> checkAlive(flow, outgoing), interval);
        } catch (IOException e) {
            link.fail(e);
        }
    }

    /** Starts the timer that ends the connection if a close takes too long. */
    void startClose() {
        schedule(() -> link.fail(notEnded()), link.options().closeTimeout());
    }

    /** Starts the timer that ends the connection if the peer does not do so, although both sides have sent END. */
    void startEnd(MessageFlow flow) {
        schedule(
                () -> {
                    if (!flow.isFinished()) {
                        link.fail(notEnded());
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
