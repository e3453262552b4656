package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.AsynchronousCloseException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_async_event;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.pollfd;

/**
 * The asynchronous events of an open device, such as link changes, queue failures and shared receive queues that run
 * low. This object is returned by {@link Context#events} and closed together with the context.
 *
 * {@snippet lang=java :
 * while (running.getAsBoolean()) {
 *     Optional<DeviceEvent> event = context.events().next(TIMEOUT);
 *     if (event.isPresent()) {
 *         System.err.println(event.get());
 *     }
 * }
 * }
 *
 * <p>Any thread may take events, and each event is delivered once. Taking an event also acknowledges it, so that
 * closing the object that the event concerns does not block.
 *
 * @see "docs/reference/threads.md"
 */
public final class DeviceEvents {
    /** Indicates that a file descriptor is not open. */
    private static final int NONE = -1;
    /** Interval in nanoseconds at which a waiting virtual thread checks for events. */
    private static final long VIRTUAL_POLL_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    /** The {@link Context} of the device. */
    private final Resource context;

    /** Open objects that events may concern, keyed by the address of the native object. */
    private final Map<Long, Resource> sources = new ConcurrentHashMap<>();

    /** The file descriptor for events, which is non-blocking. */
    private int events = NONE;
    /** An eventfd that becomes readable when the context is closed. */
    private int wakeUp = NONE;

    /**
     * Creates the events of a device.
     *
     * @param context the {@link Context} of the device
     */
    DeviceEvents(Resource context) {
        this.context = context;
    }

    /** Opens the file descriptors on first use, because most programs do not take events. */
    private synchronized void prepare(MemorySegment device) {
        if (wakeUp == NONE) {
            events = ibv_context.async_fd(ibv_context.reinterpret(device));
            Posix.fcntlChecked(events, Posix.F_SETFL, Posix.fcntlChecked(events, Posix.F_GETFL) | Posix.O_NONBLOCK);
            wakeUp = Posix.eventfdChecked(0, Posix.EFD_CLOEXEC | Posix.EFD_NONBLOCK);
        }
    }

    void add(MemorySegment handle, Resource source) {
        sources.put(handle.address(), source);
    }

    void remove(Resource source) {
        sources.values().remove(source);
    }

    /** Wakes up waiting threads because the context is about to be closed. */
    synchronized void wake() {
        if (wakeUp == NONE) {
            return;
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment one = arena.allocate(JAVA_LONG);
            one.set(JAVA_LONG, 0, 1);
            Posix.write(wakeUp, one, JAVA_LONG.byteSize());
        }
    }

    synchronized void close() {
        if (wakeUp != NONE) {
            Posix.close(wakeUp);
        }
    }

    /**
     * Returns a file descriptor that is readable while events are pending, for an event loop of the program that uses
     * epoll(7) or poll(2). When the descriptor is readable, call {@link #next} with {@link Duration#ZERO} until no more
     * events are returned. The descriptor belongs to the context; the program must not close it or read from it.
     *
     * @throws IllegalStateException if the context is closed
     * @throws VerbsException if the descriptor cannot be set up
     */
    public int descriptor() throws VerbsException {
        context.run(this::prepare);
        return events;
    }

    /**
     * Retrieves and removes the next event, waiting if necessary until an event occurs.
     *
     * <p>An interrupt does not end the wait; the thread's interrupt status remains set.
     *
     * @param timeout the maximum time to wait. A virtual thread may receive an event up to 10 ms after it occurs
     * @return the event, or an empty {@code Optional} if no event occurs within the timeout
     * @throws AsynchronousCloseException if the context is closed during the wait
     * @throws IllegalStateException if the context is closed
     * @throws VerbsException if the event cannot be read
     */
    public Optional<DeviceEvent> next(Duration timeout) throws IOException {
        long nanos = Timeouts.nanos(timeout);
        DeviceEvent event = context.call(device -> await(device, nanos));
        if (event == null && !context.isOpen()) {
            throw new AsynchronousCloseException();
        }
        return Optional.ofNullable(event);
    }

    private @Nullable DeviceEvent await(MemorySegment device, long nanos) {
        long start = System.nanoTime();
        boolean interrupted = false;
        prepare(device);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment readable = pollfd.allocateArray(2, arena);
            watch(readable, 0, events);
            watch(readable, 1, wakeUp);
            MemorySegment event = ibv_async_event.allocate(arena);
            while (context.isOpen()) {
                if (Ibverbs.ibv_get_async_event(device, event) == 0) {
                    return acknowledge(event);
                }
                int errno = Errno.last();
                if (errno != Errno.EAGAIN && errno != Errno.EINTR) {
                    throw new ErrnoException("ibv_get_async_event", errno);
                }
                long left = nanos - (System.nanoTime() - start);
                if (left <= 0) {
                    return null;
                }
                sleep(readable, left);
                // Clear the interrupt status, which would end each further park at once.
                interrupted |= Thread.interrupted();
            }
            return null;
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static void watch(MemorySegment readable, int i, int fd) {
        MemorySegment entry = pollfd.asSlice(readable, i);
        pollfd.fd(entry, fd);
        pollfd.events(entry, (short) Posix.POLLIN);
    }

    /** Waits for an event. A virtual thread parks instead of calling poll(2), which would block its carrier thread. */
    private static void sleep(MemorySegment readable, long nanos) {
        if (Thread.currentThread().isVirtual()) {
            LockSupport.parkNanos(Math.min(nanos, VIRTUAL_POLL_NANOS));
        } else {
            Posix.poll(readable, 2, (int) Math.min(TimeUnit.NANOSECONDS.toMillis(nanos) + 1, Integer.MAX_VALUE));
        }
    }

    /** Converts the given native event, and acknowledges it even if an Error is thrown. */
    private DeviceEvent acknowledge(MemorySegment event) {
        try {
            return convert(event);
        } finally {
            Ibverbs.ibv_ack_async_event(event);
        }
    }

    private DeviceEvent convert(MemorySegment event) {
        DeviceEventType type = DeviceEventType.of(ibv_async_event.event_type(event));
        Resource source;
        switch (type.about()) {
            case COMPLETION_QUEUE:
            case QUEUE_PAIR:
            case SHARED_RECEIVE_QUEUE:
                // The pointers to the three kinds of objects share a union.
                source = sources.get(ibv_async_event.element_qp(event).address());
                break;
            default:
                source = null;
                break;
        }
        int port = type.about() == DeviceEventType.About.PORT ? ibv_async_event.element_port_num(event) : 0;
        return new DeviceEvent(type, Optional.ofNullable(source), port);
    }
}
