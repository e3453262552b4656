package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_cq;

/**
 * A completion queue ({@code struct ibv_cq}), to which the device adds an entry for each completed work request.
 * Created by {@link #create}, {@link #createWithEvents} or a {@link #builder}. Any number of queue pairs may share a
 * completion queue.
 *
 * <p>Each completion is delivered once:
 *
 * <ul>
 *   <li>to the thread that waits for the request ({@link WorkRequest#await}, {@link WorkRequest#complete}) or to the
 *       {@link WorkScope} in which the request was posted;
 *   <li>otherwise to {@link #poll}, in the order in which the completions arrived.
 * </ul>
 *
 * A waiting thread also polls completions of other work, from any queue pair that shares the queue. The requests of
 * that work are then no longer in flight, and their completions are kept for the next poll. Scopes, {@link
 * QueuePair#abort} and {@code close} also keep the completions of other work that they poll. Closing or resetting a
 * queue pair drops the completions of its own work that have not been polled. Dropped completions that are still in
 * this queue count against its capacity until a poll or a waiting thread has emptied the queue.
 *
 * <p>Kept completions occupy no capacity of the queue. Their number is limited: a send or receive queue that has as
 * many kept completions as its capacity in requests is full until some are polled. A send or write that already has a
 * kept completion may nevertheless be posted repeatedly; its completions are counted, and each of them is delivered.
 *
 * <p>An extended completion queue ({@code struct ibv_cq_ex}) is created only if an option of the {@link
 * CompletionQueueBuilder} requires it, and is used in the same way.
 *
 * <p>A completion queue is used by one thread at a time. The first thread that polls it becomes its owner, until that
 * thread calls {@link #release} or terminates. After a call to {@link #guardedBy}, the owner is the thread that holds
 * the lock. Any thread may call {@link #wakeup}, {@link #hasEvents}, {@link #context} and {@link #entries}.
 *
 * @see "docs/reference/threads.md"
 */
public final class CompletionQueue extends Resource {
    private final Context context;
    private final @Nullable CompletionChannel channel;
    /** Whether the driver's lock on the queue is disabled. */
    private final boolean singleThreaded;

    final Owner owner = new Owner(this);

    /** Work queues that report to this queue, and capacity. Any thread; its monitor guards changes of the capacity. */
    final ReportingQueues queues;

    // Thread-confined to the owner.

    private final CompletionBatch batch;
    private final CompletionDelivery delivery;

    /** The events of this queue; null if it was created without events. */
    private final @Nullable CompletionEvents events;

    private final CompletionPoller poller;

    CompletionQueue(CompletionQueueBuilder builder, @Nullable CompletionChannel channel) {
        super(
                "completion queue of " + builder.context().name(),
                () -> builder.createNative(channel),
                channel == null ? builder.context() : channel);
        this.context = builder.context();
        this.channel = channel;
        this.singleThreaded = builder.isSingleThreaded();
        this.queues = new ReportingQueues(context.sharedQueues);
        this.batch = new CompletionBatch(queues, builder.fields());
        this.delivery = new CompletionDelivery(queues, batch, owner);
        this.events = channel == null ? null : new CompletionEvents(channel, builder.isSolicitedOnly());
        this.poller = new CompletionPoller(this, owner, batch, delivery, events);
    }

    /**
     * Creates a completion queue without events. Waiting threads poll it.
     *
     * @param context the device context, which must not be closed before the queue
     * @param entries minimum capacity; the device may allocate more. The queue needs capacity for all requests that its queue
     *     pairs may have in flight
     * @throws IllegalArgumentException if the number of entries is out of range for the device
     * @throws VerbsException if the driver rejects the call
     */
    public static CompletionQueue create(Context context, int entries) throws VerbsException {
        return builder(context, entries).create();
    }

    /**
     * Creates a completion queue with events. Waiting threads sleep until an event occurs.
     *
     * @param context the device context, which must not be closed before the queue
     * @param entries minimum capacity, as for {@link #create}, which throws the same exceptions
     */
    public static CompletionQueue createWithEvents(Context context, int entries) throws VerbsException {
        return builder(context, entries).events().create();
    }

    /** Returns a builder of a completion queue with other options; the parameters are those of {@link #create}. */
    public static CompletionQueueBuilder builder(Context context, int entries) {
        return new CompletionQueueBuilder(context, entries);
    }

    @Override
    void opened(MemorySegment cq) {
        queues.capacity(ibv_cq.cqe(ibv_cq.reinterpret(cq)));
        rename("completion queue " + ibv_cq.handle(ibv_cq.reinterpret(cq)) + " of " + context.name());
        if (events != null) {
            events.open(cq);
        }
        batch.open(cq);
        // Last, because this publishes the queue to other threads.
        context.events().add(cq, this);
    }

    @Override
    void checkUnused() {
        owner.check();
    }

    @Override
    void destroy(MemorySegment cq) {
        if (batch.isOpen()) {
            if (events != null) {
                events.acknowledge();
            }
            poller.drain();
        }
        Ibverbs.ibv_destroy_cqChecked(cq);
    }

    @Override
    void closed() throws VerbsException {
        context.events().remove(this);
        owner.retire();
        if (channel != null) {
            channel.close();
        }
    }

    /** Returns {@code true} if this queue was created with events, so that waiting threads can sleep. */
    public boolean hasEvents() {
        return events != null;
    }

    /** Returns the device context of this queue. */
    public Context context() {
        return context;
    }

    /** Returns the capacity of this queue in completions, which is at least the requested number of entries. */
    public int entries() {
        return queues.capacity();
    }

    /**
     * Returns the number of entries that are not reserved for the requests of queue pairs. A queue pair can be created with
     * this queue if its requests do not exceed this number.
     */
    public int unreserved() {
        synchronized (queues) {
            return Math.max(0, queues.capacity() - queues.reserved());
        }
    }

    /**
     * Changes the capacity of this queue: {@code ibv_resize_cq}. Completions in the queue are retained. May be called only by
     * the owner.
     *
     * @param atLeast the minimum number of entries; the device may allocate more
     * @throws IllegalArgumentException if the device does not support this many entries, or the queue pairs of this queue
     *     require more
     * @throws VerbsException if the driver rejects the call, as iWARP drivers do
     */
    public void resize(int atLeast) throws VerbsException {
        owner.check();
        CompletionQueueBuilder.checkEntries(context, atLeast);
        synchronized (queues) {
            if (atLeast < queues.reserved()) {
                throw new IllegalArgumentException("Cannot resize " + this + " to " + atLeast
                        + " entries: its queue pairs may have " + queues.reserved() + " requests in flight");
            }
            run(cq -> Ibverbs.ibv_resize_cqChecked(cq, atLeast));
            queues.capacity(ibv_cq.cqe(ibv_cq.reinterpret(handle())));
        }
        if (events != null) {
            events.disarm();
        }
    }

    /**
     * Reserves capacity for the requests that a queue pair may have in flight, so that this queue cannot overrun.
     *
     * @throws IllegalArgumentException if the unreserved capacity is insufficient
     */
    void reserve(int maxCompletions) {
        handle();
        if (queues.isAllStale()) {
            poller.tryDrain();
        }
        queues.reserve(maxCompletions, this);
    }

    /** Drains this queue, and returns {@code true}, if no other thread owns it and no other queue pair uses it. */
    boolean drainIfUsedOnlyBy(Resource queuePair) {
        return queues.isUsedOnlyBy(queuePair) && poller.tryDrain();
    }

    /**
     * Polls for completions without waiting. Delivers the completions that waits have kept since the last poll, if any;
     * otherwise those of the device.
     *
     * <p>The result is valid until the next poll, which delivers the completions that have not been taken from it. A request
     * is updated when {@link Completions#next} reaches its completion, or earlier, when a waiting thread polls it.
     *
     * {@snippet lang=java :
     * for (Completions done = queue.poll(); done.next(); ) {
     *     handle(done.request());
     * }
     * }
     *
     * @throws WrongThreadException if another thread owns this queue
     * @throws IllegalStateException if this queue is closed
     * @throws VerbsException if the queue has overrun or has failed
     */
    public Completions poll() throws VerbsException {
        owner.check();
        delivery.finish();
        if (delivery.hasUndelivered()) {
            // So that work makes progress even if all polls deliver completions that have been kept.
            delivery.process(batch.poll(), null);
            return delivery.keptResult();
        }
        return delivery.batchResult(batch.poll());
    }

    /**
     * Polls for completions, waiting if necessary until one can be delivered. Completions that belong to
     * waiting threads or scopes do not end the wait. Apart from waiting, behaves like {@link #poll()}.
     *
     * <p>The wait ends early, and the result may be empty, if another thread calls {@link #wakeup}, or if the current thread
     * is interrupted before or during the wait. As for {@link java.nio.channels.Selector#select()}, the thread's interrupt
     * status remains set; until it is cleared, this method does not wait.
     *
     * @param timeout the maximum time to wait. The wait may take up to one second longer
     * @return the completions; empty if the timeout has expired or the wait has ended early
     * @throws VerbsException if the queue has overrun or has failed
     */
    public Completions poll(Duration timeout) throws VerbsException {
        return poller.poll(Timeouts.nanos(timeout));
    }

    /**
     * Causes the first {@linkplain #poll(Duration) timed poll} that has not yet returned to return immediately. If another
     * thread is in a timed poll, that poll returns; otherwise the next timed poll does not wait. In either case the poll may
     * return completions. Later polls wait as usual.
     *
     * <p>Calling this method more than once between two timed polls has the same effect as calling it once. It does not end
     * the wait for a single request, and does not make {@link #eventDescriptor} readable. If this queue is closed, the method
     * has no effect.
     *
     * <p>May be called by any thread. Actions of that thread before the call <i>happen-before</i> the return of the poll.
     */
    public void wakeup() {
        poller.wakeUp();
    }

    /** Returns {@code true} if the last result's current completion belongs to the request. Called by any thread. */
    boolean isCurrent(WorkQueue queue, int index) {
        return delivery.isCurrent(queue, index);
    }

    /** Drops the kept completions of the given request, unless another thread owns this queue. */
    void takeDelivery(WorkRequest<?> request) {
        if (owner.tryClaim()) {
            delivery.takeDelivery(request);
        }
    }

    /** Drops the completions of closed and reset queue pairs that are kept, if the current thread owns this queue. */
    void dropStale() {
        if (owner.isHeldByCurrentThread()) {
            delivery.dropStale();
        }
    }

    /** Throws if the current thread may not reset or close a queue pair: the driver then modifies this queue. */
    void checkMayChange() {
        if (singleThreaded) {
            owner.check();
        }
    }

    /** Polls once and processes the batch, unless another thread owns this queue. Returns the number of completions. */
    int tryPoll(@Nullable WorkRequest<?> awaited) throws VerbsException {
        return Math.max(poller.pollIfOwner(awaited), 0);
    }

    /** Waits until a request has completed: see {@link CompletionPoller#await}. */
    boolean await(WorkRequest<?> request, Duration timeout, long start, boolean aborts) throws RdmaException {
        return poller.await(request, timeout, start, aborts);
    }

    /**
     * Returns the file descriptor of the completion channel, for use in an external event loop. The descriptor is readable
     * while an event is pending. The queue owns and closes it; the caller may only wait for it, with epoll(7) or poll(2), and
     * call {@link #arm}. The descriptor is in non-blocking mode.
     *
     * {@snippet lang=java :
     * while (true) {
     *     queue.arm();
     *     for (Completions done = queue.poll(); !done.isEmpty(); done = queue.poll()) {
     *         while (done.next()) {
     *             handle(done.request());
     *         }
     *     }
     *     waitUntilReadable(queue.eventDescriptor()); // epoll_wait: the descriptor, among others
     * }
     * }
     *
     * @throws IllegalStateException if this queue was created without events, or is closed
     */
    public int eventDescriptor() {
        return checkedEvents().descriptor();
    }

    /**
     * Requests an event for the next completion, which makes {@link #eventDescriptor} readable. Consumes the pending event, if
     * any. Completions that are already in the queue generate no event, so poll until the queue is empty before waiting for
     * the descriptor.
     *
     * <p>The waits of this library arm the queue themselves, consume its events, and may keep completions of other work for
     * the next poll. After such a wait, arm and poll again before waiting for the descriptor.
     *
     * <p>May be called only by the owner.
     *
     * @throws IllegalStateException if this queue was created without events, or is closed
     */
    public void arm() throws VerbsException {
        owner.check();
        checkedEvents().rearm();
    }

    /**
     * Returns {@code true} if this queue has been {@linkplain #arm armed} and the event has not been consumed since. The event
     * may be pending; {@link #eventDescriptor} is readable then.
     *
     * <p>May be called only by the owner.
     *
     * @throws IllegalStateException if this queue was created without events, or is closed
     */
    public boolean isArmed() {
        owner.check();
        CompletionEvents checked = checkedEvents();
        return checked.isArmedFor(checked.pollKind());
    }

    private CompletionEvents checkedEvents() {
        if (events == null) {
            throw new IllegalStateException(this + " was created without events; create it with createWithEvents()");
        }
        return events;
    }

    /**
     * Makes the holder of a lock the owner of this queue, for threads that share the queue under a lock without calling {@link
     * #release}. A thread that does not hold the lock gets a {@link WrongThreadException}.
     *
     * <p>The result of a poll must be read before the lock is released.
     *
     * <p>The queue remains guarded until a thread that holds the lock closes it or calls {@link #unguard}. If a thread
     * terminates while it holds the lock, the queue can no longer be used. To replace the lock, call this method while
     * holding both locks.
     *
     * @throws IllegalArgumentException if the lock is of a subclass of {@link ReentrantLock}
     * @throws IllegalStateException if the current thread does not hold the lock, or the queue is closed
     * @throws WrongThreadException if another thread owns the queue
     */
    public void guardedBy(ReentrantLock lock) {
        owner.guardedBy(lock);
    }

    /** Releases ownership, so that another thread may use this queue. A queue guarded by a lock remains guarded. */
    public void release() {
        owner.release();
    }

    /**
     * Releases ownership, and ends the guarding by a lock, if any. The next thread that polls this queue becomes its owner.
     *
     * @throws IllegalStateException if the queue is closed
     * @throws WrongThreadException if another thread owns the queue, or the current thread does not hold the lock
     */
    public void unguard() {
        owner.unguard();
    }
}
