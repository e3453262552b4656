package org.rdma4j.message;

import java.time.Duration;
import java.util.Objects;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.message.Parameters;

/**
 * Options of message connections. Immutable: each {@code with} method returns a copy.
 *
 * <p><b>Memory.</b> A connection registers {@code (2 × window + outgoingRequests + offers + 18) × slotSize} bytes for
 * its slots: with the default options, 272 KiB. The slot size is rounded up to a multiple of 64. Messages that do not
 * fit into a slot use additional memory:
 *
 * <ul>
 *   <li>received messages: up to {@code 2 × offers × maxMessageSize} bytes, or 64 KiB if that is more; with the default
 *       options, 64 MiB;
 *   <li>copies of sent messages: the same formula, where {@code offers} is the smaller of the two sides' values and
 *       {@code maxMessageSize} is that of the peer.
 * </ul>
 *
 * A connection uses no additional memory if {@code offers} is 0. A peer cannot cause a connection to register more
 * memory than this. A server limits the memory of all its clients with {@link MessageServerBuilder#maxMemory}.
 *
 * {@snippet lang=java :
 * MessageOptions options = new MessageOptions().withSlotSize(1024).withWindow(64);
 * }
 *
 * @see "docs/reference/tuning.md"
 */
public final class MessageOptions {
    private static final int DEFAULT_SLOT_SIZE = 4096;
    private static final int DEFAULT_WINDOW = 16;
    private static final int DEFAULT_OFFERS = 2;
    private static final int DEFAULT_REQUESTS = 16;
    private static final int DEFAULT_MAX_MESSAGE_SIZE = 16 << 20;

    /** Value of {@link #outgoingRequests}: the number set by {@link #withRequests}. */
    private static final int AS_INCOMING = -1;

    private final Parameters parameters;

    /** Maximum number of unanswered requests sent by this side, or {@link #AS_INCOMING}. */
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
     * Sets the size of a slot. A message that is at least 16 bytes smaller than the slots of both sides is sent
     * directly. The receiver reads larger messages with RDMA READ.
     *
     * @param bytes size in bytes, 64 to 16,777,216 (default 4,096)
     */
    public MessageOptions withSlotSize(int bytes) {
        return with(new Parameters(
                bytes, parameters.window(), parameters.offers(), parameters.requests(), parameters.maxMessageSize()));
    }

    /**
     * Sets the number of messages that the peer may send before this side has consumed them. The options of the peer
     * determine how many messages this side may send. The right to send is returned to the peer for several messages at
     * a time, at most for half of the window. A program that retains more messages than that may therefore prevent the
     * peer from sending.
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
     * Sets the maximum number of large messages that are transferred at the same time, in each direction. The lower
     * value of the two sides applies.
     *
     * @param messages 0 to 1,024 (default 2). If the value is 0, all messages must fit into a slot
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
     * Sets the maximum number of unanswered requests, in each direction. Further requests wait. The lower value of the
     * two sides applies.
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
     * Sets the maximum number of unanswered requests sent by this side, if it differs from {@link #withRequests}. A
     * connection keeps a slot for the answer to each of these requests, so a server that sends no requests can save
     * memory by setting 0.
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
     * Sets the interval at which this side checks whether a message from the peer has arrived since the last check
     * (default zero, which disables the check). If none has arrived, it sends a keep-alive message, and if the next
     * check finds no message either, it ends the connection. The loss of the peer is thus noticed two to three
     * intervals after its last message.
     */
    public MessageOptions withKeepAlive(Duration interval) {
        Timeouts.nanos(interval);
        return new MessageOptions(parameters, outgoingRequests, interval, closeTimeout, connection);
    }

    /**
     * Sets the maximum time to wait for the peer to receive all messages when a connection or server is closed (default
     * 5 seconds).
     */
    public MessageOptions withCloseTimeout(Duration timeout) {
        Timeouts.nanos(timeout);
        return new MessageOptions(parameters, outgoingRequests, keepAlive, timeout, connection);
    }

    /**
     * Sets the options of the underlying connection, such as its local address and number of retries. This package
     * itself sets the private data and the capacities of the queues. {@link ConnectionOptions#withLinkTimeout} has no
     * effect: the connection belongs to a loop, which uses {@link org.rdma4j.event.EventLoopOptions#withLinkTimeout}.
     */
    public MessageOptions withConnection(ConnectionOptions options) {
        return new MessageOptions(
                parameters, outgoingRequests, keepAlive, closeTimeout, Objects.requireNonNull(options));
    }

    Parameters parameters() {
        return parameters;
    }

    /**
     * Returns the maximum number of unanswered requests sent by this side. The limit of the peer applies if it is
     * lower.
     */
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
