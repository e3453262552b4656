package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;

/**
 * Registered buffers of one size, leased and given back: slices of large regions, which are registered as they are
 * needed. Made by {@link ProtectionDomain#bufferPool}.
 *
 * <p>Any thread leases and gives back, without locks and without allocation, but for the lease that needs a further slab.
 * While leases are out, closing it is refused, and so is closing its protection domain: after a failure, abort the queue pair,
 * give the leases back, then close the pool.
 */
public final class BufferPool extends Resource {
    private static final long LINE = 64;
    private static final int INDEX_BITS = 32;

    private final ProtectionDomain domain;
    private final int bufferBytes;
    private final int perSlab;
    private final int mostSlabs;
    private final Access[] remote;
    private final @Nullable Lease[] leases;
    /** Which buffer comes after one in the list of the free ones, counted from 1; 0 is the end. */
    private final int[] after;
    /** The first free one, likewise, and above it how often the list has changed. */
    private final AtomicLong free = new AtomicLong();

    private final List<MemoryRegion> slabs = new ArrayList<>();
    private boolean closing;

    private BufferPool(ProtectionDomain domain, int bufferBytes, int perSlab, int mostSlabs, Access... remote)
            throws VerbsException {
        super("pool of buffers of " + bufferBytes + " bytes", () -> MemorySegment.NULL, domain);
        this.domain = domain;
        this.bufferBytes = bufferBytes;
        this.perSlab = perSlab;
        this.mostSlabs = mostSlabs;
        this.remote = remote.clone();
        this.leases = new Lease[Math.multiplyExact(perSlab, mostSlabs)];
        this.after = new int[leases.length];
    }

    static BufferPool of(ProtectionDomain domain, int bufferBytes, int perSlab, int mostSlabs, Access... remote)
            throws VerbsException {
        if (bufferBytes < 1 || perSlab < 1 || mostSlabs < 1) {
            throw new IllegalArgumentException("a pool of " + mostSlabs + " slabs of " + perSlab + " buffers of "
                    + bufferBytes + " bytes; each has to be at least 1");
        }
        BufferPool pool = new BufferPool(domain, bufferBytes, perSlab, mostSlabs, remote);
        try {
            pool.grow();
            return pool;
        } catch (VerbsException | RuntimeException e) {
            pool.closeAfter(e);
            throw e;
        }
    }

    /** Gives whether there may be a free one now. */
    private synchronized boolean grow() throws VerbsException {
        if ((int) free.get() != 0) {
            return true;
        }
        if (closing) {
            throw new IllegalStateException(this + " is closed");
        }
        if (slabs.size() == mostSlabs) {
            return false;
        }
        long stride = (bufferBytes + LINE - 1) / LINE * LINE;
        MemoryRegion slab = domain.allocate(Math.multiplyExact(stride, perSlab), remote);
        int first = slabs.size() * perSlab;
        slabs.add(slab);
        for (int i = perSlab - 1; i >= 0; i--) {
            Lease lease = new Lease(this, first + i, slab, i * stride, bufferBytes);
            leases[first + i] = lease;
            giveBack(lease);
        }
        return true;
    }

    /**
     * Leases a buffer.
     *
     * @return empty if none is free and there are as many slabs as there may be: give some back first
     * @throws VerbsException if a further slab was needed and could not be registered
     */
    public Optional<Lease> tryLease() throws VerbsException {
        while (true) {
            long now = free.get();
            int first = (int) now;
            if (first == 0) {
                if (!grow()) {
                    return Optional.empty();
                }
            } else if (free.compareAndSet(now, next(now) | after[first - 1])) {
                Lease lease = leases[first - 1];
                lease.taken();
                return lease.present;
            }
        }
    }

    /** The count of changes after this one, so that a list that looks as before is known to be another. */
    private static long next(long now) {
        return ((now >>> INDEX_BITS) + 1) << INDEX_BITS;
    }

    /**
     * The same, and waits for one that is given back.
     *
     * @throws RdmaTimeoutException if none was in time
     */
    public Lease lease(Duration timeout) throws RdmaException {
        long nanos = Timeouts.nanos(timeout);
        long start = System.nanoTime();
        try (Idle idle = new Idle(this)) {
            while (true) {
                Optional<Lease> lease = tryLease();
                if (lease.isPresent()) {
                    return lease.get();
                }
                if (System.nanoTime() - start > nanos) {
                    throw new RdmaTimeoutException("none of the " + leases.length + " buffers of " + this
                            + " was given back within " + Timeouts.text(timeout));
                }
                idle.pause();
            }
        }
    }

    void giveBack(Lease lease) {
        while (true) {
            long now = free.get();
            after[lease.number] = (int) now;
            if (free.compareAndSet(now, next(now) | lease.number + 1)) {
                return;
            }
        }
    }

    @Override
    protected synchronized void destroy(MemorySegment none) {
        List<Lease> back = new ArrayList<>();
        long now;
        do {
            now = free.get();
        } while (!free.compareAndSet(now, next(now)));
        for (int i = (int) now; i != 0; i = after[i - 1]) {
            back.add(leases[i - 1]);
        }
        int out = slabs.size() * perSlab - back.size();
        if (out > 0) {
            back.forEach(this::giveBack);
            throw new IllegalStateException(
                    this + " has " + out + " buffers leased; give them back before it is closed");
        }
        closing = true;
    }

    @Override
    protected void closed() throws VerbsException {
        for (MemoryRegion slab : slabs) {
            slab.close();
        }
    }

    /** How many bytes each buffer has. */
    public int bufferBytes() {
        return bufferBytes;
    }

    /** How many buffers there are, leased and free; more slabs may follow. */
    public synchronized int buffers() {
        return slabs.size() * perSlab;
    }
}
