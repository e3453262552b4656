package org.rdma4j.verbs;

import java.io.Closeable;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.ring.FreeList;

/**
 * A lease of a buffer from a {@link BufferPool}. The lease begins with {@link BufferPool#tryLease} or {@link
 * BufferPool#lease}; closing it returns the buffer to the pool. Any number of requests may use a lease. While one of them is
 * in flight, the lease cannot be closed, and the program cannot access its {@link #memory}.
 *
 * {@snippet lang=java :
 * Optional<Lease> free = pool.tryLease();
 * if (free.isPresent()) {
 *     try (Lease buffer = free.get()) {
 *         queuePair.prepareRead(record, buffer.slice(0, record.length())).complete(TIMEOUT);
 *         System.out.println(buffer.memory().getString(0));
 *     }
 * }
 * }
 *
 * <p>Each lease is a new object. A closed lease gives no access to the buffer, even if the buffer has been leased again, and
 * requests that use the lease or a slice of it can no longer be posted.
 *
 * <p>Any thread may use a lease.
 *
 * @see "docs/reference/memory-and-lifetime.md"
 */
public final class Lease implements LocalMemory, Closeable {
    /** State of a closed lease. */
    private static final int CLOSED = 0;
    /** State of a lease that no work in flight uses. Each post in flight adds 1. */
    private static final int OWNED = 1;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Lease.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Buffer buffer;
    private int state = OWNED;

    Lease(Buffer buffer) {
        this.buffer = buffer;
    }

    /**
     * A buffer of a pool.
     *
     * @param pool the {@link BufferPool}, named in messages
     * @param free indices of the free buffers of the pool
     * @param index index of the buffer in its pool
     * @param slab the region that contains the buffer
     * @param offset offset of the first byte in the slab
     * @param memory the bytes of the buffer
     */
    record Buffer(Resource pool, FreeList free, int index, MemoryRegion slab, long offset, MemorySegment memory) {}

    /** A part of a lease. Work that uses the part holds the whole lease. */
    record Part(Lease lease, long start, long length) implements LocalMemory {
        Part {
            Objects.checkFromIndexSize(start, length, lease.length());
        }

        @Override
        public MemoryRegion region() {
            return lease.region();
        }

        @Override
        public long offset() {
            return lease.offset() + start;
        }

        @Override
        public MemorySegment memory() {
            return lease.memory().asSlice(start, length);
        }

        @Override
        public LocalMemory slice(long at, long bytes) {
            Objects.checkFromIndexSize(at, bytes, length);
            return new Part(lease, start + at, bytes);
        }
    }

    /** Returns the lease that a buffer belongs to; null if the buffer is not leased from a pool. */
    static @Nullable Lease of(LocalMemory buffer) {
        return buffer instanceof Lease lease ? lease : buffer instanceof Part part ? part.lease : null;
    }

    /**
     * Holds the lease for a post that is about to be made.
     *
     * @throws IllegalStateException if the lease is closed
     */
    void hold() {
        int now = (int) STATE.getVolatile(this);
        while (now >= OWNED && !STATE.compareAndSet(this, now, now + 1)) {
            now = (int) STATE.getVolatile(this);
        }
        if (now < OWNED) {
            throw unavailable(now);
        }
    }

    /** Undoes one {@link #hold}. Called when the post has completed. */
    void release() {
        STATE.getAndAdd(this, -1);
    }

    private IllegalStateException unavailable(int now) {
        return new IllegalStateException(this
                + (now == CLOSED
                        ? " was returned to its pool: use a new lease"
                        : " is in use by the device: wait for the completion of its work first"));
    }

    /**
     * Closes the lease and returns the buffer to the pool.
     *
     * @throws IllegalStateException if work in flight uses the lease, or the lease is closed already
     */
    @Override
    public void close() {
        if (!STATE.compareAndSet(this, OWNED, CLOSED)) {
            throw unavailable((int) STATE.getAcquire(this));
        }
        boolean released = false;
        try {
            buffer.free.add(buffer.index);
            released = true;
        } finally {
            if (!released) {
                // A StackOverflowError. A plain store needs no stack.
                state = OWNED;
            }
        }
    }

    /** Returns {@code true} if work in flight uses the lease. */
    public boolean isInFlight() {
        return (int) STATE.getAcquire(this) > OWNED;
    }

    /**
     * Returns the region that contains this buffer and other buffers of the pool. The region belongs to the pool: the
     * program cannot close or change it, and requests use its memory only by way of leases.
     */
    @Override
    public MemoryRegion region() {
        return buffer.slab;
    }

    @Override
    public long offset() {
        return buffer.offset;
    }

    @Override
    public long length() {
        return buffer.memory.byteSize();
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException if work in flight uses the lease, or the lease is closed
     */
    @Override
    public MemorySegment memory() {
        int now = (int) STATE.getAcquire(this);
        if (now != OWNED) {
            throw unavailable(now);
        }
        return buffer.memory;
    }

    @Override
    public LocalMemory slice(long start, long length) {
        return new Part(this, start, length);
    }

    @Override
    public String toString() {
        return "buffer " + buffer.index + " of " + buffer.pool;
    }
}
