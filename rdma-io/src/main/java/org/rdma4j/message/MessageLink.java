package org.rdma4j.message;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.EventType;
import org.rdma4j.event.ConnectionHandler;
import org.rdma4j.event.EventLoop;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.internal.message.ProtocolException;
import org.rdma4j.verbs.QueuePairState;

/**
 * One end of a message connection: start, control messages, keep-alive and end. Confined to the loop, except where noted.
 */
final class MessageLink implements ConnectionHandler, Link, ReceiveSlot.Owner {
    /** What the connection that the program has is told. */
    interface Facade {
        /** Returns the name of the peer in messages. */
        String peerName();

        /** Called when the underlying connection has been created. */
        void created(Connection connection);

        /** Called when messages can be sent, before the handler. */
        void started();

        /** Called when messages can be sent, after the handler. */
        void opened();

        /** Called when the connection has ended, before anything is failed because of that. */
        void ended();

        /**
         * Called when the resources of the connection have been freed.
         *
         * @param reason why messages may have been lost
         * @param cause why nothing can be sent any more
         */
        void closed(Optional<IOException> reason, IOException cause);
    }

    private final EventLoop loop;
    private final LinkMemory memory;
    private final HandlerCalls handler;
    private final Facade facade;

    /** The parameters of the peer; {@code null} on the connecting side until the peer has accepted. */
    private @Nullable Parameters remote;

    private final LinkState state = new LinkState();
    private final LinkTimers timers;
    private final LinkSender sender;

    // Set when the connection has been created or opened.

    private @Nullable Connection connection;
    private @Nullable MessageFlow flow;
    private @Nullable OutgoingMessages outgoing;
    private @Nullable IncomingMessages incoming;

    /** @param remote the parameters of the peer that has requested the connection; {@code null} if this side connects */
    MessageLink(
            EventLoop loop,
            MessageOptions options,
            Facade facade,
            Function<Link, HandlerCalls> handler,
            @Nullable Parameters remote) {
        this.loop = loop;
        this.memory = new LinkMemory(options);
        this.handler = handler.apply(this);
        this.facade = facade;
        this.remote = remote;
        state.connecting = remote == null;
        this.timers = new LinkTimers(this, state);
        this.sender = new LinkSender(this, state);
        sender.remote(remote);
    }

    /** Returns the options for the underlying connection. */
    ConnectionOptions connectionOptions() {
        return memory.connectionOptions();
    }

    @Override
    public EventLoop loop() {
        return loop;
    }

    HandlerCalls handler() {
        return handler;
    }

    @Override
    public MessageOptions options() {
        return memory.options();
    }

    @Override
    public String peerName() {
        return facade.peerName();
    }

    @Override
    public MessageCounters counters() {
        return state.counters;
    }

    // Start.

    @Override
    public void onCreate(Connection created) throws IOException {
        IOException failure = state.failure();
        if (failure != null) {
            // Closed before the connection was created.
            throw failure;
        }
        connection = created;
        facade.created(created);
        memory.allocate(this, this, created);
    }

    @Override
    public void onOpen(Connection established) throws IOException {
        Parameters peer = remote;
        if (peer == null) {
            peer = Parameters.decode(established.peerData());
            remote = peer;
            sender.remote(peer);
        }
        Parameters local = options().parameters();
        MessageFlow opened = new MessageFlow(state.connecting, local, peer, local.requests(), local.offers());
        flow = opened;
        incoming =
                new IncomingMessages(this, handler, sender, opened, established, memory.forReading(this, established));
        outgoing = new OutgoingMessages(
                this,
                opened,
                memory.sendSlots(),
                local.slotSize(),
                memory.forOffers(this, established, peer),
                handler::writable);
        sender.open(established.domain(), opened, outgoing);
        outgoing.sendDue();
        timers.start(opened, outgoing);
        for (LinkState.Action each : state.takeEarly()) {
            each.run();
        }
    }

    /** Returns {@code true} if nothing can be posted any more, because the connection has ended. */
    @Override
    public boolean isEnding() {
        Connection of = connection;
        return of == null || state.failure() != null || of.queuePair().state() == QueuePairState.ERR;
    }

    private void started() throws IOException {
        state.start();
        facade.started();
        if (!handler.open()) {
            return;
        }
        facade.opened();
        state.opened(outgoing).flush();
    }

    // Receiving.

    /** Handles a received SEND. */
    @Override
    public void received(ReceiveSlot slot, int size) throws IOException {
        if (state.failure() != null) {
            // Nothing is delivered after a message that could not be handled, or after abort().
            return;
        }
        MessageFlow of = flow;
        OutgoingMessages out = outgoing;
        IncomingMessages in = incoming;
        if (of == null || out == null || in == null) {
            // The first message arrived before the notification that the connection is established.
            state.early(() -> received(slot, size));
            return;
        }
        state.heard = true;
        int type = of.received(slot.memory(), 0, size);
        if (type < MessageHeader.START) {
            in.arrived(slot, type);
        } else {
            int length = MessageHeader.length(slot.memory(), 0);
            slot.post();
            control(type, length);
        }
        out.sendDue();
        if (out.isWaiting() || !in.isEmpty()) {
            progress();
        }
    }

    private void control(int type, int length) throws IOException {
        if (type == MessageHeader.DONE) {
            state.opened(outgoing).confirmed(length);
        } else if (type == MessageHeader.START) {
            state.opened(outgoing).sendDue();
            if (state.opened(flow).isStarted() && !state.isStarted()) {
                started();
            }
        } else if (type == MessageHeader.END) {
            endIfDelivered();
        }
    }

    @Override
    public void progressOrFail() {
        if (outgoing == null || state.isClosed()) {
            return;
        }
        try {
            progress();
        } catch (Throwable e) {
            failed(e);
        }
    }

    /** Handles the end of the peer's messages, if all of them have been delivered. */
    private void endIfDelivered() throws IOException {
        MessageFlow of = state.opened(flow);
        IncomingMessages in = state.opened(incoming);
        if (of.endReceived() && in.isEmpty() && state.end()) {
            in.ended();
            of.cancelAll(answer -> ((CompletableFuture<?>) answer)
                    .completeExceptionally(
                            new IOException(peerName() + " ended the connection without an answer to the request")));
            handler.end();
        }
        checkFinished();
    }

    /** Posts the receive of a data message again. Returns a credit, unless the message is an answer. */
    @Override
    public void consumed(ReceiveSlot slot) {
        if (state.isClosed()) {
            return;
        }
        try {
            slot.post();
            if (slot.answer) {
                state.opened(flow).answerConsumed();
                if (state.opened(outgoing).isWaiting()) {
                    // A request may be sent now. The caller may be delivering, so that happens afterwards.
                    loop.execute(this::progressOrFail);
                }
            } else {
                state.opened(flow).consumed();
            }
            state.opened(incoming).slotReleased();
            state.opened(outgoing).sendDue();
            if (state.opened(flow).isFinished()) {
                checkFinished();
            }
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Returns what sends messages for the program. */
    LinkSender sender() {
        return sender;
    }

    @Override
    public boolean isFailed() {
        return state.failure() != null;
    }

    @Override
    public boolean isClosing() {
        return state.isClosing();
    }

    // Progress.

    /** Delivers and sends what has become possible. */
    void progress() throws IOException {
        OutgoingMessages out = state.opened(outgoing);
        IncomingMessages in = state.opened(incoming);
        in.deliverArrivals();
        out.sendDue();
        out.flush();
        if (!in.isEmpty()) {
            in.deliverArrivals();
        }
        endIfDelivered();
    }

    @Override
    public void largeMemoryReleased() {
        if (state.isClosed()) {
            return;
        }
        try {
            state.opened(incoming).read();
            state.opened(outgoing).flush();
            if (state.opened(flow).isFinished()) {
                checkFinished();
            }
        } catch (Throwable e) {
            failed(e);
        }
    }

    /**
     * Disconnects if both sides have received everything, and the program uses no message any more. If the peer is to
     * disconnect, limits the time for that.
     */
    @Override
    public void checkFinished() {
        Connection of = connection;
        MessageFlow ends = state.opened(flow);
        if (of == null || isEnding() || !ends.endSent() || !ends.endReceived()) {
            return;
        }
        if (ends.isFinished()) {
            IncomingMessages in = state.opened(incoming);
            if ((state.isClosing() || !in.isInUse()) && state.opened(outgoing).isIdle()) {
                in.detachReceived();
                loop.close(of);
            }
        } else if (state.awaitEnd()) {
            timers.startEnd(ends);
        }
    }

    /** Ends the connection because of a failure of the library or of memory. */
    private void failed(Throwable e) {
        fail(e instanceof IOException io ? io : new IOException(this + " was closed because of " + e, e));
    }

    // Receiving threads. Called on the loop.

    void receive(CompletableFuture<Optional<Message>> future) {
        IncomingMessages in = incoming;
        if (in != null && in.hasReceived()) {
            in.receive(future);
        } else if (in == null || state.isClosed()) {
            IOException cause = state.cause();
            if (cause == null && state.isClosed()) {
                future.complete(Optional.empty());
            } else {
                future.completeExceptionally(new IOException("The connection to " + peerName() + " is closed", cause));
            }
        } else {
            in.receive(future);
        }
    }

    // End.

    /** Sends END after the pending messages. */
    void shutdownOutput() {
        OutgoingMessages out = outgoing;
        if (out != null && !state.isClosed()) {
            out.end();
            try {
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
            fail(new IOException("The connection to " + peerName() + " was closed before it was open"));
            return;
        }
        // The peer waits for the slots of messages that nobody will take.
        state.opened(incoming).discard();
        shutdownOutput();
        checkFinished();
        timers.startClose();
    }

    @Override
    public void fail(IOException cause) {
        if (state.isClosed()) {
            return;
        }
        state.fail(cause);
        Connection of = connection;
        if (of != null) {
            loop.abort(of, cause);
        }
    }

    /** Returns {@code true} if no message has been lost: both sides have received all messages of the other. */
    private boolean isClean(IOException cause) {
        MessageFlow of = flow;
        if (of == null || cause instanceof ProtocolException) {
            return false;
        }
        // If END with id 1 has only been sent, the disconnection by the peer tells that it has arrived.
        return of.isFinished()
                || of.isClean()
                        && cause instanceof ConnectionException end
                        && end.event().type() == EventType.DISCONNECTED;
    }

    @Override
    public void onClose(Connection ended, IOException cause) {
        Optional<IOException> reason = isClean(cause) ? Optional.empty() : Optional.of(cause);
        IOException failure = reason.orElseGet(() -> new IOException("The connection to " + peerName() + " is closed"));
        try {
            state.closed(reason);
            facade.ended();
            timers.stop();
            failOutstanding(reason, failure);
            if (state.isStarted()) {
                handler.close(reason);
            }
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, () -> "Cannot close " + this, e);
        } finally {
            freed(() -> facade.closed(reason, failure));
        }
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
            of.cancelAll(answer -> ((CompletableFuture<?>) answer).completeExceptionally(failure));
        }
    }

    /** Executes an action after the resources of the connection have been freed. */
    private void freed(Runnable action) {
        try {
            loop.execute(action);
        } catch (RejectedExecutionException e) {
            action.run();
        }
    }

    /**
     * Runs an action on the loop. If the loop is closed, so is this connection, and the action, which only reports that, runs
     * on the current thread. For any thread.
     */
    @Override
    public void runInLoop(Runnable action) {
        try {
            loop.runInLoop(action);
        } catch (RejectedExecutionException e) {
            synchronized (this) {
                if (!state.isClosed()) {
                    IOException cause = new IOException(loop + " is closed", e);
                    state.closed(Optional.of(cause));
                    facade.closed(Optional.of(cause), cause);
                }
                action.run();
            }
        }
    }

    @Override
    public String toString() {
        return "the message connection to " + peerName();
    }
}
