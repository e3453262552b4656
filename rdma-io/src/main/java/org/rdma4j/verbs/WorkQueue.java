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
    /** A wr_id is the queue's number, how often the queue was emptied, and the request that a completion is of. */
    static final int QUEUE_SHIFT = 40;

    private static final int EMPTIED_SHIFT = 32;
    /** The bit between is for another use of the low ones. */
    static final int INDEX_BITS = 31;

    private static final long EMPTIED_MASK = (1L << QUEUE_SHIFT) - (1L << EMPTIED_SHIFT);
    /** What no wr_id begins with. */
    private static final long NO_ID = -1;

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
    /** Stored again with each request that is added: who reads it, by whichever thread, sees all that are in it. */
    private volatile WorkRequest<?>[] requests = new WorkRequest<?>[8];

    private int requestCount;

    int depth;
    /** Whether its messages are datagrams, before which the route header comes. */
    boolean datagrams;

    /** Whether work with buffers of a pool was ever posted. */
    boolean leased;

    long posted;
    long completed;
    /** How often a request has failed. */
    long failures;
    /** Whether the state may be another than at the last look. */
    private volatile boolean changed = true;

    /** How far {@link #posted} may go without a further look. */
    private long room;
    /** The same for what is ready; 0 while the queue has to do more for each post. */
    long limit;

    /** What the wr_id of its requests begins with; another after each time that the queue was emptied. */
    private volatile long id = NO_ID;

    WorkQueue(Resource holder, ProtectionDomain domain, Owner owner, int depth, int mostElements) {
        this.holder = holder;
        this.domain = domain;
        this.owner = owner;
        this.depth = depth;
        this.mostElements = mostElements;
        this.invalidationFlags = domain.context().invalidationFlags();
        this.bad = arena.allocate(ADDRESS).address();
    }

    /** {@code send}, {@code receive} or {@code shared receive}. */
    abstract String kind();

    /** Refuses a post in a state, or after a failure, that allows none. */
    abstract void checkCanPost(WorkRequest<?> request) throws RdmaException;

    /** Refuses a request that cannot be posted another time just now. */
    void checkCanRepeat(WorkRequest<?> request) {}

    /** Refuses a request that cannot be waited for by itself. */
    void checkTells(WorkRequest<?> request) {}

    /** Takes note of what is posted next, and writes its wr_id. */
    void place(WorkRequest<?> request, long at) {
        request.wasPosted(at);
        request.id(idOf(request));
    }

    /** Whether what is ready is posted, the next time, without a look at anything but the room. */
    boolean takesWhatIsReady() {
        return true;
    }

    /** Whether what was posted first is done first. */
    boolean completesInOrder() {
        return false;
    }

    /** Posts a request, and those that follow it in its chain, to the driver; gives its error number. */
    abstract int postNative(WorkRequest<?> first);

    /** The last that were placed were not posted: they end at {@link #posted} now. */
    void tookBack() {}

    /**
     * A completion has come.
     *
     * @param id its wr_id, which {@link #hasGiven} knows
     * @param wc the address of its {@code struct ibv_wc}
     * @return the number of the request; {@link Completions#NONE} if nobody wants to know
     */
    abstract int completed(long id, int status, long wc);

    /** The same, of what nearly all are: a request that has succeeded, and was posted with its own {@link #idOf}. */
    abstract void arrived(int request, long wc);

    /** How many of these there were; after they {@link #arrived}. */
    abstract void ended(int count);

    /** Reads completions that may be of this queue, as far as this thread reads them; gives how many there were. */
    abstract int progress() throws VerbsException;

    /** Reads completions once; whether the request is not in flight any more. */
    abstract boolean look(WorkRequest<?> request) throws RdmaException;

    /** Waits for a request, since that {@link System#nanoTime}, and reads completions meanwhile. */
    abstract void await(WorkRequest<?> request, Duration timeout, long start) throws RdmaException;

    /** What was in flight when the device let go of it. */
    abstract void flushed(WorkRequest<?> request);

    /** The queue pair that a request is for, or that its last message came by; null if none is known. */
    abstract @Nullable QueuePair queuePair(WorkRequest<?> request);

    /** What its wr_ids begin with once it was emptied as often as they can tell, since these. */
    long idsAfterAll(long first) {
        return first;
    }

    /** How many completions of what a reset has ended may be unread: each takes the room of one. */
    int unread() {
        return 0;
    }

    /** The queue has a number now, which is in the high bits. */
    final void ids(long number) {
        id = number;
    }

    /** Whether nothing of it is in flight any more, whatever a thread that just reads a completion is about to note. */
    final boolean isRetired() {
        return id == NO_ID;
    }

    /** Its queue pair has been destroyed, and it was flushed: it takes no work, and knows no completion. */
    final void end() {
        id = NO_ID;
    }

    /** Whether a wr_id is of this queue, and not of what was posted before the queue was emptied. */
    final boolean hasGiven(long wrId) {
        return (wrId ^ id) >>> EMPTIED_SHIFT == 0;
    }

    /** 0 if a wr_id is one that {@link #idOf} has given. */
    final long differs(long wrId) {
        return (wrId ^ id) >>> INDEX_BITS;
    }

    /** The wr_id of a request. */
    final long idOf(WorkRequest<?> request) {
        return id | request.index;
    }

    /** Another beginning: completions from before are of no request any more. */
    private void forgetIds() {
        long before = id;
        if (before != NO_ID) {
            long emptied = (before + (1L << EMPTIED_SHIFT)) & EMPTIED_MASK;
            id = emptied == 0 ? idsAfterAll(before & ~EMPTIED_MASK) : before & ~EMPTIED_MASK | emptied;
            for (int i = 0; i < requestCount; i++) {
                request(i).id(idOf(request(i)));
            }
        }
    }

    final synchronized int add(WorkRequest<?> request) {
        WorkRequest<?>[] all = requests;
        if (requestCount == all.length) {
            all = Arrays.copyOf(all, requestCount * 2);
        }
        all[requestCount] = request;
        requests = all;
        return requestCount++;
    }

    /** The request with this number. */
    final WorkRequest<?> request(int index) {
        return requests[index];
    }

    /** The requests that there are, in flight or not, of which this is true. */
    final synchronized void collect(Predicate<WorkRequest<?>> wanted, List<WorkRequest<?>> into) {
        for (int i = 0; i < requestCount; i++) {
            if (wanted.test(request(i))) {
                into.add(request(i));
            }
        }
    }

    /** Memory for a request of its own size and a list of elements. */
    final long room(long requestBytes) {
        owner.check();
        holder.checkNotClosed();
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
        changed = true;
        // A poster on another thread that finds no room also finds why: see hasRoom.
        VarHandle.storeStoreFence();
        room = 0;
        limit = 0;
    }

    /** Whether what is ready may be posted as far as there is room. */
    final void allowReady(boolean allowed) {
        limit = allowed ? room : 0;
    }

    /** As many as there were at one time, whichever thread asks. */
    final long inFlight() {
        while (true) {
            long done = (long) COMPLETED.getAcquire(this);
            long count = (long) POSTED.getAcquire(this) - done;
            if (isRetired()) {
                return 0;
            }
            if (done == (long) COMPLETED.getAcquire(this)) {
                return count;
            }
        }
    }

    final boolean tryPost(WorkRequest<?> request) throws RdmaException {
        owner.check();
        long at = posted;
        if (at >= room && !hasRoom(request, 1)) {
            return false;
        }
        checkCanRepeat(request);
        if (!request.ready) {
            request.prepare(false);
            holdLeases(request);
        }
        place(request, at);
        // The driver has a barrier for stores before the device is told, this one among them. What is released by it is
        // before that, too: reads of the buffers as well.
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
        int count = chain.limit();
        long at = posted;
        if (at + count > room && !hasRoom(chain.requests[0], count)) {
            return false;
        }
        boolean ready = count <= chain.ready && at + count <= limit;
        if (!ready) {
            place(chain, count);
        }
        long before = ready ? chain.repeat(at) : 0;
        Native.LONG_AT.set(Native.ALL, bad, 0L);
        POSTED.setRelease(this, at + count);
        int error = postNative(chain.requests[0]);
        Reference.reachabilityFence(chain);
        if (error != 0) {
            if (ready) {
                chain.unrepeat(before, at);
            }
            throw refused(chain, count, error);
        }
        return true;
    }

    /** Looks at each request of a chain, and takes note of it. */
    private void place(WorkChain<?> chain, int count) {
        WorkRequest<?>[] requests = chain.requests;
        long at = posted;
        boolean ready = takesWhatIsReady();
        for (int i = 0; i < count; i++) {
            checkCanRepeat(requests[i]);
            requests[i].prepare(true);
            ready &= requests[i].plain;
        }
        holdLeases(requests, count);
        chain.settle();
        for (int i = 0; i < count; i++) {
            place(requests[i], at + i);
            ready &= requests[i].plain;
        }
        chain.placed(count, ready);
    }

    private void holdLeases(WorkRequest<?> request) {
        if (request.leases != null) {
            // First: an Error may come at any place from here on.
            leased = true;
            request.holdLeases();
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
        // After the look at the room: see recheck.
        VarHandle.loadLoadFence();
        if (changed) {
            // Before the look, so that what changes during it is looked at the next time.
            changed = false;
            boolean allowed = false;
            try {
                checkCanPost(first);
                allowed = true;
            } finally {
                if (!allowed) {
                    changed = true;
                }
            }
        }
        if (count > depth) {
            checkChain(count);
        }
        long most = (long) COMPLETED.getAcquire(this) + depth - unread();
        // Nothing where something has changed meanwhile: the next post looks.
        room = changed ? 0 : most;
        allowReady(takesWhatIsReady());
        return posted + count <= most;
    }

    /** Refuses a chain that can never be posted. */
    final void checkChain(int count) {
        owner.check();
        holder.checkNotClosed();
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
        POSTED.setRelease(this, posted - 1);
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
        chain.refusedAt(refused);
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
                        throw new RdmaTimeoutException("the " + this + " had no room for " + work + " within "
                                + Timeouts.text(timeout) + "; nothing was posted");
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
            if (request(i).isInFlight()) {
                flushed(request(i));
            }
        }
        COMPLETED.setRelease(this, posted);
        recheck();
        forgetIds();
    }

    /** It is gone, and nothing of it is in flight. */
    void retire() {
        end();
        domain.remove(this);
        for (int i = 0; i < requestCount; i++) {
            request(i).retire();
        }
    }

    @Override
    public final String toString() {
        return kind() + " queue of " + holder + " (" + inFlight() + " of " + depth + " requests in flight)";
    }
}
