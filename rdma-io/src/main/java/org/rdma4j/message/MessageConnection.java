package org.rdma4j.message;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.event.EventLoop;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.message.Parameters;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaTimeoutException;

/**
 * A connection on which both sides send messages and requests. Messages are delivered once and in order, and a sender waits
 * when the receiver does not keep up.
 *
 * <pre>{@code
 * try (MessageConnection server = MessageConnection.to(address, LIMIT);
 *         Message answer = server.request("hello".getBytes(UTF_8), LIMIT)) {
 *     System.out.println(answer.text());
 * }
 * }</pre>
 *
 * <p>A connection belongs to an {@link EventLoop}. Its messages either go to a {@link MessageHandler}, which the loop calls,
 * or are taken with {@link #receive}.
 *
 * <p>All methods may be called from any thread. Methods that wait must not be called from a handler of the loop.
 *
 * <p>The bytes exchanged are specified in {@code docs/message-protocol.md}.
 */
public final class MessageConnection implements MessageSender, Closeable {
    /** Time for the loop to post a message that it has begun to copy. */
    private static final Duration SENDING = Duration.ofMinutes(1);

    private final MessageLink link;
    private final LinkLifecycle<MessageConnection> lifecycle;

    /** Number of messages that other threads have passed to the loop with {@link #trySend} and that have not been sent. */
    private final AtomicInteger queued = new AtomicInteger();

    private volatile @Nullable Object attachment;

    /** Whether {@link #shutdownOutput} or {@link #close} has been called. */
    private volatile boolean outputShutDown;

    /** @param remote the parameters of the peer that has requested the connection; {@code null} if this side connects */
    private MessageConnection(
            EventLoop loop, MessageOptions options, @Nullable MessageHandler handler, @Nullable Parameters remote) {
        this.lifecycle = new LinkLifecycle<>(this);
        this.link = new MessageLink(loop, options, lifecycle, of -> new HandlerCalls(of, this, handler), remote);
    }

    /** Connects to a server with default options: see {@link #to(InetSocketAddress, MessageOptions, Duration)}. */
    public static MessageConnection to(InetSocketAddress server, Duration limit) throws IOException {
        return to(server, new MessageOptions(), limit);
    }

    /**
     * Connects to a server. The connection belongs to the {@linkplain EventLoop#shared() shared event loop}, and its messages
     * are taken with {@link #receive}. The caller must close it.
     *
     * @param limit maximum duration of the whole operation
     * @throws ConnectionException if the server cannot be reached or rejects the connection
     * @throws RdmaTimeoutException if the connection is not open within the limit
     */
    public static MessageConnection to(InetSocketAddress server, MessageOptions options, Duration limit)
            throws IOException {
        return to(EventLoop.shared(), server, options, limit);
    }

    /** Connects to a server: see {@link #to(InetSocketAddress, MessageOptions, Duration)}. */
    public static MessageConnection to(EventLoop loop, InetSocketAddress server, MessageOptions options, Duration limit)
            throws IOException {
        MessageConnection connection = new MessageConnection(loop, options, null, null);
        connection.lifecycle.connect(connection.link, server, limit);
        try {
            return loop.await(connection.lifecycle.openedFuture(), Timeouts.plusSeconds(limit, 1));
        } catch (RdmaTimeoutException e) {
            connection.abort();
            throw new RdmaTimeoutException("Cannot connect to " + server + " within " + Timeouts.text(limit));
        } catch (Throwable e) {
            connection.abort();
            throw e;
        }
    }

    /**
     * Connects to a server without waiting. The messages go to a handler.
     *
     * @return a future that is completed after {@link MessageHandler#onOpen}; canceling it ends the connection
     */
    public static CompletableFuture<MessageConnection> toAsync(
            EventLoop loop, InetSocketAddress server, MessageOptions options, Duration limit, MessageHandler handler) {
        MessageConnection connection = new MessageConnection(loop, options, handler, null);
        connection.lifecycle.connect(connection.link, server, limit);
        return connection.lifecycle.openedFuture();
    }

    /** Accepts a request for a connection. */
    static MessageConnection accept(
            EventLoop loop,
            ConnectionRequest request,
            MessageOptions options,
            @Nullable MessageHandler handler,
            Parameters remote,
            Duration limit) {
        MessageConnection connection = new MessageConnection(loop, options, handler, remote);
        connection.lifecycle.accept(connection.link, request, limit);
        return connection;
    }

    CompletableFuture<Void> closedFuture() {
        return lifecycle.closedFuture();
    }

    // Sending.

    @Override
    public boolean trySend(MemorySegment message) throws IOException {
        link.sender().checkSize(message.byteSize());
        if (link.loop().inLoop()) {
            return link.sender().outgoing().trySend(message);
        }
        lifecycle.checkNotClosed();
        if (outputShutDown) {
            throw link.sender().outputShutDown();
        }
        if (queued.incrementAndGet() > link.options().parameters().window()) {
            queued.decrementAndGet();
            link.runInLoop(link.sender()::wantWritable);
            return false;
        }
        Outgoing copy = Outgoing.message(Outgoing.copy(message));
        copy.future.whenComplete((sent, e) -> queued.decrementAndGet());
        link.runInLoop(() -> link.sender().send(copy));
        return true;
    }

    @Override
    public CompletableFuture<Void> sendAsync(MemorySegment message) {
        link.sender().checkSize(message.byteSize());
        return send(Outgoing.message(Outgoing.shareable(message)));
    }

    @Override
    public CompletableFuture<Void> sendAsync(LocalMemory message) {
        link.sender().checkRegistered(message);
        return send(Outgoing.message(message));
    }

    private CompletableFuture<Void> send(Outgoing message) {
        link.runInLoop(() -> link.sender().send(message));
        return message.future;
    }

    @Override
    public void send(MemorySegment message, Duration limit) throws IOException {
        Objects.requireNonNull(limit);
        link.sender().checkSize(message.byteSize());
        Outgoing outgoing = Outgoing.message(Outgoing.shareable(message));
        CompletableFuture<Void> sent = send(outgoing);
        try {
            link.loop().await(sent, limit);
        } catch (RdmaTimeoutException e) {
            if (outgoing.claim()) {
                sent.completeExceptionally(e);
                throw new RdmaTimeoutException("The message could not be sent to " + lifecycle.peerName() + " within "
                        + Timeouts.text(limit) + ", because the peer has not consumed enough earlier messages");
            }
            // It is being sent.
            link.loop().await(sent, SENDING);
        } catch (Throwable e) {
            // For example, a handler must not wait. The caller may modify the memory from now on.
            outgoing.claim();
            sent.completeExceptionally(e);
            throw e;
        }
    }

    private <T> T await(CompletableFuture<T> future, Duration limit, String what) throws IOException {
        try {
            return link.loop().await(future, limit);
        } catch (RdmaTimeoutException e) {
            // Withdraw it, unless it has been done meanwhile.
            if (future.isDone()
                    || !future.completeExceptionally(
                            new RdmaTimeoutException(what + " within " + Timeouts.text(limit)))) {
                return link.loop().await(future, limit);
            }
            throw new RdmaTimeoutException(what + " within " + Timeouts.text(limit));
        } catch (Throwable e) {
            // For example, a handler must not wait. The future must not take a message that nobody would close.
            if (!future.completeExceptionally(e)) {
                return link.loop().await(future, limit);
            }
            throw e;
        }
    }

    @Override
    public CompletableFuture<Message> requestAsync(MemorySegment request, Duration limit) {
        Objects.requireNonNull(limit);
        link.sender().checkSize(request.byteSize());
        Answer answer = new Answer(limit);
        if (link.loop().inLoop() && link.sender().tryRequest(request, answer)) {
            return answer;
        }
        MemorySegment bytes = Outgoing.shareable(request);
        link.runInLoop(() -> link.sender().request(bytes, answer));
        return answer;
    }

    @Override
    public CompletableFuture<Message> requestAsync(LocalMemory request, Duration limit) {
        Objects.requireNonNull(limit);
        link.sender().checkRegistered(request);
        Answer answer = new Answer(limit);
        Outgoing message = Outgoing.request(request, answer);
        link.runInLoop(() -> link.sender().request(message, answer));
        return answer;
    }

    @Override
    public Message request(MemorySegment request, Duration limit) throws IOException {
        Objects.requireNonNull(limit);
        if (link.loop().inLoop()) {
            throw new IllegalStateException(
                    "A handler or a task of " + link.loop() + " must not block. Send the request with requestAsync().");
        }
        return await(
                requestAsync(request, limit), Timeouts.plusSeconds(limit, 1), "No answer from " + lifecycle.peerName());
    }

    // Receiving.

    /**
     * Takes the next message or request of the peer, waiting for it if necessary. Only for connections without a handler.
     *
     * @return the message, which the caller must close; a {@link Request} if it is one. Empty if the peer has sent its last
     *     message
     * @throws RdmaTimeoutException if no message arrives within the limit; the connection remains open
     * @throws IllegalStateException if this connection has a handler, or this method is called from a handler
     * @throws IOException if the connection has failed
     */
    public Optional<Message> receive(Duration limit) throws IOException {
        Objects.requireNonNull(limit);
        return await(receiveAsync(), limit, "No message from " + lifecycle.peerName());
    }

    /** Takes the next message or request of the peer: see {@link #receive}. */
    public CompletableFuture<Optional<Message>> receiveAsync() {
        if (link.handler().exists()) {
            throw new IllegalStateException(
                    "The messages of the connection to " + lifecycle.peerName() + " go to its handler");
        }
        CompletableFuture<Optional<Message>> future = new CompletableFuture<>();
        link.runInLoop(() -> link.receive(future));
        return future;
    }

    // Properties.

    /** Returns the loop of this connection. */
    public EventLoop loop() {
        return link.loop();
    }

    /** Returns the address of the peer. */
    public InetSocketAddress peerAddress() {
        return lifecycle.connection().peerAddress();
    }

    /** Returns the local address. */
    public InetSocketAddress localAddress() {
        return lifecycle.connection().localAddress();
    }

    /** Returns the protection domain in which memory for {@link LocalMemory} messages must be registered. */
    public ProtectionDomain domain() {
        return lifecycle.connection().domain();
    }

    /**
     * Allocates registered memory for messages, which is freed when the connection is closed.
     *
     * @param bytes size in bytes, at least 1
     */
    public MemoryRegion allocate(long bytes) throws IOException {
        return lifecycle.connection().allocate(bytes, Access.REMOTE_READ);
    }

    /** Returns {@code true} if the connection is open and has not ended. */
    public boolean isOpen() {
        return lifecycle.isOpen();
    }

    /** Returns the counters of this connection. */
    public MessageStatistics statistics() {
        return link.counters().snapshot();
    }

    /** Attaches an object, or removes it with {@code null}. Returns the previous one. */
    public @Nullable Object attach(@Nullable Object object) {
        Object previous = attachment;
        attachment = object;
        return previous;
    }

    /** Returns the attached object; {@code null} if there is none. */
    public @Nullable Object attachment() {
        return attachment;
    }

    // Ending.

    /**
     * Declares that this side sends no more messages, after those that have been passed to it and the answers to all
     * requests that it has received. The peer is told after it has received them; this side can still receive. Idempotent.
     */
    public void shutdownOutput() {
        outputShutDown = true;
        link.runInLoop(link::shutdownOutput);
    }

    /**
     * Closes this connection: {@linkplain #shutdownOutput shuts down the output}, waits until the peer has received all
     * messages and ends the connection as well, at most for the {@linkplain MessageOptions#withCloseTimeout close timeout},
     * and frees the resources. Retained requests can be answered meanwhile. Messages that have not been taken are
     * discarded, and further requests of the peer fail. The peer is told; its pending messages fail. In a handler, does
     * not wait. Idempotent.
     *
     * @throws IOException if the connection has ended with a cause, so that messages may not have been delivered, and this
     *     side has not aborted it. Thrown by the first call only
     */
    @Override
    public void close() throws IOException {
        CompletableFuture<Void> done = closeAsync();
        if (!link.loop().inLoop()) {
            link.loop().await(done, Timeouts.plusSeconds(link.options().closeTimeout(), 2));
            lifecycle.checkNothingLost();
        }
    }

    /** Closes this connection: see {@link #close}. */
    public CompletableFuture<Void> closeAsync() {
        outputShutDown = true;
        link.runInLoop(link::close);
        return lifecycle.closedFuture();
    }

    /** Ends this connection at once. Messages that have not been delivered are lost. */
    public void abort() {
        lifecycle.abort(link);
    }

    @Override
    public String toString() {
        return "message connection to " + lifecycle.peerName();
    }
}
