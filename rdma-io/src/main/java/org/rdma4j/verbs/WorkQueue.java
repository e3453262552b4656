package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
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

    /** Whether work with buffers of a pool was ever posted. */
    boolean leased;

    long posted;
    long completed;
    /** How far {@link #posted} may go without a further look; 0 where the state has to be asked first. */
    long limit;

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

    /** Refuses a request that cannot be posted another time just now. */
    void checkCanRepeat(WorkRequest<?> request) {}

    /** Takes note of what is posted next, and writes its wr_id. */
    abstract void place(WorkRequest<?> request, long at);

    /** Posts a request, and those that follow it in its chain, to the driver; gives its error number. */
    abstract int postNative(WorkRequest<?> first);

    /** The last that were placed were not posted: they end at {@link #posted} now. */
    void tookBack() {}

    /**
     * A completion has come.
     *
     * @param id its wr_id
     * @param wc the address of its {@code struct ibv_wc}
     * @return the number of the request; {@link Completions#NONE} if it counts as flushed already, or nobody wants to know
     */
    abstract int completed(long id, int status, long wc);

    /** Reads completions that may be of this queue, as far as this thread reads them; gives how many there were. */
    abstract int progress() throws VerbsException;

    /** Reads completions once; whether the request is not in flight any more. */
    abstract boolean look(WorkRequest<?> request) throws RdmaException;

    /** Waits for a request, since that {@link System#nanoTime}, and reads completions meanwhile. */
    abstract void await(WorkRequest<?> request, Duration timeout, long start) throws RdmaException;

    /** What was in flight when the device let go of it. */
    abstract void flushed(WorkRequest<?> request);

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
        if (at >= limit && !hasRoom(request, 1)) {
            return false;
        }
        if (!request.ready) {
            request.prepare(false);
            holdLeases(request);
        }
        place(request, at);
        POSTED.setRelease(this, at + 1);
        int error = postNative(request);
        Reference.reachabilityFence(request);
        if (error != 0) {
            throw refused(request, error);
        }
        return true;
    }

    final boolean tryPost(WorkChain<?> chain) throws RdmaException {
        owner.check();
        WorkRequest<?>[] requests = chain.requests;
        int count = chain.limit();
        long at = posted;
        if (at + count > limit && !hasRoom(requests[0], count)) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            checkCanRepeat(requests[i]);
            requests[i].prepare(true);
        }
        holdLeases(requests, count);
        for (int i = 0; i < count; i++) {
            place(requests[i], at + i);
        }
        chain.posted(count);
        Native.ALL.set(JAVA_LONG, bad, 0);
        POSTED.setRelease(this, at + count);
        int error = postNative(requests[0]);
        Reference.reachabilityFence(chain);
        if (error != 0) {
            throw refused(chain, count, error);
        }
        return true;
    }

    private void holdLeases(WorkRequest<?> request) {
        if (request.leases != null) {
            request.holdLeases();
            leased = true;
        }
    }

    private void holdLeases(WorkRequest<?>[] requests, int count) {
        int held = 0;
        try {
            for (; held < count; held++) {
                holdLeases(requests[held]);
            }
        } finally {
            while (held < count && held-- > 0) {
                requests[held].letLeasesGo();
            }
        }
    }

    private boolean hasRoom(WorkRequest<?> first, int count) throws RdmaException {
        checkCanPost(first);
        if (count > depth) {
            checkChain(count);
        }
        limit = (long) COMPLETED.getAcquire(this) + depth;
        return posted + count <= limit;
    }

    /** Refuses a chain that can never be posted. */
    final void checkChain(int count) {
        owner.check();
        holder.handle();
        if (count > depth) {
            throw new IllegalArgumentException(
                    "a chain of " + count + " requests; the " + kind() + " queue of " + holder + " holds " + depth);
        }
    }

    final VerbsException refused(WorkRequest<?> request, int error) {
        takeBack(request);
        tookBack();
        int errno = Math.abs(error);
        return VerbsException.of(new ErrnoException(request.function(), errno), why(request, errno));
    }

    private void takeBack(WorkRequest<?> request) {
        posted--;
        request.wasNotPosted();
        request.letLeasesGo();
    }

    /** The driver refuses one request of a chain: those before that one are in flight, it and the rest are not. */
    private ChainException refused(WorkChain<?> chain, int count, int error) {
        long refusedAddress = Native.ALL.get(JAVA_LONG, bad);
        int refused = 0;
        for (int i = 0; i < count; i++) {
            if (chain.requests[i].address == refusedAddress) {
                refused = i;
            }
        }
        chain.posted(refused);
        for (int i = count - 1; i >= refused; i--) {
            takeBack(chain.requests[i]);
        }
        tookBack();
        int errno = Math.abs(error);
        WorkRequest<?> request = chain.requests[refused];
        return new ChainException(
                new ErrnoException(request.function(), errno),
                why(request, errno) + ", number " + refused + " (from 0) of a " + chain
                        + "; those before it are in flight," + " it and those after it are not",
                request,
                refused);
    }

    private String why(WorkRequest<?> request, int errno) {
        return errno == Errno.ENOMEM
                ? "the driver's queue is full: " + request
                : "the driver refuses " + request + where();
    }

    final IllegalStateException full(Work<?> work) {
        return new IllegalStateException(
                "the " + this + " has no room for " + work + "; poll its completion queue, or use tryPost()");
    }

    /** What else tells why the driver refused. */
    String where() {
        return "";
    }

    final void awaitRoom(Work<?> work, Duration timeout, long start) throws RdmaException {
        long nanos = Timeouts.nanos(timeout);
        try (Idle idle = new Idle(this)) {
            while (!work.tryPost()) {
                if (progress() == 0) {
                    if (System.nanoTime() - start > nanos) {
                        throw new RdmaTimeoutException("the " + this + " had no room for " + work + " within " + timeout
                                + "; nothing was posted");
                    }
                    idle.pause();
                } else {
                    idle.reset();
                }
            }
        }
    }

    /** The device has let go of everything: what is in flight counts as flushed. */
    void flush() {
        for (int i = 0; i < requestCount; i++) {
            if (requests[i].isInFlight()) {
                flushed(requests[i]);
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
