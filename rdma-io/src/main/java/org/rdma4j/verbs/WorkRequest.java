package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/**
 * Work for one queue of a queue pair, prepared once and posted as often as wanted: its fields can be changed between two
 * posts, and cost nothing where they stay. Also the handle by which posted work is waited for.
 *
 * <p>The memory that it names is in use by the device from {@code post} until {@link #isInFlight} is false again. Offsets
 * and lengths within a region may be changed meanwhile, for the next post; the region may not.
 *
 * <p>Belongs to the thread that owns its queue pair.
 *
 * @param <T> the kind of request, which its methods return
 */
public abstract sealed class WorkRequest<T extends WorkRequest<T>> permits SendRequest, ReceiveRequest {
    static final long SGE_SIZE = ibv_sge.sizeof();
    private static final long SGE_ADDR = ibv_sge.addr$offset();
    private static final long SGE_LENGTH = ibv_sge.length$offset();
    private static final long SGE_LKEY = ibv_sge.lkey$offset();
    private static final long VENDOR = ibv_wc.vendor_err$offset();

    private static final VarHandle COMPLETED;

    static {
        try {
            COMPLETED = MethodHandles.lookup().findVarHandle(WorkRequest.class, "completed", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    final WorkQueue queue;
    final int index;
    /** Of the native request. */
    final long address;
    /** Of its list of elements. */
    final long elements;

    private final int mostElements;

    private LocalMemory[] local = new LocalMemory[0];
    /** Of each buffer; null if none is of a pool. */
    @Nullable
    Lease @Nullable [] leases;

    long localLength;
    /** Whether it was checked since it was changed. */
    boolean ready;

    private boolean unchecked;

    private long posted;
    private long completed;
    /** Of {@code enum ibv_wc_status}; a number, because storing a reference costs a collector's barrier. */
    private int status;

    private int vendorError;

    WorkRequest(WorkQueue queue, long address, long elements) {
        this.queue = queue;
        this.index = queue.add(this);
        this.address = address;
        this.elements = elements;
        this.mostElements = queue.mostElements;
    }

    abstract T self();

    /** What it does, for messages. */
    abstract String name();

    /** Writes how many elements the list has. */
    abstract void elementCount(int count);

    /** Refuses what does not fit together; done once after each change. */
    abstract void check();

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
        local = buffers.clone();
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
        takeBuffers();
        return self();
    }

    private void takeBuffers() {
        ready = false;
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

    /** The leases are in flight with it, or none is. */
    final void holdLeases() {
        int held = 0;
        try {
            for (; held < leases.length; held++) {
                if (leases[held] != null) {
                    leases[held].hold();
                }
            }
        } finally {
            if (held < leases.length) {
                letGo(held);
            }
        }
    }

    private void letGo(int count) {
        for (int i = 0; i < count; i++) {
            if (leases[i] != null) {
                leases[i].letGo();
            }
        }
    }

    private void letLeasesGo() {
        if (leases != null) {
            letGo(leases.length);
        }
    }

    private void checkBuffer(LocalMemory buffer) {
        if (buffer.region().domain() != queue.domain) {
            throw new IllegalArgumentException(buffer + " is of another protection domain than " + queue.holder);
        }
        buffer.region().handle();
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
        return range(0, offset, length);
    }

    /** The same for another buffer of the list, counted from 0. */
    public final T range(int buffer, long offset, int length) {
        checkOpen();
        LocalMemory whole = local[Objects.checkIndex(buffer, local.length)];
        Objects.checkFromIndexSize(offset, length, whole.length());
        element(buffer, whole, offset, length);
        if (local.length == 1) {
            localLength = length;
            ready = false;
        } else {
            sum();
        }
        return self();
    }

    private void element(int i, LocalMemory buffer, long offset, long length) {
        long at = elements + i * SGE_SIZE;
        MemoryRegion region = buffer.region();
        long base = region.allows(Access.ZERO_BASED) ? 0 : region.address();
        Native.ALL.set(JAVA_LONG, at + SGE_ADDR, base + buffer.offset() + offset);
        Native.ALL.set(JAVA_INT, at + SGE_LENGTH, (int) length);
        Native.ALL.set(JAVA_INT, at + SGE_LKEY, region.lkey());
    }

    private void sum() {
        long sum = 0;
        for (int i = 0; i < local.length; i++) {
            sum += Integer.toUnsignedLong(Native.ALL.get(JAVA_INT, elements + i * SGE_SIZE + SGE_LENGTH));
        }
        localLength = sum;
        ready = false;
    }

    final LocalMemory[] buffers() {
        return local;
    }

    /** It has to be checked again: something that it names has changed. */
    final void recheck() {
        ready = false;
    }

    final void checkRegions() {
        for (LocalMemory buffer : local) {
            buffer.region().checkUsable();
        }
    }

    /** Whether it need not be checked again until it is changed: nobody can free its memory behind its back. */
    final boolean staysReady() {
        return !unchecked;
    }

    final void checkOpen() {
        queue.holder.handle();
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
        ready = false;
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
        local = new LocalMemory[0];
        leases = null;
        ready = false;
    }

    // What the queue tells it.

    final void wasPosted() {
        posted++;
    }

    final void wasNotPosted() {
        posted--;
        letLeasesGo();
    }

    /** A later request's completion said that this one succeeded. */
    final void succeeded() {
        status = 0;
        letLeasesGo();
        COMPLETED.setRelease(this, completed + 1);
    }

    /** Its own completion has come: a {@code struct ibv_wc} at this address. */
    final void ended(int how, long wc) {
        status = how;
        if (how == 0) {
            vendorError = 0;
            result(wc);
        } else {
            vendorError = Native.ALL.get(JAVA_INT, wc + VENDOR);
        }
        letLeasesGo();
        COMPLETED.setRelease(this, completed + 1);
    }

    /** Takes what a successful completion says. */
    void result(long wc) {}

    /** The device has let go of it. */
    final void flushed() {
        status = ibv_wc_status.IBV_WC_WR_FLUSH_ERR;
        vendorError = 0;
        letLeasesGo();
        COMPLETED.setRelease(this, completed + 1);
    }

    // What its owner asks.

    /**
     * The queue pair that it is for; of a shared receive, the one that its last message came by.
     *
     * @throws IllegalStateException if a shared receive has had no message, or its queue pair is closed
     */
    public final QueuePair queuePair() {
        return queue.queuePair(this);
    }

    /** The C name of the function that posts it. */
    abstract String function();

    /** Whether it was posted and has not completed. */
    public final boolean isInFlight() {
        return posted != (long) COMPLETED.getAcquire(this);
    }

    /** How its last post ended; {@link WorkStatus#SUCCESS} before the first. */
    public final WorkStatus status() {
        return WorkStatus.of(status);
    }

    /**
     * Posts it.
     *
     * @return false if the queue is full: complete earlier work first
     * @throws IllegalStateException if the queue pair's state does not allow it, or what the request names is closed
     * @throws WorkException if the queue pair is in the error state
     * @throws VerbsException if the driver refuses it
     */
    public final boolean tryPost() throws RdmaException {
        return queue.tryPost(this);
    }

    /**
     * Posts it. A full queue is an error here: {@link #tryPost} says so instead, {@link #post(Duration)} waits.
     *
     * @throws IllegalStateException if the queue is full, its state does not allow it, or what the request names is closed
     * @throws WorkException if the queue pair is in the error state
     * @throws VerbsException if the driver refuses it
     */
    public final T post() throws RdmaException {
        if (!queue.tryPost(this)) {
            throw new IllegalStateException("the " + queue + " is full; poll its completion queue, or use tryPost()");
        }
        return self();
    }

    /**
     * Posts it, after waiting for room in the queue.
     *
     * @throws RdmaTimeoutException if there was no room in time; nothing was posted, and the queue pair goes on
     */
    public final T post(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        if (!queue.tryPost(this)) {
            queue.awaitRoom(this, timeout);
        }
        return self();
    }

    /**
     * Waits until it is not in flight any more, and reads its completion queue meanwhile.
     *
     * @throws UnsupportedOperationException if it is a shared receive, and in flight
     * @throws WorkException if it failed
     * @throws IllegalStateException if nothing will tell: it has no completion of its own, and none was posted after it
     *     that has
     * @throws RdmaTimeoutException if the time passed first; its queue pair has been aborted then, see {@link
     *     QueuePair#abort}, and no buffer is in use any more
     */
    public final T await(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        if (isInFlight()) {
            queue.await(this, timeout);
        }
        if (status != 0) {
            throw failure();
        }
        return self();
    }

    /** Refuses what would be posted and never be known to be done. */
    void checkTells() {}

    /** Posts it and waits until it is done: {@link #post(Duration)} and {@link #await}, with one deadline. */
    public final T complete(Duration timeout) throws RdmaException {
        Objects.requireNonNull(timeout);
        checkTells();
        if (!queue.tryPost(this)) {
            long start = System.nanoTime();
            queue.awaitRoom(this, timeout);
            return await(timeout.minusNanos(System.nanoTime() - start));
        }
        return await(timeout);
    }

    /** What {@link #await} throws of a request that failed. */
    final WorkException failure() {
        WorkException failure = new WorkException(this, status(), vendorError);
        if (status() == WorkStatus.WR_FLUSH_ERR) {
            failure.initCause(queuePair().reason());
        }
        return failure;
    }

    @Override
    public final String toString() {
        return name() + " of " + queue.holder;
    }
}
