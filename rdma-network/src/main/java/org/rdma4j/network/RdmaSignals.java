package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/**
 * Signals sent by RDMA writes. Each node has one memory region of little-endian 8-byte words, divided into two halves:
 *
 * <ul>
 *   <li>The <i>inbox</i>, written by peers: one epoch for each rank, followed by the poison.
 *   <li>The <i>outbox</i>, from which this node writes to its peers' inboxes. It has the same layout as the inbox.
 * </ul>
 *
 * <p><b>Memory order.</b> The region's pages are pinned, and devices write coherently with the processor caches (soft
 * devices run on the processor itself), so a polling thread eventually sees each write. The JIT compiler cannot hoist
 * the acquire read out of a loop, and later reads cannot be reordered before it. Writes on a queue pair are placed in
 * order, so a peer's writes that precede its epoch are visible once the epoch has been read.
 */
final class RdmaSignals implements Signals {
    private static final VarHandle WORD =
            ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN).varHandle();

    private static final int WORD_BYTES = Long.BYTES;

    /** Maximum time to wait for delivery of a poison. */
    private static final long POISON_DELIVERY_NANOS = 500_000_000;

    private final int rank;
    private final int worldSize;
    private final MemoryRegion region;
    private final MemorySegment memory;
    private final MultiChannel channels;

    /** Inboxes of all nodes, indexed by rank. */
    private final List<RemoteMemory> inboxes;

    /** Requests that write this node's epoch, indexed by peer; {@code null} until the first signal to the peer. */
    private final @Nullable SendRequest[] epochWrites;

    /** Requests that write the poison, indexed by peer; {@code null} until a poison is sent. */
    private final @Nullable SendRequest[] poisonWrites;

    /** Allocates the memory region for a node's inbox and outbox. */
    static MemoryRegion allocate(ProtectionDomain domain, int worldSize) throws VerbsException {
        return MemoryRegion.allocate(domain, 2 * inboxBytes(worldSize), Access.REMOTE_WRITE);
    }

    /** Returns the size of an inbox in bytes. */
    static long inboxBytes(int worldSize) {
        return (worldSize + 1L) * WORD_BYTES;
    }

    /** Returns the inbox in the given region, to be shared with the peers. */
    static RemoteMemory inbox(MemoryRegion region) {
        return region.remoteMemory().slice(0, region.length() / 2);
    }

    /**
     * Creates the signals for one node.
     *
     * @param region the region returned by {@link #allocate}; remains owned by the caller
     * @param inboxes inboxes of all nodes, indexed by rank
     */
    RdmaSignals(int rank, MemoryRegion region, MultiChannel channels, List<RemoteMemory> inboxes) {
        this.rank = rank;
        this.worldSize = inboxes.size();
        this.region = region;
        this.memory = region.memory();
        this.channels = channels;
        this.inboxes = inboxes;
        this.epochWrites = new SendRequest[worldSize];
        this.poisonWrites = new SendRequest[worldSize];
    }

    /** Prepares a request that copies an outbox word to a word in a peer's inbox. */
    private SendRequest prepareWrite(int peer, int outboxIndex, int inboxIndex) {
        return channels.channel(peer)
                .prepareWrite(
                        inboxes.get(peer).slice((long) inboxIndex * WORD_BYTES, WORD_BYTES),
                        region.slice(outboxOffset(outboxIndex), WORD_BYTES));
    }

    private long outboxOffset(int index) {
        return inboxBytes(worldSize) + (long) index * WORD_BYTES;
    }

    private static Duration remaining(long deadline) {
        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
    }

    @Override
    public void begin() throws VerbsException {
        // Throws if another thread owns the completion queue.
        channels.channel(rank).completions().poll();
    }

    @Override
    public void send(int peer, long epoch, long deadline) throws IOException {
        SendRequest request = epochWrite(peer);
        // The device may read the outbox word until the previous write has completed.
        if (!request.tryAwait(remaining(deadline))) {
            throw new RdmaTimeoutException("the previous signal was not delivered in time");
        }
        WORD.setRelease(memory, outboxOffset(peer), epoch);
        request.post(remaining(deadline));
    }

    private SendRequest epochWrite(int peer) {
        SendRequest request = epochWrites[peer];
        if (request == null) {
            request = prepareWrite(peer, peer, rank);
            epochWrites[peer] = request;
        }
        return request;
    }

    @Override
    public void probe(int peer) throws IOException {
        SendRequest request = epochWrite(peer);
        if (request.tryAwait(Duration.ZERO)) {
            request.tryPost();
        }
    }

    @Override
    public long epoch(int peer) {
        return (long) WORD.getAcquire(memory, (long) peer * WORD_BYTES);
    }

    @Override
    public void check(int peer) throws IOException {
        SendRequest request = epochWrites[peer];
        if (request != null) {
            request.tryAwait(Duration.ZERO);
        }
    }

    @Override
    public void awaitDelivery(long deadline) {
        for (SendRequest request : epochWrites) {
            if (request != null && request.isInFlight()) {
                try {
                    request.tryAwait(remaining(deadline));
                } catch (RdmaException e) {
                    // The peer may have received the signal and closed its channel. Otherwise, the next signal to the
                    // peer fails.
                }
            }
        }
    }

    @Override
    public long poison() {
        return (long) WORD.getAcquire(memory, (long) worldSize * WORD_BYTES);
    }

    @Override
    public void sendPoison(long poison) {
        WORD.setRelease(memory, outboxOffset(worldSize), poison);
        for (int peer = 0; peer < worldSize; peer++) {
            if (peer != rank && poisonWrites[peer] == null) {
                try {
                    SendRequest request = prepareWrite(peer, worldSize, worldSize);
                    poisonWrites[peer] = request;
                    request.tryPost();
                } catch (RdmaException | RuntimeException e) {
                    // The peer receives the poison from another node, or its own deadline passes.
                }
            }
        }
        awaitPoisonDelivery(System.nanoTime() + POISON_DELIVERY_NANOS);
    }

    private void awaitPoisonDelivery(long deadline) {
        for (int peer = 0; peer < worldSize; peer++) {
            SendRequest request = poisonWrites[peer];
            try {
                if (request != null) {
                    request.tryAwait(remaining(deadline));
                }
            } catch (RdmaException | RuntimeException e) {
                // The peer receives the poison from another node, or its own deadline passes.
            }
        }
    }
}
