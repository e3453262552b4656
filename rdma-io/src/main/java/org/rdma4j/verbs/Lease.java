package org.rdma4j.verbs;

import java.io.Closeable;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One turn with a buffer of a {@link BufferPool}: from {@link BufferPool#tryLease} until it is closed, which gives the
 * buffer back. Work may name the lease as often as wanted. While such work is in flight, the lease can neither be closed
 * nor be read or written by this program.
 *
 * <p>Each turn has a lease of its own, a small object. A closed lease stays closed: it gives no access to the buffer, and
 * closing it again leaves the buffer's next owner alone. Requests that name the lease, and slices of it, are rejected from
 * then on.
 */
public final class Lease implements LocalMemory, Closeable {
    private static final int CLOSED = 0;
    /** And one more for each post in flight. */
    private static final int OWNED = 1;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Lease.class, "state", int.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final BufferPool pool;
    private final Buffer buffer;
    private int state = OWNED;

    Lease(BufferPool pool, Buffer buffer) {
        this.pool = pool;
        this.buffer = buffer;
    }

    /**
     * A buffer of a pool, whoever leases it.
     *
     * @param number index of the buffer in its pool
     * @param slab the region that contains the buffer
     * @param offset offset of the first byte in the slab
     * @param memory its bytes
     */
    record Buffer(int number, MemoryRegion slab, long offset, MemorySegment memory) {}

    /** A part of a lease. Work that names the part holds the lease as a whole. */
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

    /** Returns the lease that a buffer is or is a part of; null if the buffer belongs to no pool. */
    static @Nullable Lease of(LocalMemory buffer) {
        return buffer instanceof Lease lease ? lease : buffer instanceof Part part ? part.lease : null;
    }

    /** Holds the lease for work that is about to be posted. */
    void hold() {
        int now = (int) STATE.getVolatile(this);
        while (now >= OWNED && !STATE.compareAndSet(this, now, now + 1)) {
            now = (int) STATE.getVolatile(this);
        }
        if (now < OWNED) {
            throw refusal(now);
        }
    }

    /** Undoes one {@link #hold}: the work is no longer in flight. */
    void letGo() {
        STATE.getAndAdd(this, -1);
    }

    private IllegalStateException refusal(int now) {
        return new IllegalStateException(this
                + (now == CLOSED
                        ? " was given back to its pool: name a new lease"
                        : " is in use by the device: wait for its work first"));
    }

    /**
     * Gives the buffer back to the pool.
     *
     * @throws IllegalStateException if work in flight uses the lease, or it is closed
     */
    @Override
    public void close() {
        if (!STATE.compareAndSet(this, OWNED, CLOSED)) {
            throw refusal((int) STATE.getAcquire(this));
        }
        pool.giveBack(buffer.number);
    }

    /** Returns {@code true} if work that names the lease is in flight. */
    public boolean isInFlight() {
        return (int) STATE.getAcquire(this) > OWNED;
    }

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
     * @throws IllegalStateException if work in flight uses the lease, or it is closed
     */
    @Override
    public MemorySegment memory() {
        int now = (int) STATE.getAcquire(this);
        if (now != OWNED) {
            throw refusal(now);
        }
        return buffer.memory;
    }

    @Override
    public LocalMemory slice(long start, long length) {
        return new Part(this, start, length);
    }

    @Override
    public String toString() {
        return "buffer " + buffer.number + " of " + pool;
    }
}
