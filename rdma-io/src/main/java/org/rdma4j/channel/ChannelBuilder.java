package org.rdma4j.channel;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionQueueBuilder;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.GidEntry;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairBuilder;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.RnrTimer;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;

/**
 * Common base of the builders for a {@link Channel} and for a {@link MultiChannel} that are connected by exchanging
 * endpoints. Every parameter has a default. Each method returns this builder.
 *
 * {@snippet lang=java :
 * Channel channel = Channel.builder(domain)
 *         .sendRequests(64)
 *         .receiveRequests(64)
 *         .access(Access.REMOTE_WRITE)
 *         .retries(RetryPolicy.DEFAULT)
 *         .create();
 * }
 *
 * <p>A builder may create several channels, each of which the caller closes. It is not safe for use by several
 * threads.
 *
 * @param <B> the type of the builder
 * @see "docs/guide/many-peers.md"
 */
public abstract sealed class ChannelBuilder<B extends ChannelBuilder<B>> permits Channel.Builder, MultiChannel.Builder {
    /**
     * Default retry policy: an acknowledgement timeout of 65.536 µs with 6 retries, 6 retries for messages that find no
     * posted receive, and a delay of 2.56 ms before peers retry messages for which this side has no posted receive. The
     * acknowledgement timeout is about one thousandth of the timeout in {@link RetryPolicy#DEFAULT}.
     */
    public static final RetryPolicy RETRIES = new RetryPolicy(new AckTimeout(4), 6, 6, new RnrTimer(16));

    /** Default maximum number of buffers per request, if the device supports that many. */
    private static final int DEFAULT_ELEMENTS = 16;

    final ProtectionDomain domain;
    private final QueuePairBuilder queuePair;
    private Access[] access = {Access.REMOTE_READ, Access.REMOTE_WRITE};
    private int completions = 32;
    private int sendRequests = 16;
    private int receiveElements;
    private boolean events = true;
    private int port = 1;
    private @Nullable GidEntry gid;
    private Mtu mtu = Mtu.MTU_4096;
    private RetryPolicy retries = RETRIES;

    ChannelBuilder(ProtectionDomain domain) {
        this.domain = domain;
        this.queuePair = QueuePair.builder(domain, QueuePairType.RC).psn(0);
        int elements = Math.min(DEFAULT_ELEMENTS, domain.context().attributes().maxElements());
        receiveElements = elements;
        queuePair.sendElements(elements).receiveElements(elements);
    }

    abstract B self();

    /**
     * Sets the operations that the peer may perform on memory whose remote key it knows (default {@link
     * Access#REMOTE_READ} and {@link Access#REMOTE_WRITE}).
     */
    public B access(Access... remote) {
        access = remote.clone();
        return self();
    }

    /**
     * Sets the minimum completion queue capacity per channel (default 32). If the requests that may be in flight on a
     * channel require a higher capacity, that capacity is used instead.
     */
    public B completions(int atLeast) {
        completions = atLeast;
        return self();
    }

    /** Sets the maximum number of sends, writes, reads and atomic operations in flight (default 16). */
    public B sendRequests(int count) {
        sendRequests = count;
        queuePair.sendRequests(count);
        return self();
    }

    /** Sets the maximum number of receives in flight (default 16). */
    public B receiveRequests(int count) {
        queuePair.receiveRequests(count);
        return self();
    }

    /**
     * Sets the maximum number of buffers per send, write or read (default 16, or the device's maximum if that is
     * lower).
     */
    public B sendElements(int count) {
        queuePair.sendElements(count);
        return self();
    }

    /** Sets the maximum number of buffers per receive (default 16, or the device's maximum if that is lower). */
    public B receiveElements(int count) {
        receiveElements = count;
        queuePair.receiveElements(count);
        return self();
    }

    /** Sets the maximum size of inline data per request, in bytes (default 0). */
    public B inline(int bytes) {
        queuePair.inline(bytes);
        return self();
    }

    /**
     * Sets whether a waiting thread sleeps until a completion event occurs (default true), instead of polling
     * continuously.
     */
    public B events(boolean on) {
        events = on;
        return self();
    }

    /** Sets the device port number, starting at 1 (default 1). */
    public B port(int number) {
        port = number;
        return self();
    }

    /**
     * Sets the source GID of all packets and the port to which the GID belongs. By default, {@link
     * org.rdma4j.verbs.Context#gid} selects the GID.
     */
    public B gid(GidEntry entry) {
        gid = Objects.requireNonNull(entry);
        port = entry.port();
        return self();
    }

    /** Sets the maximum packet payload (default 4096 bytes). The MTUs of both ports may limit it further. */
    public B mtu(Mtu maximum) {
        mtu = Objects.requireNonNull(maximum);
        return self();
    }

    /**
     * Sets the sequence number of the first packet (default 0). The peer learns the number from the endpoint.
     *
     * @param number an unsigned 24-bit integer
     * @throws IllegalArgumentException if the number is out of range
     */
    public B psn(int number) {
        queuePair.psn(number);
        return self();
    }

    /**
     * Sets the timeouts and the numbers of retries (default {@link #RETRIES}). The default suits fast networks: a peer
     * that does not respond is considered failed after a few milliseconds, and a peer without a posted receive after
     * about 15 ms, which is shorter than many garbage collection pauses. Use longer times if links may fail
     * temporarily, machines are heavily loaded, or receives may be posted late ({@link RetryPolicy#FOREVER} for {@code
     * rnrRetries}).
     */
    public B retries(RetryPolicy policy) {
        retries = Objects.requireNonNull(policy);
        return self();
    }

    int receiveElements() {
        return receiveElements;
    }

    /** Returns the completion queue capacity required by a channel that has its own receive queue. */
    final int requiredCompletions() {
        return Math.max(completions, queuePair.requests());
    }

    /** Returns the completion queue capacity required by a channel in addition to the capacity for shared receives. */
    final int requiredSendCompletions() {
        return Math.max(completions, sendRequests);
    }

    /**
     * Creates a completion queue with at least the given capacity, or with the device's maximum capacity if that is
     * lower.
     */
    final CompletionQueue createCompletionQueue(long atLeast) throws VerbsException {
        int count = (int) Math.min(atLeast, domain.context().attributes().maxCompletions());
        CompletionQueueBuilder builder = CompletionQueue.builder(domain.context(), count);
        return (events ? builder.events() : builder).create();
    }

    /** Creates a channel that has an endpoint but is not connected. */
    final Channel createChannel(CompletionQueue completionQueue, @Nullable SharedReceiveQueue receives)
            throws RdmaException {
        if (receives != null) {
            queuePair.receives(receives);
        }
        QueuePair created = queuePair.completions(completionQueue).create();
        try {
            created.init(port, access);
            Endpoint endpoint = gid == null ? created.endpoint() : created.endpoint(gid);
            return new Channel(created, new EndpointExchange(endpoint, retries, mtu));
        } catch (Throwable e) {
            Closing.after(e, created);
            throw e;
        }
    }
}
