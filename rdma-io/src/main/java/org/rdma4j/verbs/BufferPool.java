package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.ring.FreeList;

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

    private final ProtectionDomain domain;
    private final int bufferBytes;
    private final int buffersPerSlab;
    private final Access[] remote;
    /** All buffers by index; null for slabs that are not registered yet. */
    private final Lease.@Nullable Buffer[] buffers;
    /** Indices of the free buffers. */
    private final FreeList free;

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
        this.free = new FreeList(buffers.length);
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
        if (!FreeList.isEmpty(free.head())) {
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
        free.add(first, first + buffersPerSlab - 1);
        return true;
    }

    /** Creates the buffers of the next slab. */
    private void slice(MemoryRegion slab, long stride) {
        int first = slabCount * buffersPerSlab;
        boolean sliced = false;
        try {
            for (int i = 0; i < buffersPerSlab; i++) {
                MemorySegment memory = slab.memory().asSlice(i * stride, bufferBytes);
                buffers[first + i] = new Lease.Buffer(this, free, first + i, slab, i * stride, memory);
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
            long head = free.head();
            if (FreeList.isEmpty(head)) {
                if (!grow()) {
                    return Optional.empty();
                }
            } else {
                // Before the buffer is removed: an Error after that would leave the buffer without an owner.
                Optional<Lease> lease = Optional.of(new Lease(Objects.requireNonNull(buffers[FreeList.first(head)])));
                if (free.remove(head)) {
                    return lease;
                }
            }
        }
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
        while (true) {
            long head = free.head();
            if (FreeList.isEmpty(head)) {
                awaitFree(timeout, nanos, start);
            } else {
                // No call follows the removal of the buffer: an Error would leave the buffer without an owner.
                Lease lease = new Lease(Objects.requireNonNull(buffers[FreeList.first(head)]));
                if (free.remove(head)) {
                    return lease;
                }
            }
        }
    }

    /** Waits until a buffer is free, or registers a further slab. */
    private void awaitFree(Duration timeout, long nanos, long start) throws RdmaException {
        try (Idle idle = new Idle(this)) {
            while (!grow()) {
                if (System.nanoTime() - start > nanos) {
                    throw new RdmaTimeoutException("Cannot lease a buffer of " + this + ": all " + buffers.length
                            + " buffers are leased, and none was returned within " + Timeouts.text(timeout));
                }
                idle.pause();
            }
        }
    }

    @Override
    synchronized void destroy(MemorySegment none) {
        int all = buffers();
        int leased = all - free.removeAll(all);
        if (leased > 0) {
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
