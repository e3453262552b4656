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
 * A pool of registered buffers of the same size. The buffers are slices of large memory regions, called <em>slabs</em>,
 * which are registered on demand. A pool is created by {@link #create}.
 *
 * <p>Any thread may lease a buffer, and any thread may return it by closing the {@link Lease}. Both operations are
 * lock-free, except that leasing a buffer takes a lock when it registers another slab. A lease is a small object; the
 * buffers themselves are allocated only once.
 *
 * <p>Neither the pool nor its protection domain can be closed while any buffer is leased. After a failure, abort the
 * queue pair, close the leases, and then close the pool.
 */
public final class BufferPool extends Resource {
    private static final long CACHE_LINE = 64;
    /** Number of low bits in {@link #free} that hold an index. */
    private static final int INDEX_BITS = 32;

    private final ProtectionDomain domain;
    private final int bufferBytes;
    private final int buffersPerSlab;
    private final Access[] remote;
    /** All buffers, by index; {@code null} for slabs that have not been registered. */
    private final Lease.@Nullable Buffer[] buffers;
    /**
     * Links of the free list. The link of a buffer is the index of the next free buffer plus 1, or 0 at the end of the
     * list.
     */
    private final int[] next;
    /**
     * Head of the free list. The low bits hold the index of the first free buffer plus 1, or 0 if no buffer is free.
     * The high bits hold a version that changes with each update, so that a compare-and-set detects intermediate
     * changes.
     */
    private final AtomicLong free = new AtomicLong();

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
        this.next = new int[buffers.length];
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
    protected void opened(MemorySegment none) throws VerbsException {
        grow();
    }

    /** Registers another slab if no buffer is free. Returns {@code false} if the pool has reached its maximum size. */
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
        // Allocate nothing from here on, so that either all buffers of the slab become free, or none.
        int first = slabCount * buffersPerSlab;
        slabs[slabCount++] = slab;
        spare = null;
        release(first, first + buffersPerSlab - 1);
        return true;
    }

    /** Slices the given slab into buffers and links the buffers. */
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
            long head = free.get();
            int first = (int) head;
            if (first == 0) {
                if (!grow()) {
                    return Optional.empty();
                }
            } else {
                // Create the lease before the buffer is removed from the list: an Error in between would leak the
                // buffer.
                Optional<Lease> lease = Optional.of(new Lease(this, Objects.requireNonNull(buffers[first - 1])));
                if (free.compareAndSet(head, nextVersion(head) | next[first - 1])) {
                    return lease;
                }
            }
        }
    }

    /** Returns the head of an empty list, with the version that follows the version of the given head. */
    private static long nextVersion(long head) {
        return ((head >>> INDEX_BITS) + 1) << INDEX_BITS;
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
        try (Idle idle = new Idle(this)) {
            while (true) {
                Optional<Lease> lease = tryLease();
                if (lease.isPresent()) {
                    return lease.get();
                }
                if (System.nanoTime() - start > nanos) {
                    throw new RdmaTimeoutException("Cannot lease a buffer from the " + this + ": all " + buffers.length
                            + " buffers are leased, and none was returned within " + Timeouts.text(timeout));
                }
                idle.pause();
            }
        }
    }

    /** Returns the buffer with the given index to the pool. */
    void release(int index) {
        release(index, index);
    }

    /** Adds buffers with consecutive indices, which must already be linked, to the front of the free list. */
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
    protected synchronized void destroy(MemorySegment none) {
        // Take all free buffers, so that none of them can be leased in the meantime.
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
                    "Cannot close the " + this + " with " + leased + " buffers leased; close the leases first");
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

    /**
     * Closes the given slab. If closing it fails, for example because memory is exhausted, the slab is closed together
     * with the protection domain.
     */
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

    /** Returns the current number of buffers, both leased and free. The number grows with each additional slab. */
    public synchronized int buffers() {
        return slabCount * buffersPerSlab;
    }
}
