package org.rdma4j.internal.ring;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Table of the prepared requests of a queue, by index, and allocator of their native memory. The table has a strong reference
 * to each request that is in flight or has an undelivered completion. It may have only a weak reference to an idle request,
 * so that a request that the program no longer references can be garbage collected. The index and the memory of a collected
 * request are reused.
 *
 * <p>Each call of {@link #add} examines the next few requests of the table. The reference to a request becomes weak when the
 * request is found idle twice without a post in between. The next post of the request makes the reference strong again.
 *
 * <p>Only the poster changes the table. Any thread may look up requests.
 *
 * @param <R> type of the requests
 */
public final class RequestTable<R> {
    /**
     * Access to the properties of requests that the table uses.
     *
     * @param <R> type of the requests
     */
    public interface Accessor<R> {
        /** Returns the index of a request in its table. */
        int index(R request);

        /** Returns the address of a request's native memory. */
        long address(R request);

        /** Returns {@code true} if a request is idle, and was at the previous call, without a post in between. */
        boolean hasStayedIdle(R request);

        /** Forces the next post of a request to take the slow path, which calls {@link RequestTable#hold}. */
        void recheck(R request);
    }

    /** Minimum size of a chunk of native memory, in bytes. */
    private static final long MIN_CHUNK_SIZE = 8192;
    /** Alignment of allocated memory, in bytes. */
    private static final long ALIGNMENT = 64;
    /** Maximum number of requests that {@link #add} examines. */
    private static final int MAX_SWEPT = 4;

    /** Weak reference to an idle request. When the garbage collector enqueues it, the index and the memory become free. */
    private static final class IdleReference<R> extends WeakReference<R> {
        private final int index;
        private final long address;

        private IdleReference(R request, int index, long address, ReferenceQueue<R> collected) {
            super(request, collected);
            this.index = index;
            this.address = address;
        }
    }

    private final Accessor<R> accessor;

    // Confined to the poster.

    private final Arena arena = Arena.ofAuto();
    private final long requestBytes;
    private final ReferenceQueue<R> collected = new ReferenceQueue<>();
    /** Chunk of native memory from which new memory is allocated. */
    private MemorySegment chunk = MemorySegment.NULL;
    /** Number of bytes of {@link #chunk} that are allocated. */
    private long chunkUsed;
    /** Reference to the collected request whose memory {@link #allocate()} returned last; null if that memory is new. */
    private @Nullable IdleReference<R> reused;

    /** Number of indices that have been assigned. */
    private int count;
    /** Index of the request that was examined last. */
    private int sweepIndex;

    // Written by the poster while it holds the monitor, read by any thread.

    /** Strong references, by index. Written after each addition, so that a volatile read makes all elements visible. */
    private volatile @Nullable Object[] requests = new Object[8];
    /** Weak references, by index. */
    private volatile @Nullable IdleReference<?>[] idle = new IdleReference<?>[8];

    /** @param requestBytes size of a request's native memory, in bytes */
    public RequestTable(Accessor<R> accessor, long requestBytes) {
        this.accessor = accessor;
        this.requestBytes = requestBytes;
    }

    /** Allocates native memory for the next request to be added. Returns its address. */
    @SuppressWarnings("unchecked") // The reference queue has references of this table only.
    public long allocate() {
        reused = (IdleReference<R>) collected.poll();
        return reused != null ? reused.address : allocate(requestBytes);
    }

    /** Allocates zeroed native memory that lives as long as the table. Returns its address. */
    public long allocate(long bytes) {
        long aligned = (bytes + ALIGNMENT - 1) & -ALIGNMENT;
        if (chunkUsed + aligned > chunk.byteSize()) {
            chunk = arena.allocate(Math.max(MIN_CHUNK_SIZE, aligned), ALIGNMENT);
            chunkUsed = 0;
        }
        long at = chunk.address() + chunkUsed;
        chunkUsed += aligned;
        return at;
    }

    /**
     * Adds a request whose memory {@link #allocate} returned last.
     *
     * @param isDelivered returns {@code true} if the current completion of a poll result belongs to the request with the
     *     given index, so that the program may still obtain the request
     * @return the index of the request
     */
    public synchronized int add(R request, IntPredicate isDelivered) {
        for (int i = 0; i < Math.min(MAX_SWEPT, count); i++) {
            sweepIndex = sweepIndex + 1 < count ? sweepIndex + 1 : 0;
            sweep(sweepIndex, isDelivered);
        }
        IdleReference<R> free = reused;
        reused = null;
        if (free != null) {
            requests[free.index] = request;
            requests = requests;
            idle[free.index] = null;
            return free.index;
        }
        if (count == requests.length) {
            requests = Arrays.copyOf(requests, count * 2);
            idle = Arrays.copyOf(idle, count * 2);
        }
        requests[count] = request;
        requests = requests;
        return count++;
    }

    /** Replaces the strong reference to a request by a weak one if the request has stayed idle. */
    private void sweep(int index, IntPredicate isDelivered) {
        R request = strong(index);
        if (request != null && accessor.hasStayedIdle(request) && !isDelivered.test(index)) {
            accessor.recheck(request);
            idle[index] = new IdleReference<>(request, index, accessor.address(request), collected);
            // Pairs with the fence in find: a reader that finds no strong reference finds the weak one.
            VarHandle.releaseFence();
            requests[index] = null;
        }
    }

    /** Makes the reference to a request strong. Called before the request is posted. */
    public synchronized void hold(R request) {
        int index = accessor.index(request);
        if (requests[index] == null) {
            requests[index] = request;
            requests = requests;
            IdleReference<?> before = idle[index];
            if (before != null) {
                before.clear();
            }
            idle[index] = null;
        }
    }

    /**
     * Returns the request with an index. The request must be in flight, have an undelivered completion, or have just been
     * delivered.
     */
    public R get(int index) {
        R request = strong(index);
        return request != null ? request : getIdle(index);
    }

    private R getIdle(int index) {
        R request = find(index);
        if (request == null) {
            throw new IllegalStateException("the request with index " + index + " has been collected");
        }
        return request;
    }

    /** Returns the request with an index; null if it has been collected. */
    public @Nullable R find(int index) {
        R request = strong(index);
        if (request != null) {
            return request;
        }
        VarHandle.acquireFence();
        IdleReference<R> reference = weak(index);
        return reference == null ? strong(index) : reference.get();
    }

    /** Calls an action with each request that has not been collected. */
    public synchronized void forEach(Consumer<R> action) {
        for (int i = 0; i < count; i++) {
            R request = strong(i);
            IdleReference<R> reference = weak(i);
            if (request == null && reference != null) {
                request = reference.get();
            }
            if (request != null) {
                action.accept(request);
            }
        }
    }

    @SuppressWarnings("unchecked") // Only requests of this type are added.
    private @Nullable R strong(int index) {
        return (R) requests[index];
    }

    @SuppressWarnings("unchecked") // Only references to requests of this type are added.
    private @Nullable IdleReference<R> weak(int index) {
        return (IdleReference<R>) idle[index];
    }
}
