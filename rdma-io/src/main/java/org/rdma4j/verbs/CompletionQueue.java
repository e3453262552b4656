package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.internal.ring.WorkId;
import org.rdma4j.sys.Check;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_cq_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_cq_init_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_create_cq_attr_flags;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * Where the device says that work has ended: {@code struct ibv_cq}. Made by {@link Context#completionQueue}; any number of
 * queue pairs report to it.
 *
 * <p>Each completion is delivered once, to whoever posted the work:
 *
 * <ul>
 *   <li>to the wait for the request ({@link WorkRequest#await}, {@link WorkRequest#complete}), or to the {@link WorkScope} in
 *       which it was posted;
 *   <li>otherwise to {@link #poll}, in the order in which completions came.
 * </ul>
 *
 * A wait also reads completions of other work, of any queue pair that reports here. It notes on those requests that they are
 * not in flight any more, and keeps their completions for the next poll. The same holds for scopes, {@link QueuePair#abort}
 * and {@code close}. Closing or resetting a queue pair drops the completions of its own work that nobody has polled.
 *
 * <p>Undelivered completions take no room in the device's queue. If a queue pair has as many of them as its send or receive
 * queue has room for requests, other requests find that queue full until some are polled; a send or write that is posted
 * again and again is counted instead, and delivered as often.
 *
 * <p>It is a classic queue, or an extended one where it was asked for what only those have: {@link
 * Context#completionQueueBuilder}. Both are read in the same way.
 *
 * <p>One thread at a time reads it: the first that does, until it calls {@link #release} or ends,
 * or whichever holds the lock that it is {@link #guardedBy}.
 */
public final class CompletionQueue extends Resource {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");
    private static final int BATCH = 16;
    private static final long FLUSH_NANOS = 100_000_000;
    private static final int MOST_UNACKNOWLEDGED = 1000;

    private final Context context;
    private final @Nullable CompletionChannel channel;
    private final boolean solicitedOnly;
    private final boolean singleThreaded;
    /** Whether each completion has its event: iWARP's of what a disconnection has ended have none. */
    private final boolean tellsOfAll;
    /** How it is polled; null for {@code ibv_poll_cq}. */
    private @Nullable ExtendedPoll extended;

    /** What its completions have beside {@code struct ibv_wc}, of {@code enum ibv_create_cq_wc_flags}; 0 for nothing. */
    private final long fields;

    private volatile int entries;
    /** 0 until the queue is complete. */
    private long address;
    /** Of the batch, which a {@link Completions} may be read from for longer than the queue is open. */
    private final Arena arena = Arena.ofAuto();

    private final long batch;
    /** What waits have read of other work, for the next poll. */
    private final UndeliveredCompletions undelivered;
    /** The result of the last poll, and the one that the next poll uses: so that an outdated result is noticed. */
    private Completions current;

    private Completions spare;
    final Owner owner = new Owner(this);
    /** Stored again with each queue that is added or removed: who reads it, by whichever thread, sees all that are in it. */
    private volatile @Nullable WorkQueue[] queues = new WorkQueue[8];

    private int queueCount;
    /** What may be given again, for the numbers are few beside the queue pairs of a long life. */
    private final Queue<Integer> freeNumbers = new ArrayDeque<>();
    /** Of queues that are closed or were emptied, and may have completions left; free with {@link #leaving}. */
    private final Queue<Integer> leavingNumbers = new ArrayDeque<>();

    private int claimed;
    /** How much of that closed or reset queue pairs have had: it is free once the queue was seen empty. */
    private volatile int leaving;
    /** How much of both is free as soon as what was polled last is noted. */
    private int read;

    private int readNumbers;

    private int unacknowledged;
    private Asked asked = Asked.NOTHING;
    /** Whether it was seen empty since an event of anything was asked for: there is one of all that came later. */
    private boolean quiet;

    private final Deadline deadline = new Deadline();

    /**
     * Creates a completion queue that is polled.
     *
     * @param context the open device, which must not be closed before the queue
     * @param entries minimum capacity in completions; the device may round it up. The queue needs room for the requests of
     *     all queue pairs that report to it ({@link QueuePairBuilder#requests}, default 32 for each)
     * @throws VerbsException if the driver refuses
     */
    public static CompletionQueue create(Context context, int entries) throws VerbsException {
        return builder(context, entries).create();
    }

    /**
     * Returns a builder of a completion queue, for events, time stamps and other options.
     *
     * @param context the open device, which must not be closed before the queue
     * @param entries minimum capacity in completions, as for {@link #create}
     */
    public static Builder builder(Context context, int entries) {
        return new Builder(context, entries);
    }

    /** A completion queue that is about to be made: see {@link Context#completionQueueBuilder}. */
    public static final class Builder {
        private final Context context;
        private final int entries;
        private boolean events;
        private boolean solicited;
        private int vector;
        private long fields;
        private boolean singleThreaded;

        Builder(Context context, int entries) {
            this.context = context;
            this.entries = entries;
        }

        /** With a channel of its own, so that waits sleep until there is an event. */
        public Builder events() {
            events = true;
            return this;
        }

        /**
         * The same with events of solicited messages only ({@link SendRequest#solicited}), and of failures: {@link
         * CompletionQueue#poll(Duration)} sleeps through others, and finds them with the next one. For queues of receives:
         * a send has such an event only if it fails. Waits for a single request are woken by its end in any case,
         * and a {@link CompletionReader} looks every 100 ms. soft-iWARP gives no such events.
         */
        public Builder solicitedEvents() {
            solicited = true;
            return events();
        }

        /**
         * Which interrupt tells of its events, and so which processor does; {@code comp_vector}, 0 without.
         *
         * @param number 0 to {@link Context#completionVectors} - 1
         */
        public Builder vector(int number) {
            vector = number;
            return this;
        }

        /**
         * With the device's time of each completion: {@link Completions#timestamp}. The driver has a function for each
         * field of such a queue's completions, so a poll costs more than of others; it is one call from Java all the same.
         *
         * <p>{@link #create} throws a {@link VerbsException} if the device has none; where {@link
         * DeviceAttributes#timestampMask} is 0, do not ask.
         */
        public Builder timestamps() {
            fields |= ExtendedPoll.DEVICE_TIME;
            return this;
        }

        /** With the system's time of each completion: {@link Completions#wallClock}. Otherwise as {@link #timestamps}. */
        public Builder wallClock() {
            fields |= ExtendedPoll.WALL_CLOCK;
            return this;
        }

        /**
         * Spares the driver its lock, where it has that choice; where it has not, this does nothing. The thread that reads
         * the queue is then also the one that resets and closes its queue pairs: another gets a {@link
         * WrongThreadException}.
         */
        public Builder singleThreaded() {
            singleThreaded = true;
            return this;
        }

        /**
         * Makes it: by {@code ibv_create_cq}, or by {@code ibv_create_cq_ex} if it is to have what only that one knows.
         *
         * @throws IllegalArgumentException if the device does not have as many entries, or not that vector
         */
        public CompletionQueue create() throws VerbsException {
            checkEntries(context, entries);
            if (vector != 0 && (vector < 0 || vector >= context.completionVectors())) {
                throw new IllegalArgumentException("completion vector " + vector + "; " + context + " has 0 to "
                        + (context.completionVectors() - 1));
            }
            CompletionChannel channel = events ? CompletionChannel.of(context) : null;
            boolean made = false;
            try {
                CompletionQueue queue = open(new CompletionQueue(this, channel));
                made = true;
                return queue;
            } catch (VerbsException e) {
                throw explained(e);
            } finally {
                if (!made && channel != null) {
                    channel.abandon();
                }
            }
        }

        private VerbsException explained(VerbsException refused) {
            return fields != 0 && isUnsupported(refused.errno())
                    ? refused.explained(context + " does not tell the times of completions that were asked for:"
                            + " see timestampMask() of its attributes")
                    : refused;
        }

        private static boolean isUnsupported(int errno) {
            return errno == Errno.EOPNOTSUPP || errno == Errno.ENOSYS || errno == Errno.EINVAL;
        }

        private MemorySegment createNative(@Nullable CompletionChannel channel) {
            MemorySegment events = channel == null ? MemorySegment.NULL : channel.handle();
            if (fields != 0 || singleThreaded) {
                MemorySegment queue = createExtended(events);
                if (queue.address() != 0) {
                    return queue;
                }
                int errno = Errno.last();
                if (fields != 0 || !isUnsupported(errno)) {
                    throw new ErrnoException("ibv_create_cq_ex", errno);
                }
            }
            return Ibverbs.ibv_create_cqChecked(context.handle(), entries, MemorySegment.NULL, events, vector);
        }

        private MemorySegment createExtended(MemorySegment events) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment attr = ibv_cq_init_attr_ex.allocate(arena);
                ibv_cq_init_attr_ex.cqe(attr, entries);
                ibv_cq_init_attr_ex.channel(attr, events);
                ibv_cq_init_attr_ex.comp_vector(attr, vector);
                ibv_cq_init_attr_ex.wc_flags(attr, ExtendedPoll.STANDARD | fields);
                if (singleThreaded) {
                    ibv_cq_init_attr_ex.comp_mask(attr, ibv_cq_init_attr_mask.IBV_CQ_INIT_ATTR_MASK_FLAGS);
                    ibv_cq_init_attr_ex.flags(attr, ibv_create_cq_attr_flags.IBV_CREATE_CQ_ATTR_SINGLE_THREADED);
                }
                MemorySegment queue = Ibverbs.ibv_create_cq_ex(context.handle(), attr);
                return queue.address() == 0 ? queue : Ibverbs.ibv_cq_ex_to_cq(queue);
            }
        }
    }

    private CompletionQueue(Builder with, @Nullable CompletionChannel channel) {
        super(
                "completion queue of " + with.context,
                () -> with.createNative(channel),
                channel == null ? with.context : channel);
        this.context = with.context;
        this.channel = channel;
        this.solicitedOnly = with.solicited;
        this.singleThreaded = with.singleThreaded;
        this.tellsOfAll = context.device().transport() != Device.Transport.IWARP;
        this.fields = with.fields;
        this.batch = ibv_wc.allocateArray(BATCH, arena).address();
        this.undelivered = new UndeliveredCompletions(this, fields != 0);
        this.current = new Completions(this, batch, undelivered);
        this.spare = new Completions(this, batch, undelivered);
    }

    @Override
    protected void opened(MemorySegment cq) {
        if (fields != 0) {
            extended = new ExtendedPoll(cq.address(), ExtendedPoll.STANDARD | fields, BATCH);
        }
        MemorySegment native_ = ibv_cq.reinterpret(cq);
        rename("completion queue " + ibv_cq.handle(native_) + " of " + context.name());
        entries = ibv_cq.cqe(native_);
        address = cq.address();
        // At the end, for other threads get it from there.
        context.events().add(cq, this);
    }

    private static void checkEntries(Context context, int entries) {
        if (entries < 1 || entries > context.attributes().maxCompletions()) {
            throw new IllegalArgumentException("a completion queue of " + entries + " entries; " + context
                    + " can have 1 to " + context.attributes().maxCompletions());
        }
    }

    @Override
    protected void checkUnused() {
        owner.check();
    }

    @Override
    protected void destroy(MemorySegment cq) {
        if (address != 0) {
            acknowledge(cq);
            noteWhatIsLeft();
        }
        Ibverbs.ibv_destroy_cqChecked(cq);
    }

    @Override
    protected void closed() throws VerbsException {
        context.events().remove(this);
        owner.retire();
        if (channel != null) {
            channel.close();
        }
    }

    /** Of queue pairs that are closed; receives of a shared queue among it are free again. */
    private void noteWhatIsLeft() {
        try {
            while (progressIfMine(null) > 0) {
                // There may be more.
            }
        } catch (VerbsException e) {
            LOG.log(System.Logger.Level.DEBUG, this + " cannot be read any more", e);
        }
    }

    /** Whether threads sleep until it has completions: made by {@link Context#completionQueueWithEvents}. */
    public boolean hasEvents() {
        return channel != null;
    }

    /** The open device that it is on. */
    public Context context() {
        return context;
    }

    /** How many completions it holds, which is at least what was asked for. */
    public int entries() {
        return entries;
    }

    /**
     * Has it hold more completions, or fewer; those that are in it stay. By the thread that reads it.
     *
     * @param atLeast how many; the device may give more
     * @throws IllegalArgumentException if the device cannot have as many, or its queue pairs need more
     * @throws VerbsException if the driver refuses, as iWARP's do
     */
    public synchronized void resize(int atLeast) throws VerbsException {
        owner.check();
        checkEntries(context, atLeast);
        if (atLeast < claimed) {
            throw new IllegalArgumentException(atLeast + " entries are too few for " + this
                    + ": its queue pairs may have " + claimed + " requests in flight");
        }
        run(cq -> Ibverbs.ibv_resize_cqChecked(cq, atLeast));
        entries = ibv_cq.cqe(ibv_cq.reinterpret(handle()));
        // Whether the larger queue still tells of the next completion, no manual says: the next wait asks again.
        asked = Asked.NOTHING;
        quiet = false;
    }

    /**
     * Takes room for what a queue pair may have in flight, so that the queue cannot overrun.
     *
     * @throws IllegalArgumentException if there is not that much
     */
    void claim(int completionsAtMost) {
        handle();
        if (isLeftBehind()) {
            readAll();
        }
        take(completionsAtMost);
    }

    /** Whether all that is in it, if anything is, was left behind by closed queue pairs. */
    private synchronized boolean isLeftBehind() {
        return claimed == leaving && leaving > 0;
    }

    private synchronized void take(int completionsAtMost) {
        if (claimed + completionsAtMost > entries) {
            throw new IllegalArgumentException(this + " has " + entries + " entries, " + claimed
                    + " of them taken, and " + completionsAtMost + " more are needed; make it larger: it needs one for"
                    + " each of the sendRequests and receiveRequests of its queue pairs"
                    + (leaving == 0 ? "" : ", or poll what closed ones have left"));
        }
        claimed += completionsAtMost;
    }

    synchronized void unclaim(int completionsAtMost) {
        claimed -= completionsAtMost;
    }

    /**
     * Gives the room of a closed queue pair back.
     *
     * @param left how much of it what the queue pair has left behind may still need
     */
    synchronized void unclaim(int completionsAtMost, int left) {
        claimed -= completionsAtMost - left;
        leaving += left;
    }

    /** All that was polled is noted. */
    void noted() {
        if (read > 0) {
            free();
        }
    }

    private synchronized void free() {
        // First: a number that is given again must not be that of a completion which is still kept.
        undelivered.dropStale();
        leaving -= read;
        claimed -= read;
        read = 0;
        for (; readNumbers > 0; readNumbers--) {
            freeNumbers.add(leavingNumbers.remove());
        }
    }

    /** Keeps the room that what a reset has left behind may still need. */
    synchronized void leave(int left) {
        claimed += left;
        leaving += left;
    }

    /** Whether something that nobody wants to know of may be in it. */
    boolean hasLeft() {
        return leaving > 0;
    }

    /** Reads it to the end if all in it is of one queue pair, by the thread that reads it; whether it did. */
    boolean readAllOf(Resource queuePair, boolean sharesReceives) {
        return !sharesReceives && isOnlyOf(queuePair) && readAll();
    }

    /** Reads it to the end if no other thread reads it; whether it did. That alone makes no thread its reader. */
    private boolean readAll() {
        boolean mine = owner.isMine();
        if (!owner.tryClaim()) {
            return false;
        }
        noteWhatIsLeft();
        if (!mine) {
            owner.release();
        }
        return true;
    }

    private synchronized boolean isOnlyOf(Resource queuePair) {
        @Nullable WorkQueue[] all = queues;
        for (int i = 0; i < queueCount; i++) {
            WorkQueue queue = all[i];
            if (queue != null && queue.holder != queuePair) {
                return false;
            }
        }
        return true;
    }

    synchronized int add(WorkQueue queue) {
        @Nullable WorkQueue[] all = queues;
        int number = freeNumbers.isEmpty() ? queueCount++ : freeNumbers.remove();
        if (number == all.length) {
            all = Arrays.copyOf(all, number * 2);
        }
        all[number] = queue;
        queues = all;
        return number;
    }

    /**
     * @param allRead whether every completion with that number has been noted, so that it may be another's
     */
    synchronized void remove(int number, boolean allRead) {
        @Nullable WorkQueue[] all = queues;
        all[number] = null;
        queues = all;
        (allRead ? freeNumbers : leavingNumbers).add(number);
    }

    /** The queue that a completion is of; null if its queue pair is closed. */
    @Nullable
    WorkQueue queue(long id) {
        return id < 0
                ? (WorkQueue) context.sharedQueue((int) ((id & Long.MAX_VALUE) >>> WorkId.QUEUE_SHIFT))
                : queues[(int) (id >>> WorkId.QUEUE_SHIFT)];
    }

    /**
     * Takes what has completed, without waiting: first what waits for other work have read since the last poll, then what
     * the device has. The result is valid until the next call, which delivers what was not taken from it. {@link
     * Completions#next} notes each completion on its request, and not before.
     *
     * <pre>{@code
     * for (Completions done = queue.poll(); done.next(); ) {
     *     handle(done.request());
     * }
     * }</pre>
     */
    public Completions poll() throws VerbsException {
        owner.check();
        current.finish();
        return hasKept() ? keptResult() : result(pollNative());
    }

    /** Whether completions are kept for polls, of queue pairs that are open. */
    private boolean hasKept() {
        if (leaving > 0) {
            undelivered.dropStale();
        }
        return !undelivered.isEmpty();
    }

    private Completions result(int found) {
        Completions next = swap();
        next.begin(found);
        return next;
    }

    /** Also reads what the device has, so that work makes progress for a program which only polls. */
    private Completions keptResult() throws VerbsException {
        note(pollNative(), null);
        Completions next = swap();
        next.beginKept();
        return next;
    }

    private Completions swap() {
        Completions next = spare;
        spare = current;
        current = next;
        return next;
    }

    /** Whether the last poll's result is at the completion of a request, which the program may ask for. */
    boolean isTaken(WorkQueue of, int index) {
        return current.isAt(of, index);
    }

    /** Throws if a result is not the last poll's. */
    void checkCurrent(Completions result) {
        if (result != current) {
            throw new IllegalStateException(
                    "these completions are outdated: " + this + " has been polled again; use the newer result");
        }
    }

    /** Has no poll deliver what is kept of a request, if this thread reads the queue. */
    void takeDelivery(WorkRequest<?> request) {
        if (owner.tryClaim()) {
            undelivered.takeDelivery(request);
        }
    }

    /** Drops what is kept of queue pairs that were reset, if this thread reads the queue. */
    void dropStale() {
        if (owner.isMine()) {
            undelivered.dropStale();
        }
    }

    /** Few methods deep: what is too deep below a program's own is not compiled into it any more, and takes calls. */
    private int pollNative() throws VerbsException {
        if (leaving > 0) {
            return pollWhatIsLeft();
        }
        if (extended != null) {
            return pollExtended(extended);
        }
        return checked(Ibverbs.ibv_poll_cq(address, BATCH, batch));
    }

    private int pollWhatIsLeft() throws VerbsException {
        int left;
        int numbers;
        synchronized (this) {
            left = leaving;
            numbers = leavingNumbers.size();
        }
        int count = extended == null ? checked(Ibverbs.ibv_poll_cq(address, BATCH, batch)) : pollExtended(extended);
        if (count < BATCH) {
            // Not before these are noted: they may be of what has left, and its numbers are not to be another's before.
            read = left;
            readNumbers = numbers;
            if (count == 0) {
                noted();
            }
        }
        return count;
    }

    private static int checked(int count) throws VerbsException {
        if (count < 0) {
            throw broken(count);
        }
        return count;
    }

    private int pollExtended(ExtendedPoll poll) throws VerbsException {
        try {
            return poll.poll(batch);
        } catch (ErrnoException e) {
            throw broken(e);
        }
    }

    /** Whether its completions have times. */
    boolean isTimed() {
        return extended != null;
    }

    /** Device's time of a completion of the last batch, by its index. */
    long deviceTime(int i) {
        return extended == null ? 0 : extended.deviceTime(i);
    }

    /** Wall clock's time of a completion of the last batch, by its index. */
    long wallClock(int i) {
        return extended == null ? 0 : extended.wallClock(i);
    }

    void checkTimestamps() {
        if (extended == null || !extended.has(ExtendedPoll.DEVICE_TIME)) {
            throw ExtendedPoll.none("time stamps", "timestamps()");
        }
    }

    void checkWallClock() {
        if (extended == null || !extended.has(ExtendedPoll.WALL_CLOCK)) {
            throw ExtendedPoll.none("times of the wall clock", "wallClock()");
        }
    }

    private static VerbsException broken(int result) {
        try {
            Check.notNegativeWithoutErrno("ibv_poll_cq", result);
            throw new IllegalArgumentException("no failure: " + result);
        } catch (ErrnoException e) {
            return broken(e);
        }
    }

    private static VerbsException broken(ErrnoException failure) {
        return VerbsException.of(failure, "the completion queue has overrun, or is broken; close what uses it");
    }

    /** Before what the driver does with its completions when a queue pair is reset or closed. */
    void checkMayChange() {
        if (singleThreaded) {
            owner.check();
        }
    }

    /**
     * Polls once and notes each completion on its request, if this thread reads the queue; otherwise its reader does so.
     *
     * @param awaited the request that the caller waits for; null if it waits for none
     * @return the number of completions
     */
    int progressIfMine(@Nullable WorkRequest<?> awaited) throws VerbsException {
        if (!owner.tryClaim()) {
            return 0;
        }
        current.finish();
        return note(pollNative(), awaited);
    }

    private int note(int found, @Nullable WorkRequest<?> awaited) {
        if (found > 0) {
            undelivered.record(batch, 0, found, awaited);
            noted();
        }
        return found;
    }

    /**
     * Waits for a request.
     *
     * @param start the {@link System#nanoTime} from which the time counts
     * @param aborts whether to abort the queue pair and throw when the time has passed
     * @return {@code false} if the time has passed
     */
    boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) throws RdmaException {
        long nanos = Timeouts.nanos(timeout);
        int between = Deadline.between(nanos);
        long progress = start;
        long left = nanos;
        boolean slept = false;
        try (Idle idle = new Idle(request)) {
            int found = progressIfMine(request);
            for (int looks = 1; request.isInFlight(); looks++) {
                if (found > 0 || slept || (looks & between) == 0) {
                    long now = System.nanoTime();
                    if (found > 0) {
                        // Of others, and there may be no end of them.
                        idle.reset();
                        progress = now;
                    }
                    if (request.queuePair().isFailed() && now - progress > FLUSH_NANOS) {
                        // The connection is over, and the driver says nothing of what was posted: it never will.
                        request.queuePair().abort(null);
                        continue;
                    }
                    left = nanos - (now - start);
                    if (left <= 0 && !aborts) {
                        return false;
                    }
                    if (left <= 0) {
                        RdmaTimeoutException expired = new RdmaTimeoutException(
                                request + " did not complete within " + Timeouts.text(timeout)
                                        + "; the queue pair was aborted, and none of its buffers is in use any more");
                        request.queuePair().abort(expired);
                        throw expired;
                    }
                }
                slept = false;
                if (found > 0 && !quiet) {
                    found = progressIfMine(request);
                } else if (channel == null || !idle.isPatient() || !owner.tryClaim()) {
                    idle.pause();
                    found = progressIfMine(request);
                } else if (!isAsked(Asked.ANY)) {
                    ask(Asked.ANY);
                    found = progressIfMine(request);
                } else {
                    // Not for longer than a disconnection, which gives no event here, may go unnoticed.
                    found = sleepAndNote(channel, Math.min(left, FLUSH_NANOS), request);
                    slept = true;
                }
            }
        }
        return true;
    }

    private int sleepAndNote(CompletionChannel events, long nanos, WorkRequest<?> awaited) throws VerbsException {
        current.finish();
        return note(sleep(events, nanos), awaited);
    }

    /**
     * Waits until something has completed, and takes it as {@link #poll()} does.
     *
     * @return without any completion when the time is up
     */
    public Completions poll(Duration timeout) throws VerbsException {
        long nanos = Timeouts.nanos(timeout);
        if (!quiet || leaving > 0 || nanos == 0 || !undelivered.isEmpty()) {
            Completions found = poll();
            if (!found.isEmpty() || nanos == 0) {
                return found;
            }
        } else {
            owner.check();
            current.finish();
            if (hasKept()) {
                return keptResult();
            }
        }
        return result(await(nanos));
    }

    /** Waits until something has completed, and takes it; gives how many there are, 0 when the time is up. */
    private int await(long nanos) throws VerbsException {
        deadline.begin(nanos);
        if (solicitedOnly) {
            // It sleeps through what is not solicited, and so for all of its time at once.
            deadline.woke();
        }
        try (Idle idle = new Idle(this)) {
            int found;
            do {
                if (channel != null && idle.isPatient()) {
                    found = awaitEvent(channel);
                    idle.reset();
                } else {
                    idle.pause();
                    found = pollNative();
                    if (found == 0 && deadline.isOver()) {
                        return 0;
                    }
                }
            } while (found == 0);
            return Math.max(found, 0);
        }
    }

    /** The same as far as the next event; {@link CompletionChannel#NOTHING} when the time is up. */
    private int awaitEvent(CompletionChannel events) throws VerbsException {
        if (!isAsked(wanted())) {
            ask(wanted());
            return pollNative();
        }
        long nanos = deadline.toSleep();
        if (nanos <= 0) {
            return CompletionChannel.NOTHING;
        }
        int found = sleep(events, nanos);
        if (found == CompletionChannel.NOTHING) {
            deadline.slept(nanos);
        } else if (found <= 0) {
            deadline.woke();
        }
        return Math.max(found, 0);
    }

    /**
     * The file descriptor of its events, for an event loop of the program's own: readable while there is one. It belongs to
     * the queue, which closes it; the program only waits for it, with epoll(7) or poll(2), and calls {@link #arm}.
     *
     * <pre>{@code
     * while (true) {
     *     queue.arm();
     *     for (Completions done = queue.poll(); !done.isEmpty(); done = queue.poll()) {
     *         while (done.next()) {
     *             handle(done.request());
     *         }
     *     }
     *     // epoll_wait: the descriptor, among others
     * }
     * }</pre>
     *
     * @throws IllegalStateException if it has no events: see {@link Builder#events}
     */
    public int eventDescriptor() {
        return events().descriptor();
    }

    /**
     * Has {@link #eventDescriptor} tell of the next completion: takes the event that it is readable for, and asks for
     * another. What has completed before gives none, so poll until nothing is left before you wait. Other waits on this
     * queue arm it themselves, take its events, and may leave completions of other work to the next poll: after such a wait,
     * too, poll before you wait for the descriptor. By the thread that reads it.
     *
     * @throws IllegalStateException if it has no events
     */
    public void arm() throws VerbsException {
        owner.check();
        if (take(events(), 0, wanted(), 0) < 0) {
            ask(wanted());
        }
    }

    private CompletionChannel events() {
        CompletionChannel there = channel;
        if (there == null) {
            throw new IllegalStateException(this + " has no events; make it with completionQueueWithEvents()");
        }
        return there;
    }

    /** Of what there will be an event, or is one that nobody has taken. */
    private enum Asked {
        NOTHING,
        SOLICITED,
        ANY
    }

    private Asked wanted() {
        return solicitedOnly ? Asked.SOLICITED : Asked.ANY;
    }

    private boolean isAsked(Asked of) {
        return asked.compareTo(of) >= 0;
    }

    /** Asks for an event of the next completion. What has completed before gives none: look once more. */
    private void ask(Asked of) throws VerbsException {
        try {
            Ibverbs.ibv_req_notify_cqChecked(handle(), of == Asked.SOLICITED ? 1 : 0);
            asked = of;
            quiet = false;
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        }
    }

    /**
     * Until there is an event, which was asked for before the last look; asks for the next, and looks then.
     *
     * @return what {@link CompletionChannel#next} does
     */
    private int sleep(CompletionChannel events, long nanos) throws VerbsException {
        // What is extended, or has something left by closed queue pairs, is polled in a way of its own.
        int most = extended == null && leaving == 0 ? BATCH : 0;
        Asked of = asked;
        int milliseconds = (int) Math.min(TimeUnit.NANOSECONDS.toMillis(nanos) + 1, Integer.MAX_VALUE);
        int found = take(events, milliseconds, of, most);
        if (found < 0) {
            // soft-iWARP has no events of what a disconnection ends.
            quiet = false;
            int late = pollNative();
            return late > 0 ? late : found;
        }
        if (most == 0) {
            found = pollNative();
        }
        quiet = tellsOfAll && of == Asked.ANY && found < BATCH;
        return found;
    }

    /** Takes an event and asks for another; as {@link CompletionChannel#next}, whose result it gives. */
    private int take(CompletionChannel events, int milliseconds, Asked of, int most) throws VerbsException {
        int found = events.next(milliseconds, of == Asked.SOLICITED, most, batch);
        if (events.hasTaken()) {
            quiet = false;
            asked = found < 0 ? Asked.NOTHING : of;
            if (++unacknowledged == MOST_UNACKNOWLEDGED) {
                acknowledge(handle());
            }
        }
        return found;
    }

    /** {@code ibv_destroy_cq} waits for what was not acknowledged. */
    private void acknowledge(MemorySegment cq) {
        if (unacknowledged > 0) {
            Ibverbs.ibv_ack_cq_events(cq, unacknowledged);
            unacknowledged = 0;
        }
    }

    /**
     * From now on it is read by whichever thread holds the lock, in place of the first that uses it: for threads that
     * take turns under a lock, of which none has to {@link #release} it. A thread that does not hold the lock is refused with
     * a {@link WrongThreadException}.
     *
     * <p>What a poll gives is read before the lock is let go. A {@link CompletionReader} cannot read it then.
     *
     * <p>The thread that calls this holds the lock. It stays the lock's until it is closed, by a holder of the lock; of a
     * thread that ends without having unlocked it nobody can take it over. Another lock can take its place while both are
     * held.
     *
     * @throws IllegalStateException if this thread does not hold the lock, or it is closed
     * @throws WrongThreadException if another thread uses it
     */
    public void guardedBy(ReentrantLock lock) {
        owner.guardedBy(lock);
    }

    /** Gives the queue up, so that another thread may read it. What a lock guards stays the lock's. */
    public void release() {
        owner.release();
    }
}
