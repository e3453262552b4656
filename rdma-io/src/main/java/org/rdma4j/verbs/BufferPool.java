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
 * A pool of registered buffers of the same size. The buffers are slices of large memory regions, the <em>slabs</em>, which
 * are registered when they are needed. Created by {@link #create}.
 *
 * <p>Any thread may lease a buffer and return it by closing the {@link Lease}. Both are lock-free, except that the lease that
 * registers a further slab takes a lock. A lease is a small object; the buffers themselves are allocated once.
 *
 * <p>While buffers are leased, neither the pool nor its protection domain can be closed. After a failure, abort the queue pair,
 * close the leases, and then close the pool.
 */
public final class BufferPool extends Resource {
    private static final long CACHE_LINE = 64;
    /** Number of low bits of {@link #free} that hold an index. */
    private static final int INDEX_BITS = 32;

    private final ProtectionDomain domain;
    private final int bufferBytes;
    private final int buffersPerSlab;
    private final Access[] remote;
    /** All buffers by index; null for slabs that are not registered yet. */
    private final Lease.@Nullable Buffer[] buffers;
    /** Links of the list of free buffers: for each buffer, the index of the next free one plus 1; 0 at the end. */
    private final int[] next;
    /**
     * Head of the list of free buffers. The low bits hold the index of the first free buffer plus 1, or 0 if there is none; the
     * high bits hold a version that changes with each update, so that a compare-and-set detects intermediate changes.
     */
    private final AtomicLong free = new AtomicLong();

    /** Registered slabs by index; null from {@link #slabCount} on. */
    private final @Nullable MemoryRegion[] slabs;

    private int slabCount;
    /** A registered slab without buffers, because an Error interrupted {@link #grow}; the next call uses it. */
    private @Nullable MemoryRegion spare;
    /** Whether the pool is closed: it must not grow. */
    private boolean closing;

    private BufferPool(ProtectionDomain domain, int bufferBytes, int buffersPerSlab, int maxSlabs, Access... remote) {
        super("pool of buffers of " + bufferBytes + " bytes", () -> MemorySegment.NULL, domain);
        this.domain = domain;
        this.bufferBytes = bufferBytes;
        this.buffersPerSlab = buffersPerSlab;
        this.remote = remote.clone();
        this.buffers = new Lease.Buffer[Math.multiplyExact(buffersPerSlab, maxSlabs)];
        this.next = new int[buffers.length];
        this.slabs = new MemoryRegion[maxSlabs];
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
    void opened(MemorySegment none) throws VerbsException {
        grow();
    }

    /** Registers a further slab if no buffer is free. Returns {@code false} if the pool has reached its maximum size. */
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
        long stride = (bufferBytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
        MemoryRegion slab = spare;
        if (slab == null) {
            slab = MemoryRegion.allocate(domain, Math.multiplyExact(stride, buffersPerSlab), remote);
            spare = slab;
        }
        slice(slab, stride);
        // No allocation from here on: either all buffers of the slab become free, or none.
        int first = slabCount * buffersPerSlab;
        slabs[slabCount++] = slab;
        spare = null;
        release(first, first + buffersPerSlab - 1);
        return true;
    }

    /** Creates the buffers of the next slab and links them. */
    private void slice(MemoryRegion slab, long stride) {
        int first = slabCount * buffersPerSlab;
        boolean sliced = false;
        try {
            for (int i = 0; i < buffersPerSlab; i++) {
                buffers[first + i] = new Lease.Buffer(
                        first + i, slab, i * stride, slab.memory().asSlice(i * stride, bufferBytes));
                next[first + i] = first + i + 2;
            }
            sliced = true;
        } finally {
            if (!sliced) {
                // Typically an OutOfMemoryError: release what this has allocated.
                Arrays.fill(buffers, first, first + buffersPerSlab, null);
            }
        }
    }

    /**
     * Leases a buffer, without waiting.
     *
     * @return the lease; empty if no buffer is free and the pool has reached its maximum number of slabs
     * @throws IllegalStateException if the pool is closed
     * @throws VerbsException if a further slab is needed and cannot be registered
     */
    public Optional<Lease> tryLease() throws VerbsException {
        while (true) {
            long head = free.get();
            int first = (int) head;
            if (first == 0) {
                if (!grow()) {
                    return Optional.empty();
                }
            } else {
                // Before the buffer is removed: an Error after that would leave the buffer without an owner.
                Optional<Lease> lease = Optional.of(new Lease(this, Objects.requireNonNull(buffers[first - 1])));
                if (free.compareAndSet(head, nextVersion(head) | next[first - 1])) {
                    return lease;
                }
            }
        }
    }

    /** Returns a head with the version that follows that of another head, and an empty list. */
    private static long nextVersion(long head) {
        return ((head >>> INDEX_BITS) + 1) << INDEX_BITS;
    }

    /**
     * Leases a buffer. Waits until one is returned if none is free and the pool has reached its maximum number of slabs.
     *
     * @param timeout maximum time to wait
     * @throws RdmaTimeoutException if no buffer becomes free in time
     * @throws IllegalStateException if the pool is closed
     * @throws VerbsException if a further slab is needed and cannot be registered
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
                    throw new RdmaTimeoutException("Cannot lease a buffer of " + this + ": all " + buffers.length
                            + " buffers are leased, and none was returned within " + Timeouts.text(timeout));
                }
                idle.pause();
            }
        }
    }

    /** Returns a buffer to the pool. */
    void release(int index) {
        release(index, index);
    }

    /** Adds buffers with consecutive indices, which are linked already, to the front of the list of free buffers. */
    private void release(int first, int last) {
        while (true) {
            long head = free.get();
            next[last] = (int) head;
            if (free.compareAndSet(head, nextVersion(head) | first + 1)) {
                return;
            }
        }
    }

    @Override
    synchronized void destroy(MemorySegment none) {
        // Takes all free buffers, so that none can be leased meanwhile.
        long head;
        do {
            head = free.get();
        } while (!free.compareAndSet(head, nextVersion(head)));
        int count = 0;
        int last = 0;
        for (int i = (int) head; i != 0; i = next[i - 1]) {
            count++;
            last = i;
        }
        int leased = slabCount * buffersPerSlab - count;
        if (leased > 0) {
            if (last != 0) {
                release((int) head - 1, last - 1);
            }
            throw new IllegalStateException(
                    "Cannot close " + this + ": it has " + leased + " buffers leased; close the leases first");
        }
        closing = true;
    }

    @Override
    synchronized void closed() throws VerbsException {
        MemoryRegion unused = spare;
        if (unused != null) {
            close(unused);
        }
        for (int i = 0; i < slabCount; i++) {
            close(slabs[i]);
        }
    }

    /** Closes a slab. If that fails, for example for lack of memory, the domain closes the slab when it is closed. */
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

    /** Returns the size of each buffer in bytes. */
    public int bufferBytes() {
        return bufferBytes;
    }

    /** Returns the current number of buffers, leased and free. It grows with each further slab. */
    public synchronized int buffers() {
        return slabCount * buffersPerSlab;
    }
}
