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
 * Parameters common to builders of a {@link Channel} and of a {@link MultiChannel} that are connected by exchanging
 * endpoints. Each parameter has a default. Each method returns the builder.
 *
 * @param <B> the builder
 */
public abstract sealed class ChannelBuilder<B extends ChannelBuilder<B>> permits Channel.Builder, MultiChannel.Builder {
    /**
     * Default {@link #retries}: an acknowledgement timeout of 65.536 µs with 6 retries, 6 retries if the peer has no receive,
     * and a delay of 2.56 ms requested from a peer that finds no receive. The acknowledgement timeout is a thousandth of that
     * of {@link RetryPolicy#DEFAULT}.
     */
    public static final RetryPolicy RETRIES = new RetryPolicy(new AckTimeout(4), 6, 6, new RnrTimer(16));

    /** Default number of buffers of a request, if the device supports that many. */
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
     * Sets the operations that the peer may perform on memory whose remote key it knows (default {@link Access#REMOTE_READ}
     * and {@link Access#REMOTE_WRITE}).
     */
    public B access(Access... remote) {
        access = remote.clone();
        return self();
    }

    /**
     * Sets the minimum capacity of the completion queue (default 32). The queue has at least the capacity that the requests
     * in flight require. If several channels share a completion queue, each adds this number.
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

    /** Sets the maximum number of buffers of a send, write or read (default 16, or the maximum of the device if less). */
    public B sendElements(int count) {
        queuePair.sendElements(count);
        return self();
    }

    /** Sets the maximum number of buffers of a receive (default 16, or the maximum of the device if less). */
    public B receiveElements(int count) {
        receiveElements = count;
        queuePair.receiveElements(count);
        return self();
    }

    /** Sets the maximum number of bytes of inline data of a request (default 0). */
    public B inline(int bytes) {
        queuePair.inline(bytes);
        return self();
    }

    /** Sets whether a waiting thread sleeps until a completion event occurs (default), instead of polling continuously. */
    public B events(boolean on) {
        events = on;
        return self();
    }

    /** Sets the port of the device, from 1 (default 1). */
    public B port(int number) {
        port = number;
        return self();
    }

    /**
     * Sets the source address of all packets, and the port it belongs to. By default, {@link
     * org.rdma4j.verbs.Context#gid} selects the address.
     */
    public B gid(GidEntry entry) {
        gid = Objects.requireNonNull(entry);
        port = entry.port();
        return self();
    }

    /** Sets the maximum payload of a packet (default 4096 bytes). The MTU of both ports limits it further. */
    public B mtu(Mtu maximum) {
        mtu = Objects.requireNonNull(maximum);
        return self();
    }

    /**
     * Sets the sequence number of the first packet (default 0). The endpoint transmits it to the peer.
     *
     * @param number an unsigned integer of 24 bits
     * @throws IllegalArgumentException if the number is out of range
     */
    public B psn(int number) {
        queuePair.psn(number);
        return self();
    }

    /**
     * Sets the timeouts and the numbers of retries (default {@link #RETRIES}). The default is for fast networks: a peer that
     * does not answer is considered failed after some milliseconds, and a peer without a receive after some 15 ms, which is
     * less than many pauses of the garbage collector. Use longer times if links may fail temporarily, machines are busy, or
     * receives may be posted late ({@link RetryPolicy#FOREVER} for {@code rnrRetries}).
     */
    public B retries(RetryPolicy policy) {
        retries = Objects.requireNonNull(policy);
        return self();
    }

    int receiveElements() {
        return receiveElements;
    }

    /** Returns the number of completions for which a channel with its own receive queue needs capacity. */
    final int requiredCompletions() {
        return Math.max(completions, queuePair.requests());
    }

    /** Returns the number of completions for which a channel needs capacity in addition to those of shared receives. */
    final int requiredSendCompletions() {
        return Math.max(completions, sendRequests);
    }

    /** Creates a completion queue of at least this capacity, or of the maximum capacity of the device if that is less. */
    final CompletionQueue createCompletionQueue(long atLeast) throws VerbsException {
        int count = (int) Math.min(atLeast, domain.context().attributes().maxCompletions());
        CompletionQueueBuilder builder = CompletionQueue.builder(domain.context(), count);
        return (events ? builder.events() : builder).create();
    }

    /** Creates a channel that has an endpoint and is not connected. */
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
