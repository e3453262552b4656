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
import org.rdma4j.verbs.ExternalResource;
import org.rdma4j.verbs.VerbsException;

/**
 * Takes events from the connection manager and delivers each of them to its {@link CommunicationIdentifier}. A loop
 * owns a {@code struct rdma_event_channel} and, by default, a daemon thread. Most programs use only the {@linkplain
 * #shared shared loop}. A program may create further loops to separate groups of connections, or to take events in its
 * own event loop; see {@link #withoutThread}.
 *
 * <p>Methods may be called from any thread.
 */
public final class EventLoop extends ExternalResource {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");
    private static final int NO_DESCRIPTOR = -1;

    /** Number of consecutive failures to take an event after which the thread stops. */
    private static final int MAX_FAILURES = 16;

    /**
     * Prevents events from being taken during a migration: the read lock is held while an event is taken, the write
     * lock while an identifier is migrated. During {@code rdma_migrate_id}, the library and the kernel associate the
     * identifier with different channels. A concurrent {@code rdma_get_cm_event} would query the kernel through the
     * library's channel and return a failed event.
     */
    static final ReadWriteLock MIGRATIONS = new ReentrantReadWriteLock();

    private static @Nullable EventLoop shared;

    /** Identifiers, keyed by the address of their native identifier. */
    private final Map<Long, AbstractIdentifier<?>> identifiers = new ConcurrentHashMap<>();

    private final Buffers buffers = new Buffers();
    private MemorySegment channel = MemorySegment.NULL;
    /** The thread that takes events, or {@code null} for a loop without a thread. */
    private final @Nullable Thread thread;

    /** The thread executing {@link #takeEvents}, or {@code null} if there is none. */
    private volatile @Nullable Thread taking;

    /** An eventfd that wakes the thread. */
    private int wakeUpDescriptor = NO_DESCRIPTOR;

    /** Whether the thread has been requested to stop. */
    private volatile boolean closing;

    /** The failure that stopped the thread, or {@code null} if the thread has not failed. */
    private volatile @Nullable Event stopped;

    /** Memory for native calls by the thread that takes events. */
    private static final class Buffers {
        private final Arena arena = Arena.ofAuto();

        /** File descriptors to poll: the channel's file descriptor and the eventfd. */
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

    /** Creates a loop with its own thread. The caller must close the loop after all identifiers created from it. */
    public EventLoop() throws VerbsException {
        this(true);
    }

    private EventLoop(boolean ownThread) throws VerbsException {
        super("connection manager event loop", Rdmacm::rdma_create_event_channelChecked);
        thread = ownThread ? new Thread(this::run, "rdma4j connection manager") : null;
        if (thread != null) {
            thread.setDaemon(true);
        }
        open(this);
    }

    /** @hidden */
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
     * Creates a loop without a thread. The program must wait until {@link #descriptor} is readable and then call {@link
     * #takeEvents}. Until it does, no events are delivered, and threads waiting for events on the loop's identifiers
     * may time out. The caller must close the loop after all identifiers created from it.
     */
    public static EventLoop withoutThread() throws VerbsException {
        return new EventLoop(false);
    }

    /**
     * Returns a file descriptor that is readable while an event is pending. The program may wait for it with epoll(7)
     * or poll(2). The loop owns the file descriptor and closes it.
     *
     * @throws IllegalStateException if this loop has its own thread
     */
    public int descriptor() {
        checkWithoutThread();
        handle();
        return pollfd.fd(pollfd.asSlice(buffers.descriptors, 0));
    }

    /**
     * Takes all pending events and delivers each of them to its identifier. Does not wait for events. The current
     * thread calls the handlers set by {@link CommunicationIdentifier#onEvent CommunicationIdentifier.onEvent}. A
     * concurrent call waits until this call returns.
     *
     * @return the number of events taken
     * @throws IllegalStateException if this loop has its own thread
     * @throws VerbsException if an event cannot be read; the event may belong to any identifier
     */
    public synchronized int takeEvents() throws VerbsException {
        checkWithoutThread();
        return call(native_ -> {
            // The current thread if a handler has called this method, or null.
            Thread outer = taking;
            taking = Thread.currentThread();
            try {
                int count = 0;
                TakenEvent taken;
                while ((taken = take()) != null) {
                    count++;
                    deliver(taken);
                }
                return count;
            } finally {
                taking = outer;
            }
        });
    }

    private void checkWithoutThread() {
        if (thread != null) {
            throw new IllegalStateException(
                    this + " has its own thread, which takes the events. Create the loop with withoutThread().");
        }
    }

    /**
     * Returns the loop shared by {@link Connection}, {@link Listener} and {@link DatagramEndpoint}. The first call
     * creates the loop, which remains open until the program ends.
     *
     * @throws VerbsException if the connection manager is not available because the kernel module {@code rdma_ucm} is
     *     not loaded or {@code /dev/infiniband/rdma_cm} cannot be opened
     */
    public static synchronized EventLoop shared() throws VerbsException {
        EventLoop loop = shared;
        if (loop == null) {
            loop = new EventLoop();
            shared = loop;
        }
        return loop;
    }

    /** @hidden */
    @Override
    protected void checkUnused() {
        if (Thread.currentThread() == thread || Thread.currentThread() == taking) {
            throw new IllegalStateException(this + " cannot be closed by the thread that takes its events");
        }
    }

    /** @hidden */
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

    /** Wakes the thread, so that it checks for events. */
    void wake() {
        if (wakeUpDescriptor != NO_DESCRIPTOR) {
            Posix.write(wakeUpDescriptor, buffers.one, JAVA_LONG.byteSize());
        }
    }

    /** Creates an identifier for connections. The caller must close it. */
    public CommunicationIdentifier identifier() throws VerbsException {
        return identifier(PortSpace.TCP);
    }

    /** Creates an identifier in the given port space, for connections or for datagrams. The caller must close it. */
    public CommunicationIdentifier identifier(PortSpace space) throws VerbsException {
        return CommunicationIdentifier.of(this, space);
    }

    /**
     * Registers an identifier, so that its events are delivered to it, and delivers the failure that stopped the
     * thread, if any.
     *
     * @param id address of the native identifier
     */
    void add(AbstractIdentifier<?> identifier, long id) {
        register(identifier, id);
        deliverStop(identifier);
    }

    /** Registers an identifier. The caller must also call {@link #deliverStop}. */
    void register(AbstractIdentifier<?> identifier, long id) {
        identifiers.put(id, identifier);
    }

    /** Delivers the failure that stopped the thread, if any, to an identifier that has been registered. */
    void deliverStop(AbstractIdentifier<?> identifier) {
        // Read this field only after the registration. Pairs with the fence in run().
        Event failure = stopped;
        if (failure != null) {
            identifier.deliver(failure);
        }
    }

    /** Unregisters an identifier. Has no effect on another identifier whose native identifier has the same address. */
    void remove(AbstractIdentifier<?> identifier, long id) {
        identifiers.remove(id, identifier);
    }

    /** Takes and delivers events until the loop is closed or has failed too often. Executed by the loop's thread. */
    private void run() {
        int failures = 0;
        while (!closing) {
            try {
                awaitEvent();
                TakenEvent taken;
                while (!closing && (taken = take()) != null) {
                    failures = 0;
                    TakenEvent event = taken;
                    deliverLogged(() -> deliver(event));
                }
            } catch (ErrnoException e) {
                if (e.errno() == Errno.EINTR) {
                    continue;
                }
                failures++;
                // Notify all identifiers, because the event that could not be taken may belong to any of them.
                Event failure = new Event(EventType.UNKNOWN, -e.errno());
                if (failures == MAX_FAILURES) {
                    LOG.log(System.Logger.Level.ERROR, this + " has stopped: no further events will be delivered", e);
                    stopped = failure;
                    // A thread that adds an identifier registers it before it reads this field. Therefore, either that
                    // thread sees the failure or this thread sees the identifier.
                    VarHandle.fullFence();
                }
                identifiers.values().forEach(each -> deliverLogged(() -> each.deliver(failure)));
                if (failures == MAX_FAILURES) {
                    return;
                }
            } catch (RuntimeException | Error e) {
                LOG.log(System.Logger.Level.ERROR, this + " could not take an event", e);
            }
        }
    }

    private void awaitEvent() {
        Posix.pollChecked(buffers.descriptors, 2, -1);
        if (pollfd.revents(pollfd.asSlice(buffers.descriptors, 1)) != 0) {
            Posix.read(wakeUpDescriptor, buffers.wakeUps, JAVA_LONG.byteSize());
        }
    }

    /**
     * Delivers an event and logs any exception thrown by a handler. A handler may throw a checked exception without
     * declaring it. The loop continues, because it also serves other identifiers.
     */
    private void deliverLogged(Runnable delivery) {
        try {
            delivery.run();
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, this + ": an event handler threw an exception", e);
        }
    }

    /** Takes the next event, to be delivered by {@link #deliver}. Returns {@code null} if no event is pending. */
    private @Nullable TakenEvent take() {
        MIGRATIONS.readLock().lock();
        try {
            return takeNext();
        } finally {
            MIGRATIONS.readLock().unlock();
        }
    }

    private void deliver(TakenEvent taken) {
        AbstractIdentifier<?> identifier = taken.identifier;
        if (taken.request == null) {
            if (identifier != null) {
                identifier.deliverQueued();
            }
        } else if (identifier == null || !identifier.addRequest(this, taken.request, taken.event)) {
            // Destroying the native identifier rejects the request.
            Rdmacm.rdma_destroy_id(taken.request);
        }
    }

    /**
     * An event that has been taken from the connection manager and acknowledged.
     *
     * @param identifier the identifier that the event belongs to, or the listener for a connection request; {@code
     *     null} if the identifier or listener has been closed
     * @param request the native identifier of a connection request, or {@code null} for any other event
     */
    private record TakenEvent(
            @Nullable AbstractIdentifier<?> identifier,
            Event event,
            @Nullable MemorySegment request) {}

    /**
     * Takes and acknowledges the next event. Unless it is a connection request, adds it to its identifier's queue.
     * Returns {@code null} if no event is pending.
     */
    private @Nullable TakenEvent takeNext() {
        if (Rdmacm.rdma_get_cm_event(channel, buffers.event) != 0) {
            int errno = Errno.last();
            if (errno == Errno.EAGAIN) {
                return null;
            }
            throw new ErrnoException("rdma_get_cm_event", errno);
        }
        MemorySegment event = rdma_cm_event.reinterpret(buffers.event.get(ADDRESS, 0));
        AbstractIdentifier<?> identifier;
        Event copy;
        MemorySegment request;
        try {
            EventType type = EventType.of(rdma_cm_event.event(event));
            MemorySegment id = rdma_cm_event.id(event);
            boolean isRequest = type == EventType.CONNECT_REQUEST;
            MemorySegment target = isRequest ? rdma_cm_event.listen_id(event) : id;
            identifier = identifiers.get(target.address());
            copy = EventReader.copy(type, event);
            if (!isRequest && identifier != null) {
                identifier.enqueue(copy);
            }
            request = isRequest ? id : null;
        } finally {
            // Acknowledge the event before the handler is called: the handler may destroy the identifier, which waits
            // for the acknowledgement.
            Rdmacm.rdma_ack_cm_event(event);
        }
        return new TakenEvent(identifier, copy, request);
    }
}
