package org.rdma4j.cm;

import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;

/** How a connection is made. Changed by its methods, which return it; each has a default that most programs keep. */
public final class ConnectionOptions {
    private static final int MOST_READS = 16;
    private static final int MOST_PRIVATE_DATA = 56;
    private static final int MOST_RETRIES = 7;

    private UnaryOperator<QueuePair.Builder> queuePair = builder -> builder;
    private Access[] access = {Access.REMOTE_READ, Access.REMOTE_WRITE};
    private byte[] privateData = {};
    private @Nullable ProtectionDomain domain;
    private boolean events = true;
    private int retries = 6;
    private int rnrRetries = 6;
    private int reads = MOST_READS;

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

    boolean events() {
        return events;
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

    int readsAsTarget(Context context) {
        return Math.min(reads, context.attributes().maxReadsAsTarget());
    }

    int readsAsInitiator(Context context) {
        return Math.min(reads, context.attributes().maxReadsAsInitiator());
    }
}
