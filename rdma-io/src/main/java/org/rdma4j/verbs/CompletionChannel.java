package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.wait.InterruptSignal;
import org.rdma4j.internal.wait.Readiness;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_comp_channel;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.pollfd;

/**
 * The completion channel of a completion queue, {@code struct ibv_comp_channel}, and an eventfd(2) that wakes up the
 * thread waiting on the channel. The completion queue owns the channel.
 *
 * <p>A platform thread waits for both file descriptors in poll(2). A virtual thread parks (see {@link Readiness}) and
 * is unparked. The channel is in non-blocking mode, so that one system call consumes the pending event, if any.
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

    /** Two {@code struct pollfd}, at the indices {@link #EVENTS} and {@link #WAKE_UPS}. */
    private final MemorySegment descriptors = pollfd.allocateArray(2, arena);

    /**
     * Output buffer. {@code ibv_get_cq_event} stores the completion queue and its context, and read(2) stores the
     * counter of the eventfd.
     */
    private final MemorySegment out = arena.allocate(ADDRESS, 2);

    /** Whether the file descriptor of the channel is registered with {@link Readiness}. */
    private boolean registered;

    /** Wakes up the current thread if it is interrupted. Replaced after it has been used up. */
    private InterruptSignal interrupts = new InterruptSignal(this::signal);

    // Shared with the threads that call wakeUp().

    /** File descriptor of the eventfd; {@link #NONE} while the channel is not open. Guarded by {@link #wakeUpLock}. */
    private int wakeUpDescriptor = NONE;

    private final Object wakeUpLock = new Object();

    /** The value to write to the eventfd. */
    private final MemorySegment one = arena.allocateFrom(JAVA_LONG, 1);

    /**
     * The virtual thread that is parked or about to park; {@code null} if there is none. Volatile: see {@link #sleep}.
     */
    private volatile @Nullable Thread parked;

    private CompletionChannel(Context context) {
        super(
                "completion channel of " + context,
                () -> Ibverbs.ibv_create_comp_channelChecked(context.handle()),
                context);
    }

    /** Creates the channel for a new completion queue. */
    static CompletionChannel create(Context context) throws VerbsException {
        return open(new CompletionChannel(context));
    }

    @Override
    void opened(MemorySegment channel) {
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
    void destroy(MemorySegment channel) {
        try {
            Ibverbs.ibv_destroy_comp_channelChecked(channel);
        } catch (ErrnoException e) {
            if (e.errno() != Errno.EBUSY || !isOfRemovedDevice()) {
                throw e;
            }
            // The completion queue has been closed, but the call that destroys it has failed, so that libibverbs still
            // counts it as a user of the channel.
            ibv_comp_channel.refcnt(ibv_comp_channel.reinterpret(channel), 0);
            Ibverbs.ibv_destroy_comp_channelChecked(channel);
        }
    }

    @Override
    protected void closed() {
        synchronized (wakeUpLock) {
            // The kernel may reuse the file descriptor immediately, so no thread may use it after this point.
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
     * Waits until an event is pending, another thread calls {@link #wakeUp}, or the timeout expires. This method may
     * also return spuriously (that is, for no reason).
     *
     * <p>A thread must set the condition before it calls {@code wakeUp}. A virtual thread writes {@link #parked} before
     * it checks the condition, and {@code wakeUp} reads this volatile field after the condition has been set. Therefore
     * at least one of the two threads sees the other's write. A platform thread does not check the condition, because
     * the eventfd remains readable.
     *
     * @param nanos the timeout in nanoseconds, greater than 0
     * @param interruptible whether to return early if the current thread is interrupted
     * @param condition the condition under which a virtual thread returns immediately
     * @return {@code false} if the timeout has expired. Always {@code true} on a virtual thread, which cannot
     *     distinguish expiry from an early wake-up
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

    /** The condition under which a thread must not sleep: see {@link #sleep}. */
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
            // Reset the counter to 0.
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
     * Consumes the pending event without waiting.
     *
     * @return {@code true} if an event was consumed. In that case, the caller must acknowledge the event
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

    /** Wakes up the thread in {@link #sleep}, if any. Has no effect if the channel is closed. */
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
