package org.rdma4j.network;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;

/**
 * Signals by RDMA WRITE. Each node has one region with, in 8 bytes each, little-endian: the epoch of every rank, which that
 * rank writes; what poisons it, which anybody writes; and then what it writes itself into the regions of others.
 *
 * <p>What a device writes is seen here. The region's pages are pinned, and devices write to them in the processor's coherent
 * memory (soft ones are the processor itself), so that no cache keeps an older value; the acquiring read is one that the
 * JIT neither leaves out of the loop nor moves, and that later reads do not overtake. Writes that a peer's queue pair made
 * before its epoch were placed before it.
 */
final class RdmaSignals implements Signals {
    private static final ValueLayout.OfLong LAYOUT = ValueLayout.JAVA_LONG.withOrder(ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle WORD = LAYOUT.varHandle();
    private static final int BYTES = Long.BYTES;

    private static final long SPREAD_NANOS = 500_000_000;

    private final int rank;
    private final int worldSize;
    private final MemoryRegion region;
    private final MemorySegment memory;
    private final MultiChannel channels;
    private final List<RemoteMemory> remote;
    private final @Nullable SendRequest[] tells;
    private final @Nullable SendRequest[] poisons;

    /** Memory for the signals of a node. */
    static MemoryRegion allocate(ProtectionDomain domain, int worldSize) throws VerbsException {
        return domain.allocate(2 * published(worldSize), Access.REMOTE_WRITE);
    }

    /** How many bytes of it the peers need. */
    static long published(int worldSize) {
        return (worldSize + 1L) * BYTES;
    }

    /** What the peers need of that memory. */
    static RemoteMemory publish(MemoryRegion region) {
        return region.remoteMemory().slice(0, region.length() / 2);
    }

    /** @param remote what each rank has published */
    RdmaSignals(int rank, MemoryRegion region, MultiChannel channels, List<RemoteMemory> remote) {
        this.rank = rank;
        this.worldSize = remote.size();
        this.region = region;
        this.memory = region.memory();
        this.channels = channels;
        this.remote = remote;
        this.tells = new SendRequest[worldSize];
        this.poisons = new SendRequest[worldSize];
    }

    private SendRequest write(int peer, int from, int to) {
        return channels.channel(peer)
                .prepareWrite(
                        remote.get(peer).slice((long) to * BYTES, BYTES), region.slice((long) from * BYTES, BYTES));
    }

    private int own(int word) {
        return worldSize + 1 + word;
    }

    @Override
    public void begin() throws VerbsException {
        // By who reads them alone.
        channels.channel(rank).completions().poll();
    }

    @Override
    public void tell(int peer, long epoch, long until) throws IOException {
        SendRequest request = tells(peer);
        // The last epoch has been read from here.
        request.await(Deadlines.until(until));
        WORD.setRelease(memory, (long) own(peer) * BYTES, epoch);
        request.post(Deadlines.until(until));
    }

    private SendRequest tells(int peer) {
        SendRequest request = tells[peer];
        if (request == null) {
            request = write(peer, own(peer), rank);
            tells[peer] = request;
        }
        return request;
    }

    @Override
    public void probe(int peer) throws IOException {
        SendRequest request = tells(peer);
        if (!isInFlight(peer, request)) {
            request.tryPost();
        }
    }

    @Override
    public long epoch(int peer) {
        return (long) WORD.getAcquire(memory, (long) peer * BYTES);
    }

    @Override
    public void check(int peer) throws IOException {
        SendRequest request = tells[peer];
        if (request != null) {
            if (!isInFlight(peer, request)) {
                request.checkSuccess();
            }
        }
    }

    /** Asks the completion queue first; other than a wait, this never ends the channel. */
    private boolean isInFlight(int peer, SendRequest request) throws VerbsException {
        if (request.isInFlight()) {
            Completions done = channels.channel(peer).completions().poll();
            while (done.next()) {
                // It is noted on its request.
            }
        }
        return request.isInFlight();
    }

    @Override
    public void finish(long until) {
        for (SendRequest request : tells) {
            if (request != null && request.isInFlight()) {
                try {
                    request.await(Deadlines.until(until));
                } catch (RdmaException e) {
                    // The peer may have closed, now that it has what it waited for. If not, the next tell says so.
                }
            }
        }
    }

    @Override
    public long poison() {
        return (long) WORD.getAcquire(memory, (long) worldSize * BYTES);
    }

    @Override
    public void spread(long poison) {
        WORD.setRelease(memory, (long) own(worldSize) * BYTES, poison);
        for (int peer = 0; peer < worldSize; peer++) {
            if (peer != rank && poisons[peer] == null) {
                SendRequest request = write(peer, own(worldSize), worldSize);
                poisons[peer] = request;
                try {
                    request.tryPost();
                } catch (RdmaException | RuntimeException e) {
                    // Others tell it, or its own deadline does.
                }
            }
        }
        long end = System.nanoTime() + SPREAD_NANOS;
        for (int peer = 0; peer < worldSize; peer++) {
            SendRequest request = poisons[peer];
            try {
                while (request != null && isInFlight(peer, request) && end - System.nanoTime() > 0) {
                    Thread.yield();
                }
            } catch (VerbsException | RuntimeException e) {
                // As above.
            }
        }
    }
}
