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
 * A pool of registered buffers of the same size. The buffers are slices of large memory regions, called <em>slabs</em>,
 * which are registered on demand. A pool is created by {@link #create}.
 *
 * {@snippet lang=java :
 * try (BufferPool pool = BufferPool.create(domain, 4096, 64, 16)) { // At most 16 slabs of 64 buffers of 4 KiB.
 *     try (Lease buffer = pool.lease(TIMEOUT)) {
 *         buffer.memory().setString(0, "hello");
 *         queuePair.send(buffer.slice(0, 6), TIMEOUT);
 *     }
 * }
 * }
 *
 * <p>Any thread may lease a buffer, and any thread may return it by closing the {@link Lease}. Both operations are
 * lock-free, except that leasing a buffer takes a lock when it registers another slab. A lease is a small object; the
 * buffers themselves are allocated only once.
 *
 * <p>Neither the pool nor its protection domain can be closed while any buffer is leased. After a failure, abort the
 * queue pair, close the leases, and then close the pool.
 *
 * @see "docs/reference/memory-and-lifetime.md"
 */
public final class BufferPool extends Resource {
    private static final long CACHE_LINE = 64;

    private final ProtectionDomain domain;
    private final int bufferBytes;
    private final int buffersPerSlab;
    private final Access[] remote;
    /** All buffers, by index; {@code null} for slabs that have not been registered. */
    private final Lease.@Nullable Buffer[] buffers;
    /** Indices of the free buffers. */
    private final FreeList free;

    /** Registered slabs, by index; {@code null} at {@link #slabCount} and above. */
    private final @Nullable MemoryRegion[] slabs;

    private int slabCount;
    /**
     * A registered slab that has not become part of the pool, because an Error was thrown partway through
     * {@link #grow}. The next call uses it.
     */
    private @Nullable MemoryRegion spare;
    /** Whether the pool has been closed. A closed pool must not grow. */
    private boolean closing;

    private BufferPool(ProtectionDomain domain, int bufferBytes, int buffersPerSlab, int maxSlabs, Access... remote) {
        super("pool of " + bufferBytes + "-byte buffers", () -> MemorySegment.NULL, domain);
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
     * @param bufferBytes the size of each buffer in bytes, at least 1
     * @param buffersPerSlab the number of buffers in each slab, at least 1
     * @param maxSlabs the maximum number of slabs, at least 1
     * @param remote the access rights of peers; none by default
     * @throws IllegalArgumentException if {@code bufferBytes}, {@code buffersPerSlab} or {@code maxSlabs} is less than
     *     1
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

    /** Registers another slab if no buffer is free. Returns {@code false} if the pool has reached its maximum size. */
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
        long stride = ((long) bufferBytes + CACHE_LINE - 1) / CACHE_LINE * CACHE_LINE;
        MemoryRegion slab = spare;
        if (slab == null) {
            slab = MemoryRegion.allocate(domain, Math.multiplyExact(stride, buffersPerSlab), remote);
            slab.setPool(this);
            spare = slab;
        }
        slice(slab, stride);
        // Allocate nothing from here on, so that either all buffers of the slab become free, or none.
        int first = slabCount * buffersPerSlab;
        slabs[slabCount++] = slab;
        spare = null;
        free.add(first, first + buffersPerSlab - 1);
        return true;
    }

    /** Slices the given slab into buffers. */
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
                // Typically after an OutOfMemoryError: release the buffers allocated so far.
                Arrays.fill(buffers, first, first + buffersPerSlab, null);
            }
        }
    }

    /**
     * Leases a buffer without waiting.
     *
     * @return the lease, or an empty {@code Optional} if no buffer is free and the pool has reached its maximum number
     *     of slabs
     * @throws IllegalStateException if the pool is closed
     * @throws VerbsException if another slab is needed but cannot be registered
     */
    public Optional<Lease> tryLease() throws VerbsException {
        while (true) {
            long head = free.head();
            if (FreeList.isEmpty(head)) {
                if (!grow()) {
                    return Optional.empty();
                }
            } else {
                // Create the lease before the buffer is removed from the list: an Error in between would leak the
                // buffer.
                Optional<Lease> lease = Optional.of(new Lease(Objects.requireNonNull(buffers[FreeList.first(head)])));
                if (free.remove(head)) {
                    return lease;
                }
            }
        }
    }

    /**
     * Leases a buffer. If no buffer is free and the pool has reached its maximum number of slabs, waits until a buffer
     * is returned.
     *
     * @param timeout the maximum time to wait
     * @throws RdmaTimeoutException if no buffer becomes free within the timeout
     * @throws IllegalStateException if the pool is closed
     * @throws VerbsException if another slab is needed but cannot be registered
     */
    public Lease lease(Duration timeout) throws RdmaException {
        long nanos = Timeouts.nanos(timeout);
        long start = System.nanoTime();
        while (true) {
            long head = free.head();
            if (FreeList.isEmpty(head)) {
                awaitFree(timeout, nanos, start);
            } else {
                // Create the lease before the buffer is removed from the list: an Error in between would leak the
                // buffer.
                Lease lease = new Lease(Objects.requireNonNull(buffers[FreeList.first(head)]));
                if (free.remove(head)) {
                    return lease;
                }
            }
        }
    }

    /** Waits until a buffer is free, or registers another slab. */
    private void awaitFree(Duration timeout, long nanos, long start) throws RdmaException {
        try (Idle idle = new Idle(this)) {
            while (!grow()) {
                if (System.nanoTime() - start > nanos) {
                    throw new RdmaTimeoutException("Cannot lease a buffer from the " + this + ": all " + buffers.length
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
                    "Cannot close the " + this + " with " + leased + " buffers leased; close the leases first");
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

    /**
     * Closes the given slab. If closing it fails, for example because memory is exhausted, the slab is closed together
     * with the protection domain.
     */
    private static void close(MemoryRegion slab) throws VerbsException {
        boolean closed = false;
        try {
            slab.setPool(null);
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

    /** Returns the current number of buffers, both leased and free. The number grows with each additional slab. */
    public synchronized int buffers() {
        return slabCount * buffersPerSlab;
    }
}
