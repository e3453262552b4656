package org.rdma4j.internal.wait;

import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.EPOLL_EVENTS;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.epoll_data;
import org.rdma4j.sys.posix.epoll_event;

/**
 * The descriptors of a reactor: an epoll(7) instance, the handlers of the watched descriptors, and the descriptor that
 * ends a sleep. Thread-confined to the driver, except for {@link #signal} and {@link #signals}.
 */
final class DescriptorSet {
    /** Maximum number of descriptors per epoll_wait(2). The next call reports the remaining ones first. */
    private static final int MAX_EVENTS = 64;

    private static final long FD_OFFSET = epoll_event.data$offset() + epoll_data.fd$offset();

    private final Arena arena = Arena.ofAuto();
    private final EventDescriptor wakeUp = new EventDescriptor();
    private final int wakeUpDescriptor = wakeUp.descriptor();
    private final int epoll;

    /** Output buffer of epoll_wait(2). */
    private final MemorySegment events = epoll_event.allocateArray(MAX_EVENTS, arena);

    /** Parameter of epoll_ctl(2). */
    private final MemorySegment parameter = epoll_event.allocate(arena);

    /** Handlers, indexed by descriptor. */
    private @Nullable DescriptorHandler[] handlers = new DescriptorHandler[16];

    /** Ends the sleep of a platform thread that is interrupted. Replaced after it has been used up. */
    private InterruptSignal interrupts = new InterruptSignal(wakeUp::signal);

    /**
     * Whether the epoll instance is registered with {@link Readiness}, which happens in the first sleep of a virtual
     * thread.
     */
    private boolean parkable;

    /** Whether the last dispatch may have left events: a handler reached its limit, or the event buffer was full. */
    private boolean mayHaveMore;

    DescriptorSet() {
        int created = -1;
        boolean complete = false;
        try {
            created = Posix.epoll_create1Checked(Posix.EPOLL_CLOEXEC);
            epoll = created;
            control(Posix.EPOLL_CTL_ADD, wakeUpDescriptor);
            complete = true;
        } finally {
            if (!complete) {
                wakeUp.close();
                if (created >= 0) {
                    Posix.close(created);
                }
            }
        }
    }

    private void control(int operation, int descriptor) {
        epoll_event.events(parameter, EPOLL_EVENTS.EPOLLIN);
        parameter.set(JAVA_INT_UNALIGNED, FD_OFFSET, descriptor);
        Posix.epoll_ctlChecked(epoll, operation, descriptor, parameter);
    }

    /**
     * Starts watching a descriptor.
     *
     * @throws ErrnoException if the descriptor is not open, is already watched, or is of a kind that epoll(7) does not
     *     support
     */
    void watch(int descriptor, DescriptorHandler handler) {
        if (descriptor >= handlers.length) {
            handlers = Arrays.copyOf(handlers, Math.max(descriptor + 1, handlers.length * 2));
        }
        control(Posix.EPOLL_CTL_ADD, descriptor);
        handlers[descriptor] = handler;
    }

    /** Stops watching a descriptor. Has no effect if the descriptor is not watched. */
    void unwatch(int descriptor) {
        if (descriptor < 0 || descriptor >= handlers.length || handlers[descriptor] == null) {
            return;
        }
        handlers[descriptor] = null;
        try {
            control(Posix.EPOLL_CTL_DEL, descriptor);
        } catch (ErrnoException e) {
            // The kernel removes a descriptor from the epoll instance when the descriptor is closed.
            if (e.errno() != Errno.EBADF && e.errno() != Errno.ENOENT) {
                throw e;
            }
        }
    }

    /** Causes the current or the next sleep to return immediately. May be called by any thread. */
    void signal() {
        wakeUp.signal();
    }

    /** Returns the number of signals so far. May be called by any thread. */
    long signals() {
        return wakeUp.signals();
    }

    /**
     * Returns {@code true} if some descriptors are probably still readable, because a handler reached its limit in the
     * last dispatch or the event buffer was full.
     */
    boolean mayHaveMore() {
        return mayHaveMore;
    }

    /** Returns the number of descriptors to {@linkplain #dispatch dispatch}, without waiting. */
    int poll() {
        return epollWait(0);
    }

    /**
     * Waits until a descriptor is readable, {@link #signal} is called, the current thread is interrupted, or the timeout
     * expires.
     *
     * @param nanos the timeout in nanoseconds, which platform threads round up to milliseconds; {@link Long#MAX_VALUE}
     *     for none
     * @return the number of descriptors to {@linkplain #dispatch dispatch}
     */
    int await(long nanos) {
        if (Thread.currentThread().isVirtual()) {
            Readiness.await(epoll, parkable, nanos);
            parkable = true;
            return epollWait(0);
        }
        if (interrupts.isUsedUp()) {
            interrupts = new InterruptSignal(wakeUp::signal);
        }
        interrupts.beginCall();
        try {
            return epollWait(milliseconds(nanos));
        } finally {
            interrupts.endCall();
        }
    }

    private static int milliseconds(long nanos) {
        if (nanos == Long.MAX_VALUE) {
            return -1;
        }
        long rounded = TimeUnit.NANOSECONDS.toMillis(nanos);
        return (int) Math.min(rounded + (TimeUnit.MILLISECONDS.toNanos(rounded) < nanos ? 1 : 0), Integer.MAX_VALUE);
    }

    private int epollWait(int milliseconds) {
        int ready = Posix.epoll_wait(epoll, events, MAX_EVENTS, milliseconds);
        if (ready < 0) {
            int errno = Errno.last();
            if (errno == Errno.EINTR) {
                return 0;
            }
            throw new ErrnoException("epoll_wait", errno);
        }
        return ready;
    }

    /**
     * Calls the handlers of the descriptors found by the last {@link #poll} or {@link #await}.
     *
     * @param limit maximum number of items of each descriptor
     * @return the number of items handled; a handler that throws counts as one item
     */
    int dispatch(int ready, int limit) {
        int handled = 0;
        mayHaveMore = ready == MAX_EVENTS;
        for (int i = 0; i < ready; i++) {
            int descriptor = events.get(JAVA_INT_UNALIGNED, i * epoll_event.sizeof() + FD_OFFSET);
            if (descriptor == wakeUpDescriptor) {
                wakeUp.reset();
                continue;
            }
            // The handler is null if a handler that was called earlier has stopped watching the descriptor.
            DescriptorHandler handler = handlers[descriptor];
            if (handler != null) {
                int items = call(handler, limit);
                handled += items;
                mayHaveMore |= items >= limit;
            }
        }
        return handled;
    }

    private static int call(DescriptorHandler handler, int limit) {
        try {
            return handler.readable(limit);
        } catch (Throwable e) {
            Callbacks.report(handler, e);
            return 1;
        }
    }

    void close() {
        wakeUp.close();
        Posix.close(epoll);
        Arrays.fill(handlers, null);
    }
}
