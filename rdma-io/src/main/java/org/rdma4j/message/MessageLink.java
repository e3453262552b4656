package org.rdma4j.message;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.event.ConnectionHandler;
import org.rdma4j.event.EventLoop;
import org.rdma4j.internal.NativeMemory;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.internal.message.ProtocolException;

/**
 * One side of a message connection. Handles the start, the progress and the control messages of the connection.
 * Confined to the thread that drives the loop, except where noted.
 */
final class MessageLink implements ConnectionHandler, Link, ReceiveSlot.Owner {
    private final EventLoop loop;
    private final LinkMemory memory;
    private final HandlerCalls handler;
    private final Facade facade;

    /** The parameters of the peer; {@code null} on the connecting side until the peer has accepted. */
    private @Nullable Parameters remote;

    private final LinkState state = new LinkState();
    private final LinkTimers timers;
    private final LinkSender sender;
    private final LinkEnd end;

    // These fields are set when the connection has been opened.

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
        this.end = new LinkEnd(this, state, timers, this.handler, facade);
        this.sender = new LinkSender(this, state);
        sender.remote(remote);
    }

    @Override
    public ConnectionOptions connectionOptions() {
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
            // This side aborted or closed the connection, or the time limit expired, before the queue pair existed.
            // Do not throw it: an exception of a handler is logged as a fault of this side.
            loop.abort(created, failure);
            return;
        }
        end.created(created);
        facade.created(created);
        memory.allocate(this, this, created);
    }

    @Override
    public void onOpen(Connection established) throws IOException {
        try {
            open(established);
        } catch (ProtocolException e) {
            // Do not throw the exception, because the loop would log it as a fault of this side.
            fail(e);
        }
    }

    private void open(Connection established) throws IOException {
        Parameters peer = remote;
        if (peer == null) {
            peer = Parameters.decode(established.peerData());
            remote = peer;
            sender.remote(peer);
        }
        Parameters local = options().parameters();
        MessageFlow opened =
                new MessageFlow(state.connecting, local, peer, options().outgoingRequests(), local.offers());
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
        end.opened(opened, outgoing, incoming);
        outgoing.sendDue();
        timers.start(opened, outgoing);
        for (LinkState.Action each : state.takeEarly()) {
            each.run();
        }
    }

    @Override
    public boolean isEnding() {
        return end.isEnding();
    }

    private void started() throws IOException {
        state.start();
        timers.started();
        end.started(state.opened(remote));
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
            // Deliver nothing after a message that could not be handled, or after abort().
            return;
        }
        MessageFlow of = flow;
        OutgoingMessages out = outgoing;
        IncomingMessages in = incoming;
        if (of == null || out == null || in == null) {
            // The first message arrived before this side was notified that the connection is established.
            state.early(() -> received(slot, size));
            return;
        }
        state.heard = true;
        int type = of.received(NativeMemory.ALL, slot.address(), size);
        if (type < MessageHeader.START) {
            in.arrived(slot, type);
        } else {
            int length = MessageHeader.length(NativeMemory.ALL, slot.address());
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
            if (state.opened(flow).closeReceived()) {
                end.closedByPeer(sender.closedByPeer());
            }
            end.endIfDelivered();
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

    /**
     * Sends the messages that wait for a slot. If there are none, only the end of the connection may depend on the
     * completion.
     */
    @Override
    public void sendCompleted(boolean full) {
        OutgoingMessages out = outgoing;
        if (full || out != null && (out.isWaiting() || state.opened(flow).endSent())) {
            progressOrFail();
        }
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
                    // It may now be possible to send a waiting request. A task sends it, because the caller may be
                    // delivering messages.
                    loop.execute(this::progressOrFail);
                }
            } else {
                state.opened(flow).consumed();
            }
            IncomingMessages in = state.opened(incoming);
            in.slotReleased();
            if (!in.isDelivering()) {
                state.opened(outgoing).sendDue();
            }
            if (state.opened(flow).isFinished()) {
                checkFinished();
            }
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Returns the component that sends messages for the program. */
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

    /** Delivers and sends all messages that can now be delivered or sent. */
    void progress() throws IOException {
        OutgoingMessages out = state.opened(outgoing);
        IncomingMessages in = state.opened(incoming);
        in.deliverArrivals();
        out.sendDue();
        out.flush();
        if (!in.isEmpty()) {
            in.deliverArrivals();
        }
        end.endIfDelivered();
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

    @Override
    public void checkFinished() {
        end.checkFinished();
    }

    /** Ends the connection because of an unexpected exception, such as an OutOfMemoryError. */
    private void failed(Throwable e) {
        fail(e instanceof IOException io ? io : new IOException(this + " was closed because of " + e, e));
    }

    // Receiving. Called on the thread that drives the loop.

    void receive(CompletableFuture<Optional<Message>> future) {
        IncomingMessages in = incoming;
        if (in != null && in.hasReceived()) {
            in.receive(future);
        } else if (in == null || state.isClosed()) {
            IOException cause = state.cause();
            if (cause == null && state.isClosed()) {
                future.complete(Optional.empty());
            } else {
                future.completeExceptionally(Link.closed(peerName(), cause));
            }
        } else {
            in.receive(future);
        }
    }

    // End.

    void shutdownOutput() {
        end.shutdownOutput();
    }

    void close() {
        end.close();
    }

    @Override
    public void fail(IOException cause) {
        end.fail(cause);
    }

    @Override
    public void onClose(Connection ended, IOException cause) {
        sender.stop();
        end.closed(cause);
    }

    /**
     * Runs an action on the loop. If the loop is closed, marks this connection as closed and runs the action on the
     * current thread; the action then only reports that the connection is closed. May be called by any thread.
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
