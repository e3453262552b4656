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
 * A connection on which both sides send messages and requests. Each message is delivered once and in order. If the
 * receiver does not keep up, the sender waits.
 *
 * {@snippet lang=java :
 * try (MessageConnection server = MessageConnection.to(address, TIMEOUT);
 *         Message answer = server.request("hello".getBytes(UTF_8), TIMEOUT)) {
 *     System.out.println(answer.text());
 * }
 * }
 *
 * <p>A connection belongs to an {@link EventLoop}. The loop either passes received messages to a {@link
 * MessageHandler}, or queues them until the program calls {@link #receive}.
 *
 * <p>A connection is created by {@link #to} and closed by the caller, or is accepted by a {@link MessageServer}, which
 * closes it. After the connection has ended, methods that send throw an {@link IOException}, or complete their futures
 * with one.
 *
 * <p>All methods may be called from any thread. Methods that wait must not be called from a handler of the loop.
 *
 * <p>The wire format is specified in {@code docs/reference/message-protocol.md}.
 *
 * @see "docs/guide/messages.md"
 */
public final class MessageConnection implements MessageSender, Closeable {
    /** Maximum time that the loop may take to post a message after it has begun to copy the message. */
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
     * Connects to a server, using the {@linkplain EventLoop#shared() shared event loop}. The connection has no handler:
     * the program calls {@link #receive} to receive messages. The caller must close the connection.
     *
     * @param limit maximum duration of the whole operation
     * @throws ConnectionException if the server cannot be reached or rejects the connection; a {@link
     *     ConnectionRejectedException} if the server gives a reason
     * @throws RdmaTimeoutException if the connection is not open within the limit
     */
    public static MessageConnection to(InetSocketAddress server, MessageOptions options, Duration limit)
            throws IOException {
        return to(EventLoop.shared(), server, options, limit);
    }

    /** Connects to a server, using the given event loop: see {@link #to(InetSocketAddress, MessageOptions, Duration)}. */
    public static MessageConnection to(EventLoop loop, InetSocketAddress server, MessageOptions options, Duration limit)
            throws IOException {
        MessageConnection connection = new MessageConnection(loop, options, null, null);
        connection.lifecycle.connect(connection.link, server, limit);
        try {
            return loop.await(connection.lifecycle.openedFuture(), Timeouts.plusSeconds(limit, 2));
        } catch (RdmaTimeoutException e) {
            CompletableFuture<MessageConnection> opened = connection.lifecycle.openedFuture();
            boolean explained = opened.isCompletedExceptionally() && opened.exceptionNow() == e;
            connection.abort();
            if (explained) {
                throw e;
            }
            throw new RdmaTimeoutException("Cannot connect to " + server + " within " + Timeouts.text(limit)
                    + ": the event loop has not ended the attempt");
        } catch (Throwable e) {
            connection.abort();
            throw e;
        }
    }

    /**
     * Connects to a server without waiting. Received messages are passed to a handler.
     *
     * @return a future that is completed after {@link MessageHandler#onOpen} has returned, or exceptionally, with one
     *     of the exceptions of {@link #to(InetSocketAddress, MessageOptions, Duration) to} or another {@link
     *     IOException}, if the connection cannot be opened; canceling it ends the connection
     */
    public static CompletableFuture<MessageConnection> toAsync(
            EventLoop loop, InetSocketAddress server, MessageOptions options, Duration limit, MessageHandler handler) {
        MessageConnection connection = new MessageConnection(loop, options, handler, null);
        connection.lifecycle.connect(connection.link, server, limit);
        return connection.lifecycle.openedFuture();
    }

    /** Accepts a connection request. */
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
            // The loop is already sending the message.
            link.loop().await(sent, SENDING);
        } catch (Throwable e) {
            // For example, the current thread executes a handler and must not wait. Withdraw the message, because the
            // caller may modify the memory after the exception.
            outgoing.claim();
            sent.completeExceptionally(e);
            throw e;
        }
    }

    private <T> T await(CompletableFuture<T> future, Duration limit, String what) throws IOException {
        try {
            return link.loop().await(future, limit);
        } catch (RdmaTimeoutException e) {
            // Withdraw the operation, unless it has completed in the meantime.
            if (future.isDone()
                    || !future.completeExceptionally(
                            new RdmaTimeoutException(what + " within " + Timeouts.text(limit)))) {
                return link.loop().await(future, limit);
            }
            throw new RdmaTimeoutException(what + " within " + Timeouts.text(limit));
        } catch (Throwable e) {
            // For example, the current thread executes a handler and must not wait. Complete the future; otherwise, a
            // message or an answer with which the loop completes it later would never be closed.
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
     * Receives the next message or request from the peer, waiting for it if necessary. The connection must not have a
     * handler.
     *
     * @return the message, which the caller must close; if the peer expects an answer, it is a {@link Request}. Empty
     *     if the last message of the peer has already been received
     * @throws RdmaTimeoutException if no message arrives within the limit; the connection remains open
     * @throws IllegalStateException if this connection has a handler, or this method is called from a handler
     * @throws IOException if the connection has failed
     */
    public Optional<Message> receive(Duration limit) throws IOException {
        Objects.requireNonNull(limit);
        return await(receiveAsync(), limit, "No message from " + lifecycle.peerName());
    }

    /** Receives the next message or request from the peer without waiting: see {@link #receive}. */
    public CompletableFuture<Optional<Message>> receiveAsync() {
        if (link.handler().exists()) {
            throw new IllegalStateException(
                    "The messages of the connection to " + lifecycle.peerName() + " are passed to its handler");
        }
        CompletableFuture<Optional<Message>> future = new CompletableFuture<>();
        link.runInLoop(() -> link.receive(future));
        return future;
    }

    // Properties.

    /** Returns the event loop to which this connection belongs. */
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
     * Allocates registered memory for messages, which is freed when the connection has ended or is closed.
     *
     * @param bytes size in bytes, at least 1
     */
    public MemoryRegion allocate(long bytes) throws IOException {
        return lifecycle.connection().allocate(bytes, Access.REMOTE_READ);
    }

    /** Returns {@code true} if this connection has been opened and has not yet ended. */
    public boolean isOpen() {
        return lifecycle.isOpen();
    }

    /** Returns the counters of this connection. */
    public MessageStatistics statistics() {
        return link.counters().snapshot();
    }

    /**
     * Attaches an object to this connection, or detaches the current object if the argument is {@code null}. Returns
     * the object that was attached before, or {@code null}.
     */
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
     * Shuts down the output of this side. Messages that have already been passed to this connection, and answers to
     * requests that it has received, are still sent; no other messages can be sent. The peer is notified after it has
     * received them all. This side can still receive messages. Idempotent.
     */
    public void shutdownOutput() {
        outputShutDown = true;
        link.runInLoop(link::shutdownOutput);
    }

    /**
     * Closes this connection: {@linkplain #shutdownOutput shuts down the output}, waits until the peer has received all
     * messages and ends the connection as well, at most for the {@linkplain MessageOptions#withCloseTimeout close
     * timeout}, and frees the resources. Retained requests can still be answered during this time. Messages from the
     * peer that have not been delivered to the program are discarded, and further requests from the peer fail. The peer
     * is notified, and its pending messages fail. This method does not wait if it is called from a handler. Idempotent.
     *
     * @throws IOException if messages may have been lost, unless this side aborted the connection. Only the first call
     *     throws this exception
     */
    @Override
    public void close() throws IOException {
        CompletableFuture<Void> done = closeAsync();
        if (!link.loop().inLoop()) {
            link.loop().await(done, Timeouts.plusSeconds(link.options().closeTimeout(), 2));
            lifecycle.checkNothingLost();
        }
    }

    /** Closes this connection without waiting: see {@link #close}. */
    public CompletableFuture<Void> closeAsync() {
        outputShutDown = true;
        link.runInLoop(link::close);
        return lifecycle.closedFuture();
    }

    /**
     * Ends this connection immediately, without waiting for the peer. Messages that have not been delivered are lost.
     */
    public void abort() {
        lifecycle.abort(link);
    }

    @Override
    public String toString() {
        return "message connection to " + lifecycle.peerName();
    }
}
