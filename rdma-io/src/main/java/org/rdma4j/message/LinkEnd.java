package org.rdma4j.message;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.EventType;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.internal.message.ProtocolException;
import org.rdma4j.verbs.QueuePairState;

/**
 * Ends a message connection, either after all messages have been delivered or because of a failure. Confined to the
 * thread that drives the loop.
 */
final class LinkEnd {
    private final Link link;
    private final LinkState state;
    private final LinkTimers timers;
    private final HandlerCalls handler;
    private final Link.Facade facade;
    private final LinkEvents events;

    // These fields are set when the connection has been created or opened.

    private @Nullable Connection connection;
    private @Nullable MessageFlow flow;
    private @Nullable OutgoingMessages outgoing;
    private @Nullable IncomingMessages incoming;

    /**
     * Cause to report because the peer closed the connection while messages of this side were pending; {@code null} if
     * no message was discarded.
     */
    private @Nullable IOException discarded;

    LinkEnd(Link link, LinkState state, LinkTimers timers, HandlerCalls handler, Link.Facade facade) {
        this.link = link;
        this.state = state;
        this.timers = timers;
        this.handler = handler;
        this.facade = facade;
        this.events = new LinkEvents(state);
    }

    void created(Connection ofLink) {
        connection = ofLink;
    }

    /** Called when messages can be sent. */
    void started(Parameters peer) {
        events.opened(state.opened(connection), peer);
    }

    void opened(MessageFlow ofLink, OutgoingMessages out, IncomingMessages in) {
        flow = ofLink;
        outgoing = out;
        incoming = in;
    }

    /** Returns {@code true} if the connection has ended, or is ending, so that posts fail. */
    boolean isEnding() {
        Connection of = connection;
        return of == null || state.failure() != null || of.queuePair().state() == QueuePairState.ERR;
    }

    /**
     * If the peer has sent END and all its messages have been delivered, ends the input once: calls to {@code receive}
     * return an empty result, unanswered requests fail, and the handler is called. Then checks whether the connection
     * can be disconnected.
     */
    void endIfDelivered() throws IOException {
        MessageFlow of = state.opened(flow);
        IncomingMessages in = state.opened(incoming);
        if (of.endReceived() && in.isEmpty() && state.end()) {
            in.ended();
            of.cancelAll(answer -> ((CompletableFuture<?>) answer)
                    .completeExceptionally(
                            new IOException(link.peerName() + " ended the connection without answering the request")));
            handler.end();
        }
        checkFinished();
    }

    /**
     * Disconnects if both sides have received all messages and the program has released those that it used. If both
     * sides have sent END, but the peer must disconnect first or sends of this side have not completed, starts the
     * timeout for that.
     */
    void checkFinished() {
        Connection of = connection;
        MessageFlow ends = state.opened(flow);
        if (of == null || isEnding() || !ends.endSent() || !ends.endReceived()) {
            return;
        }
        OutgoingMessages out = state.opened(outgoing);
        IncomingMessages in = state.opened(incoming);
        if (ends.isFinished() && in.isInUse() && !state.isClosing()) {
            // The program decides when the connection ends.
            return;
        }
        if (ends.isFinished() && out.isIdle()) {
            in.detachReceived();
            link.loop().close(of);
        } else if (state.awaitEnd()) {
            timers.startEnd(ends, out);
        }
    }

    /**
     * Handles an END with the flag CLOSE: the peer discards all further messages and requests. Fails the pending
     * messages and requests of this side, and shuts down the output.
     */
    void closedByPeer(IOException cause) {
        OutgoingMessages out = state.opened(outgoing);
        out.end();
        if (out.failPending(cause)) {
            discarded = cause;
        }
        shutdownOutput();
    }

    /** Sends END after the pending messages. */
    void shutdownOutput() {
        OutgoingMessages out = outgoing;
        if (out != null && !state.isClosed()) {
            out.end();
            try {
                out.sendDue();
                out.flush();
            } catch (IOException e) {
                fail(e);
            }
        }
    }

    /** Ends the connection when all messages have been delivered, or the close timeout has expired. */
    void close() {
        if (state.isClosed()) {
            return;
        }
        state.close();
        if (!state.isStarted()) {
            fail(new IOException("The connection to " + link.peerName() + " was closed before it was open"));
            return;
        }
        state.opened(flow).close();
        // Release the messages that the program has not taken, because the peer may be waiting for their slots.
        state.opened(incoming).discard();
        shutdownOutput();
        checkFinished();
        timers.startClose();
    }

    /** Ends the connection because of a failure. */
    void fail(IOException cause) {
        if (state.isClosed()) {
            return;
        }
        state.fail(cause);
        Connection of = connection;
        if (of != null) {
            link.loop().abort(of, cause);
        }
    }

    /** Returns {@code true} if no message has been lost: each side has received all messages of the other. */
    private boolean isClean(IOException cause) {
        MessageFlow of = flow;
        if (of == null || cause instanceof ProtocolException) {
            return false;
        }
        // If END with id 1 has been sent but not received, a disconnection by the peer confirms that the peer has
        // received it.
        return of.isFinished()
                || of.isClean()
                        && cause instanceof ConnectionException end
                        && end.event().type() == EventType.DISCONNECTED;
    }

    /**
     * Handles the end of the underlying connection. If a {@link VirtualMachineError} occurs, such as a stack overflow,
     * schedules another attempt.
     */
    void closed(IOException cause) {
        try {
            closedNow(cause);
        } catch (VirtualMachineError e) {
            link.loop().schedule(() -> closed(cause), Duration.ofMillis(1));
            throw e;
        }
    }

    private void closedNow(IOException cause) {
        Optional<IOException> reason = isClean(cause) ? Optional.ofNullable(discarded) : Optional.of(cause);
        IOException failure = reason.orElseGet(() -> Link.closed(link.peerName(), null));
        try {
            state.closed(reason);
            events.closed(connection, reason);
            facade.ended();
            timers.stop();
            failOutstanding(reason, failure);
            if (state.isStarted() && state.tellClose()) {
                handler.close(reason);
            }
        } catch (RuntimeException e) {
            Link.LOG.log(System.Logger.Level.ERROR, () -> "Cannot close " + link, e);
        }
        freed(() -> facade.closed(reason, failure));
    }

    private void failOutstanding(Optional<IOException> reason, IOException failure) {
        MessageFlow of = flow;
        if (incoming != null) {
            incoming.closed(reason);
        }
        if (outgoing != null) {
            outgoing.fail(failure);
        }
        if (of != null) {
            of.endRequests(answer -> ((CompletableFuture<?>) answer).completeExceptionally(failure));
        }
    }

    /** Executes an action after the resources of the connection have been freed. */
    private void freed(Runnable action) {
        try {
            link.loop().execute(action);
        } catch (RejectedExecutionException e) {
            action.run();
        }
    }
}
