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
 * The prepared requests of a queue by index, and the native memory that they are written to. The table holds a request
 * strongly while it is in flight or has an undelivered completion. It holds an idle request weakly, so that a request which the
 * program has dropped is collected; its index and its memory are then used again.
 *
 * <p>Each request that is added lets a sweep examine the next few requests. A request becomes weakly held when the sweep finds
 * it idle twice without a post in between. The next post of a weakly held request makes it strongly held again.
 *
 * <p>The poster changes the table; any thread looks up requests.
 *
 * @param <R> the type of requests
 */
public final class RequestTable<R> {
    /**
     * What the table needs to know of requests.
     *
     * @param <R> the type of requests
     */
    public interface Accessor<R> {
        /** Returns the index of a request in its table. */
        int index(R request);

        /** Returns the address of a request's native memory. */
        long address(R request);

        /** Returns {@code true} if a request is idle, and was at the previous call, without a post in between. */
        boolean hasStayedIdle(R request);

        /** Has the next post of a request check it again, so that {@link RequestTable#hold} is called. */
        void recheck(R request);
    }

    private static final long CHUNK = 8192;
    private static final long ALIGNMENT = 64;
    /** Number of requests that the sweep examines for each request that is added. */
    private static final int SWEPT = 4;

    /** Weak reference to an idle request. Once it is cleared, the index and the memory are free. */
    private static final class Idle<R> extends WeakReference<R> {
        private final int index;
        private final long address;

        private Idle(R request, int index, long address, ReferenceQueue<R> collected) {
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
    private MemorySegment chunk = MemorySegment.NULL;
    private long used;
    /** The collected request whose memory {@link #allocate} returned last; null if that memory is new. */
    private @Nullable Idle<R> reused;

    private int count;
    /** Index of the request that the sweep examines next. */
    private int hand;

    // Written by the poster under the table's lock, read by any thread.

    /** Strongly held requests. Written again after each change, so that a volatile read makes all elements visible. */
    private volatile @Nullable Object[] requests = new Object[8];
    /** Weakly held requests. */
    private volatile @Nullable Idle<?>[] idle = new Idle<?>[8];

    /** @param requestBytes size of a request's native memory, in bytes */
    public RequestTable(Accessor<R> accessor, long requestBytes) {
        this.accessor = accessor;
        this.requestBytes = requestBytes;
    }

    /** Returns the address of native memory for the next request that is added. */
    @SuppressWarnings("unchecked") // The reference queue has references of this table only.
    public long allocate() {
        reused = (Idle<R>) collected.poll();
        return reused != null ? reused.address : allocate(requestBytes);
    }

    /** Returns the address of zeroed native memory that lives as long as the table. */
    public long allocate(long bytes) {
        long aligned = (bytes + ALIGNMENT - 1) & -ALIGNMENT;
        if (used + aligned > chunk.byteSize()) {
            chunk = arena.allocate(Math.max(CHUNK, aligned), ALIGNMENT);
            used = 0;
        }
        long at = chunk.address() + used;
        used += aligned;
        return at;
    }

    /**
     * Adds a request whose memory {@link #allocate} returned last.
     *
     * @param isDelivered whether a poll has just delivered a completion of the request with an index, for which the program
     *     may still ask
     * @return the index of the request
     */
    public synchronized int add(R request, IntPredicate isDelivered) {
        for (int i = 0; i < Math.min(SWEPT, count); i++) {
            hand = hand + 1 < count ? hand + 1 : 0;
            sweep(hand, isDelivered);
        }
        Idle<R> free = reused;
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

    private void sweep(int index, IntPredicate isDelivered) {
        R request = strong(index);
        if (request != null && accessor.hasStayedIdle(request) && !isDelivered.test(index)) {
            accessor.recheck(request);
            idle[index] = new Idle<>(request, index, accessor.address(request), collected);
            // A reader that finds no request here finds the reference.
            VarHandle.releaseFence();
            requests[index] = null;
        }
    }

    /** Holds a request strongly, before it is posted. */
    public synchronized void hold(R request) {
        int index = accessor.index(request);
        if (requests[index] == null) {
            requests[index] = request;
            requests = requests;
            Idle<?> before = idle[index];
            if (before != null) {
                before.clear();
            }
            idle[index] = null;
        }
    }

    /** Returns the request with an index, which is in flight, has an undelivered completion, or has just been delivered. */
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
        Idle<R> reference = weak(index);
        return reference == null ? strong(index) : reference.get();
    }

    /** Calls an action with each request that has not been collected. */
    public synchronized void forEach(Consumer<R> action) {
        for (int i = 0; i < count; i++) {
            R request = strong(i);
            Idle<R> reference = weak(i);
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
    private @Nullable Idle<R> weak(int index) {
        return (Idle<R>) idle[index];
    }
}
