package org.rdma4j.cm;

import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueueBuilder;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.VerbsException;

/**
 * How a connection is made, and how a listener waits for some; each option has a default that most programs keep. One never
 * changes: {@code with…} gives another that differs in this option. So any number of connections, listeners and threads may
 * share one.
 *
 * <pre>{@code
 * private static final ConnectionOptions USUAL = new ConnectionOptions()
 *         .withQueuePair(pair -> pair.sendRequests(64).receiveRequests(64))
 *         .withRetries(3);
 *
 * Connection.to(address, USUAL.withPrivateData(name), limit);
 * }</pre>
 */
public final class ConnectionOptions {
    private static final int MOST_READS = 16;
    private static final int MOST_PRIVATE_DATA = 56;
    private static final int MOST_RETRIES = 7;
    private static final int MOST_TYPE_OF_SERVICE = 255;
    private static final int MOST_TIMEOUT = 31;
    private static final int UNSET = -1;

    /** What the options are; changed only before one has them. */
    private static final class Values implements Cloneable {
        UnaryOperator<QueuePair.Builder> queuePair = builder -> builder;
        UnaryOperator<CompletionQueueBuilder> completionQueue = builder -> builder;
        Access[] access = {Access.REMOTE_READ, Access.REMOTE_WRITE};
        byte[] privateData = {};

        @Nullable
        ProtectionDomain domain;

        boolean events = true;
        int retries = 6;
        int rnrRetries = 6;
        int readsAsTarget = MOST_READS;
        int readsAsInitiator = MOST_READS;
        int typeOfService = UNSET;
        int acknowledgeTimeout = UNSET;

        @Nullable
        InetSocketAddress local;

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

    private final Values values;

    /** The defaults. */
    public ConnectionOptions() {
        this(new Values());
    }

    private ConnectionOptions(Values values) {
        this.values = values;
    }

    private ConnectionOptions with(Consumer<Values> change) {
        Values changed = values.copy();
        change.accept(changed);
        return new ConnectionOptions(changed);
    }

    /** The queue pair's sizes: {@code options.withQueuePair(pair -> pair.sendRequests(64))}. */
    public ConnectionOptions withQueuePair(UnaryOperator<QueuePair.Builder> sizes) {
        return with(to -> to.queuePair = Objects.requireNonNull(sizes));
    }

    QueuePair.Builder queuePair(QueuePair.Builder builder) {
        return values.queuePair.apply(builder);
    }

    /**
     * How its completion queue is made, further than {@link #withEvents} says: {@code
     * options.withCompletionQueue(queue -> queue.vector(1))}.
     */
    public ConnectionOptions withCompletionQueue(UnaryOperator<CompletionQueueBuilder> how) {
        return with(to -> to.completionQueue = Objects.requireNonNull(how));
    }

    CompletionQueueBuilder completionQueue(CompletionQueueBuilder builder) {
        return values.completionQueue.apply(values.events ? builder.events() : builder);
    }

    /** What the peer may do with memory whose key it knows; reads and writes without. */
    public ConnectionOptions withAccess(Access... remote) {
        return with(to -> to.access = remote.clone());
    }

    Access[] access() {
        return values.access;
    }

    /** What the peer gets with the request or the acceptance, 56 bytes at most; none without. */
    public ConnectionOptions withPrivateData(byte[] bytes) {
        if (bytes.length > MOST_PRIVATE_DATA) {
            throw new IllegalArgumentException(
                    bytes.length + " bytes of private data; there is room for " + MOST_PRIVATE_DATA);
        }
        return with(to -> to.privateData = bytes.clone());
    }

    byte[] privateData() {
        return values.privateData;
    }

    /**
     * The protection domain to use; one of its own without. It is of any {@link org.rdma4j.verbs.Context} of the device that
     * the connection is on: who connects knows that by {@link org.rdma4j.verbs.Device#towards}, a listener by the network
     * interface that has its address. It stays the caller's, and is closed after all connections that use it.
     */
    public ConnectionOptions withDomain(ProtectionDomain shared) {
        return with(to -> to.domain = Objects.requireNonNull(shared));
    }

    @Nullable
    ProtectionDomain domain() {
        return values.domain;
    }

    /** Whether waits sleep until there is a completion, as is the default, or look again and again. */
    public ConnectionOptions withEvents(boolean on) {
        return with(to -> to.events = on);
    }

    /** How often packets are sent again that are not acknowledged, 0 to 7; 6 without. */
    public ConnectionOptions withRetries(int count) {
        return with(to -> to.retries = checked("retries", count, MOST_RETRIES));
    }

    private static int checked(String name, int value, int most) {
        if (value < 0 || value > most) {
            throw new IllegalArgumentException(name + " is " + value + "; it can be 0 to " + most);
        }
        return value;
    }

    int retries() {
        return values.retries;
    }

    /** How often a peer without a receive is asked again, 0 to 6; 7 is for ever. 6 without. */
    public ConnectionOptions withRnrRetries(int count) {
        return with(to -> to.rnrRetries = checked("rnrRetries", count, MOST_RETRIES));
    }

    int rnrRetries() {
        return values.rnrRetries;
    }

    /**
     * How many reads and atomic operations may be in flight each way; 16 without. What this device or the peer cannot is
     * not asked of it.
     */
    public ConnectionOptions withReads(int count) {
        checked("reads", count, Integer.MAX_VALUE);
        return withReads(count, count);
    }

    /** The same options with no more reads than a peer asks for, and no more than it serves. */
    ConnectionOptions within(Event request) {
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

    /**
     * The byte that packets carry for routers and switches, 0 to 255: on IP the DSCP times 4, and ECN ({@code
     * RDMA_OPTION_ID_TOS}). Without, the system's choice: 0, or {@code default_roce_tos} of the port. The side that
     * connects sets it for both directions; on iWARP it is up to the driver.
     */
    public ConnectionOptions withTypeOfService(int value) {
        return with(to -> to.typeOfService = checked("typeOfService", value, MOST_TYPE_OF_SERVICE));
    }

    /**
     * How long this side waits for an acknowledgement before it sends again: 4.096 µs times 2 to this power, 1 to 31
     * ({@code RDMA_OPTION_ID_ACK_TIMEOUT}). Without, what the connection manager works out from the route. iWARP has
     * TCP's timeouts instead, and does not use it.
     */
    public ConnectionOptions withAcknowledgeTimeout(int exponent) {
        if (exponent == 0) {
            throw new IllegalArgumentException("acknowledgeTimeout is 0, which would be for ever; it can be 1 to 31");
        }
        return with(to -> to.acknowledgeTimeout = checked("acknowledgeTimeout", exponent, MOST_TIMEOUT));
    }

    /**
     * The address that a connection is made from; without, the one that the route to the peer leaves with. A listener
     * does not use it.
     *
     * @param address of an RDMA device's network interface; port 0 lets the system choose
     */
    public ConnectionOptions withLocalAddress(InetSocketAddress address) {
        return with(to -> to.local = Objects.requireNonNull(address));
    }

    Optional<InetSocketAddress> localAddress() {
        return Optional.ofNullable(values.local);
    }

    /**
     * Whether several connections may be made from one port: all that are have to say so ({@code
     * RDMA_OPTION_ID_REUSEADDR}). A port that something listens on is never shared.
     */
    public ConnectionOptions withReuseAddress(boolean on) {
        return with(to -> to.reuseAddress = on);
    }

    /**
     * Whether a listener on the IPv6 wildcard address leaves IPv4 alone ({@code RDMA_OPTION_ID_AFONLY}), so that
     * something else can listen there on the same port. Without, the system's choice ({@code net.ipv6.bindv6only}).
     */
    public ConnectionOptions withIpv6Only(boolean on) {
        return with(to -> to.ipv6Only = on);
    }

    /** How many requests may wait at a listener for its {@code next()}; further ones are refused. 128 without. */
    public ConnectionOptions withBacklog(int requests) {
        if (requests < 1) {
            throw new IllegalArgumentException("backlog is " + requests + "; it can be 1 or more");
        }
        return with(to -> to.backlog = requests);
    }

    int backlog() {
        return values.backlog;
    }

    /** What has to be set before the identifier has an address. */
    void applyToUnbound(Identifier identifier) throws VerbsException {
        if (values.reuseAddress) {
            identifier.reuseAddress(true);
        }
        applyToUnconnected(identifier);
    }

    /** The acknowledge timeout is of connections only; the kernel would refuse it. */
    void applyToDatagrams(Identifier identifier) throws VerbsException {
        if (values.reuseAddress) {
            identifier.reuseAddress(true);
        }
        if (values.typeOfService != UNSET) {
            identifier.typeOfService(values.typeOfService);
        }
    }

    void applyToListener(Identifier identifier) throws VerbsException {
        if (values.ipv6Only != null) {
            identifier.ipv6Only(values.ipv6Only);
        }
        applyToUnbound(identifier);
    }

    /** What has to be set before the route is resolved, or a request accepted. */
    void applyToUnconnected(Identifier identifier) throws VerbsException {
        if (values.typeOfService != UNSET) {
            identifier.typeOfService(values.typeOfService);
        }
        if (values.acknowledgeTimeout != UNSET) {
            identifier.acknowledgeTimeout(values.acknowledgeTimeout);
        }
    }

    int readsAsTarget(Context context) {
        return Math.min(values.readsAsTarget, context.attributes().maxReadsAsTarget());
    }

    int readsAsInitiator(Context context) {
        return Math.min(values.readsAsInitiator, context.attributes().maxReadsAsInitiator());
    }
}
