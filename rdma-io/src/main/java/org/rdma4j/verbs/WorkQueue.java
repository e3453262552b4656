package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;

/**
 * What work is posted to: which requests are in flight, and how many. One thread posts; one, the same or another, reads
 * the completions. Each writes its own counter and reads the other's.
 *
 * <p>A receive's completion names its request, so receives may complete in any order. A {@link SendQueue} knows more:
 * one completion there tells of all sends before it.
 */
abstract class WorkQueue {
    /** A wr_id is the queue's number, and in the low bits the request that a completion is of. */
    static final int REQUEST_BITS = 40;

    static final long REQUEST_MASK = (1L << REQUEST_BITS) - 1;

    static final VarHandle POSTED;
    static final VarHandle COMPLETED;
    private static final long CHUNK = 8192;

    static {
        try {
            POSTED = MethodHandles.lookup().findVarHandle(WorkQueue.class, "posted", long.class);
            COMPLETED = MethodHandles.lookup().findVarHandle(WorkQueue.class, "completed", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final Resource holder;
    final ProtectionDomain domain;
    final Owner owner;
    final int mostElements;
    final int invalidationFlags;
    /** Where a post leaves the address of what it refuses. */
    final long bad;

    /** Of what requests are written in: they may be kept, and changed, for longer than the queue is there. */
    private final Arena arena = Arena.ofAuto();

    private MemorySegment chunk = MemorySegment.NULL;
    private long used;
    WorkRequest<?>[] requests = new WorkRequest<?>[8];
    private int requestCount;

    int depth;
    /** Whether its messages are datagrams, before which the route header comes. */
    boolean datagrams;

    long posted;
    long completed;
    /** How far {@link #posted} may go without a further look; 0 where the state has to be asked first. */
    private long limit;

    WorkQueue(Resource holder, ProtectionDomain domain, Owner owner, int depth, int mostElements) {
        this.holder = holder;
        this.domain = domain;
        this.owner = owner;
        this.depth = depth;
        this.mostElements = mostElements;
        this.invalidationFlags = domain.context().invalidationFlags();
        this.bad = arena.allocate(ADDRESS).address();
        domain.add(this);
    }

    /** {@code send}, {@code receive} or {@code shared receive}. */
    abstract String kind();

    /** Refuses a post in a state, or after a failure, that allows none. */
    abstract void checkCanPost(WorkRequest<?> request) throws RdmaException;

    /** Takes note of what is posted next; gives its wr_id. */
    abstract long place(WorkRequest<?> request, long at);

    /** Posts to the driver; gives its error number. */
    abstract int postNative(WorkRequest<?> request, long id);

    /**
     * A completion has come.
     *
     * @param id its wr_id
     * @param wc the address of its {@code struct ibv_wc}
     * @return the request that it is of; null if that counts as flushed already
     */
    abstract @Nullable WorkRequest<?> completed(long id, int status, long wc);

    /** Reads completions that may be of this queue, as far as this thread reads them; gives how many there were. */
    abstract int progress() throws VerbsException;

    /** Waits for a request, and reads completions meanwhile. */
    abstract void await(WorkRequest<?> request, Duration timeout) throws RdmaException;

    /** The queue pair that a request is for, or that its last message came by. */
    abstract QueuePair queuePair(WorkRequest<?> request);

    final synchronized int add(WorkRequest<?> request) {
        if (requestCount == requests.length) {
            requests = Arrays.copyOf(requests, requestCount * 2);
        }
        requests[requestCount] = request;
        return requestCount++;
    }

    /** The requests that there are, in flight or not, of which this is true. */
    final synchronized void collect(Predicate<WorkRequest<?>> wanted, List<WorkRequest<?>> into) {
        for (int i = 0; i < requestCount; i++) {
            if (wanted.test(requests[i])) {
                into.add(requests[i]);
            }
        }
    }

    /** Memory for a request of its own size and a list of elements. */
    final long room(long requestBytes) {
        owner.check();
        holder.handle();
        long aligned = (requestBytes + mostElements * WorkRequest.SGE_SIZE + 63) & ~63;
        if (used + aligned > chunk.byteSize()) {
            chunk = arena.allocate(Math.max(CHUNK, aligned), 64);
            used = 0;
        }
        long at = chunk.address() + used;
        used += aligned;
        return at;
    }

    /** The state has changed: the next post looks at it. */
    final void recheck() {
        limit = 0;
    }

    final long inFlight() {
        return posted - (long) COMPLETED.getAcquire(this);
    }

    final boolean tryPost(WorkRequest<?> request) throws RdmaException {
        owner.check();
        long at = posted;
        if (at >= limit && !hasRoom(request)) {
            return false;
        }
        if (!request.ready) {
            request.check();
            request.ready = request.staysReady();
        }
        if (request.leases != null) {
            request.holdLeases();
        }
        long id = place(request, at);
        request.wasPosted();
        POSTED.setRelease(this, at + 1);
        int error = postNative(request, id);
        Reference.reachabilityFence(request);
        if (error != 0) {
            posted = at;
            request.wasNotPosted();
            throw refused(request, error);
        }
        return true;
    }

    private boolean hasRoom(WorkRequest<?> request) throws RdmaException {
        checkCanPost(request);
        limit = (long) COMPLETED.getAcquire(this) + depth;
        return posted < limit;
    }

    private VerbsException refused(WorkRequest<?> request, int error) {
        int errno = Math.abs(error);
        return VerbsException.of(
                new ErrnoException(request.function(), errno),
                errno == Errno.ENOMEM
                        ? "the driver's queue is full: " + request
                        : "the driver refuses " + request + where());
    }

    /** What else tells why the driver refused. */
    String where() {
        return "";
    }

    final void awaitRoom(WorkRequest<?> request, Duration timeout) throws RdmaException {
        long deadline = System.nanoTime() + Timeouts.nanos(timeout);
        Idle idle = new Idle();
        while (!tryPost(request)) {
            if (progress() == 0) {
                if (System.nanoTime() - deadline > 0) {
                    throw new RdmaTimeoutException("the " + this + " had no room for " + request + " within " + timeout
                            + "; nothing was posted");
                }
                idle.pause();
            } else {
                idle.reset();
            }
        }
    }

    /** The device has let go of everything: what is in flight counts as flushed. */
    void flush() {
        for (int i = 0; i < requestCount; i++) {
            while (requests[i].isInFlight()) {
                requests[i].flushed();
            }
        }
        COMPLETED.setRelease(this, posted);
        limit = 0;
    }

    /** It is gone, and nothing of it is in flight. */
    void retire() {
        domain.remove(this);
        for (int i = 0; i < requestCount; i++) {
            requests[i].retire();
        }
    }

    @Override
    public final String toString() {
        return kind() + " queue of " + holder + " (" + inFlight() + " of " + depth + " requests in flight)";
    }
}
