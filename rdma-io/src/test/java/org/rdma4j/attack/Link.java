package org.rdma4j.attack;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;

/** Two connected queue pairs, each with a completion queue and a region, and what has to be closed with them. */
public final class Link implements Closeable {
    /** Capacity of each send and receive queue. */
    public static final int REQUESTS = 16;

    static final int BYTES = 4096;
    private static final Access[] ALL = {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.REMOTE_ATOMIC};

    /** Objects to close; so large that it does not grow, which could fail after an object has been created. */
    private final Deque<Closeable> owned = new ArrayDeque<>(32);

    volatile @Nullable QueuePair near;
    volatile @Nullable QueuePair far;
    MemoryRegion nearMemory;
    MemoryRegion farMemory;

    /** Has an object closed before those that are owned already. */
    public synchronized <T extends Closeable> T own(T object) {
        owned.push(object);
        return object;
    }

    /** Uses queue pairs of the connection manager. The link does not own them. */
    public void of(QueuePair one, QueuePair other) throws IOException {
        nearMemory = own(MemoryRegion.allocate(one.domain(), BYTES, ALL));
        farMemory = own(MemoryRegion.allocate(other.domain(), BYTES, ALL));
        near = one;
        // Last, because attackers use the link when they see it.
        far = other;
    }

    /** Creates queue pairs and connects them by hand. */
    public void byHand(Target target) throws IOException {
        Context context = own(target.open());
        ProtectionDomain domain = own(ProtectionDomain.allocate(context));
        QueuePair one = queuePair(domain, own(CompletionQueue.create(context, 2 * REQUESTS)));
        QueuePair other = queuePair(domain, own(CompletionQueue.createWithEvents(context, 2 * REQUESTS)));
        target.connect(one, other);
        of(one, other);
    }

    private QueuePair queuePair(ProtectionDomain domain, CompletionQueue completions) throws IOException {
        return own(QueuePair.builder(domain, QueuePairType.RC)
                .completions(completions)
                .sendRequests(REQUESTS)
                .receiveRequests(REQUESTS)
                .inline(64)
                .create());
    }

    /** Connects two queue pairs of type RC by hand. */
    public static void connectByHand(QueuePair one, QueuePair other) throws IOException {
        one.init(ALL);
        other.init(ALL);
        one.connect(other.endpoint());
        other.connect(one.endpoint());
    }

    /** Returns {@code true} if all objects have been closed. */
    synchronized boolean isClosed() {
        return owned.isEmpty();
    }

    /** Releases the queue pairs and their completion queues. */
    void release() throws IOException {
        for (QueuePair each : new QueuePair[] {near, far}) {
            if (each != null) {
                each.release();
                each.sendCompletions().release();
            }
        }
    }

    /** Ends all work in flight. */
    void abort() throws IOException {
        for (QueuePair each : new QueuePair[] {near, far}) {
            if (each != null && each.isOpen()) {
                each.abort();
            }
        }
    }

    /** Closes all objects, in reverse order. Stops at the first that cannot be closed; a further call continues there. */
    @Override
    public synchronized void close() throws IOException {
        while (!owned.isEmpty()) {
            owned.peek().close();
            owned.pop();
        }
    }
}
