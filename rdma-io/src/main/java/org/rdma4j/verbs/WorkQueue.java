package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
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
abstract class WorkQueue implements MemoryUser {
    /** A wr_id is the queue's number, how often the queue was emptied, and the request that a completion is of. */
    static final int QUEUE_SHIFT = 40;

    private static final int EMPTIED_SHIFT = 32;
    /** Bits of a wr_id that hold the index of a request. Bit 31 is for another use of the low ones. */
    static final int INDEX_BITS = 28;

    static final int INDEX_MASK = (1 << INDEX_BITS) - 1;
    /** Bit of a wr_id: the completion belongs to a wait or a scope, and polls do not deliver it. */
    static final int AWAITED = 1 << INDEX_BITS;

    private static final long EMPTIED_MASK = (1L << QUEUE_SHIFT) - (1L << EMPTIED_SHIFT);
    /** What no wr_id begins with. */
    private static final long NO_ID = -1;

    static final VarHandle POSTED;
    static final VarHandle COMPLETED;
    private static final VarHandle UNDELIVERED;
    private static final VarHandle FAILURES;

    static {
        try {
            POSTED = MethodHandles.lookup().findVarHandle(WorkQueue.class, "posted", long.class);
            COMPLETED = MethodHandles.lookup().findVarHandle(WorkQueue.class, "completed", long.class);
            UNDELIVERED = MethodHandles.lookup().findVarHandle(WorkQueue.class, "undelivered", int.class);
            FAILURES = MethodHandles.lookup().findVarHandle(WorkQueue.class, "failures", long.class);
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

    private final RequestTable requests;

    int depth;
    /** Whether its messages are datagrams, before which the route header comes. */
    boolean datagrams;

    /** Whether work with buffers of a pool was ever posted. */
    boolean leased;

    long posted;
    long completed;
    /** Number of requests that have failed. Readers of several completion queues may count at the same time. */
    private long failures;
    /** Number of undelivered completions, which their completion queues keep for a poll. Any reader changes it. */
    private int undelivered;
    /** Whether the state may be another than at the last look. */
    private volatile boolean changed = true;

    /** How far {@link #posted} may go without a further look. */
    private long room;
    /** The same for what is ready; 0 while the queue has to do more for each post. */
    long limit;

    /** What the wr_id of its requests begins with; another after each time that the queue was emptied. */
    private volatile long id = NO_ID;

    /** @param requestBytes native memory of a request, without its list of elements */
    WorkQueue(Resource holder, ProtectionDomain domain, Owner owner, int depth, int mostElements, long requestBytes) {
        this.holder = holder;
        this.domain = domain;
        this.owner = owner;
        this.depth = depth;
        this.mostElements = mostElements;
        this.invalidationFlags = domain.context().invalidationFlags();
        this.requests = new RequestTable(requestBytes + mostElements * WorkRequest.SGE_SIZE);
        this.bad = requests.allocate(ADDRESS.byteSize());
    }

    /** {@code send}, {@code receive} or {@code shared receive}. */
    abstract String kind();

    /** Refuses a post in a state, or after a failure, that allows none. */
    abstract void checkCanPost(WorkRequest<?> request) throws RdmaException;

    /**
     * Checks that a request which brings data is not in flight and has delivered what it brought: its next completion would
     * replace that.
     */
    void checkCanRepeat(WorkRequest<?> request) {
        if (request.bringsData()) {
            request.checkDelivered();
        }
    }

    /** Has no poll deliver the completions of a request that its completion queue keeps. */
    abstract void takeDelivery(WorkRequest<?> request);

    /** Refuses a request that cannot be waited for by itself. */
    void checkTells(WorkRequest<?> request) {}

    /**
     * Records the request that is posted next, and writes its wr_id.
     *
     * @param at its position in the queue
     * @param awaited whether its completion belongs to a wait or a scope
     */
    void place(WorkRequest<?> request, long at, boolean awaited) {
        request.wasPosted(at);
        request.id(awaited ? idOf(request) | AWAITED : idOf(request));
        request.nextMayRepeat(awaited);
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
     * @return the index of the request; {@link Completions#NONE} if no poll delivers this completion
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

    /** Waits for a request and reads completions meanwhile: {@link CompletionQueue#await}. */
    abstract boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) throws RdmaException;

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

    /** Returns the index of the request of a wr_id that {@link #hasGiven} knows and that was not completed before. */
    int indexOf(long wrId) {
        return (int) wrId & INDEX_MASK;
    }

    /** 0 if a wr_id is one that {@link #idOf} has given. */
    final long differs(long wrId) {
        return (wrId ^ id) >>> INDEX_BITS;
    }

    /** The wr_id of a request. */
    final long idOf(WorkRequest<?> request) {
        return id | request.index;
    }

    /** A wr_id of the same queue, since it was last emptied, that holds the index of a request. */
    static long idWithIndex(long wrId, int index) {
        return wrId & -1L << EMPTIED_SHIFT | index;
    }

    /** Another beginning: completions from before are of no request any more. */
    private void forgetIds() {
        long before = id;
        if (before != NO_ID) {
            long emptied = (before + (1L << EMPTIED_SHIFT)) & EMPTIED_MASK;
            id = emptied == 0 ? idsAfterAll(before & ~EMPTIED_MASK) : before & ~EMPTIED_MASK | emptied;
            requests.forEach(request -> request.rewriteId(idOf(request)));
        }
    }

    /** Adds a request, whose memory {@link #allocate} has given; returns its index. */
    final int add(WorkRequest<?> request) {
        return requests.add(request, this::isTaken);
    }

    /** Whether a poll has just delivered the completion of a request of this queue, and the program may ask for it. */
    abstract boolean isTaken(int index);

    /** Returns the request with an index. */
    final WorkRequest<?> request(int index) {
        return requests.get(index);
    }

    /** Returns the request with an index; null if it has been collected. */
    final @Nullable WorkRequest<?> find(int index) {
        return requests.find(index);
    }

    /** Returns the index of a shared queue in its context, given a wr_id of the queue. */
    static int sharedIndex(long id) {
        return (int) ((id & Long.MAX_VALUE) >>> QUEUE_SHIFT);
    }

    private List<WorkRequest<?>> usersOf(Resource resource) {
        List<WorkRequest<?>> users = new ArrayList<>();
        requests.forEach(request -> {
            if (request.uses(resource)) {
                users.add(request);
            }
        });
        return users;
    }

    @Override
    public @Nullable Object requestInFlight(Resource resource) {
        for (WorkRequest<?> user : usersOf(resource)) {
            if (user.isInFlight()) {
                return user;
            }
        }
        return null;
    }

    @Override
    public @Nullable Object preparedRequest(Resource resource) {
        List<WorkRequest<?>> users = usersOf(resource);
        return users.isEmpty() ? null : users.get(0);
    }

    @Override
    public void rewriteKeys(Resource region) {
        usersOf(region).forEach(WorkRequest::rewriteKeys);
    }

    @Override
    public void recheck(Resource resource) {
        usersOf(resource).forEach(WorkRequest::recheck);
    }

    /** Returns the address of memory for a request and its list of elements. */
    final long allocate() {
        owner.check();
        holder.checkNotClosed();
        return requests.allocate();
    }

    /** Returns the address of memory that lives as long as the queue. */
    final long allocate(long bytes) {
        owner.check();
        holder.checkNotClosed();
        return requests.allocate(bytes);
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

    /** @param awaited whether the completion belongs to a wait or a scope */
    final boolean tryPost(WorkRequest<?> request, boolean awaited) throws RdmaException {
        owner.check();
        long at = posted;
        if (at >= room && !hasRoom(request, 1)) {
            return false;
        }
        checkCanRepeat(request);
        if (!request.isReady()) {
            request.prepare(false);
            requests.hold(request);
            holdLeases(request);
        }
        request.posting(awaited);
        place(request, at, awaited);
        // The driver has a barrier for stores before the device is told, this one among them. What is released by it is
        // before that, too: reads of the buffers as well.
        POSTED.setRelease(this, at + 1);
        if (request.readsInCall()) {
            beforePost(request);
        }
        int error = postNative(request);
        Reference.reachabilityFence(request);
        if (error != 0) {
            throw refused(request, error);
        }
        request.posted();
        return true;
    }

    /** @param awaited whether the completions belong to a wait or a scope */
    final boolean tryPost(WorkChain<?> chain, boolean awaited) throws RdmaException {
        owner.check();
        int count = chain.limit();
        long at = posted;
        if (at + count > room && !hasRoom(chain.requests[0], count)) {
            return false;
        }
        boolean ready = count <= chain.ready && at + count <= limit && chain.awaited == awaited;
        if (!ready) {
            place(chain, count, awaited);
        } else if (chain.bringsData) {
            chain.checkDelivered();
        }
        long before = ready ? chain.repeat(at) : 0;
        Native.LONG_AT.set(Native.ALL, bad, 0L);
        POSTED.setRelease(this, at + count);
        if (!ready) {
            for (int i = 0; i < count; i++) {
                if (chain.requests[i].readsInCall()) {
                    beforePost(chain, i, count);
                }
            }
        }
        int error = postNative(chain.requests[0]);
        Reference.reachabilityFence(chain);
        if (error != 0) {
            if (ready) {
                chain.unrepeat(before, at);
            }
            throw refused(chain, count, error);
        }
        for (int i = 0; !ready && i < count; i++) {
            chain.requests[i].posted();
        }
        return true;
    }

    /** Has a request look at what the native call reads for it, and takes its post back if that cannot be read. */
    private void beforePost(WorkRequest<?> request) {
        boolean done = false;
        try {
            // Pairs with the look of a close at what is in flight: see the package internal.life.
            VarHandle.fullFence();
            request.beforePost();
            done = true;
        } finally {
            if (!done) {
                takeBack(request);
                tookBack();
            }
        }
    }

    private void beforePost(WorkChain<?> chain, int index, int count) {
        boolean done = false;
        try {
            VarHandle.fullFence();
            chain.requests[index].beforePost();
            done = true;
        } finally {
            if (!done) {
                chain.refusedAt(0);
                for (int i = count - 1; i >= 0; i--) {
                    takeBack(chain.requests[i]);
                }
                tookBack();
            }
        }
    }

    /** Looks at each request of a chain, and takes note of it. */
    private void place(WorkChain<?> chain, int count, boolean awaited) {
        WorkRequest<?>[] requests = chain.requests;
        long at = posted;
        boolean ready = takesWhatIsReady();
        for (int i = 0; i < count; i++) {
            checkCanRepeat(requests[i]);
            requests[i].prepare(true);
            this.requests.hold(requests[i]);
            ready &= requests[i].plain;
        }
        holdLeases(requests, count);
        chain.settle();
        for (int i = 0; i < count; i++) {
            requests[i].posting(awaited);
            place(requests[i], at + i, awaited);
            ready &= requests[i].plain && !requests[i].readsInCall();
        }
        chain.placed(count, ready, awaited);
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
        // And for this post only where completions wait to be polled: each request is asked then.
        room = changed ? 0 : isBackedUp() ? Math.min(most, posted + (hasRoomToDeliver(first) ? count : 0)) : most;
        allowReady(takesWhatIsReady());
        return posted + count <= most && hasRoomToDeliver(first);
    }

    /** Whether the completion queue can keep one more completion of this queue, or has one of the request already. */
    private boolean hasRoomToDeliver(WorkRequest<?> request) {
        return !isBackedUp() || request.hasUndelivered();
    }

    /** Adds to the number of undelivered completions. */
    final void addUndelivered(int difference) {
        UNDELIVERED.getAndAdd(this, difference);
    }

    /** Whether it has as many undelivered completions as it has room for requests. */
    final boolean isBackedUp() {
        return (int) UNDELIVERED.getVolatile(this) >= depth;
    }

    final boolean hasUndelivered() {
        return (int) UNDELIVERED.getVolatile(this) > 0;
    }

    /** Number of requests that have failed. */
    final long failures() {
        return failures;
    }

    final void countFailure() {
        FAILURES.getAndAdd(this, 1L);
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
        request.notPosted();
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

    private String undeliveredText() {
        int count = (int) UNDELIVERED.getVolatile(this);
        return count == 0 ? "" : ", " + count + " completions to be polled";
    }

    /** What else tells why the driver refused. */
    String where() {
        return "";
    }

    final void awaitRoom(Work<?> work, boolean awaited, Duration timeout, long start) throws RdmaException {
        long nanos = Timeouts.nanos(timeout);
        try (Idle idle = new Idle(this)) {
            while (!work.tryPost(awaited)) {
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
        requests.forEach(request -> {
            if (request.isInFlight()) {
                flushed(request);
            }
            request.forgetUndelivered();
        });
        UNDELIVERED.setVolatile(this, 0);
        COMPLETED.setRelease(this, posted);
        recheck();
        forgetIds();
    }

    /** It is gone, and nothing of it is in flight. */
    void retire() {
        end();
        domain.remove(this);
        requests.forEach(WorkRequest::retire);
    }

    @Override
    public final String toString() {
        return kind() + " queue of " + holder + " (" + inFlight() + " of " + depth + " requests in flight"
                + undeliveredText() + ")";
    }
}
