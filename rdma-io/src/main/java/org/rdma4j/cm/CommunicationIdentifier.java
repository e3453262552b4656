package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Objects;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.Closing;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_cm_join_mc_attr_ex;
import org.rdma4j.sys.rdmacm.rdma_cm_join_mc_attr_mask;
import org.rdma4j.sys.rdmacm.rdma_cm_mc_join_flags;
import org.rdma4j.sys.rdmacm.rdma_conn_param;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.VerbsException;

/**
 * One end of a connection to be, or a listener: {@code struct rdma_cm_id}. Its calls begin something and return; what
 * became of it comes as an {@link Event}, which {@link #await} waits for or {@link #onEvent} is called with. {@link
 * Connection} and {@link Listener} do all of this for most programs.
 */
public final class CommunicationIdentifier extends Resource {
    private static final int MOST_REJECTION_DATA = 148;
    private static final int MOST_QUESTION_DATA = 180;
    private static final int KERNEL_BACKLOG = 1024;
    private static final int MOST_ANSWER_DATA = 136;

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Queue<Event> events = new ArrayDeque<>();
    private final Queue<CommunicationIdentifier> requests = new ArrayDeque<>();
    private MemorySegment native_ = MemorySegment.NULL;
    private volatile EventLoop loop;
    private @Nullable Consumer<Event> handler;
    private @Nullable Event ended;
    /** Whether a thread is giving events to the handler; it gives those that come meanwhile as well. */
    private boolean telling;

    private int mostRequests;

    private CommunicationIdentifier(EventLoop loop, Supplier<MemorySegment> make) {
        super("connection manager's identifier", make, loop);
        this.loop = loop;
    }

    static CommunicationIdentifier of(EventLoop loop, PortSpace space) throws VerbsException {
        return open(new CommunicationIdentifier(loop, () -> create(loop, space)));
    }

    @Override
    protected void opened(MemorySegment id) {
        native_ = rdma_cm_id.reinterpret(id);
        loop.add(this, id.address());
    }

    private static MemorySegment create(EventLoop loop, PortSpace space) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment out = arena.allocate(ADDRESS);
            Rdmacm.rdma_create_idChecked(loop.channel(), out, MemorySegment.NULL, space.value());
            return out.get(ADDRESS, 0);
        }
    }

    @Override
    protected void destroy(MemorySegment id) {
        // Its address may be another identifier's as soon as it is free.
        loop.remove(id.address());
        boolean freed = false;
        try {
            Rdmacm.rdma_destroy_idChecked(id);
            freed = true;
        } finally {
            if (!freed) {
                loop.add(this, id.address());
            }
        }
    }

    @Override
    protected void closed() throws VerbsException {
        lock.lock();
        try {
            changed.signalAll();
            while (!requests.isEmpty()) {
                requests.element().close();
                requests.remove();
            }
        } finally {
            lock.unlock();
        }
    }

    // What the loop tells it.

    void happened(Event event) {
        arrived(event);
        tell();
    }

    /** Has the event wait, for who waits or for {@link #tell}. */
    void arrived(Event event) {
        lock.lock();
        try {
            if (event.type().isFailure()) {
                ended = event;
            }
            events.add(event);
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Gives what has arrived to the handler: one after the other, also when it moves to another loop's thread. A failure of
     * the handler keeps none back, and comes afterwards.
     */
    void tell() {
        Throwable failure = null;
        lock.lock();
        try {
            if (telling) {
                return;
            }
            telling = true;
            while (handler != null && !events.isEmpty()) {
                Throwable next = tell(handler, events.remove());
                if (failure == null) {
                    failure = next;
                } else if (next != null && next != failure) {
                    failure.addSuppressed(next);
                }
            }
            telling = false;
        } finally {
            lock.unlock();
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
    }

    private @Nullable Throwable tell(Consumer<Event> told, Event event) {
        lock.unlock();
        try {
            told.accept(event);
            return null;
        } catch (RuntimeException | Error e) {
            return e;
        } finally {
            lock.lock();
        }
    }

    /** A peer asks this listener for a connection; false if it does not listen any more, or enough are waiting. */
    boolean requested(EventLoop on, MemorySegment id, Event event) {
        lock.lock();
        try {
            if (requests.size() >= mostRequests || !isOpen()) {
                return false;
            }
            CommunicationIdentifier request = open(new CommunicationIdentifier(on, () -> id));
            // From here on the identifier frees the native one, also where what follows fails.
            try {
                request.events.add(event);
                requests.add(request);
            } catch (Throwable e) {
                Closing.after(e, request);
                throw e;
            }
            changed.signalAll();
            return true;
        } catch (VerbsException | IllegalStateException e) {
            return false;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Calls the handler with each event from now on, on the loop's thread, which it must not keep. Events that have come
     * already are given to it at once, by this thread. It is called with one after the other, in the order in which they
     * came; what comes while it runs is given by the thread that it runs on. What it
     * throws keeps none back.
     */
    public void onEvent(Consumer<Event> called) {
        lock.lock();
        try {
            handler = called;
        } finally {
            lock.unlock();
        }
        tell();
    }

    /**
     * Waits for the next event.
     *
     * @throws RdmaTimeoutException if none comes in time
     * @throws IllegalStateException if it is closed meanwhile
     */
    public Event await(Duration timeout) throws RdmaTimeoutException {
        return take(events, "event", "", timeout);
    }

    /**
     * Waits for an event of this type.
     *
     * @throws ConnectionException if another comes first, which is then what went wrong
     * @throws RdmaTimeoutException if none comes in time
     */
    public Event await(EventType wanted, Duration timeout) throws RdmaException {
        Event event = take(events, wanted.cName(), wanted.missing(), timeout);
        if (event.type() != wanted || event.status() != 0) {
            throw new ConnectionException("waiting for " + wanted.cName(), event);
        }
        return event;
    }

    /**
     * Waits for a peer that asks this listener for a connection.
     *
     * @return a new identifier, whose first event is the request; the caller closes it
     * @throws ConnectionException if no more will come: the device was taken away, or something happened that this class
     *     does not know
     * @throws RdmaTimeoutException if none comes in time
     * @throws IllegalStateException if it is closed meanwhile
     */
    public CommunicationIdentifier request(Duration timeout) throws RdmaException {
        CommunicationIdentifier request = take(requests, "connection request", "", timeout, true);
        if (request == null) {
            throw new ConnectionException("listening", Objects.requireNonNull(ended()));
        }
        return request;
    }

    private <T> T take(Queue<T> queue, String what, String missing, Duration timeout) throws RdmaTimeoutException {
        return Objects.requireNonNull(take(queue, what, missing, timeout, false));
    }

    /** The queue's first; null if it is empty, and the identifier's end is asked for and has come. */
    private <T> @Nullable T take(Queue<T> queue, String what, String missing, Duration timeout, boolean orEnd)
            throws RdmaTimeoutException {
        long left = Timeouts.nanos(timeout);
        boolean interrupted = false;
        lock.lock();
        try {
            while (queue.isEmpty()) {
                if (!isOpen()) {
                    throw new IllegalStateException(this + " is closed: no " + what + " will come");
                }
                if (orEnd && ended != null) {
                    return null;
                }
                if (left <= 0) {
                    throw new RdmaTimeoutException("no " + what + " came within " + Timeouts.text(timeout) + missing);
                }
                try {
                    left = changed.awaitNanos(left);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            return queue.remove();
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    // What is asked of the connection manager.

    /** Sets the {@code IP_TOS}-like byte of what it sends: before its route is resolved. */
    public void typeOfService(int value) throws VerbsException {
        option(Rdmacm.RDMA_OPTION_ID_TOS, 1, value);
    }

    /** Sets the queue pair's timeout, as {@link QueuePairAttributes#timeout} has it: before its route is resolved. */
    public void acknowledgeTimeout(int exponent) throws VerbsException {
        option(Rdmacm.RDMA_OPTION_ID_ACK_TIMEOUT, 1, exponent);
    }

    /** Lets others bind the same port, if they allow that too; no two of them can listen. Before it is bound. */
    public void reuseAddress(boolean on) throws VerbsException {
        option(Rdmacm.RDMA_OPTION_ID_REUSEADDR, Integer.BYTES, on ? 1 : 0);
    }

    /** Keeps the IPv6 wildcard address from standing for IPv4 as well. Before it is bound. */
    public void ipv6Only(boolean on) throws VerbsException {
        option(Rdmacm.RDMA_OPTION_ID_AFONLY, Integer.BYTES, on ? 1 : 0);
    }

    private void option(int name, int bytes, int value) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(Integer.BYTES, Integer.BYTES);
            if (bytes == 1) {
                segment.set(JAVA_BYTE, 0, (byte) value);
            } else {
                segment.set(JAVA_INT, 0, value);
            }
            run(id -> Rdmacm.rdma_set_optionChecked(id, Rdmacm.RDMA_OPTION_ID, name, segment, bytes));
        }
    }

    /** Gives it a local address; port 0 lets the manager choose. */
    public void bind(InetSocketAddress address) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment native_address = SocketAddresses.of(address, arena);
            run(id -> Rdmacm.rdma_bind_addrChecked(id, native_address));
        }
    }

    /**
     * Begins to listen; {@link #request} waits for peers.
     *
     * @param backlog how many requests may wait for {@link #request}; further ones are refused. At least 1
     */
    public void listen(int backlog) throws VerbsException {
        if (backlog < 1) {
            throw new IllegalArgumentException("a backlog of " + backlog + "; at least one request has to wait");
        }
        lock.lock();
        try {
            mostRequests = backlog;
        } finally {
            lock.unlock();
        }
        // The loop takes requests from the kernel at once. One that finds the kernel's own queue full is dropped, not
        // refused, and RoCE's peers ask again only after seconds.
        run(id -> Rdmacm.rdma_listenChecked(id, Math.max(backlog, KERNEL_BACKLOG)));
    }

    /** Begins to look for the device and the peer's device: ADDR_RESOLVED follows, or ADDR_ERROR. */
    public void resolveAddress(InetSocketAddress peer, Duration timeout) throws VerbsException {
        resolveAddress(Optional.empty(), peer, timeout);
    }

    /** The same from a local address, which it is bound to if it is not bound yet; port 0 lets the manager choose. */
    public void resolveAddress(Optional<InetSocketAddress> local, InetSocketAddress peer, Duration timeout)
            throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment from =
                    local.map(address -> SocketAddresses.of(address, arena)).orElse(MemorySegment.NULL);
            MemorySegment to = SocketAddresses.of(peer, arena);
            run(id -> Rdmacm.rdma_resolve_addrChecked(id, from, to, milliseconds(timeout)));
        }
    }

    /** Begins to look for the way to the peer's device: ROUTE_RESOLVED follows, or ROUTE_ERROR. */
    public void resolveRoute(Duration timeout) throws VerbsException {
        checkResolved();
        run(id -> Rdmacm.rdma_resolve_routeChecked(id, milliseconds(timeout)));
    }

    private static int milliseconds(Duration timeout) {
        return (int) Math.min(Math.max(TimeUnit.NANOSECONDS.toMillis(Timeouts.nanos(timeout)), 1), Integer.MAX_VALUE);
    }

    /**
     * Begins to connect, with a queue pair that this identifier does not own: CONNECT_RESPONSE follows (InfiniBand and
     * RoCE: take the queue pair to RTS, then {@link #establish}), or ESTABLISHED (iWARP), or what went wrong.
     */
    public void connect(QueuePair queuePair, ConnectionOptions options) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = parameters(queuePair, options, arena);
            run(id -> Rdmacm.rdma_connectChecked(id, param));
        }
    }

    /** Accepts the peer's request: ESTABLISHED follows. On InfiniBand and RoCE the queue pair is in RTS already. */
    public void accept(QueuePair queuePair, ConnectionOptions options) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = parameters(queuePair, options, arena);
            run(id -> Rdmacm.rdma_acceptChecked(id, param));
        }
    }

    private MemorySegment parameters(byte[] data, Arena arena) {
        checkResolved();
        MemorySegment param = rdma_conn_param.allocate(arena);
        rdma_conn_param.private_data(param, arena.allocateFrom(JAVA_BYTE, data));
        rdma_conn_param.private_data_len(param, data.length);
        return param;
    }

    private MemorySegment parameters(QueuePair queuePair, ConnectionOptions options, Arena arena) {
        MemorySegment param = parameters(options.privateData(), arena);
        rdma_conn_param.responder_resources(
                param, options.readsAsTarget(queuePair.domain().context()));
        rdma_conn_param.initiator_depth(
                param, options.readsAsInitiator(queuePair.domain().context()));
        rdma_conn_param.retry_count(param, options.retries());
        rdma_conn_param.rnr_retry_count(param, options.rnrRetries());
        rdma_conn_param.qp_num(param, queuePair.number());
        return param;
    }

    /**
     * Begins to ask for a datagram service, of {@link PortSpace#UDP}: ESTABLISHED follows with its {@link
     * Event#destination}, or UNREACHABLE. Where nobody answers, the kernel gives up after a minute.
     *
     * @param privateData what the peer gets with the request, 180 bytes at most
     */
    public void ask(byte[] privateData) throws VerbsException {
        checkData(privateData, MOST_QUESTION_DATA);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = parameters(privateData, arena);
            run(id -> Rdmacm.rdma_connectChecked(id, param));
        }
    }

    /**
     * Answers who asked for a datagram service; nothing follows.
     *
     * @param queuePair which datagrams shall go to; it takes those with the Q_Key of {@link #queuePairAttributes}
     * @param privateData what the peer gets with the answer, 136 bytes at most
     */
    public void answer(QueuePair queuePair, byte[] privateData) throws VerbsException {
        checkData(privateData, MOST_ANSWER_DATA);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment param = parameters(privateData, arena);
            rdma_conn_param.qp_num(param, queuePair.number());
            run(id -> Rdmacm.rdma_acceptChecked(id, param));
        }
    }

    private static void checkData(byte[] privateData, int most) {
        if (privateData.length > most) {
            throw new IllegalArgumentException(
                    privateData.length + " bytes of private data; there is room for " + most);
        }
    }

    /**
     * Begins to join a multicast group, of {@link PortSpace#UDP}: MULTICAST_JOIN follows with its {@link
     * Event#destination}, or MULTICAST_ERROR, which can also come later. It has a local address, and does not listen. The
     * queue pair that shall receive is attached by the caller: {@link QueuePair#joinMulticast}.
     *
     * @param sendOnly whether this side only sends; the network need not bring it the group's messages then
     */
    public void joinMulticast(InetAddress group, boolean sendOnly) throws VerbsException {
        checkResolved();
        if (!group.isMulticastAddress()) {
            throw new IllegalArgumentException(group.getHostAddress() + " is no multicast address");
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = rdma_cm_join_mc_attr_ex.allocate(arena);
            rdma_cm_join_mc_attr_ex.comp_mask(
                    attr,
                    rdma_cm_join_mc_attr_mask.RDMA_CM_JOIN_MC_ATTR_ADDRESS
                            | rdma_cm_join_mc_attr_mask.RDMA_CM_JOIN_MC_ATTR_JOIN_FLAGS);
            rdma_cm_join_mc_attr_ex.join_flags(
                    attr,
                    sendOnly
                            ? rdma_cm_mc_join_flags.RDMA_MC_JOIN_FLAG_SENDONLY_FULLMEMBER
                            : rdma_cm_mc_join_flags.RDMA_MC_JOIN_FLAG_FULLMEMBER);
            rdma_cm_join_mc_attr_ex.addr(attr, SocketAddresses.of(new InetSocketAddress(group, 0), arena));
            run(id -> Rdmacm.rdma_join_multicast_exChecked(id, attr, MemorySegment.NULL));
        }
    }

    /** Leaves a group, or gives up joining it. Waits for its loop to be done with the group's events. */
    public void leaveMulticast(InetAddress group) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment native_address = SocketAddresses.of(new InetSocketAddress(group, 0), arena);
            run(id -> Rdmacm.rdma_leave_multicastChecked(id, native_address));
        }
    }

    /** Tells the peer that this side's queue pair is ready, after CONNECT_RESPONSE. */
    public void establish() throws VerbsException {
        run(Rdmacm::rdma_establishChecked);
    }

    /** Refuses the peer's request, which it gets with the private data, 148 bytes at most; 136 of {@link PortSpace#UDP}. */
    public void reject(byte[] privateData) throws VerbsException {
        handle();
        int space = rdma_cm_id.ps(native_);
        checkData(privateData, space == PortSpace.UDP.value() ? MOST_ANSWER_DATA : MOST_REJECTION_DATA);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment data = arena.allocateFrom(JAVA_BYTE, privateData);
            run(id -> Rdmacm.rdma_rejectChecked(id, data, privateData.length));
        }
    }

    /** Ends the connection: DISCONNECTED follows on both sides. */
    public void disconnect() throws VerbsException {
        run(Rdmacm::rdma_disconnectChecked);
    }

    /**
     * Gives it to another loop, whose thread has its events from now on; it is closed before that, and no longer before
     * the first. What has come and was not taken goes along; a loop without a thread has it at the next {@link
     * EventLoop#takeEvents}, for which its descriptor may not wake anybody. Requests that wait at a listener stay with the first loop until they are taken and closed.
     */
    public void migrate(EventLoop to) throws VerbsException {
        EventLoop from = loop;
        if (to == from) {
            return;
        }
        addParent(to);
        EventLoop[] without = {to};
        to.add(this, native_.address());
        EventLoop.MOVES.writeLock().lock();
        try {
            run(id -> {
                Rdmacm.rdma_migrate_idChecked(id, to.channel());
                without[0] = from;
                loop = to;
            });
            // The kernel moves what has come and was not taken, and wakes nobody for it.
            to.wake();
        } finally {
            EventLoop.MOVES.writeLock().unlock();
            without[0].remove(native_.address());
            removeParent(without[0]);
        }
    }

    /** The attributes that take a queue pair to this state for this connection. */
    public QueuePairAttributes queuePairAttributes(QueuePairState state) throws VerbsException {
        checkResolved();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_qp_attr.allocate(arena);
            MemorySegment mask = arena.allocate(JAVA_INT);
            ibv_qp_attr.qp_state(attr, state.ordinal());
            run(id -> Rdmacm.rdma_init_qp_attrChecked(id, attr, mask));
            return QueuePairAttributes.of(attr, mask.get(JAVA_INT, 0));
        }
    }

    /** Refuses what the library would fall over: much of it looks for the device without asking whether there is one. */
    private MemorySegment checkResolved() {
        handle();
        MemorySegment context = rdma_cm_id.verbs(native_);
        if (context.address() == 0) {
            throw new IllegalStateException(this + " is at no device yet: its address was not resolved");
        }
        return context;
    }

    /** The name of the device that it was resolved to. */
    public String deviceName() {
        MemorySegment context = checkResolved();
        return Ibverbs.ibv_get_device_nameString(ibv_context.device(ibv_context.reinterpret(context)));
    }

    /** Its own address. */
    public InetSocketAddress localAddress() {
        return SocketAddresses.from(Rdmacm.rdma_get_local_addr(handle()));
    }

    /** The peer's address. */
    public InetSocketAddress peerAddress() {
        return SocketAddresses.from(Rdmacm.rdma_get_peer_addr(handle()));
    }

    /** Waits for the event that ends the connection, for no longer than this. */
    void awaitEnd(Duration atMost) {
        long left = Timeouts.nanos(atMost);
        boolean interrupted = false;
        lock.lock();
        try {
            while (ended == null && left > 0) {
                try {
                    left = changed.awaitNanos(left);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** The event that ended the connection; null while it lasts. */
    @Nullable
    Event ended() {
        lock.lock();
        try {
            return ended;
        } finally {
            lock.unlock();
        }
    }
}
