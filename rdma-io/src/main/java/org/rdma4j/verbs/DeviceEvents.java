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
 * What happens to an open device and is no request's end: its ports' links, queues that fail, a shared receive queue that
 * runs low. Belongs to its {@link Context}, which gives it: {@link Context#events}.
 *
 * <p>Each event is given once, to whichever thread asks next; any thread may. Acknowledged at once, so that closing what
 * it is about never waits for it.
 */
public final class DeviceEvents {
    private static final int NONE = -1;
    private static final long VIRTUAL_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final Context context;
    /** Whose events these may be, by their native addresses. */
    private final Map<Long, Resource> sources = new ConcurrentHashMap<>();

    private int events = NONE;
    private int wakeUp = NONE;

    DeviceEvents(Context context) {
        this.context = context;
    }

    /** For the first who asks; most programs never do. */
    private synchronized void prepare(MemorySegment native_) {
        if (wakeUp == NONE) {
            events = ibv_context.async_fd(ibv_context.reinterpret(native_));
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

    /** Ends the waits: the context is about to be closed. */
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
     * The file descriptor that is readable while there is an event, for an event loop of the program's own. It belongs to
     * the context, which closes it; the program only waits for it, with epoll(7) or poll(2), and then calls {@link #next}
     * with {@link Duration#ZERO} until there is none.
     */
    public int descriptor() throws VerbsException {
        context.run(this::prepare);
        return events;
    }

    /**
     * Takes the next event.
     *
     * @param timeout how long to wait for it; a virtual thread may see it 10 ms late
     * @return empty if there was none in time
     * @throws AsynchronousCloseException if the context is closed meanwhile
     * @throws IllegalStateException if it was closed before
     */
    public Optional<DeviceEvent> next(Duration timeout) throws IOException {
        long nanos = Timeouts.nanos(timeout);
        DeviceEvent event = context.call(native_ -> await(native_, nanos));
        if (event == null && !context.isOpen()) {
            throw new AsynchronousCloseException();
        }
        return Optional.ofNullable(event);
    }

    private @Nullable DeviceEvent await(MemorySegment native_, long nanos) {
        long start = System.nanoTime();
        prepare(native_);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment readable = pollfd.allocateArray(2, arena);
            watch(readable, 0, events);
            watch(readable, 1, wakeUp);
            MemorySegment event = ibv_async_event.allocate(arena);
            while (context.isOpen()) {
                if (Ibverbs.ibv_get_async_event(native_, event) == 0) {
                    return taken(event);
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
            }
            return null;
        }
    }

    private static void watch(MemorySegment readable, int i, int fd) {
        MemorySegment entry = pollfd.asSlice(readable, i);
        pollfd.fd(entry, fd);
        pollfd.events(entry, (short) Posix.POLLIN);
    }

    /** A virtual thread lets go of its carrier, which a native wait would keep. */
    private static void sleep(MemorySegment readable, long nanos) {
        if (Thread.currentThread().isVirtual()) {
            LockSupport.parkNanos(Math.min(nanos, VIRTUAL_NANOS));
        } else {
            Posix.poll(readable, 2, (int) Math.min(TimeUnit.NANOSECONDS.toMillis(nanos) + 1, Integer.MAX_VALUE));
        }
    }

    private DeviceEvent taken(MemorySegment event) {
        DeviceEventType type = DeviceEventType.of(ibv_async_event.event_type(event));
        Resource source;
        switch (type.about()) {
            case COMPLETION_QUEUE:
            case QUEUE_PAIR:
            case SHARED_RECEIVE_QUEUE:
                // The pointers are members of a union.
                source = sources.get(ibv_async_event.element_qp(event).address());
                break;
            default:
                source = null;
                break;
        }
        int port = type.about() == DeviceEventType.About.PORT ? ibv_async_event.element_port_num(event) : 0;
        Ibverbs.ibv_ack_async_event(event);
        return new DeviceEvent(type, Optional.ofNullable(source), port);
    }
}
