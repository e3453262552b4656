package org.rdma4j.verbs;

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
 * The prepared requests of a queue, by index, and the native memory they are written in. The table keeps a request alive
 * while it is in flight or has an undelivered completion. Of idle requests it keeps only weak references, so that a request
 * which the program drops is collected; its index and its memory are used again.
 *
 * <p>A sweep goes round the table, a few requests with each that is added. A request becomes weakly held when the sweep finds
 * it idle twice, without a post in between. The next post of a weakly held request makes it strongly held again.
 *
 * <p>Only the thread that prepares and posts changes the table; any thread looks requests up.
 */
final class RequestTable {
    private static final long CHUNK = 8192;
    private static final long ALIGNMENT = 64;
    /** Requests that the sweep looks at for each request that is added. */
    private static final int SWEPT = 4;

    /** An idle request. Its index and its memory are free once it is cleared. */
    private static final class Idle extends WeakReference<WorkRequest<?>> {
        private final int index;
        private final long address;

        private Idle(WorkRequest<?> request, ReferenceQueue<WorkRequest<?>> collected) {
            super(request, collected);
            index = request.index;
            address = request.address;
        }
    }

    private final Arena arena = Arena.ofAuto();
    private final long requestBytes;
    private final ReferenceQueue<WorkRequest<?>> collected = new ReferenceQueue<>();
    private MemorySegment chunk = MemorySegment.NULL;
    private long used;
    /** Whose memory {@link #allocate} has given out last; null if it was new. */
    private @Nullable Idle reused;

    /** Strongly held requests. Stored again with each request that is added: its readers see all that are in it. */
    private volatile @Nullable WorkRequest<?>[] requests = new WorkRequest<?>[8];

    private volatile @Nullable Idle[] idle = new Idle[8];
    private int count;
    /** Index of the request that the sweep looks at next. */
    private int hand;

    /** @param requestBytes native memory that each request needs */
    RequestTable(long requestBytes) {
        this.requestBytes = requestBytes;
    }

    /** Returns the address of native memory for the next request that is added. */
    long allocate() {
        reused = (Idle) collected.poll();
        return reused != null ? reused.address : allocate(requestBytes);
    }

    /** Returns the address of native memory that lives as long as the queue. */
    long allocate(long bytes) {
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
     * Adds a request whose memory was {@link #allocate allocated} last.
     *
     * @param isTaken whether a poll has just delivered the completion of the request with an index, and may ask for it
     * @return the index of the request
     */
    synchronized int add(WorkRequest<?> request, IntPredicate isTaken) {
        for (int i = 0; i < Math.min(SWEPT, count); i++) {
            hand = hand + 1 < count ? hand + 1 : 0;
            sweep(hand, isTaken);
        }
        Idle free = reused;
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

    private void sweep(int index, IntPredicate isTaken) {
        WorkRequest<?> request = requests[index];
        if (request != null && request.hasStayedIdle() && !isTaken.test(index)) {
            request.recheck();
            idle[index] = new Idle(request, collected);
            // A reader that finds no request here finds the reference.
            VarHandle.releaseFence();
            requests[index] = null;
        }
    }

    /** Holds a request strongly, which is about to be posted. */
    synchronized void hold(WorkRequest<?> request) {
        if (requests[request.index] == null) {
            requests[request.index] = request;
            requests = requests;
            Idle before = idle[request.index];
            if (before != null) {
                before.clear();
            }
            idle[request.index] = null;
        }
    }

    /** Returns the request with an index, which is in flight, has an undelivered completion or was just delivered. */
    WorkRequest<?> get(int index) {
        WorkRequest<?> request = requests[index];
        return request != null ? request : getIdle(index);
    }

    private WorkRequest<?> getIdle(int index) {
        WorkRequest<?> request = find(index);
        if (request == null) {
            throw new IllegalStateException("the request with index " + index + " has been collected");
        }
        return request;
    }

    /** Returns the request with an index; null if it has been collected. */
    @Nullable
    WorkRequest<?> find(int index) {
        WorkRequest<?> request = requests[index];
        if (request != null) {
            return request;
        }
        VarHandle.acquireFence();
        Idle reference = idle[index];
        return reference == null ? requests[index] : reference.get();
    }

    /** Calls an action with each request that was not collected. */
    synchronized void forEach(Consumer<WorkRequest<?>> action) {
        for (int i = 0; i < count; i++) {
            WorkRequest<?> request = requests[i];
            Idle reference = idle[i];
            if (request == null && reference != null) {
                request = reference.get();
            }
            if (request != null) {
                action.accept(request);
            }
        }
    }
}
