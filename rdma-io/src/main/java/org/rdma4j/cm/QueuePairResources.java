package org.rdma4j.cm;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Owned;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.VerbsException;

/**
 * A queue pair, and what is freed with it: its completion queue, memory, and the protection domain and the context where it
 * was not given a domain.
 */
final class QueuePairResources implements Closeable {
    final ProtectionDomain domain;
    final CompletionQueue completions;
    final QueuePair queuePair;

    /** What is freed with it, the last first; the regions come after the queue pair that uses them. */
    private final Owned owned = new Owned();

    private final List<MemoryRegion> regions = new ArrayList<>();

    /**
     * Makes it, in the state RESET.
     *
     * @param device the name of the device that it has to be on
     */
    QueuePairResources(String device, QueuePairType type, ConnectionOptions options) throws RdmaException {
        try {
            ProtectionDomain given = options.domain();
            domain = given == null
                    ? owned.own(owned.own(Device.named(device).open()).protectionDomain())
                    : given;
            Context context = domain.context();
            if (!context.device().name().equals(device)) {
                throw new IllegalArgumentException(
                        given + " cannot be used: the connection is on the device " + device);
            }
            owned.own(this::freeRegions);
            QueuePair.Builder builder = options.queuePair(domain.queuePair(type));
            // One more, for a read that soft-iWARP flushes twice.
            int room = builder.requests() + 1;
            completions = owned.own(options.completionQueue(context.completionQueueBuilder(room))
                    .create());
            queuePair = owned.own(builder.completions(completions).create());
        } catch (Throwable e) {
            Closing.after(e, this);
            throw e;
        }
    }

    /** Memory that is freed with it. */
    MemoryRegion allocate(long bytes, Access... remote) throws VerbsException {
        MemoryRegion region = domain.allocate(bytes, remote);
        regions.add(region);
        return region;
    }

    /** Before it is closed; what is closed has no owner. */
    void checkOwner() {
        if (queuePair.isOpen()) {
            queuePair.checkOwner();
        }
    }

    void guardedBy(ReentrantLock lock) {
        completions.guardedBy(lock);
        queuePair.guardedBy(lock);
    }

    void release() {
        queuePair.release();
        completions.release();
    }

    private void freeRegions() throws VerbsException {
        for (MemoryRegion region : regions) {
            region.close();
        }
    }

    /** Frees what it can, the last first; can be called again where something was still in use. */
    @Override
    public void close() throws VerbsException {
        try {
            owned.close();
        } catch (VerbsException e) {
            throw e;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
