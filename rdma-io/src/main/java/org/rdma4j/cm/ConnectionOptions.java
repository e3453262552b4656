package org.rdma4j.cm;

import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionQueueBuilder;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.SharedReceiveQueue;

/**
 * Options for connections, listeners and datagram endpoints. Every option has a default that suits most programs.
 * Instances are immutable: each {@code with…} method returns a copy that differs in one option. Any number of
 * connections, listeners and threads may share an instance.
 *
 * {@snippet lang=java :
 * ConnectionOptions options = new ConnectionOptions()
 *         .withQueuePair(pair -> pair.sendRequests(64).receiveRequests(64))
 *         .withRetries(3);
 * Connection server = Connection.to(address, options.withPrivateData(name), TIMEOUT);
 * }
 *
 * <p><b>Shared queues.</b> By default, each connection creates its own completion queue and receive queue. Connections
 * on the same device can share these queues instead; see {@link #withCompletionQueue(CompletionQueue)} and {@link
 * #withSharedReceiveQueue}. Shared queues belong to the caller and must be closed after the connections that use them.
 * Creating a connection throws an {@link IllegalArgumentException} if the options conflict, or if an option refers to
 * an object on a different device.
 *
 * @see "docs/reference/tuning.md"
 */
public final class ConnectionOptions {
    private static final int MAX_RETRIES = 7;
    private static final int MAX_TYPE_OF_SERVICE = 255;
    private static final int MAX_TIMEOUT_EXPONENT = 31;

    private final QueueOptions queues;
    private final ConnectionSettings values;

    /** Creates options with the default values. */
    public ConnectionOptions() {
        this(new QueueOptions(), new ConnectionSettings());
    }

    private ConnectionOptions(QueueOptions queues, ConnectionSettings values) {
        this.queues = queues;
        this.values = values;
    }

    private ConnectionOptions with(Consumer<ConnectionSettings> change) {
        ConnectionSettings changed = values.copy();
        change.accept(changed);
        return new ConnectionOptions(queues, changed);
    }

    private ConnectionOptions withQueues(Consumer<QueueOptions> change) {
        QueueOptions changed = queues.copy();
        change.accept(changed);
        return new ConnectionOptions(changed, values);
    }

    QueueOptions queues() {
        return queues;
    }

    // The queue pair and the objects it uses.

    /**
     * Customizes the queue pair: {@code options.withQueuePair(pair -> pair.sendRequests(64))}. By default, the send
     * queue and the receive queue each have a capacity of 16 requests, with one buffer per request and no inline data.
     *
     * <p>The function must return the builder passed to it, because the connection chooses the protection domain and
     * the type. The function may change all settings of the builder, including the completion queues and the shared
     * receive queue, with two exceptions: it must not replace an object set by another option, and it must not call
     * {@link QueuePairBuilder#psn(int)}. The connection manager chooses the packet sequence number. With a shared
     * receive queue, {@code receiveRequests} has no effect.
     */
    public ConnectionOptions withQueuePair(UnaryOperator<QueuePairBuilder> customizer) {
        return withQueues(to -> to.queuePair = Objects.requireNonNull(customizer));
    }

    /**
     * Customizes the completion queue that the connection creates: {@code options.withCompletionQueue(queue ->
     * queue.vector(1))}. By default, the queue is created with events and with sufficient capacity for all requests of
     * the queue pair. Creating a connection throws an {@link IllegalArgumentException} if other options set all of its
     * completion queues.
     */
    public ConnectionOptions withCompletionQueue(UnaryOperator<CompletionQueueBuilder> customizer) {
        return withQueues(to -> to.completionQueue = Objects.requireNonNull(customizer));
    }

    /**
     * Sets the completion queue for sends and receives. Any number of connections on the same device may share it. Its
     * capacity must be sufficient for the requests of all their queue pairs; see {@link QueuePairBuilder#requests}. By
     * default, each connection creates and closes its own completion queue.
     *
     * <p>Creating a connection throws an {@link IllegalArgumentException} if the remaining capacity of the queue is
     * insufficient for the requests of the connection's queue pair.
     *
     * <p>If neither {@link #withDomain} nor {@link #withSharedReceiveQueue} is set, the connection creates its
     * protection domain from the queue's context.
     *
     * @param queue the completion queue, created from a context of the connection's device. For a connection to a peer,
     *     {@link org.rdma4j.verbs.Device#towards Device.towards(peer)} returns that device; for connections accepted by
     *     a listener, {@link Listener#deviceName} returns its name. The caller must close the queue after the
     *     connections
     */
    public ConnectionOptions withCompletionQueue(CompletionQueue queue) {
        Objects.requireNonNull(queue);
        return withQueues(to -> {
            to.sendCompletions = queue;
            to.receiveCompletions = queue;
        });
    }

    /**
     * Sets the completion queue for sends. The completion queue for receives is unchanged; by default, the connection
     * creates one. See {@link #withCompletionQueue(CompletionQueue)}.
     */
    public ConnectionOptions withSendCompletionQueue(CompletionQueue queue) {
        return withQueues(to -> to.sendCompletions = Objects.requireNonNull(queue));
    }

    /**
     * Sets the completion queue for receives. The completion queue for sends is unchanged; by default, the connection
     * creates one. See {@link #withCompletionQueue(CompletionQueue)}.
     */
    public ConnectionOptions withReceiveCompletionQueue(CompletionQueue queue) {
        return withQueues(to -> to.receiveCompletions = Objects.requireNonNull(queue));
    }

    /**
     * Sets a function that returns the completion queue of a connection, for programs that distribute connections over
     * completion queues or enlarge a queue before a connection uses it. The function is called with the settings of the
     * queue pair when the connection is created, and has no effect on connections whose completion queues are set by other
     * options. Its queues must be created from the given context, and must be closed after the connections.
     *
     * @param context a context of the connection's device; unless {@link #withDomain} is set, the connection creates its
     *     protection domain from it
     */
    public ConnectionOptions withCompletionQueues(Context context, CompletionQueueSelector selector) {
        Objects.requireNonNull(context);
        Objects.requireNonNull(selector);
        return withQueues(to -> {
            to.context = context;
            to.selector = selector;
        });
    }

    /**
     * Sets the shared receive queue from which the queue pair takes its receives. Any number of connections in the same
     * protection domain may share it. By default, each connection has its own receive queue.
     *
     * <p>If {@link #withDomain} is not set, the connection uses the shared queue's protection domain. The connection's
     * completion queue must have sufficient capacity for all receives of the shared queue; to share a completion queue
     * as well, see {@link #withCompletionQueue(CompletionQueue)}. Receives must be prepared and posted through the
     * shared queue, not through the connection.
     *
     * @param queue the shared receive queue, which must belong to the connection's device. The caller must close the
     *     queue after the connections
     */
    public ConnectionOptions withSharedReceiveQueue(SharedReceiveQueue queue) {
        return withQueues(to -> to.receives = Objects.requireNonNull(queue));
    }

    /**
     * Sets the protection domain. By default, the connection uses the protection domain of the shared receive queue, if
     * one is set; otherwise, it creates and closes its own protection domain.
     *
     * @param domain the protection domain, created from a context of the connection's device. For a connection to a
     *     peer, {@link org.rdma4j.verbs.Device#towards Device.towards(peer)} returns that device; for connections
     *     accepted by a listener, {@link Listener#deviceName} returns its name. The caller must close the domain after
     *     the connections
     */
    public ConnectionOptions withDomain(ProtectionDomain domain) {
        return withQueues(to -> to.domain = Objects.requireNonNull(domain));
    }

    /**
     * Sets whether the connection creates its completion queue with events (default true). With events, a waiting
     * thread sleeps until a completion arrives; without events, it polls continuously.
     */
    public ConnectionOptions withEvents(boolean on) {
        return withQueues(to -> to.events = on);
    }

    /**
     * Sets the operations that the peer may perform on memory whose remote key it knows (default {@link
     * Access#REMOTE_READ} and {@link Access#REMOTE_WRITE}). On iWARP, the connection manager sets the access rights,
     * and this option has no effect.
     */
    public ConnectionOptions withAccess(Access... remote) {
        Access[] copy = remote.clone();
        return withQueues(to -> to.access = copy);
    }

    // The connection request and its acceptance.

    /**
     * Sets the private data sent to the peer with the connection request or its acceptance (default none).
     *
     * @param bytes the private data, at most 56 bytes
     */
    public ConnectionOptions withPrivateData(byte[] bytes) {
        PrivateData.check(bytes, PrivateData.MAX_CONNECTION);
        return with(to -> to.privateData = bytes.clone());
    }

    byte[] privateData() {
        return values.privateData;
    }

    /** Sets the number of times an unacknowledged packet is retransmitted, 0 to 7 (default 6). Not used on iWARP. */
    public ConnectionOptions withRetries(int count) {
        return with(to -> to.retries = checked("retries", count, 0, MAX_RETRIES));
    }

    private static int checked(String name, int value, int minimum, int maximum) {
        if (value < minimum || value > maximum) {
            throw new IllegalArgumentException(
                    name + " is " + value + ", but must be in the range " + minimum + " to " + maximum);
        }
        return value;
    }

    int retries() {
        return values.retries;
    }

    /**
     * Sets the number of times a message that finds no posted receive is retransmitted: 0 to 6, or 7 for unlimited
     * (default 6). Not used on iWARP.
     */
    public ConnectionOptions withRnrRetries(int count) {
        return with(to -> to.rnrRetries = checked("rnrRetries", count, 0, MAX_RETRIES));
    }

    int rnrRetries() {
        return values.rnrRetries;
    }

    /**
     * Sets the maximum number of concurrent reads and atomic operations in each direction, at least 0 (default 16). The
     * actual number is lower if this device or the peer supports fewer. Further operations wait in the send queue.
     */
    public ConnectionOptions withReads(int count) {
        checked("reads", count, 0, Integer.MAX_VALUE);
        return withReads(count, count);
    }

    /** Returns a copy of these options whose numbers of reads do not exceed those in the given connection request. */
    ConnectionOptions limitedBy(Event request) {
        return withReads(
                Math.min(values.readsAsTarget, request.responderResources()),
                Math.min(values.readsAsInitiator, request.initiatorDepth()));
    }

    private ConnectionOptions withReads(int asTarget, int asInitiator) {
        return with(to -> {
            to.readsAsTarget = asTarget;
            to.readsAsInitiator = asInitiator;
        });
    }

    /** Returns the maximum number of concurrent reads and atomic operations by the peer. */
    int readsAsTarget(Context context) {
        return Math.min(values.readsAsTarget, context.attributes().maxReadsAsTarget());
    }

    /** Returns the maximum number of concurrent reads and atomic operations by this side. */
    int readsAsInitiator(Context context) {
        return Math.min(values.readsAsInitiator, context.attributes().maxReadsAsInitiator());
    }

    /**
     * Sets the type of service for packets, 0 to 255: on IP networks, the differentiated services code point times 4
     * ({@code RDMA_OPTION_ID_TOS}). The default is the system's value, which is 0 or the port's {@code
     * default_roce_tos}. The connecting side sets the type of service for both directions; on iWARP, the effect depends
     * on the driver.
     */
    public ConnectionOptions withTypeOfService(int value) {
        checked("typeOfService", value, 0, MAX_TYPE_OF_SERVICE);
        return with(to -> to.typeOfService = OptionalInt.of(value));
    }

    OptionalInt typeOfService() {
        return values.typeOfService;
    }

    /**
     * Sets the time that this side waits for an acknowledgement before it retransmits a packet: 4.096 µs ×
     * 2<sup>exponent</sup> ({@code RDMA_OPTION_ID_ACK_TIMEOUT}). By default, the connection manager computes the
     * timeout from the route. Not used on iWARP, where TCP timeouts apply.
     *
     * @param exponent the exponent, 1 to 31
     */
    public ConnectionOptions withAcknowledgeTimeout(int exponent) {
        checked("acknowledgeTimeout", exponent, 1, MAX_TIMEOUT_EXPONENT);
        return with(to -> to.acknowledgeTimeout = OptionalInt.of(exponent));
    }

    OptionalInt acknowledgeTimeout() {
        return values.acknowledgeTimeout;
    }

    /**
     * Sets the maximum time for which the connection survives the loss of its link while a thread waits for work
     * ({@code await}, {@code tryAwait}, {@code complete}) or for the {@linkplain Connection#awaitEnd end} of the
     * connection (default 10 s). The thread queries the port of the local device once per second. If the link has been
     * down for this time, also over several waits that are less than two seconds apart, the connection ends with the
     * event {@link EventType#UNREACHABLE}. It thus ends up to two seconds after this time, or after twice this time if
     * that is shorter. Independently of this limit, it ends when its device has given up retransmitting a message.
     *
     * <p>Connections of an event loop use {@link org.rdma4j.event.EventLoopOptions#withLinkTimeout} instead.
     */
    public ConnectionOptions withLinkTimeout(Duration limit) {
        long nanos = Timeouts.nanos(limit);
        return with(to -> to.linkNanos = nanos);
    }

    long linkNanos() {
        return values.linkNanos;
    }

    // Addresses.

    /**
     * Sets the connection's local address (default: the address selected by the route to the peer). Not used by
     * listeners.
     *
     * @param address an address assigned to an RDMA device's network interface; if the port is 0, the system chooses
     *     one
     */
    public ConnectionOptions withLocalAddress(InetSocketAddress address) {
        return with(to -> to.localAddress = Objects.requireNonNull(address));
    }

    Optional<InetSocketAddress> localAddress() {
        return Optional.ofNullable(values.localAddress);
    }

    /**
     * Sets whether several connections may use the same local port ({@code RDMA_OPTION_ID_REUSEADDR}, default false).
     * All of these connections must set this option. A listener's port is never shared.
     */
    public ConnectionOptions withReuseAddress(boolean on) {
        return with(to -> to.reuseAddress = on);
    }

    boolean reuseAddress() {
        return values.reuseAddress;
    }

    /**
     * Sets whether a listener on the IPv6 wildcard address accepts only IPv6 connections ({@code
     * RDMA_OPTION_ID_AFONLY}), so that another listener can use the same port for IPv4. The default is the system
     * setting {@code net.ipv6.bindv6only}.
     */
    public ConnectionOptions withIpv6Only(boolean on) {
        return with(to -> to.ipv6Only = on);
    }

    Optional<Boolean> ipv6Only() {
        return Optional.ofNullable(values.ipv6Only);
    }

    /**
     * Sets the maximum number of connection requests pending at a listener, at least 1 (default 128). Further requests
     * are rejected.
     */
    public ConnectionOptions withBacklog(int requests) {
        checked("backlog", requests, 1, Integer.MAX_VALUE);
        return with(to -> to.backlog = requests);
    }

    int backlog() {
        return values.backlog;
    }
}
