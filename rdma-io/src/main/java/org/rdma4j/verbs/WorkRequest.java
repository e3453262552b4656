package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * Work for one queue of a queue pair, prepared once and posted as often as wanted: its fields can be changed between two
 * posts, and cost nothing where they stay. Also the handle by which posted work is waited for. A send or write may be
 * posted again while it is in flight; each post counts, and {@link #await} waits for the last. A receive, a read or an atomic
 * operation may not: it is posted again once its completion was delivered, for the next one would replace what it brought.
 *
 * <p>The memory that it names is in use by the device from {@code post} until {@link #isInFlight} is false again. Offsets
 * and lengths within a region may be changed meanwhile, for the next post; the region may not.
 *
 * <p>Belongs to the thread that owns its queue pair.
 *
 * @param <T> the kind of request, which its methods return
 */
public abstract sealed class WorkRequest<T extends WorkRequest<T>> extends Work<T> permits SendRequest, ReceiveRequest {
    private static final LocalMemory[] NONE = {};
    static final long SGE_SIZE = ibv_sge.sizeof();
    private static final long SGE_ADDR = ibv_sge.addr$offset();
    private static final long SGE_LENGTH = ibv_sge.length$offset();
    private static final long SGE_LKEY = ibv_sge.lkey$offset();
    private static final long VENDOR = ibv_wc.vendor_err$offset();

    final int index;
    /** Of the native request. */
    final long address;
    /** Of its list of elements. */
    final long elements;

    private final int mostElements;

    private LocalMemory[] local = NONE;
    /** Of each buffer; null if none is of a pool. */
    @Nullable
    Lease @Nullable [] leases;

    long localLength;
    /** Where the first buffer begins, as an element has it, and how long it is. */
    private long origin;

    private long originLength;
    /** Whether it was checked since it was changed, and nobody can free its memory behind its back. */
    private boolean checked;
    /** Whether it is {@link #checked}, and posting it needs no other care: it has no lease, and {@link #isPlain}. */
    boolean plain;
    /** How it can be posted again with nothing but the call: one of the constants {@code REPEAT_…}. */
    private int repeat;

    /** Whether the completion of its last post belongs to a wait or a scope. Completions of earlier posts may not. */
    boolean lastAwaited;
    /** The same of the post before, in case that the last is refused. */
    private boolean awaitedBefore;
    /** Whether its owner waits for it in {@link #await}. */
    boolean isAwaited;
    /** Number of its undelivered completions, as entries of a completion queue. Written by the queue's reader. */
    private int undelivered;

    /** The chain that it is in, and the how manieth of it. */
    @Nullable
    WorkChain<?> chain;

    int inChain;
    private boolean unchecked;

    /** Of {@code enum ibv_wc_status}; a number, because storing a reference costs a collector's barrier. */
    private int status;

    private int vendorError;

    private static final long NOT_IDLE = Long.MIN_VALUE;

    /** The program's own, or null. */
    private @Nullable Object attachment;

    /** Its {@link #lastPostNumber} when it was last found idle. */
    private long idleSince = NOT_IDLE;

    /** For how many posts its leases are held; under the lock of the request. */
    private int holds;

    /** How many leases, from the first on, a hold has that is not one of {@link #holds}; under the same lock. */
    private int held;

    WorkRequest(WorkQueue queue, long address, long elements) {
        super(queue);
        this.index = queue.add(this);
        this.address = address;
        this.elements = elements;
        this.mostElements = queue.mostElements;
    }

    /** What it does, for messages. */
    abstract String name();

    /** Not before a check. */
    private static final int REPEAT_NOT = 0;
    /** It was checked, and its wr_id is to be written. */
    private static final int REPEAT_CHECKED = 1;
    /** With a completion for polls. */
    private static final int REPEAT_POLLED = 2;
    /** With a completion that belongs to a wait or a scope. */
    private static final int REPEAT_AWAITED = 3;

    /** Whether it was checked since it was last changed. */
    final boolean isReady() {
        return repeat != REPEAT_NOT;
    }

    /** Whether it can be posted with nothing but the call. */
    final boolean mayRepeat(boolean awaited) {
        return repeat == (awaited ? REPEAT_AWAITED : REPEAT_POLLED);
    }

    /** Whether its completion tells of data that the next one would replace: not of a send or write. */
    abstract boolean bringsData();

    /** Throws if it is in flight, or has an undelivered completion. */
    final void checkDelivered() {
        if (isInFlight()) {
            throw new IllegalStateException(
                    this + " is in flight already; wait for its completion, or prepare another");
        }
        if (hasUndelivered()) {
            throw new IllegalStateException(this
                    + " has completed, and nobody has taken the completion: await it, or poll its completion queue");
        }
    }

    /** Writes the wr_id that its queue gives it from now on. */
    final void rewriteId(long id) {
        WorkChain<?> in = chain;
        id(repeat == REPEAT_AWAITED || in != null && in.awaited ? id | WorkQueue.AWAITED : id);
    }

    /** Number of the last post; another for each post. */
    abstract long lastPostNumber();

    /** Whether it is idle, and was so at the last call without a post since. */
    final boolean hasStayedIdle() {
        if (isInFlight() || hasUndelivered()) {
            idleSince = NOT_IDLE;
            return false;
        }
        long now = lastPostNumber();
        boolean stayed = idleSince == now;
        idleSince = now;
        return stayed;
    }

    /**
     * Whether the processor reads something for it in the native call that posts it: inline data, an address handle, a
     * memory window. Deregistration does not protect that; {@link #beforePost} does.
     */
    boolean readsInCall() {
        return false;
    }

    /**
     * Called after the post was counted, and before the native call, if {@link #readsInCall}. Throws if something that the
     * call would read is closed or is being closed; see {@link org.rdma4j.internal.life}.
     */
    void beforePost() {}

    /** It is about to be posted, with a completion for a wait or a scope, or for polls. */
    final void posting(boolean awaited) {
        awaitedBefore = lastAwaited;
        lastAwaited = awaited;
    }

    /** It was posted, and is not taken back any more. */
    final void posted() {
        awaitedBefore = lastAwaited;
    }

    /** It was not posted after all. */
    final void notPosted() {
        lastAwaited = awaitedBefore;
        wasNotPosted();
    }

    @Override
    final void setAwaited(boolean on) {
        isAwaited = on;
    }

    /** Its wr_id was written. */
    final void nextMayRepeat(boolean awaited) {
        if (repeat != REPEAT_NOT && !bringsData() && !readsInCall()) {
            repeat = awaited ? REPEAT_AWAITED : REPEAT_POLLED;
        }
    }

    /** Whether a completion queue keeps a completion of it for a poll. */
    final boolean hasUndelivered() {
        return undelivered > 0;
    }

    /** Adds to the number of undelivered completions. */
    final void addUndelivered(int difference) {
        undelivered += difference;
    }

    /** Its queue has dropped its undelivered completions. */
    final void forgetUndelivered() {
        undelivered = 0;
    }

    /** Sets how the post of the completion that is delivered now has ended. */
    final void outcome(int how, int vendor) {
        status = how;
        vendorError = vendor;
    }

    /** Writes its wr_id. */
    abstract void id(long id);

    /** Writes how many elements the list has. */
    abstract void elementCount(int count);

    /** Writes which request comes after it in a chain; 0 if none does. */
    abstract void next(long request);

    /** Refuses what does not fit together; done once after each change. */
    abstract void check();

    /** Whether it is posted just as it is. */
    boolean isPlain() {
        return true;
    }

    /**
     * The buffers, in the order in which the message has them.
     *
     * @throws IllegalArgumentException if one is of another protection domain, or they are more than the queue pair was
     *     made for
     * @throws IllegalStateException if the request is in flight, or a region is closed
     */
    public final T local(LocalMemory... buffers) {
        checkOpen();
        checkIdle("the buffers of");
        if (buffers.length > mostElements) {
            throw new IllegalArgumentException(this + ": " + buffers.length + " buffers, and " + queue.holder
                    + " was made for " + mostElements + " at most in a " + queue.kind() + " request");
        }
        for (LocalMemory buffer : buffers) {
            checkBuffer(buffer);
        }
        LocalMemory[] mine = buffers.clone();
        // Threads that close a region look through the requests of its domain.
        VarHandle.storeStoreFence();
        local = mine;
        takeBuffers();
        return self();
    }

    /** The same with one buffer, which allocates nothing. */
    public final T local(LocalMemory buffer) {
        if (local.length != 1) {
            return local(new LocalMemory[] {buffer});
        }
        checkOpen();
        checkIdle("the buffers of");
        checkBuffer(buffer);
        local[0] = buffer;
        if (leases == null && Lease.of(buffer) == null) {
            // What nearly all are, without a walk over a list of one.
            element(0, buffer, 0, buffer.length());
            unchecked = buffer.region().isUnchecked();
            localLength = buffer.length();
            recheck();
        } else {
            takeBuffers();
        }
        return self();
    }

    private void takeBuffers() {
        releaseLeases();
        recheck();
        unchecked = false;
        boolean leased = false;
        for (int i = 0; i < local.length; i++) {
            element(i, local[i], 0, local[i].length());
            unchecked |= local[i].region().isUnchecked();
            leased |= Lease.of(local[i]) != null;
        }
        elementCount(local.length);
        sum();
        if (!leased) {
            leases = null;
            return;
        }
        if (leases == null || leases.length != local.length) {
            leases = new Lease[local.length];
        }
        for (int i = 0; i < local.length; i++) {
            leases[i] = Lease.of(local[i]);
        }
    }

    /** Holds the leases for one post more, all of them or none. */
    final synchronized void holdLeases() {
        if (holds + held > 0 && !isInFlight()) {
            releaseLeases();
        }
        try {
            for (int i = 0; i < leases.length; i++) {
                if (leases[i] != null) {
                    leases[i].hold();
                }
                held = i + 1;
            }
            holds++;
            held = 0;
        } finally {
            letGoOfHeld();
        }
    }

    /** Lets go of the leases of a hold that has not come to its end, or that ends. */
    private void letGoOfHeld() {
        while (held > 0) {
            Lease lease = leases[held - 1];
            if (lease != null) {
                lease.letGo();
            }
            held--;
        }
    }

    /**
     * Lets go of all leases of a request that is not in flight. There are none to let go of but after an Error: one between
     * holding the leases and posting the request, or while letting go of them.
     */
    private void releaseLeases() {
        if (leases == null) {
            return;
        }
        synchronized (this) {
            letGoOfHeld();
            while (holds > 0) {
                letHeldGo();
            }
        }
    }

    /**
     * Once for each post: a completion and the closing of the queue pair may come at the same time, on two threads. Neither
     * returns before what the other has begun to give back is given back.
     */
    final void letLeasesGo() {
        if (leases != null) {
            letHeldGo();
        }
    }

    private synchronized void letHeldGo() {
        if (holds > 0) {
            letGoOfHeld();
            holds--;
            held = leases.length;
            letGoOfHeld();
        }
    }

    private void checkBuffer(LocalMemory buffer) {
        if (buffer.region().domain() != queue.domain) {
            throw new IllegalArgumentException(buffer + " is of another protection domain than " + queue.holder);
        }
        buffer.region().handle();
        // The region may be smaller than when the buffer was made of it: see MemoryRegion.changeMemory.
        Objects.checkFromIndexSize(
                buffer.offset(), buffer.length(), buffer.region().length());
        if (buffer.length() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(buffer + " is longer than the 2^31 - 1 bytes of one element");
        }
    }

    /**
     * Which part of the first buffer the next post uses.
     *
     * @param offset of its first byte in the buffer, in bytes
     * @param length in bytes
     * @throws IndexOutOfBoundsException if it is not wholly within the buffer
     */
    public final T range(long offset, int length) {
        if (local.length != 1) {
            return range(0, offset, length);
        }
        // What nearly all are: nothing but the address changes.
        checkOpen();
        Objects.checkFromIndexSize(offset, length, originLength);
        Native.ALL.set(JAVA_LONG, elements + SGE_ADDR, origin + offset);
        if (length != localLength) {
            Native.ALL.set(JAVA_INT, elements + SGE_LENGTH, length);
            localLength = length;
            recheck();
        }
        return self();
    }

    /** The same for another buffer of the list, counted from 0. */
    public final T range(int buffer, long offset, int length) {
        checkOpen();
        LocalMemory whole = local[Objects.checkIndex(buffer, local.length)];
        if (local.length == 1) {
            return range(offset, length);
        }
        Objects.checkFromIndexSize(offset, length, whole.length());
        element(buffer, whole, offset, length);
        sum();
        return self();
    }

    private void element(int i, LocalMemory buffer, long offset, long length) {
        long at = elements + i * SGE_SIZE;
        MemoryRegion region = buffer.region();
        long base = (region.allows(Access.ZERO_BASED) ? 0 : region.address()) + buffer.offset();
        if (i == 0) {
            origin = base;
            originLength = buffer.length();
        }
        writeElement(at, base + offset, (int) length, region.lkey());
    }

    /** Writes a {@code struct ibv_sge}. */
    static void writeElement(long at, long start, int length, int lkey) {
        Native.ALL.set(JAVA_LONG, at + SGE_ADDR, start);
        Native.ALL.set(JAVA_INT, at + SGE_LENGTH, length);
        Native.ALL.set(JAVA_INT, at + SGE_LKEY, lkey);
    }

    /**
     * Copies the ranges of all buffers to native memory, one behind the other.
     *
     * @param most bytes that there is room for
     * @return the number of bytes copied
     * @throws IllegalStateException if a region is closed, or its arena is
     * @throws IndexOutOfBoundsException if a region is not as large as it was when the ranges were set, or there is no room
     */
    final int copyTo(long to, int most) {
        int copied = 0;
        for (int i = 0; i < local.length; i++) {
            MemoryRegion region = local[i].region();
            long at = elements + i * SGE_SIZE;
            long base = region.allows(Access.ZERO_BASED) ? 0 : region.address();
            int length = Native.ALL.get(JAVA_INT, at + SGE_LENGTH);
            Objects.checkFromIndexSize(copied, length, most);
            MemorySegment.copy(
                    region.memory(), Native.ALL.get(JAVA_LONG, at + SGE_ADDR) - base, Native.ALL, to + copied, length);
            copied += length;
        }
        return copied;
    }

    private void sum() {
        long sum = 0;
        for (int i = 0; i < local.length; i++) {
            sum += Integer.toUnsignedLong(Native.ALL.get(JAVA_INT, elements + i * SGE_SIZE + SGE_LENGTH));
        }
        localLength = sum;
        recheck();
    }

    final LocalMemory[] buffers() {
        return local;
    }

    /** The bytes of one of the buffers. */
    final MemorySegment memory(int buffer) {
        return local[buffer].memory();
    }

    /** It has to be checked again: it, or something that it names, has changed. */
    final void recheck() {
        checked = false;
        isNotPlain();
        WorkChain<?> in = chain;
        if (in != null) {
            in.ready = 0;
        }
    }

    private boolean areOpen() {
        for (LocalMemory buffer : local) {
            if (!buffer.region().isOpen()) {
                return false;
            }
        }
        return true;
    }

    final void checkRegions() {
        for (LocalMemory buffer : local) {
            buffer.region().checkUsable();
        }
    }

    /** Before a post for which it is not {@link #isReady}. */
    final void prepare(boolean inChain) {
        if ((chain != null) != inChain) {
            throw new IllegalStateException(this + " is in a chain; post that, or prepare another one");
        }
        if (!checked) {
            check();
            status = 0;
            checked = !unchecked;
        }
        plain = checked && leases == null && isPlain();
        repeat = plain && !inChain ? REPEAT_CHECKED : REPEAT_NOT;
        // Pairs with the volatile state of what is closed: either this sees that it is, or its close clears the field.
        VarHandle.fullFence();
        if (!areOpen()) {
            isNotPlain();
            check();
        }
    }

    /** It is posted with a care that its next post may not need. */
    final void isNotPlain() {
        plain = false;
        repeat = REPEAT_NOT;
    }

    void checkCanChain() {
        checkIdle("the chain of");
        if (chain != null) {
            throw new IllegalArgumentException(this + " is in a chain already; prepare another one");
        }
    }

    final void chain(WorkChain<?> in, int place) {
        chain = in;
        inChain = place;
        recheck();
    }

    final void checkOpen() {
        queue.holder.checkNotClosed();
    }

    final void checkIdle(String what) {
        if (isInFlight()) {
            throw new IllegalStateException(
                    what + " " + this + " cannot be changed while it is in flight; wait for its completion");
        }
    }

    /** The keys of a region have changed. */
    final void rewriteKeys() {
        for (int i = 0; i < local.length; i++) {
            Native.ALL.set(
                    JAVA_INT,
                    elements + i * SGE_SIZE + SGE_LKEY,
                    local[i].region().lkey());
        }
        recheck();
    }

    /** Whether its next post, or the one in flight, has the device use this. */
    boolean uses(Resource what) {
        for (LocalMemory buffer : local) {
            if (buffer.region() == what) {
                return true;
            }
        }
        return false;
    }

    /** Its queue is gone. */
    final void retire() {
        releaseLeases();
        local = NONE;
        leases = null;
        recheck();
    }

    @Override
    final WorkRequest<?> last() {
        return this;
    }

    @Override
    final void takeDelivery() {
        if (hasUndelivered() && !lastAwaited) {
            queue.takeDelivery(this);
        }
    }

    // What the queue tells it.

    /** It is about to be posted. */
    abstract void wasPosted(long at);

    /** It was not posted after all. */
    abstract void wasNotPosted();

    /** Its chain was posted some times, the last time with this request at that place. */
    abstract void wasPosted(long rounds, long at);

    /** It has failed. */
    final void failed(int how, int vendor) {
        status = how;
        vendorError = vendor;
        queue.countFailure();
        recheck();
    }

    /** It has failed: a {@code struct ibv_wc} at this address. */
    final void failed(int how, long wc) {
        failed(how, Native.ALL.get(JAVA_INT, wc + VENDOR));
        FlightEvents.FailedWork event = new FlightEvents.FailedWork();
        if (event.shouldCommit()) {
            event.request = toString();
            event.status = status().name();
            event.vendorError = vendorError;
            event.commit();
        }
    }

    final void succeeded() {
        status = 0;
    }

    // What its owner asks.

    /**
     * Attaches an object, such as what the program knows of the peer or of the buffers: for whoever gets the request from
     * {@link Completions#request}. An attachment may be attached at any time, and replaces the last one.
     *
     * @param object null for none
     */
    public final T attach(@Nullable Object object) {
        attachment = object;
        return self();
    }

    /** Returns the attached object; null if there is none. */
    public final @Nullable Object attachment() {
        return attachment;
    }

    /**
     * The queue pair that it is for; of a shared receive, the one that its last message came by.
     *
     * @throws IllegalStateException if a shared receive has had no message, or its queue pair is closed
     */
    public final QueuePair queuePair() {
        QueuePair of = queue.queuePair(this);
        if (of == null) {
            throw new IllegalStateException("no message has come for " + this + ", or its queue pair is closed");
        }
        return of;
    }

    /** The C name of the function that posts it. */
    abstract String function();

    /** How its last post ended; {@link WorkStatus#SUCCESS} before the first. */
    public final WorkStatus status() {
        return WorkStatus.of(status);
    }

    @Override
    final boolean look() throws RdmaException {
        return queue.look(this);
    }

    @Override
    final boolean await(Duration timeout, long start, boolean aborts) throws RdmaException {
        return queue.await(this, timeout, start, aborts);
    }

    /**
     * Goes on if it succeeded: for who takes completions as {@link CompletionQueue#poll} finds them.
     *
     * @throws WorkException if its {@link #status} is another than {@link WorkStatus#SUCCESS}
     */
    @Override
    public final void checkSuccess() throws WorkException {
        if (status != 0) {
            throw failure();
        }
    }

    @Override
    final boolean hasSucceeded() {
        return !isInFlight() && status == 0;
    }

    /** What {@link #await} throws of a request that failed. */
    final WorkException failure() {
        WorkException failure = new WorkException(this, status(), vendorError);
        QueuePair of = queue.queuePair(this);
        if (of != null && status() == WorkStatus.WR_FLUSH_ERR) {
            failure.initCause(of.reason());
        }
        return failure;
    }

    @Override
    public final String toString() {
        return name() + " of " + queue.holder;
    }
}
