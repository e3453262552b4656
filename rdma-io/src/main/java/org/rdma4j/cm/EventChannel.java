package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event;
import org.rdma4j.sys.rdmacm.rdma_event_channel;
import org.rdma4j.verbs.ExternalResource;
import org.rdma4j.verbs.VerbsException;

/**
 * Takes events from the connection manager and delivers each of them to its {@link CommunicationIdentifier} ({@code
 * struct rdma_event_channel}). A channel has no thread: a program waits until {@link #descriptor} is readable, usually
 * in its event loop, and then calls {@link #takeEvents(int)}. Until it does, no events are delivered, and threads
 * waiting for events on the channel's identifiers may time out.
 *
 * {@snippet lang=java :
 * try (EventChannel channel = EventChannel.open()) {
 *     while (running.getAsBoolean()) {
 *         waitUntilReadable(channel.descriptor()); // epoll_wait: the descriptor, among others
 *         channel.takeEvents(32);
 *     }
 * }
 * }
 *
 * <p>Only programs with an event loop need channels. {@link Connection#to}, {@link Listener#on(java.net.InetSocketAddress)}
 * and {@link DatagramEndpoint} use an internal channel, whose events a daemon thread takes.
 *
 * <p>Created by {@link #open}. Any thread may call its methods; a handler of its events cannot close it.
 *
 * @see "docs/reference/threads.md"
 */
public final class EventChannel extends ExternalResource {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.cm");
    /** Number of consecutive failures to take an event after which the channel stops. */
    private static final int MAX_FAILURES = 16;

    /**
     * Prevents events from being taken during a migration: the read lock is held while an event is taken, the write
     * lock while an identifier is migrated. During {@code rdma_migrate_id}, the library and the kernel associate the
     * identifier with different channels. A concurrent {@code rdma_get_cm_event} would query the kernel through the
     * library's channel and return a failed event.
     *
     * <p>Not a {@link java.util.concurrent.locks.ReentrantReadWriteLock}, which allocates a counter after it has locked, so
     * that an OutOfMemoryError leaves it locked.
     */
    static final ReadWriteLock MIGRATIONS = new StampedLock().asReadWriteLock();

    /** Identifiers, keyed by the address of their native identifier. */
    private final Map<Long, AbstractIdentifier<?>> identifiers = new ConcurrentHashMap<>();
    /** Output buffer of {@code rdma_get_cm_event}. */
    private final MemorySegment taken = Arena.ofAuto().allocate(ADDRESS);

    /**
     * Whether the event in {@link #taken} has not been acknowledged, because an Error has occurred. The identifier of such an
     * event cannot be destroyed. Guarded by the lock of this object.
     */
    private boolean unacknowledged;

    private MemorySegment channel = MemorySegment.NULL;
    /** The descriptors that make {@link #descriptor} readable; {@code null} until the channel has been opened. */
    private @Nullable ChannelDescriptors descriptors;

    /** Tasks to be run by the thread that takes events. */
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();

    /** The thread executing {@link #takeEvents}, or {@code null} if there is none. */
    private volatile @Nullable Thread taking;

    /** Number of failures since the last event was taken. Guarded by the lock of this object. */
    private int failures;

    /** The failure that stopped the channel, or {@code null} if the channel has not stopped. */
    private volatile @Nullable Event stopped;

    private EventChannel() {
        super("connection manager event channel", Rdmacm::rdma_create_event_channelChecked);
    }

    /**
     * Opens a channel ({@code rdma_create_event_channel}). The caller must close the channel after all identifiers,
     * connections and listeners that use it.
     *
     * @throws VerbsException if the connection manager is not available because the kernel module {@code rdma_ucm} is
     *     not loaded or {@code /dev/infiniband/rdma_cm} cannot be opened
     */
    public static EventChannel open() throws VerbsException {
        return open(new EventChannel());
    }

    /** @hidden */
    @Override
    protected void opened(MemorySegment events) {
        channel = events;
        int fd = rdma_event_channel.fd(rdma_event_channel.reinterpret(events));
        Posix.fcntlChecked(fd, Posix.F_SETFL, Posix.fcntlChecked(fd, Posix.F_GETFL) | Posix.O_NONBLOCK);
        descriptors = new ChannelDescriptors(fd);
    }

    /**
     * Returns a file descriptor that is readable while an event is pending. The program may wait for it with epoll(7) or
     * poll(2), but must not read from it. The channel owns the file descriptor and closes it.
     */
    public int descriptor() {
        handle();
        return descriptors().descriptor();
    }

    private ChannelDescriptors descriptors() {
        ChannelDescriptors opened = descriptors;
        if (opened == null) {
            throw new IllegalStateException(this + " is not open");
        }
        return opened;
    }

    /** Takes all pending events. Equivalent to {@link #takeEvents(int) takeEvents(Integer.MAX_VALUE)}. */
    public int takeEvents() throws VerbsException {
        return takeEvents(Integer.MAX_VALUE);
    }

    /**
     * Takes pending events and delivers each of them to its identifier. Does not wait for events. The current thread
     * calls the handlers set by {@link CommunicationIdentifier#onEvent CommunicationIdentifier.onEvent}, {@link
     * Connection#onEnd Connection.onEnd} and {@link Listener#onRequest Listener.onRequest}, and completes the futures of
     * {@link Connection#resolve Connection.resolve} and {@link Connection#establishAsync Connection.establishAsync}. The
     * exceptions of handlers are logged. A concurrent call waits until this call returns.
     *
     * <p>If an event cannot be taken, all identifiers receive an event of the type {@link EventType#UNKNOWN}, because the
     * lost event may belong to any of them. After 16 consecutive failures, the channel stops: its descriptor is no longer
     * readable, and identifiers that use the channel later receive such an event immediately.
     *
     * @param limit maximum number of events to take, at least 1
     * @return the number of events taken; if it is {@code limit}, more may be pending
     * @throws VerbsException if an event cannot be taken
     */
    public synchronized int takeEvents(int limit) throws VerbsException {
        if (limit < 1) {
            throw new IllegalArgumentException("limit is " + limit + ", but must be at least 1");
        }
        return call(native_ -> {
            // Now rather than between an event that has been taken and its delivery.
            StackReserve.checkForSeveral();
            // The current thread if a handler has called this method, or null.
            Thread outer = taking;
            taking = Thread.currentThread();
            try {
                int count = runTasks(limit);
                boolean removed = false;
                TakenEvent event;
                while (count < limit && stopped == null && (event = take()) != null) {
                    count++;
                    failures = 0;
                    if (event.event.type() == EventType.DEVICE_REMOVAL && !removed) {
                        removed = true;
                        RemovedDevices.release();
                    }
                    deliverLogged(event);
                }
                return count;
            } catch (ErrnoException e) {
                failed(e);
                throw e;
            } finally {
                taking = outer;
            }
        });
    }

    /** Runs a task on the thread that takes events. May be called by any thread. */
    void execute(Runnable task) {
        tasks.add(task);
        wake();
    }

    /** Makes the descriptor readable, so that tasks are run, and events that were moved to this channel are taken. */
    void wake() {
        descriptors().signal();
    }

    /** Runs at most {@code limit} of the tasks submitted with {@link #execute}. Returns their number. */
    private int runTasks(int limit) {
        // Before the tasks: a thread that does not signal, because another has, has added its task before.
        if (!descriptors().reset()) {
            return 0;
        }
        int count = 0;
        Runnable task;
        while (count < limit && (task = tasks.poll()) != null) {
            count++;
            deliverLogged(task);
        }
        if (count == limit) {
            wake();
        }
        return count;
    }

    /** @hidden */
    @Override
    protected void checkUnused() {
        if (Thread.currentThread() == taking) {
            throw new IllegalStateException(
                    this + " cannot be closed by the thread that takes its events; close it" + " on another thread");
        }
        identifiers.values().forEach(AbstractIdentifier::closeIfLost);
    }

    /** @hidden */
    @Override
    protected void destroy(MemorySegment channel) {
        ChannelDescriptors opened = descriptors;
        if (opened != null) {
            opened.close();
        }
        Rdmacm.rdma_destroy_event_channel(channel);
    }

    MemorySegment channel() {
        return handle();
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
     * channel, if any.
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

    /** Delivers the failure that stopped the channel, if any, to an identifier that has been registered. */
    void deliverStop(AbstractIdentifier<?> identifier) {
        // Read this field only after the registration. Pairs with the fence in failed().
        Event failure = stopped;
        if (failure != null) {
            identifier.deliver(failure);
        }
    }

    /** Unregisters an identifier. Has no effect on another identifier whose native identifier has the same address. */
    void remove(AbstractIdentifier<?> identifier, long id) {
        identifiers.remove(id, identifier);
    }

    /**
     * Delivers a failure to take an event to all identifiers, because the event that could not be taken may belong to any
     * of them. Stops the channel after too many failures.
     */
    void failed(ErrnoException e) {
        failures++;
        Event failure = new Event(EventType.UNKNOWN, -e.errno());
        if (failures == MAX_FAILURES) {
            LOG.log(System.Logger.Level.ERROR, this + " has stopped: no further events will be delivered", e);
            stopped = failure;
            // A thread that adds an identifier registers it before it reads this field. Therefore, either that thread
            // sees the failure or this thread sees the identifier.
            VarHandle.fullFence();
            descriptors().unwatchChannel();
        }
        identifiers.values().forEach(each -> deliverLogged(() -> each.deliver(failure)));
    }

    /** Delivers an event, and logs any exception that a handler throws, even a checked one that it does not declare. */
    private void deliverLogged(Runnable delivery) {
        try {
            delivery.run();
        } catch (Throwable e) {
            LOG.log(System.Logger.Level.ERROR, this + ": an event handler threw an exception", e);
        }
    }

    /** Takes the next event, to be delivered by {@link #deliver}. Returns {@code null} if no event is pending. */
    private @Nullable TakenEvent take() {
        StackReserve.lock(MIGRATIONS.readLock());
        try {
            return takeNext();
        } finally {
            MIGRATIONS.readLock().unlock();
        }
    }

    /** An event that has been taken from the connection manager. Delivers itself; nothing is allocated for that. */
    private final class TakenEvent implements Runnable {
        /** The identifier that the event belongs to, or the listener; {@code null} if that has been closed. */
        private final @Nullable AbstractIdentifier<?> identifier;

        private final Event event;

        /** The native identifier of a connection request, or {@code null} for any other event. */
        private final @Nullable MemorySegment request;

        TakenEvent(@Nullable AbstractIdentifier<?> identifier, Event event, @Nullable MemorySegment request) {
            this.identifier = identifier;
            this.event = event;
            this.request = request;
        }

        /** Adds the event to the queue of its identifier, unless it is a connection request. */
        void enqueue() {
            if (request == null && identifier != null) {
                identifier.enqueue(event);
            }
        }

        @Override
        public void run() {
            if (request == null) {
                if (identifier != null) {
                    identifier.deliverQueued();
                }
            } else if (identifier == null || !identifier.addRequest(EventChannel.this, request, event)) {
                // Destroying the native identifier rejects the request.
                Rdmacm.rdma_destroy_id(request);
            }
        }
    }

    /**
     * Takes and acknowledges the next event. Unless it is a connection request, adds it to its identifier's queue.
     * Returns {@code null} if no event is pending.
     */
    private @Nullable TakenEvent takeNext() {
        if (!unacknowledged && Rdmacm.rdma_get_cm_event(channel, taken) != 0) {
            int errno = Errno.last();
            if (errno == Errno.EAGAIN || errno == Errno.EINTR) {
                return null;
            }
            throw new ErrnoException("rdma_get_cm_event", errno);
        }
        unacknowledged = true;
        try {
            return acknowledged(rdma_cm_event.reinterpret(taken.get(ADDRESS, 0)));
        } catch (VirtualMachineError e) {
            // For example, out of memory. The next call continues with this event.
            wake();
            throw e;
        }
    }

    /**
     * Copies an event, adds it to the queue of its identifier, and acknowledges it. That is before the handler is called: the
     * handler may destroy the identifier, which waits for the acknowledgement.
     */
    private TakenEvent acknowledged(MemorySegment event) {
        boolean failed = false;
        try {
            TakenEvent copy = copy(event);
            copy.enqueue();
            return copy;
        } catch (VirtualMachineError e) {
            failed = true;
            throw e;
        } finally {
            if (!failed) {
                Rdmacm.rdma_ack_cm_event(event);
                unacknowledged = false;
            }
        }
    }

    private TakenEvent copy(MemorySegment event) {
        EventType type = EventType.of(rdma_cm_event.event(event));
        MemorySegment id = rdma_cm_event.id(event);
        boolean isRequest = type == EventType.CONNECT_REQUEST;
        MemorySegment target = isRequest ? rdma_cm_event.listen_id(event) : id;
        return new TakenEvent(identifiers.get(target.address()), EventReader.copy(type, event), isRequest ? id : null);
    }
}
