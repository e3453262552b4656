package org.rdma4j.cm;

import java.net.InetSocketAddress;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.VerbsException;

/**
 * How a connection is made, and how a listener waits for some. Changed by its methods, which return it; each has a default
 * that most programs keep.
 */
public final class ConnectionOptions {
    private static final int MOST_READS = 16;
    private static final int MOST_PRIVATE_DATA = 56;
    private static final int MOST_RETRIES = 7;
    private static final int MOST_TYPE_OF_SERVICE = 255;
    private static final int MOST_TIMEOUT = 31;
    private static final int UNSET = -1;

    private UnaryOperator<QueuePair.Builder> queuePair = builder -> builder;
    private UnaryOperator<CompletionQueue.Builder> completionQueue = builder -> builder;
    private Access[] access = {Access.REMOTE_READ, Access.REMOTE_WRITE};
    private byte[] privateData = {};
    private @Nullable ProtectionDomain domain;
    private boolean events = true;
    private int retries = 6;
    private int rnrRetries = 6;
    private int reads = MOST_READS;
    private int typeOfService = UNSET;
    private int acknowledgeTimeout = UNSET;
    private @Nullable InetSocketAddress local;
    private boolean reuseAddress;
    private @Nullable Boolean ipv6Only;
    private int backlog = 128;

    /** The defaults. */
    public ConnectionOptions() {}

    /** The queue pair's sizes: {@code options.queuePair(with -> with.sendRequests(64))}. */
    public ConnectionOptions queuePair(UnaryOperator<QueuePair.Builder> with) {
        queuePair = Objects.requireNonNull(with);
        return this;
    }

    QueuePair.Builder queuePair(QueuePair.Builder builder) {
        return queuePair.apply(builder);
    }

    /**
     * How its completion queue is made, further than {@link #events} says: {@code options.completionQueue(with ->
     * with.vector(1))}.
     */
    public ConnectionOptions completionQueue(UnaryOperator<CompletionQueue.Builder> with) {
        completionQueue = Objects.requireNonNull(with);
        return this;
    }

    CompletionQueue.Builder completionQueue(CompletionQueue.Builder builder) {
        return completionQueue.apply(events ? builder.events() : builder);
    }

    /** What the peer may do with memory whose key it knows; reads and writes without. */
    public ConnectionOptions access(Access... remote) {
        access = remote.clone();
        return this;
    }

    Access[] access() {
        return access;
    }

    /** What the peer gets with the request or the acceptance, 56 bytes at most; none without. */
    public ConnectionOptions privateData(byte[] bytes) {
        if (bytes.length > MOST_PRIVATE_DATA) {
            throw new IllegalArgumentException(
                    bytes.length + " bytes of private data; there is room for " + MOST_PRIVATE_DATA);
        }
        privateData = bytes.clone();
        return this;
    }

    byte[] privateData() {
        return privateData;
    }

    /** The protection domain to use, of the device that the connection is on; one of its own without. */
    public ConnectionOptions domain(ProtectionDomain shared) {
        domain = Objects.requireNonNull(shared);
        return this;
    }

    @Nullable
    ProtectionDomain domain() {
        return domain;
    }

    /** Whether waits sleep until there is a completion, as is the default, or look again and again. */
    public ConnectionOptions events(boolean on) {
        events = on;
        return this;
    }

    /** How often packets are sent again that are not acknowledged, 0 to 7; 6 without. */
    public ConnectionOptions retries(int count) {
        retries = checked("retries", count, MOST_RETRIES);
        return this;
    }

    private static int checked(String name, int value, int most) {
        if (value < 0 || value > most) {
            throw new IllegalArgumentException(name + " is " + value + "; it can be 0 to " + most);
        }
        return value;
    }

    int retries() {
        return retries;
    }

    /** How often a peer without a receive is asked again, 0 to 6; 7 is for ever. 6 without. */
    public ConnectionOptions rnrRetries(int count) {
        rnrRetries = checked("rnrRetries", count, MOST_RETRIES);
        return this;
    }

    int rnrRetries() {
        return rnrRetries;
    }

    /** How many reads and atomic operations are in flight each way; 16 without, or what the device can. */
    public ConnectionOptions reads(int count) {
        reads = checked("reads", count, Integer.MAX_VALUE);
        return this;
    }

    /**
     * The byte that packets carry for routers and switches, 0 to 255: on IP the DSCP times 4, and ECN ({@code
     * RDMA_OPTION_ID_TOS}). Without, the system's choice: 0, or {@code default_roce_tos} of the port. The side that
     * connects sets it for both directions; on iWARP it is up to the driver.
     */
    public ConnectionOptions typeOfService(int value) {
        typeOfService = checked("typeOfService", value, MOST_TYPE_OF_SERVICE);
        return this;
    }

    /**
     * How long this side waits for an acknowledgement before it sends again: 4.096 µs times 2 to this power, 1 to 31
     * ({@code RDMA_OPTION_ID_ACK_TIMEOUT}). Without, what the connection manager works out from the route. iWARP has
     * TCP's timeouts instead, and does not use it.
     */
    public ConnectionOptions acknowledgeTimeout(int exponent) {
        if (exponent == 0) {
            throw new IllegalArgumentException("acknowledgeTimeout is 0, which would be for ever; it can be 1 to 31");
        }
        acknowledgeTimeout = checked("acknowledgeTimeout", exponent, MOST_TIMEOUT);
        return this;
    }

    /**
     * The address that a connection is made from; without, the one that the route to the peer leaves with. A listener
     * does not use it.
     *
     * @param address of an RDMA device's network interface; port 0 lets the system choose
     */
    public ConnectionOptions from(InetSocketAddress address) {
        local = Objects.requireNonNull(address);
        return this;
    }

    Optional<InetSocketAddress> from() {
        return Optional.ofNullable(local);
    }

    /**
     * Whether several connections may be made from one port: all that are have to say so ({@code
     * RDMA_OPTION_ID_REUSEADDR}). A port that something listens on is never shared.
     */
    public ConnectionOptions reuseAddress(boolean on) {
        reuseAddress = on;
        return this;
    }

    /**
     * Whether a listener on the IPv6 wildcard address leaves IPv4 alone ({@code RDMA_OPTION_ID_AFONLY}), so that
     * something else can listen there on the same port. Without, the system's choice ({@code net.ipv6.bindv6only}).
     */
    public ConnectionOptions ipv6Only(boolean on) {
        ipv6Only = on;
        return this;
    }

    /** How many requests may wait at a listener for its {@code next()}; further ones are refused. 128 without. */
    public ConnectionOptions backlog(int requests) {
        if (requests < 1) {
            throw new IllegalArgumentException("backlog is " + requests + "; it can be 1 or more");
        }
        backlog = requests;
        return this;
    }

    int backlog() {
        return backlog;
    }

    /** What has to be set before the identifier has an address. */
    void applyToUnbound(Identifier identifier) throws VerbsException {
        if (reuseAddress) {
            identifier.reuseAddress(true);
        }
        applyToUnconnected(identifier);
    }

    /** The acknowledge timeout is of connections only; the kernel would refuse it. */
    void applyToDatagrams(Identifier identifier) throws VerbsException {
        if (reuseAddress) {
            identifier.reuseAddress(true);
        }
        if (typeOfService != UNSET) {
            identifier.typeOfService(typeOfService);
        }
    }

    void applyToListener(Identifier identifier) throws VerbsException {
        if (ipv6Only != null) {
            identifier.ipv6Only(ipv6Only);
        }
        applyToUnbound(identifier);
    }

    /** What has to be set before the route is resolved, or a request accepted. */
    void applyToUnconnected(Identifier identifier) throws VerbsException {
        if (typeOfService != UNSET) {
            identifier.typeOfService(typeOfService);
        }
        if (acknowledgeTimeout != UNSET) {
            identifier.acknowledgeTimeout(acknowledgeTimeout);
        }
    }

    int readsAsTarget(Context context) {
        return Math.min(reads, context.attributes().maxReadsAsTarget());
    }

    int readsAsInitiator(Context context) {
        return Math.min(reads, context.attributes().maxReadsAsInitiator());
    }
}
