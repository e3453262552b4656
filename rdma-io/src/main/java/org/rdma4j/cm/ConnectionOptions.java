package org.rdma4j.cm;

import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionQueueBuilder;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.SharedReceiveQueue;

/**
 * Options of connections, of listeners, and of datagram endpoints. Every option has a default that suits most programs.
 * Instances are immutable: each {@code with…} method returns a copy that differs in one option. Any number of connections,
 * listeners and threads may share an instance.
 *
 * <pre>{@code
 * private static final ConnectionOptions OPTIONS = new ConnectionOptions()
 *         .withQueuePair(pair -> pair.sendRequests(64).receiveRequests(64))
 *         .withRetries(3);
 *
 * Connection.to(address, OPTIONS.withPrivateData(name), limit);
 * }</pre>
 *
 * <p><b>Shared queues.</b> By default each connection creates its own completion queue and receive queue. Connections on
 * the same device can share them instead: {@link #withCompletionQueue(CompletionQueue)}, {@link
 * #withSharedReceiveQueue}. Such an object belongs to the caller, who closes it after the connections that use it. Options
 * that contradict each other, or that name an object of another device, are rejected with an {@link
 * IllegalArgumentException} when a connection is created.
 */
public final class ConnectionOptions {
    private static final int MAX_RETRIES = 7;
    private static final int MAX_TYPE_OF_SERVICE = 255;
    private static final int MAX_TIMEOUT_EXPONENT = 31;

    private final QueueOptions queues;
    private final Values values;

    /** The options that do not concern the queue pair. Modified only before an instance of the outer class has it. */
    private static final class Values implements Cloneable {
        byte[] privateData = {};
        int retries = 6;
        int rnrRetries = 6;
        int readsAsTarget = 16;
        int readsAsInitiator = 16;
        OptionalInt typeOfService = OptionalInt.empty();
        OptionalInt acknowledgeTimeout = OptionalInt.empty();

        @Nullable
        InetSocketAddress localAddress;

        boolean reuseAddress;

        @Nullable
        Boolean ipv6Only;

        int backlog = 128;

        Values copy() {
            try {
                return (Values) clone();
            } catch (CloneNotSupportedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    /** Creates options with the default values. */
    public ConnectionOptions() {
        this(new QueueOptions(), new Values());
    }

    private ConnectionOptions(QueueOptions queues, Values values) {
        this.queues = queues;
        this.values = values;
    }

    private ConnectionOptions with(Consumer<Values> change) {
        Values changed = values.copy();
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

    // The queue pair and the objects that it uses.

    /**
     * Customizes the queue pair: {@code options.withQueuePair(pair -> pair.sendRequests(64))}. By default the send queue
     * and the receive queue have a capacity of 16 requests each, with one buffer per request and no inline data.
     *
     * <p>All settings of the builder are honored, including completion queues and a shared receive queue, with two
     * exceptions that are rejected: the function must return the builder that is passed to it, because the connection
     * chooses the protection domain and the type, and it must not set {@link QueuePairBuilder#psn(int)}, which the
     * connection manager chooses. With a shared receive queue, {@code receiveRequests} has no effect.
     */
    public ConnectionOptions withQueuePair(UnaryOperator<QueuePairBuilder> customizer) {
        return withQueues(to -> to.queuePair = Objects.requireNonNull(customizer));
    }

    /**
     * Customizes the completion queue that the connection creates: {@code options.withCompletionQueue(queue ->
     * queue.vector(1))}. By default the queue is created with events, and with a capacity for all requests of the queue
     * pair. Creating a connection throws an {@link IllegalArgumentException} if all its completion queues are set by other
     * options.
     */
    public ConnectionOptions withCompletionQueue(UnaryOperator<CompletionQueueBuilder> customizer) {
        return withQueues(to -> to.completionQueue = Objects.requireNonNull(customizer));
    }

    /**
     * Sets the completion queue of sends and receives. Any number of connections on the same device may share it. It needs
     * a capacity for the requests of all their queue pairs: {@link QueuePairBuilder#requests} of each. Default: a
     * completion queue that the connection creates and closes.
     *
     * <p>Creating a connection throws an {@link IllegalArgumentException} if less capacity is left.
     *
     * <p>Without {@link #withDomain} or {@link #withSharedReceiveQueue}, the connection creates its protection domain from
     * the context of the queue.
     *
     * @param queue of a context of the device that the connection is on: {@link
     *     org.rdma4j.verbs.Device#towards Device.towards(peer)} for a connection to a peer, {@link Listener#deviceName} for
     *     connections accepted by a listener. The caller closes it after the connections
     */
    public ConnectionOptions withCompletionQueue(CompletionQueue queue) {
        Objects.requireNonNull(queue);
        return withQueues(to -> {
            to.sendCompletions = queue;
            to.receiveCompletions = queue;
        });
    }

    /**
     * Sets the completion queue of sends. The completion queue of receives is unchanged; by default the connection creates
     * one. See {@link #withCompletionQueue(CompletionQueue)}.
     */
    public ConnectionOptions withSendCompletionQueue(CompletionQueue queue) {
        return withQueues(to -> to.sendCompletions = Objects.requireNonNull(queue));
    }

    /**
     * Sets the completion queue of receives. Sends keep the completion queue that is set for them; by default the
     * connection creates one. See {@link #withCompletionQueue(CompletionQueue)}.
     */
    public ConnectionOptions withReceiveCompletionQueue(CompletionQueue queue) {
        return withQueues(to -> to.receiveCompletions = Objects.requireNonNull(queue));
    }

    /**
     * Sets the shared receive queue from which the queue pair takes its receives. Any number of connections with the same
     * protection domain may share it. Default: a receive queue of the connection's own.
     *
     * <p>Without {@link #withDomain}, the connection uses the protection domain of the queue. Its completion queue needs a
     * capacity for all receives of the shared queue; to share one completion queue as well, see {@link
     * #withCompletionQueue(CompletionQueue)}. Receives are prepared and posted with the shared queue, not with the
     * connection.
     *
     * @param queue of the device that the connection is on. The caller closes it after the connections
     */
    public ConnectionOptions withSharedReceiveQueue(SharedReceiveQueue queue) {
        return withQueues(to -> to.receives = Objects.requireNonNull(queue));
    }

    /**
     * Sets the protection domain. Default: the domain of the shared receive queue, if one is set; otherwise a domain that
     * the connection creates and closes.
     *
     * @param domain of a context of the device that the connection is on: {@link org.rdma4j.verbs.Device#towards
     *     Device.towards(peer)} for a connection to a peer, {@link Listener#deviceName} for connections accepted by a
     *     listener. The caller closes it after the connections
     */
    public ConnectionOptions withDomain(ProtectionDomain domain) {
        return withQueues(to -> to.domain = Objects.requireNonNull(domain));
    }

    /**
     * Sets whether the completion queue that the connection creates has events (default true). With events, a waiting
     * thread sleeps until there is a completion; without, it polls continuously.
     */
    public ConnectionOptions withEvents(boolean on) {
        return withQueues(to -> to.events = on);
    }

    /**
     * Sets the operations that the peer may perform on memory whose key it knows (default {@link Access#REMOTE_READ} and
     * {@link Access#REMOTE_WRITE}). On iWARP the connection manager sets them, and this option has no effect.
     */
    public ConnectionOptions withAccess(Access... remote) {
        Access[] copy = remote.clone();
        return withQueues(to -> to.access = copy);
    }

    // The request for a connection, and its acceptance.

    /**
     * Sets the private data that the peer receives with the request or with the acceptance (default none).
     *
     * @param bytes at most 56 bytes
     */
    public ConnectionOptions withPrivateData(byte[] bytes) {
        PrivateData.check(bytes, PrivateData.MAX_CONNECTION);
        return with(to -> to.privateData = bytes.clone());
    }

    byte[] privateData() {
        return values.privateData;
    }

    /** Sets the number of times that an unacknowledged packet is resent, 0 to 7 (default 6). Not used by iWARP. */
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
     * Sets the number of times that a message is resent if the peer has no posted receive, 0 to 6, or 7 for unlimited
     * (default 6). Not used by iWARP.
     */
    public ConnectionOptions withRnrRetries(int count) {
        return with(to -> to.rnrRetries = checked("rnrRetries", count, 0, MAX_RETRIES));
    }

    int rnrRetries() {
        return values.rnrRetries;
    }

    /**
     * Sets the maximum number of concurrent reads and atomic operations in each direction, at least 0 (default 16). The
     * connection uses fewer if this device or the peer does not support as many. Further operations wait in the send queue.
     */
    public ConnectionOptions withReads(int count) {
        checked("reads", count, 0, Integer.MAX_VALUE);
        return withReads(count, count);
    }

    /** Returns options with at most as many reads as a connection request asks for and serves. */
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

    /** Returns the number of concurrent reads of the peer that this side serves. */
    int readsAsTarget(Context context) {
        return Math.min(values.readsAsTarget, context.attributes().maxReadsAsTarget());
    }

    /** Returns the number of concurrent reads of this side. */
    int readsAsInitiator(Context context) {
        return Math.min(values.readsAsInitiator, context.attributes().maxReadsAsInitiator());
    }

    /**
     * Sets the type of service of packets, 0 to 255: on IP networks the differentiated services code point times 4 ({@code
     * RDMA_OPTION_ID_TOS}). Default: that of the system, 0 or {@code default_roce_tos} of the port. The connecting side
     * sets it for both directions; on iWARP the effect depends on the driver.
     */
    public ConnectionOptions withTypeOfService(int value) {
        checked("typeOfService", value, 0, MAX_TYPE_OF_SERVICE);
        return with(to -> to.typeOfService = OptionalInt.of(value));
    }

    OptionalInt typeOfService() {
        return values.typeOfService;
    }

    /**
     * Sets the time that this side waits for an acknowledgement before it resends a packet: 4.096 µs times 2 to the given
     * power ({@code RDMA_OPTION_ID_ACK_TIMEOUT}). Default: a value that the connection manager computes from the route. Not
     * used by iWARP, where the timeouts of TCP apply.
     *
     * @param exponent 1 to 31
     */
    public ConnectionOptions withAcknowledgeTimeout(int exponent) {
        checked("acknowledgeTimeout", exponent, 1, MAX_TIMEOUT_EXPONENT);
        return with(to -> to.acknowledgeTimeout = OptionalInt.of(exponent));
    }

    OptionalInt acknowledgeTimeout() {
        return values.acknowledgeTimeout;
    }

    // Addresses.

    /**
     * Sets the local address of a connection (default: the address that the route to the peer selects). Not used by
     * listeners.
     *
     * @param address an address of an RDMA device's network interface; with port 0 the system chooses a port
     */
    public ConnectionOptions withLocalAddress(InetSocketAddress address) {
        return with(to -> to.localAddress = Objects.requireNonNull(address));
    }

    Optional<InetSocketAddress> localAddress() {
        return Optional.ofNullable(values.localAddress);
    }

    /**
     * Sets whether several connections may use the same local port ({@code RDMA_OPTION_ID_REUSEADDR}, default false). All
     * of them need this option. The port of a listener is never shared.
     */
    public ConnectionOptions withReuseAddress(boolean on) {
        return with(to -> to.reuseAddress = on);
    }

    boolean reuseAddress() {
        return values.reuseAddress;
    }

    /**
     * Sets whether a listener on the IPv6 wildcard address accepts only IPv6 connections ({@code RDMA_OPTION_ID_AFONLY}),
     * so that another listener can use the same port with IPv4. Default: that of the system ({@code net.ipv6.bindv6only}).
     */
    public ConnectionOptions withIpv6Only(boolean on) {
        return with(to -> to.ipv6Only = on);
    }

    Optional<Boolean> ipv6Only() {
        return Optional.ofNullable(values.ipv6Only);
    }

    /**
     * Sets the maximum number of connection requests that wait at a listener, at least 1 (default 128). Further requests
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
