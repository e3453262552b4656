package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.rdma4j.verbs.LocalMemory;

/**
 * Sends messages and requests. A message is a sequence of bytes, possibly empty, which is passed in one of these forms:
 *
 * {@snippet lang=java :
 * connection.send(news, TIMEOUT); // Waits until the peer has a free slot.
 * connection.sendAsync(news).thenRun(() -> System.out.println("sent"));
 * if (!connection.trySend(news)) {
 *     waiting.add(news); // Sent by MessageHandler.onWritable.
 * }
 * }
 *
 * <ul>
 *   <li>a {@code byte[]}, a {@link ByteBuffer} (its remaining bytes; the position is unchanged) or a {@link MemorySegment},
 *       which are copied once;
 *   <li>{@link LocalMemory}, registered in the {@linkplain MessageConnection#domain domain} of the connection, which the
 *       device reads without a copy. Messages larger than a slot require {@link org.rdma4j.verbs.Access#REMOTE_READ}.
 * </ul>
 *
 * <p>All methods may be called from any thread. Messages from one thread are sent in the order of the calls. If a
 * method is called from a {@link MessageHandler}, it calls no handler of the same event loop before it returns.
 *
 * <p>The thread that drives the connection's event loop completes the futures, and executes their dependent stages
 * unless they have an executor of their own. The stages that this thread executes must not block.
 *
 * <p>If the connection has ended, or a message is larger than the peer accepts, a message is not sent: the method
 * throws an exception, or its future completes exceptionally.
 *
 * @see "docs/guide/messages.md"
 */
public interface MessageSender {
    /**
     * Sends a message if that is possible without waiting.
     *
     * @param message copied before this method returns
     * @return {@code false} if the peer has not consumed enough earlier messages, or earlier messages are queued; {@link
     *     MessageHandler#onWritable} is called when messages can be sent again
     * @throws IllegalArgumentException if the message is larger than the peer accepts
     * @throws IOException if the connection has been closed by either side or has failed, or {@link
     *     MessageConnection#shutdownOutput} has been called. If the connection has ended, {@link MessageHandler#onClose} is
     *     called, too
     */
    boolean trySend(MemorySegment message) throws IOException;

    /** Sends a message if that is possible without waiting: see {@link #trySend(MemorySegment)}. */
    default boolean trySend(byte[] message) throws IOException {
        return trySend(MemorySegment.ofArray(message));
    }

    /** Sends a message if that is possible without waiting: see {@link #trySend(MemorySegment)}. */
    default boolean trySend(ByteBuffer message) throws IOException {
        return trySend(MemorySegment.ofBuffer(message));
    }

    /**
     * Sends a message as soon as the peer has consumed enough earlier messages.
     *
     * @param message must not be modified until the future is done
     * @return a future that is completed when the message has been handed to the device, or exceptionally if the connection
     *     fails before; canceling it withdraws a message that has not been sent
     * @throws IllegalArgumentException if the message is larger than the peer accepts
     */
    CompletableFuture<Void> sendAsync(MemorySegment message);

    /** Sends a message: see {@link #sendAsync(MemorySegment)}. */
    default CompletableFuture<Void> sendAsync(byte[] message) {
        return sendAsync(MemorySegment.ofArray(message));
    }

    /** Sends a message: see {@link #sendAsync(MemorySegment)}. */
    default CompletableFuture<Void> sendAsync(ByteBuffer message) {
        return sendAsync(MemorySegment.ofBuffer(message));
    }

    /**
     * Sends a message from registered memory, without a copy.
     *
     * @param message must not be modified or closed until the future is done
     * @return a future that is completed when the memory may be reused
     */
    CompletableFuture<Void> sendAsync(LocalMemory message);

    /**
     * Sends a message, and waits until it has been handed to the device.
     *
     * @param message must not be modified before this method returns
     * @throws org.rdma4j.verbs.RdmaTimeoutException if the peer does not consume earlier messages within the limit; the
     *     message has not been sent, and the connection remains open
     * @throws IllegalArgumentException if the message is larger than the peer accepts
     * @throws IllegalStateException if the method would have to wait in a handler
     * @throws IOException if the connection has been closed by either side or has failed, or {@link
     *     MessageConnection#shutdownOutput} has been called
     */
    void send(MemorySegment message, Duration limit) throws IOException;

    /** Sends a message: see {@link #send(MemorySegment, Duration)}. */
    default void send(byte[] message, Duration limit) throws IOException {
        send(MemorySegment.ofArray(message), limit);
    }

    /** Sends a message: see {@link #send(MemorySegment, Duration)}. */
    default void send(ByteBuffer message, Duration limit) throws IOException {
        send(MemorySegment.ofBuffer(message), limit);
    }

    /**
     * Sends a request as soon as the peer has a free slot and the number of unanswered requests is lower than the limit
     * set by {@link MessageOptions#withRequests}. The number of requests that wait to be sent is not limited.
     *
     * <p>The peer is not notified when a request is canceled. It handles the request, which counts as unanswered until
     * the answer arrives. To let the peer stop earlier, include the time limit in the payload of the request.
     *
     * @param request must not be modified until the future is done
     * @param limit maximum time until the answer arrives. If no answer arrives in time, the request is canceled, and a
     *     later answer is discarded; the connection remains open
     * @return a future that is completed with the answer, which the caller must close; or exceptionally with a {@link
     *     RequestFailedException}, an {@link org.rdma4j.verbs.RdmaTimeoutException}, or the reason for which the connection
     *     has ended. Canceling it withdraws a request that has not been sent, and otherwise cancels the request
     * @throws IllegalArgumentException if the request is larger than the peer accepts
     */
    CompletableFuture<Message> requestAsync(MemorySegment request, Duration limit);

    /** Sends a request: see {@link #requestAsync(MemorySegment, Duration)}. */
    default CompletableFuture<Message> requestAsync(byte[] request, Duration limit) {
        return requestAsync(MemorySegment.ofArray(request), limit);
    }

    /** Sends a request: see {@link #requestAsync(MemorySegment, Duration)}. */
    default CompletableFuture<Message> requestAsync(ByteBuffer request, Duration limit) {
        return requestAsync(MemorySegment.ofBuffer(request), limit);
    }

    /** Sends a request from registered memory, without a copy: see {@link #requestAsync(MemorySegment, Duration)}. */
    CompletableFuture<Message> requestAsync(LocalMemory request, Duration limit);

    /**
     * Sends a request and waits for the answer.
     *
     * @return the answer; the caller must close it
     * @throws RequestFailedException if the peer fails the request
     * @throws org.rdma4j.verbs.RdmaTimeoutException if the answer does not arrive within the limit; the request is
     *     canceled, and the connection remains open
     * @throws IllegalStateException if this method is called from a handler
     * @throws IOException if the connection has been closed by either side or has failed, or {@link
     *     MessageConnection#shutdownOutput} has been called
     */
    Message request(MemorySegment request, Duration limit) throws IOException;

    /** Sends a request and waits for the answer: see {@link #request(MemorySegment, Duration)}. */
    default Message request(byte[] request, Duration limit) throws IOException {
        return request(MemorySegment.ofArray(request), limit);
    }

    /** Sends a request and waits for the answer: see {@link #request(MemorySegment, Duration)}. */
    default Message request(ByteBuffer request, Duration limit) throws IOException {
        return request(MemorySegment.ofBuffer(request), limit);
    }
}
