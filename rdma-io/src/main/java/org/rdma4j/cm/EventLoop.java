package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.pollfd;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.sys.rdmacm.rdma_event_channel;
import org.rdma4j.sys.rdmacm.rdma_ud_param;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.VerbsException;

/**
 * Takes the connection manager's events and gives each to its {@link CommunicationIdentifier}: {@code struct rdma_event_channel} and
 * one daemon thread. {@link #shared} serves a whole program; further ones are for programs that keep groups of
 * connections apart, or take the events in an event loop of their own: {@link #withoutThread}.
 */
public final class EventLoop extends Resource {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");
    private static final int NONE = -1;
    private static final int MOST_FAILURES = 16;

    /**
     * Shared by loops that take an event, and held alone by an identifier that moves to another: rdma_get_cm_event asks the
     * kernel about the event's identifier by the channel that this one has, which is another one than the kernel's in the
     * midst of rdma_migrate_id. It makes a failed event of that.
     */
    static final ReadWriteLock MOVES = new ReentrantReadWriteLock();

    private static @Nullable EventLoop shared;

    private final Map<Long, CommunicationIdentifier> identifiers = new ConcurrentHashMap<>();
    private final Arena arena = Arena.ofAuto();
    private final MemorySegment readable = pollfd.allocateArray(2, arena);
    private final MemorySegment out = arena.allocate(ADDRESS);
    private final MemorySegment one = arena.allocateFrom(JAVA_LONG, 1);
    private final MemorySegment woken = arena.allocate(JAVA_LONG);
    private MemorySegment channel = MemorySegment.NULL;
    private final @Nullable Thread thread;
    /** Who takes events of a loop without a thread just now. */
    private volatile @Nullable Thread taking;

    private int wakeUpFd = NONE;
    private volatile boolean closing;
    /** Why it has stopped. */
    private volatile @Nullable Event last;

    /** A loop of its own. The caller closes it, after everything that was made from it. */
    public EventLoop() throws VerbsException {
        this(true);
    }

    private EventLoop(boolean ownThread) throws VerbsException {
        super("connection manager's event loop", Rdmacm::rdma_create_event_channelChecked);
        thread = ownThread ? new Thread(this::run, "rdma4j connection manager") : null;
        if (thread != null) {
            thread.setDaemon(true);
        }
        open(this);
    }

    @Override
    protected void opened(MemorySegment events) {
        channel = events;
        int fd = rdma_event_channel.fd(rdma_event_channel.reinterpret(events));
        Posix.fcntlChecked(fd, Posix.F_SETFL, Posix.fcntlChecked(fd, Posix.F_GETFL) | Posix.O_NONBLOCK);
        wakeUpFd = Posix.eventfdChecked(0, Posix.EFD_CLOEXEC | Posix.EFD_NONBLOCK);
        watch(0, fd);
        watch(1, wakeUpFd);
        if (thread != null) {
            thread.start();
        }
    }

    /**
     * A loop whose events the program takes itself: it waits for {@link #descriptor}, and calls {@link #takeEvents}. Until
     * it does, nothing happens to the loop's identifiers, and waits for their events end by their deadlines. The caller
     * closes it, after everything that was made from it.
     */
    public static EventLoop withoutThread() throws VerbsException {
        return new EventLoop(false);
    }

    /**
     * The file descriptor that is readable while there is an event. It belongs to the loop, which closes it; the program
     * only waits for it, with epoll(7) or poll(2).
     *
     * @throws IllegalStateException if the loop has a thread, which takes the events
     */
    public int descriptor() {
        checkWithoutThread();
        handle();
        return pollfd.fd(pollfd.asSlice(readable, 0));
    }

    /**
     * Takes all events that have come, without waiting, and gives each to its identifier; what {@link CommunicationIdentifier#onEvent}
     * was given is called by this thread. One thread at a time.
     *
     * @return how many there were
     * @throws IllegalStateException if the loop has a thread, which takes the events
     * @throws VerbsException if an event cannot be taken; it may be any identifier's
     */
    public synchronized int takeEvents() throws VerbsException {
        checkWithoutThread();
        return call(native_ -> {
            taking = Thread.currentThread();
            try {
                int count = 0;
                while (take()) {
                    count++;
                }
                return count;
            } finally {
                taking = null;
            }
        });
    }

    private void checkWithoutThread() {
        if (thread != null) {
            throw new IllegalStateException(
                    this + " has a thread of its own, which takes the events; make one with withoutThread()");
        }
    }

    /**
     * The loop that everything uses that is not given another. It lives as long as the program, and cannot be closed.
     *
     * @throws VerbsException if the connection manager is not there: the module rdma_ucm, /dev/infiniband/rdma_cm
     */
    public static synchronized EventLoop shared() throws VerbsException {
        EventLoop loop = shared;
        if (loop == null) {
            loop = new EventLoop();
            shared = loop;
        }
        return loop;
    }

    private void watch(int i, int fd) {
        MemorySegment entry = pollfd.asSlice(readable, i);
        pollfd.fd(entry, fd);
        pollfd.events(entry, (short) Posix.POLLIN);
    }

    @Override
    protected void checkUnused() {
        if (Thread.currentThread() == thread || Thread.currentThread() == taking) {
            throw new IllegalStateException(this + " cannot be closed by the thread that takes its events");
        }
    }

    @Override
    protected void destroy(MemorySegment channel) {
        closing = true;
        wake();
        boolean interrupted = false;
        while (thread != null && thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (wakeUpFd != NONE) {
            Posix.close(wakeUpFd);
        }
        Rdmacm.rdma_destroy_event_channel(channel);
    }

    MemorySegment channel() {
        return handle();
    }

    /** Has its thread look for events. */
    void wake() {
        if (wakeUpFd != NONE) {
            Posix.write(wakeUpFd, one, JAVA_LONG.byteSize());
        }
    }

    /** A new identifier, for connections. */
    public CommunicationIdentifier identifier() throws VerbsException {
        return identifier(PortSpace.TCP);
    }

    /** A new identifier, for connections or for datagrams. */
    public CommunicationIdentifier identifier(PortSpace space) throws VerbsException {
        return CommunicationIdentifier.of(this, space);
    }

    void add(CommunicationIdentifier identifier, long id) {
        identifiers.put(id, identifier);
        Event end = last;
        if (end != null) {
            identifier.happened(end);
        }
    }

    void remove(long id) {
        identifiers.remove(id);
    }

    private void run() {
        int failures = 0;
        while (!closing) {
            try {
                Posix.pollChecked(readable, 2, -1);
                if (pollfd.revents(pollfd.asSlice(readable, 1)) != 0) {
                    Posix.read(wakeUpFd, woken, JAVA_LONG.byteSize());
                }
                while (!closing && take()) {
                    failures = 0;
                }
            } catch (ErrnoException e) {
                if (e.errno() == Errno.EINTR) {
                    continue;
                }
                failures++;
                // The event that is lost may be anybody's.
                Event failure = new Event(EventType.UNKNOWN, -e.errno());
                if (failures == MOST_FAILURES) {
                    LOG.log(System.Logger.Level.ERROR, this + " has stopped: no events come any more", e);
                    last = failure;
                    // Who adds an identifier puts it there before it looks at that: one of the two sees the other's.
                    VarHandle.fullFence();
                }
                identifiers.values().forEach(each -> tell(each, failure));
                if (failures == MOST_FAILURES) {
                    return;
                }
            } catch (RuntimeException | Error e) {
                notHandled(e);
            }
        }
    }

    private void tell(CommunicationIdentifier identifier, Event failure) {
        try {
            identifier.happened(failure);
        } catch (RuntimeException | Error e) {
            notHandled(e);
        }
    }

    /** A handler's failure is its own: the loop serves others as well. */
    private void notHandled(Throwable failure) {
        LOG.log(System.Logger.Level.ERROR, this + ": an event could not be handled", failure);
    }

    private boolean take() {
        MOVES.readLock().lock();
        Taken taken;
        try {
            taken = takeNext();
        } finally {
            MOVES.readLock().unlock();
        }
        if (taken == null) {
            return false;
        }
        CommunicationIdentifier identifier = taken.identifier;
        if (taken.request == null) {
            if (identifier != null) {
                identifier.tell();
            }
        } else if (identifier == null || !identifier.requested(this, taken.request, taken.event)) {
            // Nobody listens any more.
            Rdmacm.rdma_destroy_id(taken.request);
        }
        return true;
    }

    /**
     * An event that was acknowledged.
     *
     * @param identifier whose it is; null if nobody knows that any more
     * @param request the new identifier of a connection request
     */
    private record Taken(
            @Nullable CommunicationIdentifier identifier,
            Event event,
            @Nullable MemorySegment request) {}

    private @Nullable Taken takeNext() {
        if (Rdmacm.rdma_get_cm_event(channel, out) != 0) {
            int errno = Errno.last();
            if (errno == Errno.EAGAIN) {
                return null;
            }
            throw new ErrnoException("rdma_get_cm_event", errno);
        }
        MemorySegment event = rdma_cm_event.reinterpret(out.get(ADDRESS, 0));
        EventType type = EventType.of(rdma_cm_event.event(event));
        MemorySegment id = rdma_cm_event.id(event);
        boolean isRequest = type == EventType.CONNECT_REQUEST;
        MemorySegment whose = isRequest ? rdma_cm_event.listen_id(event) : id;
        CommunicationIdentifier identifier = identifiers.get(whose.address());
        Event copy;
        try {
            copy = copy(type, event);
            if (!isRequest && identifier != null) {
                identifier.arrived(copy);
            }
        } finally {
            // Before the handler is told: that may destroy the identifier, and must not wait for this thread.
            Rdmacm.rdma_ack_cm_event(event);
        }
        return new Taken(identifier, copy, isRequest ? id : null);
    }

    private static Event copy(EventType type, MemorySegment event) {
        MemorySegment id = rdma_cm_id.reinterpret(rdma_cm_event.id(event));
        return rdma_cm_id.ps(id) == PortSpace.UDP.value() ? datagram(type, event) : connection(type, event);
    }

    private static Event datagram(EventType type, MemorySegment event) {
        MemorySegment ud = rdma_cm_event.param_ud(event);
        int status = rdma_cm_event.status(event);
        switch (type) {
            case CONNECT_REQUEST:
            case UNREACHABLE:
                return new Event(type, status, privateData(ud), 0, 0, 0, Optional.empty());
            case ESTABLISHED:
                return new Event(type, status, privateData(ud), 0, 0, 0, Optional.of(destination(ud)));
            case MULTICAST_JOIN:
                // The private data's pointer is what rdma_join_multicast was given.
                return new Event(type, status, new byte[0], 0, 0, 0, Optional.of(destination(ud)));
            default:
                return new Event(type, status);
        }
    }

    private static byte[] privateData(MemorySegment ud) {
        return bytes(rdma_ud_param.private_data(ud), rdma_ud_param.private_data_len(ud));
    }

    private static byte[] bytes(MemorySegment pointer, int length) {
        return length == 0 ? new byte[0] : Segments.sized(pointer, length).toArray(JAVA_BYTE);
    }

    private static Event.Destination destination(MemorySegment ud) {
        return new Event.Destination(rdma_ud_param.ah_attr(ud), rdma_ud_param.qp_num(ud), rdma_ud_param.qkey(ud));
    }

    private static Event connection(EventType type, MemorySegment event) {
        boolean hasParameters = type == EventType.CONNECT_REQUEST
                || type == EventType.CONNECT_RESPONSE
                || type == EventType.ESTABLISHED
                || type == EventType.REJECTED
                || type == EventType.DISCONNECTED;
        if (!hasParameters) {
            return new Event(type, rdma_cm_event.status(event));
        }
        MemorySegment conn = rdma_cm_event.param_conn(event);
        return new Event(
                type,
                rdma_cm_event.status(event),
                bytes(rdma_conn_param.private_data(conn), rdma_conn_param.private_data_len(conn)),
                rdma_conn_param.responder_resources(conn),
                rdma_conn_param.initiator_depth(conn),
                rdma_conn_param.rnr_retry_count(conn),
                Optional.empty());
    }
}
