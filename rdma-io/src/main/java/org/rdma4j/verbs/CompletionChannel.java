package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.pollfd;

/**
 * The completion channel of one completion queue ({@code struct ibv_comp_channel}), which owns it, and an eventfd(2) that wakes
 * up the thread that waits for the channel.
 *
 * <p>A platform thread waits in poll(2) for both descriptors; a virtual thread parks (see {@link Readiness}) and is unparked.
 * The channel is in non-blocking mode, so that the pending event, if any, is consumed by one system call.
 */
final class CompletionChannel extends Resource {
    private static final int NONE = -1;
    private static final int EVENTS = 0;
    private static final int WAKE_UPS = 1;

    // Set before the channel is used.

    private final Arena arena = Arena.ofAuto();
    private long address;
    private int descriptor;

    // Thread-confined to the reader of the completion queue.

    /** The two {@code struct pollfd} of {@link #EVENTS} and {@link #WAKE_UPS}. */
    private final MemorySegment descriptors = pollfd.allocateArray(2, arena);

    /** Receives the completion queue and its context from {@code ibv_get_cq_event}, and the counter from the eventfd. */
    private final MemorySegment out = arena.allocate(ADDRESS, 2);

    /** Whether the descriptor is registered with {@link Readiness}. */
    private boolean registered;

    /** Wakes up the current thread if it is interrupted. Replaced when it is used up. */
    private InterruptSignal interrupts = new InterruptSignal(this::signal);

    // Shared with the threads that call wakeUp().

    /** The eventfd; {@link #NONE} if the channel is not open. Guarded by {@link #wakeUpLock}. */
    private int wakeUpDescriptor = NONE;

    private final Object wakeUpLock = new Object();

    /** The counter value to write to the eventfd. */
    private final MemorySegment one = arena.allocateFrom(JAVA_LONG, 1);

    /** The virtual thread that is parked or about to park; null if none. Volatile: see {@link #sleep}. */
    private volatile @Nullable Thread parked;

    private CompletionChannel(Context context) {
        super(
                "completion channel of " + context,
                () -> Ibverbs.ibv_create_comp_channelChecked(context.handle()),
                context);
    }

    /** Creates the channel of a new completion queue. */
    static CompletionChannel create(Context context) throws VerbsException {
        return open(new CompletionChannel(context));
    }

    @Override
    protected void opened(MemorySegment channel) {
        address = channel.address();
        descriptor = ibv_comp_channel.fd(ibv_comp_channel.reinterpret(channel));
        Posix.fcntlChecked(descriptor, Posix.F_SETFL, Posix.fcntlChecked(descriptor, Posix.F_GETFL) | Posix.O_NONBLOCK);
        synchronized (wakeUpLock) {
            wakeUpDescriptor = Posix.eventfdChecked(0, Posix.EFD_CLOEXEC | Posix.EFD_NONBLOCK);
            setDescriptor(EVENTS, descriptor);
            setDescriptor(WAKE_UPS, wakeUpDescriptor);
        }
    }

    private void setDescriptor(int index, int fd) {
        MemorySegment entry = pollfd.asSlice(descriptors, index);
        pollfd.fd(entry, fd);
        pollfd.events(entry, (short) Posix.POLLIN);
    }

    @Override
    protected void destroy(MemorySegment channel) {
        Ibverbs.ibv_destroy_comp_channelChecked(channel);
    }

    @Override
    protected void closed() {
        synchronized (wakeUpLock) {
            // The number may be assigned to another file at once, so no thread may use it from here on.
            int fd = wakeUpDescriptor;
            wakeUpDescriptor = NONE;
            if (fd != NONE) {
                Posix.close(fd);
            }
        }
    }

    /** Returns the file descriptor of the channel. */
    int descriptor() {
        handle();
        return descriptor;
    }

    /**
     * Waits until an event is pending, another thread calls {@link #wakeUp}, or the timeout expires. May return earlier.
     *
     * <p>A thread that calls {@code wakeUp} sets a condition first; this method checks the condition before it waits. On a
     * virtual thread, the volatile write of {@link #parked} before the check, and the volatile read after the condition was
     * set, ensure that one of the two threads sees the other. On a platform thread, the eventfd remains readable.
     *
     * @param nanos the timeout, greater than 0
     * @param interruptible whether to return early if the current thread is interrupted
     * @param condition whether to return at once
     * @return {@code false} if the timeout has expired; always {@code true} on a virtual thread, which cannot distinguish the
     *     expiry from an early wake-up
     */
    boolean sleep(long nanos, boolean interruptible, WakeUpCondition condition) throws VerbsException {
        handle();
        if (Thread.currentThread().isVirtual()) {
            park(nanos, condition);
            return true;
        }
        int milliseconds = (int) Math.min(TimeUnit.NANOSECONDS.toMillis(nanos) + 1, Integer.MAX_VALUE);
        return interruptible ? pollInterruptibly(milliseconds) : poll(milliseconds);
    }

    /** Condition of an early return: see {@link #sleep}. */
    @FunctionalInterface
    interface WakeUpCondition {
        /** Returns {@code true} if the thread must not sleep. */
        boolean isSet();
    }

    private boolean pollInterruptibly(int milliseconds) throws VerbsException {
        if (interrupts.isUsedUp()) {
            interrupts = new InterruptSignal(this::signal);
        }
        interrupts.beginCall();
        try {
            return poll(milliseconds);
        } finally {
            interrupts.endCall();
        }
    }

    private boolean poll(int milliseconds) throws VerbsException {
        int ready = Posix.poll(descriptors, 2, milliseconds);
        if (ready < 0) {
            int errno = Errno.last();
            if (errno == Errno.EINTR) {
                return true;
            }
            throw VerbsException.of(new ErrnoException("poll", errno));
        }
        if (ready > 0 && pollfd.revents(pollfd.asSlice(descriptors, WAKE_UPS)) != 0) {
            // Resets the counter to 0.
            Posix.read(pollfd.fd(pollfd.asSlice(descriptors, WAKE_UPS)), out, JAVA_LONG.byteSize());
        }
        return ready > 0;
    }

    private void park(long nanos, WakeUpCondition condition) throws VerbsException {
        parked = Thread.currentThread();
        try {
            if (!condition.isSet()) {
                Readiness.await(descriptor, registered, nanos);
                registered = true;
            }
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        } finally {
            parked = null;
        }
    }

    /**
     * Consumes the pending event, without waiting.
     *
     * @return {@code false} if no event is pending; otherwise the caller must acknowledge the event
     */
    boolean consumeEvent() throws VerbsException {
        handle();
        long queue = out.address();
        if (Ibverbs.ibv_get_cq_event(address, queue, queue + ADDRESS.byteSize()) == 0) {
            return true;
        }
        int errno = Errno.last();
        if (errno == Errno.EAGAIN || errno == Errno.EINTR) {
            return false;
        }
        throw VerbsException.of(new ErrnoException("ibv_get_cq_event", errno));
    }

    /** Ends a {@link #sleep} of another thread. Does nothing if the channel is closed. */
    void wakeUp() {
        Thread thread = parked;
        if (thread != null) {
            LockSupport.unpark(thread);
        } else {
            signal();
        }
    }

    /** Makes the eventfd readable, unless the channel is closed. */
    private void signal() {
        synchronized (wakeUpLock) {
            if (wakeUpDescriptor != NONE) {
                Posix.write(wakeUpDescriptor, one, JAVA_LONG.byteSize());
            }
        }
    }
}
