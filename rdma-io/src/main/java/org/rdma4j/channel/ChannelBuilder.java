package org.rdma4j.channel;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionQueueBuilder;
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
 * What channels that are connected by hand have in common before they are made. Each method returns the builder; each
 * parameter has a default.
 *
 * @param <B> the builder
 */
public abstract sealed class ChannelBuilder<B extends ChannelBuilder<B>> permits Channel.Builder, MultiChannel.Builder {
    /**
     * What channels take without {@link #retries}: 65.536 µs and 6 times; where the peer has no receive, 6 times, and 2.56 ms
     * asked of peers. A thousandth of {@link RetryPolicy#DEFAULT}'s wait for acknowledgements.
     */
    public static final RetryPolicy RETRIES = new RetryPolicy(new AckTimeout(4), 6, 6, new RnrTimer(16));

    private static final int ELEMENTS = 16;

    final ProtectionDomain domain;
    private Access[] access = {Access.REMOTE_READ, Access.REMOTE_WRITE};
    private int entries = 32;
    private int sendRequests = 16;
    private int receiveRequests = 16;
    private int sendElements;
    private int receiveElements;
    private int inline;
    private int psn;
    private boolean events = true;
    private int port = 1;
    private @Nullable GidEntry gid;
    private Mtu mtu = Mtu.MTU_4096;
    private RetryPolicy retries = RETRIES;

    ChannelBuilder(ProtectionDomain domain) {
        this.domain = Objects.requireNonNull(domain);
    }

    abstract B self();

    /** What the peer may do with memory whose key it knows; {@link Access#REMOTE_READ} and {@link Access#REMOTE_WRITE} without. */
    public B access(Access... remote) {
        access = remote.clone();
        return self();
    }

    /**
     * How many completions its queue holds at least; 32 without, or what the requests in flight need where that is more.
     * Of channels that share one queue, each adds as many.
     */
    public B completions(int atLeast) {
        entries = atLeast;
        return self();
    }

    /** How many sends, writes, reads and atomic operations are in flight at most; 16 without. */
    public B sendRequests(int count) {
        sendRequests = count;
        return self();
    }

    /** How many receives are in flight at most; 16 without. */
    public B receiveRequests(int count) {
        receiveRequests = count;
        return self();
    }

    /** How many buffers a send, write or read has at most; 16 without, or what the device can where that is less. */
    public B sendElements(int count) {
        sendElements = count;
        return self();
    }

    /** How many buffers a receive has at most; 16 without, or what the device can where that is less. */
    public B receiveElements(int count) {
        receiveElements = count;
        return self();
    }

    /** How many bytes a request can have inline; 0 without. */
    public B inline(int bytes) {
        inline = bytes;
        return self();
    }

    /** Whether waits sleep until there is a completion, as is the default, or look again and again. */
    public B events(boolean on) {
        events = on;
        return self();
    }

    /** The port of the device, from 1; 1 without. */
    public B port(int number) {
        port = number;
        return self();
    }

    /** The address that packets leave with, of the port; without, the one that {@link org.rdma4j.verbs.Context#gid} chooses. */
    public B gid(GidEntry entry) {
        gid = Objects.requireNonNull(entry);
        port = entry.port();
        return self();
    }

    /** What a packet carries at most; 4096 bytes without, or what both ports allow where that is less. */
    public B mtu(Mtu most) {
        mtu = Objects.requireNonNull(most);
        return self();
    }

    /** The number of the first packet that it sends, 24 bits; 0 without. The peer learns it with the endpoint. */
    public B psn(int number) {
        psn = number;
        return self();
    }

    /**
     * What it does about packets that get no answer: how long it waits ({@link AckTimeout}, 65.536 µs without), how often it
     * tries again (6), how often where the peer has no receive posted (6), and how long it asks peers to wait then ({@link
     * RnrTimer}, 2.56 ms). These are for fast networks: some milliseconds until a peer counts as gone, some 15 ms until one
     * without a receive fails the sender, which a pause of the garbage collector may take. Give longer ones where links may
     * go down, machines are busy, or receives are not always posted ({@link RetryPolicy#FOREVER} for {@code rnrRetries}).
     */
    public B retries(RetryPolicy policy) {
        retries = Objects.requireNonNull(policy);
        return self();
    }

    Mtu mtu() {
        return mtu;
    }

    RetryPolicy retries() {
        return retries;
    }

    /** How many completions a channel needs room for. */
    int entries(boolean sharesReceives) {
        return Math.max(entries, sendRequests + (sharesReceives ? 0 : receiveRequests));
    }

    int receiveRequests() {
        return receiveRequests;
    }

    int receiveElements() {
        return elements(receiveElements);
    }

    private int elements(int asked) {
        return asked != 0
                ? asked
                : Math.min(ELEMENTS, domain.context().attributes().maxElements());
    }

    CompletionQueue completionQueue(long atLeast) throws VerbsException {
        int count = (int) Math.min(atLeast, domain.context().attributes().maxCompletions());
        CompletionQueueBuilder builder = domain.context().completionQueueBuilder(count);
        return (events ? builder.events() : builder).create();
    }

    /** A queue pair in the state INIT, with its address chosen. */
    PreparedChannel prepare(CompletionQueue completions, @Nullable SharedReceiveQueue receives) throws RdmaException {
        QueuePairBuilder builder = domain.queuePair(QueuePairType.RC)
                .completions(completions)
                .sendRequests(sendRequests)
                .receiveRequests(receiveRequests)
                .sendElements(elements(sendElements))
                .receiveElements(elements(receiveElements))
                .inline(inline)
                .psn(psn);
        if (receives != null) {
            builder.receives(receives);
        }
        QueuePair queuePair = builder.create();
        try {
            queuePair.init(port, access);
            return new PreparedChannel(
                    new Channel(queuePair), gid == null ? queuePair.endpoint() : queuePair.endpoint(gid), retries, mtu);
        } catch (Throwable e) {
            Closing.after(e, queuePair);
            throw e;
        }
    }
}
