package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;

/**
 * Registered buffers of one size, leased and given back: slices of large regions, which are registered as they are
 * needed. Made by {@link ProtectionDomain#bufferPool}.
 *
 * <p>Any thread leases and gives back, without locks; a {@link Lease} is a small object, the buffers are allocated once.
 * Only the lease that needs a further slab takes a lock. While leases are out, closing the pool is refused, and so is
 * closing its protection domain: after a failure, abort the queue pair, give the leases back, then close the pool.
 */
public final class BufferPool extends Resource {
    private static final long LINE = 64;
    private static final int INDEX_BITS = 32;

    private final ProtectionDomain domain;
    private final int bufferBytes;
    private final int perSlab;
    private final Access[] remote;
    private final Lease.@Nullable Buffer[] buffers;
    /** Which buffer comes after one in the list of the free ones, counted from 1; 0 is the end. */
    private final int[] after;
    /** The first free one, likewise, and above it how often the list has changed. */
    private final AtomicLong free = new AtomicLong();

    /** Regions whose buffers are in use, from the first on; null beyond {@link #slabCount}. */
    private final @Nullable MemoryRegion[] slabs;

    private int slabCount;
    /** A region whose buffers are not in use yet: an Error has ended {@link #grow} before they were. */
    private @Nullable MemoryRegion spare;

    private boolean closing;

    private BufferPool(ProtectionDomain domain, int bufferBytes, int perSlab, int mostSlabs, Access... remote) {
        super("pool of buffers of " + bufferBytes + " bytes", () -> MemorySegment.NULL, domain);
        this.domain = domain;
        this.bufferBytes = bufferBytes;
        this.perSlab = perSlab;
        this.remote = remote.clone();
        this.buffers = new Lease.Buffer[Math.multiplyExact(perSlab, mostSlabs)];
        this.after = new int[buffers.length];
        this.slabs = new MemoryRegion[mostSlabs];
    }

    /**
     * Creates a pool and registers its first slab.
     *
     * @param domain the protection domain, which must not be closed before the pool
     * @param bufferBytes size of each buffer in bytes, at least 1
     * @param buffersPerSlab number of buffers that are registered together, at least 1
     * @param maxSlabs maximum number of slabs, at least 1
     * @param remote access rights of peers to the buffers; none by default
     * @throws IllegalArgumentException if a number is less than 1
     * @throws ArithmeticException if the pool would have more than {@link Integer#MAX_VALUE} buffers
     * @throws VerbsException if the memory cannot be registered
     */
    public static BufferPool create(
            ProtectionDomain domain, int bufferBytes, int buffersPerSlab, int maxSlabs, Access... remote)
            throws VerbsException {
        if (bufferBytes < 1 || buffersPerSlab < 1 || maxSlabs < 1) {
            throw new IllegalArgumentException("Cannot create a pool of " + maxSlabs + " slabs of " + buffersPerSlab
                    + " buffers of " + bufferBytes + " bytes: each number must be at least 1");
        }
        return open(new BufferPool(domain, bufferBytes, buffersPerSlab, maxSlabs, remote));
    }

    @Override
    protected void opened(MemorySegment none) throws VerbsException {
        grow();
    }

    /** Gives whether there may be a free one now. */
    private synchronized boolean grow() throws VerbsException {
        if ((int) free.get() != 0) {
            return true;
        }
        if (closing) {
            throw new IllegalStateException(this + " is closed");
        }
        if (slabCount == slabs.length) {
            return false;
        }
        StackReserve.check();
        long stride = (bufferBytes + LINE - 1) / LINE * LINE;
        MemoryRegion slab = spare;
        if (slab == null) {
            slab = MemoryRegion.allocate(domain, Math.multiplyExact(stride, perSlab), remote);
            spare = slab;
        }
        int first = slabCount * perSlab;
        boolean sliced = false;
        try {
            for (int i = 0; i < perSlab; i++) {
                buffers[first + i] = new Lease.Buffer(
                        first + i, slab, i * stride, slab.memory().asSlice(i * stride, bufferBytes));
                after[first + i] = first + i + 2;
            }
            sliced = true;
        } finally {
            if (!sliced) {
                // Where memory is short, others need it.
                Arrays.fill(buffers, first, first + perSlab, null);
            }
        }
        // From here on nothing is allocated: the slab is in use with all of its buffers, or with none.
        slabs[slabCount++] = slab;
        spare = null;
        giveBack(first, first + perSlab - 1);
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
            } else {
                // Before the buffer is taken: an Error afterwards would leave it without an owner.
                Optional<Lease> lease = Optional.of(new Lease(this, Objects.requireNonNull(buffers[first - 1])));
                if (free.compareAndSet(now, next(now) | after[first - 1])) {
                    return lease;
                }
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
                    throw new RdmaTimeoutException("none of the " + buffers.length + " buffers of " + this
                            + " was given back within " + Timeouts.text(timeout));
                }
                idle.pause();
            }
        }
    }

    void giveBack(int number) {
        giveBack(number, number);
    }

    /** Puts buffers that follow each other, by their numbers from 0, before those that are free. */
    private void giveBack(int first, int last) {
        while (true) {
            long now = free.get();
            after[last] = (int) now;
            if (free.compareAndSet(now, next(now) | first + 1)) {
                return;
            }
        }
    }

    @Override
    protected synchronized void destroy(MemorySegment none) {
        long now;
        do {
            now = free.get();
        } while (!free.compareAndSet(now, next(now)));
        int back = 0;
        int last = 0;
        for (int i = (int) now; i != 0; i = after[i - 1]) {
            back++;
            last = i;
        }
        int out = slabCount * perSlab - back;
        if (out > 0) {
            if (last != 0) {
                giveBack((int) now - 1, last - 1);
            }
            throw new IllegalStateException(
                    this + " has " + out + " buffers leased; give them back before it is closed");
        }
        closing = true;
    }

    @Override
    protected synchronized void closed() throws VerbsException {
        MemoryRegion unused = spare;
        if (unused != null) {
            close(unused);
        }
        for (int i = 0; i < slabCount; i++) {
            close(slabs[i]);
        }
    }

    /** Closes a slab. Where that fails, such as for want of memory, the domain does it when it is closed. */
    private static void close(MemoryRegion slab) throws VerbsException {
        boolean closed = false;
        try {
            slab.close();
            closed = true;
        } finally {
            if (!closed) {
                slab.leaveToParents();
            }
        }
    }

    /** How many bytes each buffer has. */
    public int bufferBytes() {
        return bufferBytes;
    }

    /** How many buffers there are, leased and free; more slabs may follow. */
    public synchronized int buffers() {
        return slabCount * perSlab;
    }
}
