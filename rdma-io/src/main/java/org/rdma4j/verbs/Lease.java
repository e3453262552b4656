package org.rdma4j.verbs;

import java.io.Closeable;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A buffer of a {@link BufferPool}, from {@link BufferPool#tryLease} until it is closed, which gives it back. Work may
 * name it as often as wanted. While work that does is in flight it can neither be given back nor be read or written by
 * this program.
 *
 * <p>The pool uses the object again for whoever leases the buffer next: do not keep it after closing it.
 */
public final class Lease implements LocalMemory, Closeable {
    private static final int FREE = 0;
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

    final int number;
    /** This, for {@link BufferPool#tryLease} to give without allocating. */
    final Optional<Lease> present = Optional.of(this);

    private final BufferPool pool;
    private final MemoryRegion slab;
    private final long offset;
    private final MemorySegment memory;
    private int state;

    Lease(BufferPool pool, int number, MemoryRegion slab, long offset, long length) {
        this.pool = pool;
        this.number = number;
        this.slab = slab;
        this.offset = offset;
        this.memory = slab.memory().asSlice(offset, length);
    }

    /** A part of one, which holds it as a whole. */
    record Part(Lease lease, long start, long length) implements LocalMemory {
        Part {
            Objects.checkFromIndexSize(start, length, lease.length());
        }

        @Override
        public MemoryRegion region() {
            return lease.slab;
        }

        @Override
        public long offset() {
            return lease.offset + start;
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

    /** The lease that a buffer is or is a part of; null if it is no pool's. */
    static @Nullable Lease of(LocalMemory buffer) {
        return buffer instanceof Lease lease ? lease : buffer instanceof Part part ? part.lease : null;
    }

    void taken() {
        STATE.setRelease(this, OWNED);
    }

    /** Work that names it is about to be posted. */
    void hold() {
        int now = (int) STATE.getVolatile(this);
        // A state that is put right afterwards could be the next owner's by then.
        while (now >= OWNED && !STATE.compareAndSet(this, now, now + 1)) {
            now = (int) STATE.getVolatile(this);
        }
        if (now < OWNED) {
            throw refusal(now);
        }
    }

    /** Work that names it is not in flight any more. */
    void letGo() {
        STATE.getAndAdd(this, -1);
    }

    private IllegalStateException refusal(int now) {
        return new IllegalStateException(this
                + (now == FREE ? " was given back to its pool" : " is in use by the device: wait for its work first"));
    }

    /**
     * Gives it back to the pool.
     *
     * @throws IllegalStateException if the device has it, or it was given back already
     */
    @Override
    public void close() {
        if (!STATE.compareAndSet(this, OWNED, FREE)) {
            throw refusal((int) STATE.getAcquire(this));
        }
        pool.giveBack(this);
    }

    /** Whether work that names it is in flight. */
    public boolean isInFlight() {
        return (int) STATE.getAcquire(this) > OWNED;
    }

    @Override
    public MemoryRegion region() {
        return slab;
    }

    @Override
    public long offset() {
        return offset;
    }

    @Override
    public long length() {
        return memory.byteSize();
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException if the device has it, or it was given back
     */
    @Override
    public MemorySegment memory() {
        int now = (int) STATE.getAcquire(this);
        if (now != OWNED) {
            throw refusal(now);
        }
        return memory;
    }

    @Override
    public LocalMemory slice(long start, long length) {
        return new Part(this, start, length);
    }

    @Override
    public String toString() {
        return "buffer " + number + " of " + pool;
    }
}
