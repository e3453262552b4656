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
 * <p>The pool uses the object again for whoever leases the buffer next: do not keep it after closing it. Requests that named
 * it before, and slices that were made of it then, are refused from then on, also when it is leased again.
 */
public final class Lease implements LocalMemory, Closeable {
    // In the low half of the state. The high half counts how often it was leased.
    private static final int FREE = 0;
    /** And one more for each post in flight. */
    private static final int OWNED = 1;

    private static final long TURN = 1L << Integer.SIZE;

    private static final VarHandle STATE;

    static {
        try {
            STATE = MethodHandles.lookup().findVarHandle(Lease.class, "state", long.class);
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
    private long state;

    Lease(BufferPool pool, int number, MemoryRegion slab, long offset, long length) {
        this.pool = pool;
        this.number = number;
        this.slab = slab;
        this.offset = offset;
        this.memory = slab.memory().asSlice(offset, length);
    }

    /** A part of one, which holds it as a whole, as long as it is leased to whoever it was then. */
    record Part(Lease lease, int turn, long start, long length) implements LocalMemory {
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
            return lease.memory(turn).asSlice(start, length);
        }

        @Override
        public LocalMemory slice(long at, long bytes) {
            Objects.checkFromIndexSize(at, bytes, length);
            return new Part(lease, turn, start + at, bytes);
        }
    }

    /** The lease that a buffer is or is a part of; null if it is no pool's. */
    static @Nullable Lease of(LocalMemory buffer) {
        return buffer instanceof Lease lease ? lease : buffer instanceof Part part ? part.lease : null;
    }

    /** Which of its leases, counted from 1, whoever names it so has or had. */
    static int turnOf(LocalMemory buffer) {
        return buffer instanceof Lease lease ? lease.turn() : buffer instanceof Part part ? part.turn : 0;
    }

    private int turn() {
        return turn((long) STATE.getAcquire(this));
    }

    private static int turn(long now) {
        return (int) (now >>> Integer.SIZE);
    }

    void taken() {
        STATE.setRelease(this, (long) STATE.getAcquire(this) + TURN + OWNED);
    }

    /** Work that names it is about to be posted, and named it while that lease was on. */
    void hold(int turn) {
        long now = (long) STATE.getVolatile(this);
        // A state that is put right afterwards could be the next owner's by then.
        while ((int) now >= OWNED && turn(now) == turn && !STATE.compareAndSet(this, now, now + 1)) {
            now = (long) STATE.getVolatile(this);
        }
        if ((int) now < OWNED || turn(now) != turn) {
            throw refusal(now, turn);
        }
    }

    /** Work that names it is not in flight any more. */
    void letGo() {
        STATE.getAndAdd(this, -1L);
    }

    private IllegalStateException refusal(long now, int turn) {
        String reason = (int) now == FREE
                ? " was given back to its pool"
                : turn(now) != turn
                        ? " was given back to its pool, and leased once more: name the new lease"
                        : " is in use by the device: wait for its work first";
        return new IllegalStateException(this + reason);
    }

    /**
     * Gives it back to the pool.
     *
     * @throws IllegalStateException if the device has it, or it was given back already
     */
    @Override
    public void close() {
        long now = (long) STATE.getAcquire(this);
        if ((int) now != OWNED || !STATE.compareAndSet(this, now, now - OWNED)) {
            throw refusal((long) STATE.getAcquire(this), turn(now));
        }
        pool.giveBack(this);
    }

    /** Whether work that names it is in flight. */
    public boolean isInFlight() {
        return (int) (long) STATE.getAcquire(this) > OWNED;
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
        return memory(turn());
    }

    /** The same, for whoever named it while that lease was on. */
    MemorySegment memory(int turn) {
        long now = (long) STATE.getAcquire(this);
        if ((int) now != OWNED || turn(now) != turn) {
            throw refusal(now, turn);
        }
        return memory;
    }

    @Override
    public LocalMemory slice(long start, long length) {
        return new Part(this, turn(), start, length);
    }

    @Override
    public String toString() {
        return "buffer " + number + " of " + pool;
    }
}
