package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.util.Map;
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
import org.rdma4j.sys.rdmacm.rdma_event_channel;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.VerbsException;

/**
 * Takes the events of the connection manager and delivers each to its {@link CommunicationIdentifier}: {@code struct
 * rdma_event_channel}, with a daemon thread. Most programs use a single instance, {@link #shared}. A program creates
 * further ones to separate groups of connections, or to take the events in its own event loop: {@link #withoutThread}.
 *
 * <p>Methods may be called by any thread.
 */
public final class EventLoop extends Resource {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");
    private static final int NO_DESCRIPTOR = -1;

    /** Number of consecutive failures to take an event after which the thread stops. */
    private static final int MAX_FAILURES = 16;

    /**
     * The read lock is held while an event is taken, the write lock while an identifier is migrated. During
     * rdma_migrate_id, the library and the kernel have different channels for the identifier; rdma_get_cm_event, which
     * queries the kernel through the library's channel, would return a failed event.
     */
    static final ReadWriteLock MIGRATIONS = new ReentrantReadWriteLock();

    private static @Nullable EventLoop shared;

    /** Identifiers by the address of their native identifier. */
    private final Map<Long, AbstractIdentifier<?>> identifiers = new ConcurrentHashMap<>();

    private final Buffers buffers = new Buffers();
    private MemorySegment channel = MemorySegment.NULL;
    /** The thread that takes the events; null for a loop without a thread. */
    private final @Nullable Thread thread;

    /** The thread that is executing {@link #takeEvents}; null if there is none. */
    private volatile @Nullable Thread taking;

    /** An eventfd that wakes the thread. */
    private int wakeUpDescriptor = NO_DESCRIPTOR;

    /** Whether the thread has been requested to stop. */
    private volatile boolean closing;

    /** The failure that has stopped the thread; null while it is running. */
    private volatile @Nullable Event stopped;

    /** Memory for the native calls of the thread that takes the events. */
    private static final class Buffers {
        private final Arena arena = Arena.ofAuto();

        /** The descriptors to wait for: that of the channel, and the eventfd. */
        private final MemorySegment descriptors = pollfd.allocateArray(2, arena);

        private final MemorySegment event = arena.allocate(ADDRESS);
        private final MemorySegment one = arena.allocateFrom(JAVA_LONG, 1);
        private final MemorySegment wakeUps = arena.allocate(JAVA_LONG);

        private void watch(int index, int descriptor) {
            MemorySegment entry = pollfd.asSlice(descriptors, index);
            pollfd.fd(entry, descriptor);
            pollfd.events(entry, (short) Posix.POLLIN);
        }
    }

    /** Creates a loop with a thread of its own. The caller closes it, after all identifiers created from it. */
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
        wakeUpDescriptor = Posix.eventfdChecked(0, Posix.EFD_CLOEXEC | Posix.EFD_NONBLOCK);
        buffers.watch(0, fd);
        buffers.watch(1, wakeUpDescriptor);
        if (thread != null) {
            thread.start();
        }
    }

    /**
     * Creates a loop without a thread. The program waits until {@link #descriptor} is readable, and then calls {@link
     * #takeEvents}. Until then no events are delivered, and threads that wait for events of its identifiers time out. The
     * caller closes the loop, after all identifiers created from it.
     */
    public static EventLoop withoutThread() throws VerbsException {
        return new EventLoop(false);
    }

    /**
     * Returns the file descriptor that is readable while there is an event. The program may wait for it with epoll(7) or
     * poll(2); the loop owns and closes it.
     *
     * @throws IllegalStateException if the loop has a thread of its own
     */
    public int descriptor() {
        checkWithoutThread();
        handle();
        return pollfd.fd(pollfd.asSlice(buffers.descriptors, 0));
    }

    /**
     * Takes all pending events without waiting, and delivers each to its identifier. The handlers of {@link
     * CommunicationIdentifier#onEvent} are called by the current thread. A concurrent call waits until this one returns.
     *
     * @return the number of events
     * @throws IllegalStateException if the loop has a thread of its own
     * @throws VerbsException if an event cannot be read; the event may concern any identifier
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
                    this + " has a thread of its own, which takes the events. Create the loop with withoutThread().");
        }
    }

    /**
     * Returns the loop of {@link Connection}, {@link Listener} and {@link DatagramEndpoint}. It is created by the first call
     * and not closed while the program runs.
     *
     * @throws VerbsException if the connection manager is not available: the kernel module {@code rdma_ucm} is not loaded,
     *     or {@code /dev/infiniband/rdma_cm} cannot be opened
     */
    public static synchronized EventLoop shared() throws VerbsException {
        EventLoop loop = shared;
        if (loop == null) {
            loop = new EventLoop();
            shared = loop;
        }
        return loop;
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
        int descriptor = wakeUpDescriptor;
        if (descriptor != NO_DESCRIPTOR) {
            // Before the call: if this method fails, a further close must not close another file with this number.
            wakeUpDescriptor = NO_DESCRIPTOR;
            Posix.close(descriptor);
        }
        Rdmacm.rdma_destroy_event_channel(channel);
    }

    MemorySegment channel() {
        return handle();
    }

    /** Wakes the thread, which then looks for events. */
    void wake() {
        if (wakeUpDescriptor != NO_DESCRIPTOR) {
            Posix.write(wakeUpDescriptor, buffers.one, JAVA_LONG.byteSize());
        }
    }

    /** Creates an identifier for connections. The caller closes it. */
    public CommunicationIdentifier identifier() throws VerbsException {
        return identifier(PortSpace.TCP);
    }

    /** Creates an identifier for connections or for datagrams. The caller closes it. */
    public CommunicationIdentifier identifier(PortSpace space) throws VerbsException {
        return CommunicationIdentifier.of(this, space);
    }

    /**
     * Registers an identifier, to which events are then delivered.
     *
     * @param id address of its native identifier
     */
    void add(AbstractIdentifier<?> identifier, long id) {
        identifiers.put(id, identifier);
        // After the registration: pairs with the fence in run().
        Event failure = stopped;
        if (failure != null) {
            identifier.deliver(failure);
        }
    }

    void remove(long id) {
        identifiers.remove(id);
    }

    /** Body of the thread. */
    private void run() {
        int failures = 0;
        while (!closing) {
            try {
                awaitEvent();
                while (!closing && take()) {
                    failures = 0;
                }
            } catch (ErrnoException e) {
                if (e.errno() == Errno.EINTR) {
                    continue;
                }
                failures++;
                // The event that could not be taken may belong to any identifier.
                Event failure = new Event(EventType.UNKNOWN, -e.errno());
                if (failures == MAX_FAILURES) {
                    LOG.log(System.Logger.Level.ERROR, this + " has stopped: no further events will be delivered", e);
                    stopped = failure;
                    // A thread that adds an identifier registers it before it reads this field: either that thread
                    // sees the failure, or this thread sees the identifier.
                    VarHandle.fullFence();
                }
                identifiers.values().forEach(each -> deliver(each, failure));
                if (failures == MAX_FAILURES) {
                    return;
                }
            } catch (RuntimeException | Error e) {
                logHandlerFailure(e);
            }
        }
    }

    private void awaitEvent() {
        Posix.pollChecked(buffers.descriptors, 2, -1);
        if (pollfd.revents(pollfd.asSlice(buffers.descriptors, 1)) != 0) {
            Posix.read(wakeUpDescriptor, buffers.wakeUps, JAVA_LONG.byteSize());
        }
    }

    private void deliver(AbstractIdentifier<?> identifier, Event failure) {
        try {
            identifier.deliver(failure);
        } catch (RuntimeException | Error e) {
            logHandlerFailure(e);
        }
    }

    /** Logs an exception thrown by a handler. The loop continues, because it also serves other identifiers. */
    private void logHandlerFailure(Throwable failure) {
        LOG.log(System.Logger.Level.ERROR, this + ": the handler of an event has thrown an exception", failure);
    }

    /** Takes an event, if there is one, and delivers it; returns false if there is none. */
    private boolean take() {
        TakenEvent taken;
        MIGRATIONS.readLock().lock();
        try {
            taken = takeNext();
        } finally {
            MIGRATIONS.readLock().unlock();
        }
        if (taken == null) {
            return false;
        }
        AbstractIdentifier<?> identifier = taken.identifier;
        if (taken.request == null) {
            if (identifier != null) {
                identifier.deliverQueued();
            }
        } else if (identifier == null || !identifier.addRequest(this, taken.request, taken.event)) {
            // Rejects the request.
            Rdmacm.rdma_destroy_id(taken.request);
        }
        return true;
    }

    /**
     * An event that has been taken and acknowledged.
     *
     * @param identifier the identifier of the event, or the listener of a connection request; null if it has been closed
     * @param request the native identifier of a connection request; null for other events
     */
    private record TakenEvent(
            @Nullable AbstractIdentifier<?> identifier,
            Event event,
            @Nullable MemorySegment request) {}

    /** Takes the next event, and adds it to the queue of its identifier; returns null if there is none. */
    private @Nullable TakenEvent takeNext() {
        if (Rdmacm.rdma_get_cm_event(channel, buffers.event) != 0) {
            int errno = Errno.last();
            if (errno == Errno.EAGAIN) {
                return null;
            }
            throw new ErrnoException("rdma_get_cm_event", errno);
        }
        MemorySegment event = rdma_cm_event.reinterpret(buffers.event.get(ADDRESS, 0));
        EventType type = EventType.of(rdma_cm_event.event(event));
        MemorySegment id = rdma_cm_event.id(event);
        boolean isRequest = type == EventType.CONNECT_REQUEST;
        MemorySegment target = isRequest ? rdma_cm_event.listen_id(event) : id;
        AbstractIdentifier<?> identifier = identifiers.get(target.address());
        Event copy;
        try {
            copy = EventReader.copy(type, event);
            if (!isRequest && identifier != null) {
                identifier.enqueue(copy);
            }
        } finally {
            // Before the handler is called: it may destroy the identifier, which waits until the event is acknowledged.
            Rdmacm.rdma_ack_cm_event(event);
        }
        return new TakenEvent(identifier, copy, isRequest ? id : null);
    }
}
