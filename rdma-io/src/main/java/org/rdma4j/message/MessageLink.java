package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.event.ConnectionHandler;
import org.rdma4j.event.EventLoop;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.internal.message.ProtocolException;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.RdmaTimeoutException;

/**
 * One end of a message connection: start, control messages, keep-alive and end. Confined to the loop, except where noted.
 */
final class MessageLink implements ConnectionHandler {
    static final System.Logger LOG = System.getLogger("org.rdma4j.message");

    /** Interval at which the connecting side repeats START. */
    private static final Duration START_INTERVAL = Duration.ofMillis(50);

    /** Maximum time from the establishment of the connection to the first message of the peer. */
    private static final Duration START_TIMEOUT = Duration.ofSeconds(10);

    /** Alignment of slots in bytes: soft-iWARP transmits wrong bytes if a short message crosses a page boundary. */
    private static final int SLOT_ALIGNMENT = 64;

    private final EventLoop loop;
    private final MessageOptions options;
    private final @Nullable MessageHandler handler;
    private final MessageConnection facade;

    /** The parameters of the peer; {@code null} on the connecting side until the peer has accepted. */
    private @Nullable Parameters remote;

    private final LinkState state = new LinkState();
    private final MessageCounters counters = new MessageCounters();

    // Set when the connection has been created or opened.

    private @Nullable Connection connection;
    private @Nullable MessageFlow flow;
    private @Nullable OutgoingMessages outgoing;
    private @Nullable IncomingMessages incoming;
    private @Nullable SendSlots sendSlots;

    /** @param remote the parameters of the peer that has requested the connection; {@code null} if this side connects */
    MessageLink(
            EventLoop loop,
            MessageOptions options,
            @Nullable MessageHandler handler,
            MessageConnection facade,
            @Nullable Parameters remote) {
        this.loop = loop;
        this.options = options;
        this.handler = handler;
        this.facade = facade;
        this.remote = remote;
        state.connecting = remote == null;
    }

    /** Returns the options for the underlying connection. */
    ConnectionOptions connectionOptions() {
        Parameters local = options.parameters();
        int receives = MessageFlow.receives(local.window(), local.requests(), local.offers());
        int sends = sendSlots() + local.offers();
        return options.connection()
                .withPrivateData(local.encode())
                .withReads(Math.max(1, local.offers()))
                .withAccess(Access.REMOTE_READ)
                .withQueuePair(pair ->
                        pair.sendRequests(sends).receiveRequests(receives).sendElements(2));
    }

    private int sendSlots() {
        return options.parameters().window() + OutgoingMessages.CONTROL_SLOTS;
    }

    EventLoop loop() {
        return loop;
    }

    @Nullable
    MessageHandler handler() {
        return handler;
    }

    MessageConnection facade() {
        return facade;
    }

    MessageOptions options() {
        return options;
    }

    MessageCounters counters() {
        return counters;
    }

    Connection connection() {
        return state.opened(connection);
    }

    /** Runs an action on the loop. Called by any thread. */
    void runInLoop(Runnable action) {
        loop.runInLoop(action);
    }

    // Start.

    @Override
    public void onCreate(Connection created) throws IOException {
        connection = created;
        facade.created(created);
        Parameters local = options.parameters();
        int receives = MessageFlow.receives(local.window(), local.requests(), local.offers());
        int stride = (local.slotSize() + SLOT_ALIGNMENT - 1) / SLOT_ALIGNMENT * SLOT_ALIGNMENT;
        MemoryRegion region = created.allocate((long) (receives + sendSlots()) * stride);
        for (int i = 0; i < receives; i++) {
            new ReceiveSlot(this, created, region, (long) i * stride, local.slotSize()).post();
        }
        sendSlots = new SendSlots(this, created, region, (long) receives * stride, sendSlots(), stride);
    }

    @Override
    public void onOpen(Connection established) throws IOException {
        Parameters local = options.parameters();
        Parameters peer = remote;
        if (peer == null) {
            peer = Parameters.decode(established.peerData());
            remote = peer;
        }
        MessageFlow opened = new MessageFlow(state.connecting, local, peer, local.requests(), local.offers());
        flow = opened;
        long large = Math.max(1L, local.offers()) * Math.max(1, local.maxMessageSize());
        boolean iwarp = established.domain().context().device().transport() == Device.Transport.IWARP;
        // On iWARP, the device writes the data of a read as a remote write.
        LargeMemoryPool in = iwarp
                ? new LargeMemoryPool(this, established.domain(), 2 * large, Access.REMOTE_WRITE)
                : new LargeMemoryPool(this, established.domain(), 2 * large);
        LargeMemoryPool out = new LargeMemoryPool(
                this,
                established.domain(),
                2L * Math.max(1, opened.outgoingOffers()) * Math.max(1, peer.maxMessageSize()),
                Access.REMOTE_READ);
        incoming = new IncomingMessages(this, opened, established, in);
        outgoing = new OutgoingMessages(this, opened, state.opened(sendSlots), local.slotSize(), out);
        outgoing.sendDue();
        if (state.connecting) {
            repeatStart();
        }
        loop.schedule(
                () -> {
                    if (!state.isStarted()) {
                        fail(new RdmaTimeoutException(
                                facade.peerName() + " did not start within " + Timeouts.text(START_TIMEOUT)));
                    }
                },
                START_TIMEOUT);
        keepAlive();
        for (LinkState.Action each : state.takeEarly()) {
            each.run();
        }
    }

    /** Returns {@code true} if nothing can be posted any more, because the connection has ended. */
    boolean isEnding() {
        Connection of = connection;
        return of == null || of.queuePair().state() == QueuePairState.ERR;
    }

    /** Repeats START until the peer has answered. */
    private void repeatStart() {
        loop.schedule(
                () -> {
                    MessageFlow of = state.opened(flow);
                    if (!state.isClosed() && !of.isStarted() && of.mayRepeatStart()) {
                        try {
                            state.opened(outgoing).sendControl(MessageHeader.START, 0, 0);
                            repeatStart();
                        } catch (IOException e) {
                            fail(e);
                        }
                    }
                },
                START_INTERVAL);
    }

    private void started() throws IOException {
        state.start();
        facade.opened();
        if (handler != null) {
            try {
                handler.onOpen(facade);
            } catch (Exception e) {
                handlerFailed(e);
            }
        }
        state.opened(outgoing).flush();
    }

    // Receiving.

    /** Handles a received SEND. */
    void received(ReceiveSlot slot, int size) throws IOException {
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

    void progressOrFail() {
        try {
            progress();
        } catch (IOException e) {
            fail(e);
        }
    }

    /** Handles the end of the peer's messages, if all of them have been delivered. */
    private void endIfDelivered() throws IOException {
        MessageFlow of = state.opened(flow);
        IncomingMessages in = state.opened(incoming);
        if (of.endReceived() && in.isEmpty() && state.end()) {
            in.ended();
            of.cancelAll(answer -> ((CompletableFuture<?>) answer)
                    .completeExceptionally(new IOException(
                            facade.peerName() + " ended the connection without an answer to the request")));
            if (handler != null) {
                try {
                    handler.onEnd(facade);
                } catch (Exception e) {
                    handlerFailed(e);
                }
            }
        }
        checkFinished();
    }

    /** Posts the receive of a data message again. Returns a credit, unless the message is an answer. */
    void consumed(ReceiveSlot slot) {
        if (state.isClosed()) {
            return;
        }
        try {
            boolean answer = MessageHeader.type(slot.memory(), 0) >= MessageHeader.ANSWER;
            slot.post();
            if (answer) {
                state.opened(flow).answerConsumed();
                if (state.opened(outgoing).isWaiting()) {
                    // A request may be sent now. The caller may be delivering, so that happens afterwards.
                    loop.execute(this::slotsFreed);
                }
            } else {
                state.opened(flow).consumed();
            }
            state.opened(outgoing).sendDue();
        } catch (IOException e) {
            fail(e);
        }
    }

    boolean isClosing() {
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

    void slotsFreed() {
        if (outgoing != null && !state.isClosed()) {
            progressOrFail();
        }
    }

    void handlerFailed(Exception e) {
        LOG.log(System.Logger.Level.ERROR, () -> "A handler of " + this + " threw an exception; closing it", e);
        fail(e instanceof IOException io ? io : new IOException("The handler threw " + e, e));
    }

    void largeMemoryReleased() {
        if (state.isClosed()) {
            return;
        }
        try {
            state.opened(incoming).read();
            state.opened(outgoing).flush();
        } catch (IOException e) {
            fail(e);
        }
    }

    void writable() {
        if (handler != null) {
            try {
                handler.onWritable(facade);
            } catch (Exception e) {
                handlerFailed(e);
            }
        }
    }

    /** Disconnects if both sides have received everything. */
    void checkFinished() {
        Connection of = connection;
        if (of != null
                && state.opened(flow).isFinished()
                && state.opened(outgoing).isIdle()) {
            loop.close(of);
        }
    }

    // Sending. Called on the loop.

    OutgoingMessages outgoing() throws IOException {
        OutgoingMessages out = outgoing;
        if (state.isClosed() || out == null || isEnding()) {
            throw new IOException("The connection to " + facade.peerName() + " is closed", state.cause());
        }
        if (out.isEnding()) {
            throw new IOException("The output of the connection to " + facade.peerName() + " has been shut down");
        }
        return out;
    }

    /** Sends a message as soon as possible, or fails it. */
    void send(Outgoing message) {
        try {
            outgoing().send(message);
        } catch (IOException e) {
            message.fail(e);
        }
    }

    /** Asks for a call of {@link MessageHandler#onWritable}. */
    void wantWritable() {
        OutgoingMessages out = outgoing;
        if (out != null && !state.isClosed()) {
            out.wantWritable();
            progressOrFail();
        }
    }

    /** Sends a request, and cancels it after a limit. */
    void request(Outgoing request, CompletableFuture<Message> answer, Duration limit) {
        send(request);
        if (request.future.isCompletedExceptionally() || answer.isDone()) {
            return;
        }
        CompletableFuture<Void> timer = loop.schedule(
                () -> answer.completeExceptionally(new RdmaTimeoutException(
                        facade.peerName() + " did not answer the request within " + Timeouts.text(limit))),
                limit);
        answer.whenComplete((message, e) -> {
            timer.cancel(false);
            MessageFlow of = flow;
            if (e != null && of != null) {
                runInLoop(() -> cancel(request));
            }
        });
    }

    private void cancel(Outgoing request) {
        if (request.requestId != Outgoing.NOT_SENT) {
            state.opened(flow).cancel(request.requestId);
        }
    }

    /** Answers a request. Called by any thread. */
    void answer(int type, long id, MemorySegment answer) {
        boolean direct = loop.inLoop();
        Outgoing message = Outgoing.answer(type, id, direct ? answer : Outgoing.copy(answer));
        runInLoop(() -> {
            OutgoingMessages out = outgoing;
            if (out == null || state.isClosed()) {
                return;
            }
            out.sendAnswer(message, direct);
        });
    }

    CompletableFuture<Void> answer(int type, long id, LocalMemory answer) {
        Outgoing message = Outgoing.answer(type, id, answer);
        runInLoop(() -> {
            OutgoingMessages out = outgoing;
            if (out == null || state.isClosed()) {
                message.fail(new IOException("The connection to " + facade.peerName() + " is closed", state.cause()));
            } else {
                out.sendAnswer(message, false);
            }
        });
        return message.future;
    }

    MemorySegment truncated(byte[] explanation) {
        Parameters peer = remote;
        int limit = peer == null ? 0 : peer.slotSize() - MessageHeader.SIZE;
        return MemorySegment.ofArray(explanation).asSlice(0, Math.min(explanation.length, limit));
    }

    /** Checks the size of a message. Called by any thread after the connection has been opened. */
    void checkSize(long bytes) {
        Parameters peer = remote;
        if (peer == null) {
            return;
        }
        long eager = Math.min(peer.slotSize(), options.parameters().slotSize()) - MessageHeader.SIZE;
        boolean offers = Math.min(peer.offers(), options.parameters().offers()) > 0;
        long max = offers ? Math.max(eager, peer.maxMessageSize()) : eager;
        if (bytes > max) {
            throw new IllegalArgumentException(
                    "The message has " + bytes + " bytes, but " + facade.peerName() + " accepts at most " + max);
        }
    }

    // Receiving threads. Called on the loop.

    void receive(CompletableFuture<Optional<Message>> future) {
        IncomingMessages in = incoming;
        if (in == null || state.isClosed()) {
            IOException cause = state.cause();
            if (cause == null && state.isClosed()) {
                future.complete(Optional.empty());
            } else {
                future.completeExceptionally(
                        new IOException("The connection to " + facade.peerName() + " is closed", cause));
            }
        } else {
            in.receive(future);
        }
    }

    // Keep-alive.

    private void keepAlive() {
        Duration interval = options.keepAlive();
        if (!interval.isZero()) {
            loop.schedule(this::checkAlive, interval);
        }
    }

    private void checkAlive() {
        if (state.isClosed()) {
            return;
        }
        MessageFlow of = state.opened(flow);
        OutgoingMessages out = state.opened(outgoing);
        try {
            if (!state.heard && of.isPingUnanswered()) {
                fail(new IOException("No message from " + facade.peerName() + " for "
                        + Timeouts.text(options.keepAlive().multipliedBy(2))));
                return;
            }
            if (!state.heard && of.canPing() && out.hasFreeSlot()) {
                out.sendControl(MessageHeader.PING, 0, 0);
            }
            state.heard = false;
            keepAlive();
        } catch (IOException e) {
            fail(e);
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
            fail(new IOException("The connection to " + facade.peerName() + " was closed before it was open"));
            return;
        }
        shutdownOutput();
        loop.schedule(
                () -> fail(new IOException(facade.peerName() + " did not end the connection within "
                        + Timeouts.text(options.closeTimeout()))),
                options.closeTimeout());
    }

    /** Ends the connection because of a failure. Called on the loop. */
    void fail(IOException cause) {
        Connection of = connection;
        if (of != null && !state.isClosed()) {
            loop.abort(of, cause);
        }
    }

    @Override
    public void onClose(Connection ended, IOException cause) {
        MessageFlow of = flow;
        boolean clean = of != null && of.isClean() && !(cause instanceof ProtocolException);
        Optional<IOException> reason = clean ? Optional.empty() : Optional.of(cause);
        state.closed(reason);
        IOException failure =
                reason.orElseGet(() -> new IOException("The connection to " + facade.peerName() + " is closed"));
        if (incoming != null) {
            incoming.closed(reason);
        }
        if (outgoing != null) {
            outgoing.fail(failure);
        }
        if (of != null) {
            of.cancelAll(answer -> ((CompletableFuture<?>) answer).completeExceptionally(failure));
        }
        if (handler != null && state.isStarted()) {
            try {
                handler.onClose(facade, reason);
            } catch (RuntimeException e) {
                LOG.log(System.Logger.Level.ERROR, () -> "The handler of " + this + " threw an exception", e);
            }
        }
        facade.closed(failure);
    }

    @Override
    public String toString() {
        return "the message connection to " + facade.peerName();
    }
}
