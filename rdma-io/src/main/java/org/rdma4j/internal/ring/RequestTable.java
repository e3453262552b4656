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
 * Table of a queue's prepared requests, by request index, and allocator of their native memory. The table holds a
 * strong reference to each request that is in flight or has an undelivered completion. It may hold only a weak
 * reference to an idle request, so that the garbage collector can reclaim requests that the application no longer
 * references. The index and the native memory of a collected request are reused.
 *
 * <p>Each call to {@link #add} examines the next few requests in the table. The reference to a request becomes weak
 * when the request is found idle twice without having been posted in between. The next post makes the reference strong
 * again.
 *
 * <p>Only the poster may change the table. Any thread may look up requests.
 *
 * @param <R> the type of the requests
 */
public final class RequestTable<R> {
    /**
     * Gives the table access to the properties of requests.
     *
     * @param <R> the type of the requests
     */
    public interface Accessor<R> {
        /** Returns the index of the given request in its table. */
        int index(R request);

        /** Returns the address of the given request's native memory. */
        long address(R request);

        /**
         * Returns {@code true} if the given request is idle, was idle at the previous call, and has not been posted in
         * between.
         */
        boolean hasStayedIdle(R request);

        /** Forces the next post of the given request onto the slow path, which calls {@link RequestTable#hold}. */
        void recheck(R request);
    }

    /** Minimum size of a chunk of native memory, in bytes. */
    private static final long MIN_CHUNK_SIZE = 8192;
    /** Alignment of allocated memory, in bytes. */
    private static final long ALIGNMENT = 64;
    /** Maximum number of requests examined by each call to {@link #add}. */
    private static final int MAX_SWEPT = 4;

    /**
     * Weak reference to an idle request. When the garbage collector enqueues the reference, the index and the native
     * memory of the request may be reused.
     */
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

    // Thread-confined to the poster.

    private final Arena arena = Arena.ofAuto();
    private final long requestBytes;
    private final ReferenceQueue<R> collected = new ReferenceQueue<>();
    /** Chunk of native memory from which requests are allocated. */
    private MemorySegment chunk = MemorySegment.NULL;
    /** Number of bytes allocated from {@link #chunk}. */
    private long chunkUsed;
    /**
     * Reference to the collected request whose memory the last call to {@link #allocate()} returned, or {@code null} if
     * that memory is new.
     */
    private @Nullable IdleReference<R> reused;

    /** Count of request indices assigned so far. */
    private int count;
    /** Index of the last request examined. */
    private int sweepIndex;

    // Written by the poster while it holds the monitor; read by any thread.

    /**
     * Strong references, indexed by request index. Each addition ends with a write to this field, so that a thread that
     * reads the field sees all elements added before.
     */
    private volatile @Nullable Object[] requests = new Object[8];
    /** Weak references, indexed by request index. */
    private volatile @Nullable IdleReference<?>[] idle = new IdleReference<?>[8];

    /**
     * Creates an empty table.
     *
     * @param accessor gives access to the properties of requests
     * @param requestBytes the size of a request's native memory in bytes
     */
    public RequestTable(Accessor<R> accessor, long requestBytes) {
        this.accessor = accessor;
        this.requestBytes = requestBytes;
    }

    /** Allocates native memory for the next request to add, and returns the address of the memory. */
    @SuppressWarnings("unchecked") // The reference queue contains only references from this table.
    public long allocate() {
        reused = (IdleReference<R>) collected.poll();
        return reused != null ? reused.address : allocate(requestBytes);
    }

    /** Allocates zeroed native memory that lives as long as the table, and returns the address of the memory. */
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
     * Adds the given request, whose native memory was returned by the last call to {@link #allocate()}.
     *
     * @param isDelivered returns {@code true} for an index if the current completion of a poll result belongs to the
     *     request with this index, so that the caller can still obtain the request
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

    /** Replaces the strong reference to a request with a weak reference if the request has stayed idle. */
    private void sweep(int index, IntPredicate isDelivered) {
        R request = strong(index);
        if (request != null && accessor.hasStayedIdle(request) && !isDelivered.test(index)) {
            accessor.recheck(request);
            idle[index] = new IdleReference<>(request, index, accessor.address(request), collected);
            // Pairs with the fence in find: a reader that no longer finds the strong reference finds the weak one.
            VarHandle.releaseFence();
            requests[index] = null;
        }
    }

    /**
     * Makes the reference to the given request strong. The poster must call this method before it posts the request.
     */
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
     * Returns the request with the given index. The request must be in flight, have an undelivered completion, or have
     * just been delivered.
     */
    public R get(int index) {
        R request = strong(index);
        return request != null ? request : getIdle(index);
    }

    private R getIdle(int index) {
        R request = find(index);
        if (request == null) {
            throw new IllegalStateException("The request with index " + index + " has been garbage collected");
        }
        return request;
    }

    /** Returns the request with the given index, or {@code null} if it has been garbage collected. */
    public @Nullable R find(int index) {
        R request = strong(index);
        if (request != null) {
            return request;
        }
        VarHandle.acquireFence();
        IdleReference<R> reference = weak(index);
        return reference == null ? strong(index) : reference.get();
    }

    /** Performs the given action for each request that has not been garbage collected. */
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
