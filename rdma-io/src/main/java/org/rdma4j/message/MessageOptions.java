package org.rdma4j.message;

import java.time.Duration;
import java.util.Objects;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.message.Parameters;

/**
 * Options of message connections. Immutable: each {@code with} method returns a copy.
 *
 * <p><b>Memory.</b> A connection registers {@code (2 × window + outgoingRequests + offers + 18) × slotSize} bytes for its slots:
 * with the default options, 272 KiB. The slot size is rounded up to a multiple of 64. Messages that do not fit into a slot use further
 * memory:
 *
 * <ul>
 *   <li>received messages: up to {@code 2 × offers × maxMessageSize} bytes, or 64 KiB if that is more; with the default
 *       options, 64 MiB;
 *   <li>copies of sent messages: as much, with the smaller number of offers of both sides and the maximum message size of the
 *       peer.
 * </ul>
 *
 * Neither is used if {@code offers} is 0. A peer cannot make a connection register more. A server limits the memory of all its
 * clients with {@link MessageServerBuilder#maxMemory}.
 *
 * <pre>{@code
 * MessageOptions options = new MessageOptions().withSlotSize(1024).withWindow(64);
 * }</pre>
 */
public final class MessageOptions {
    private static final int DEFAULT_SLOT_SIZE = 4096;
    private static final int DEFAULT_WINDOW = 16;
    private static final int DEFAULT_OFFERS = 2;
    private static final int DEFAULT_REQUESTS = 16;
    private static final int DEFAULT_MAX_MESSAGE_SIZE = 16 << 20;

    /** Value of {@link #outgoingRequests}: as many as the peer may have unanswered. */
    private static final int AS_INCOMING = -1;

    private final Parameters parameters;

    /** Maximum number of unanswered requests of this side, or {@link #AS_INCOMING}. */
    private final int outgoingRequests;

    private final Duration keepAlive;
    private final Duration closeTimeout;
    private final ConnectionOptions connection;

    /** Creates options with the default values. */
    public MessageOptions() {
        this(
                new Parameters(
                        DEFAULT_SLOT_SIZE, DEFAULT_WINDOW, DEFAULT_OFFERS, DEFAULT_REQUESTS, DEFAULT_MAX_MESSAGE_SIZE),
                AS_INCOMING,
                Duration.ZERO,
                Duration.ofSeconds(5),
                new ConnectionOptions());
    }

    private MessageOptions(
            Parameters parameters,
            int outgoingRequests,
            Duration keepAlive,
            Duration closeTimeout,
            ConnectionOptions connection) {
        this.parameters = parameters;
        this.outgoingRequests = outgoingRequests;
        this.keepAlive = keepAlive;
        this.closeTimeout = closeTimeout;
        this.connection = connection;
    }

    private MessageOptions with(Parameters changed) {
        return new MessageOptions(changed, outgoingRequests, keepAlive, closeTimeout, connection);
    }

    /**
     * Sets the size of a slot. A message fits into a slot if it is at least 16 bytes smaller, on both sides; it is then
     * sent at once. Larger messages are read by the receiver with RDMA READ.
     *
     * @param bytes size in bytes, 64 to 16,777,216 (default 4,096)
     */
    public MessageOptions withSlotSize(int bytes) {
        return with(new Parameters(
                bytes, parameters.window(), parameters.offers(), parameters.requests(), parameters.maxMessageSize()));
    }

    /**
     * Sets the number of messages that the peer may send before this side has consumed them. The number of messages that
     * this side may send is set by the peer. Slots are returned to the peer in groups of at most half of the window: a
     * program that keeps more messages than that may prevent the peer from sending.
     *
     * @param messages 1 to 32,767 (default 16)
     */
    public MessageOptions withWindow(int messages) {
        return with(new Parameters(
                parameters.slotSize(),
                messages,
                parameters.offers(),
                parameters.requests(),
                parameters.maxMessageSize()));
    }

    /**
     * Sets the number of large messages that may be in transfer at a time, in each direction. The lower number of both
     * sides applies.
     *
     * @param messages 0 to 1,024 (default 2). If 0, messages must fit into a slot
     */
    public MessageOptions withOffers(int messages) {
        return with(new Parameters(
                parameters.slotSize(),
                parameters.window(),
                messages,
                parameters.requests(),
                parameters.maxMessageSize()));
    }

    /**
     * Sets the number of requests that may be unanswered at a time, in each direction. Further requests wait. The lower
     * number of both sides applies.
     *
     * @param requests 0 to 32,767 (default 16)
     * @see #withOutgoingRequests
     */
    public MessageOptions withRequests(int requests) {
        return with(new Parameters(
                parameters.slotSize(),
                parameters.window(),
                parameters.offers(),
                requests,
                parameters.maxMessageSize()));
    }

    /**
     * Sets the number of requests of this side that may be unanswered at a time, if it differs from {@link #withRequests}. A
     * connection keeps a slot for the answer to each of them, so that a server that sends no requests saves memory with 0.
     *
     * @param requests 0 to 32,767 (default: as set by {@link #withRequests})
     */
    public MessageOptions withOutgoingRequests(int requests) {
        if (requests < 0 || requests > Short.MAX_VALUE) {
            throw new IllegalArgumentException(
                    "outgoingRequests is " + requests + ", but must be in the range 0 to " + Short.MAX_VALUE);
        }
        return new MessageOptions(parameters, requests, keepAlive, closeTimeout, connection);
    }

    /**
     * Sets the maximum size of a message from the peer.
     *
     * @param bytes size in bytes, 0 to 1,073,741,824 (default 16 MiB)
     */
    public MessageOptions withMaxMessageSize(int bytes) {
        if (bytes < 0 || bytes > 1 << 30) {
            throw new IllegalArgumentException(
                    "maxMessageSize is " + bytes + ", but must be in the range 0 to " + (1 << 30));
        }
        return with(new Parameters(
                parameters.slotSize(), parameters.window(), parameters.offers(), parameters.requests(), bytes));
    }

    /**
     * Sets the time without a message from the peer after which this side sends a keep-alive message (default zero: never).
     * If the peer does not answer within the same time, the connection ends.
     */
    public MessageOptions withKeepAlive(Duration interval) {
        Timeouts.nanos(interval);
        return new MessageOptions(parameters, outgoingRequests, interval, closeTimeout, connection);
    }

    /** Sets the maximum time that a close waits for the delivery of all messages to the peer (default 5 seconds). */
    public MessageOptions withCloseTimeout(Duration timeout) {
        Timeouts.nanos(timeout);
        return new MessageOptions(parameters, outgoingRequests, keepAlive, timeout, connection);
    }

    /**
     * Sets the options of the underlying connection, such as its local address and number of retries. Its private data and
     * the capacity of its queues are set by this package.
     */
    public MessageOptions withConnection(ConnectionOptions options) {
        return new MessageOptions(
                parameters, outgoingRequests, keepAlive, closeTimeout, Objects.requireNonNull(options));
    }

    Parameters parameters() {
        return parameters;
    }

    /** Returns the maximum number of unanswered requests of this side; the limit of the peer applies if it is lower. */
    int outgoingRequests() {
        return outgoingRequests == AS_INCOMING ? parameters.requests() : outgoingRequests;
    }

    Duration keepAlive() {
        return keepAlive;
    }

    Duration closeTimeout() {
        return closeTimeout;
    }

    ConnectionOptions connection() {
        return connection;
    }
}
