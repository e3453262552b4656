package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;

/**
 * A send queue and a receive queue: {@code struct ibv_qp}. Made by {@link ProtectionDomain#queuePair}, connected by hand
 * ({@link #endpoint}, {@link #connect}) or through the connection manager.
 *
 * <p>Work is prepared once, by the {@code prepare…} methods, and posted as often as wanted. At most as many requests are
 * in flight in each queue as the queue pair was made for, and both completion queues have room for all of them.
 *
 * <p>One thread at a time posts to it: the first that does, until it calls {@link #release} or ends, or whichever holds the
 * lock that it is {@link #guardedBy}. Another one gets a {@link WrongThreadException}.
 *
 * <p>When work has failed (of datagrams: a send), or a wait for it ran out of time, it is in the error state. {@link #abort}
 * then waits until the device has given the buffers back; {@link #close} does not need it. Where it was connected by hand, and
 * is not lost, it can be taken to {@link QueuePairState#RESET} by {@link #modify}, and connected anew.
 */
public final class QueuePair extends Resource {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.verbs");
    private static final int PSN_BITS = 24;
    private static final long GRACE_NANOS = 1_000_000_000L;
    /** How often an abort looks again when the time is over: where all of the machine stood still, the device did, too. */
    private static final int LATE_LOOKS = 100;

    static {
        QueuePairControl.Holder.set(new QueuePairControl<QueuePair, RdmaException>() {
            @Override
            public void entered(QueuePair queuePair, int state) {
                queuePair.entered(QueuePairState.of(state));
            }

            @Override
            public void disconnected(QueuePair queuePair, RdmaException reason) {
                queuePair.disconnected(reason);
            }
        });
    }

    private final ProtectionDomain domain;
    private final QueuePairType type;
    private int number;
    private final int inline;
    private final int psn;
    private final CompletionQueue sendCompletions;
    private final CompletionQueue receiveCompletions;
    /** The room in {@link #sendCompletions} that is this queue pair's. */
    private final int sendRequests;

    /** The room in {@link #receiveCompletions} that is this queue pair's: 0 with shared receives. */
    private final int receiveRequests;

    private final int sendElements;
    private final int receiveElements;
    /** Null until the native queue pair exists. */
    private SendQueue sends;

    /** Null until the native queue pair exists. */
    private ReceiveQueue receives;

    /** Whether {@link #closed} has retired the send queue. */
    private boolean sendsRetired;

    /** Whether {@link #closed} has retired the receive queue. */
    private boolean receivesRetired;

    private final @Nullable SharedReceiveQueue shared;
    final Owner owner = new Owner(this);
    /** What it is attached to. */
    final Set<MulticastGroup.Key> groups = ConcurrentHashMap.newKeySet();

    private volatile QueuePairState state = QueuePairState.RESET;
    private volatile @Nullable RdmaException failure;
    private @Nullable SendRequest simplest;
    private int port;
    /** The GID that its endpoint has, which the peer takes packets from; null before anybody has asked. */
    private @Nullable GidEntry published;
    /** The longest datagram, in bytes: the MTU of its port. */
    private int mostDatagram;

    /** A queue pair that is about to be made. Its numbers are what is asked for; a device may give more. */
    public static final class Builder {
        private final ProtectionDomain domain;
        private final QueuePairType type;
        private @Nullable CompletionQueue sendCompletions;
        private @Nullable CompletionQueue receiveCompletions;
        private int sendRequests = 16;
        private int receiveRequests = 16;
        private int sendElements = 1;
        private int receiveElements = 1;
        private int inline;
        private OptionalInt psn = OptionalInt.empty();
        private @Nullable SharedReceiveQueue shared;

        Builder(ProtectionDomain domain, QueuePairType type) {
            this.domain = domain;
            this.type = Objects.requireNonNull(type);
        }

        /** Where sends and receives report. */
        public Builder completions(CompletionQueue queue) {
            return sendCompletions(queue).receiveCompletions(queue);
        }

        /** Where sends report. */
        public Builder sendCompletions(CompletionQueue queue) {
            sendCompletions = Objects.requireNonNull(queue);
            return this;
        }

        /** Where receives report. */
        public Builder receiveCompletions(CompletionQueue queue) {
            receiveCompletions = Objects.requireNonNull(queue);
            return this;
        }

        /** How many requests the send queue holds; 16 without. */
        public Builder sendRequests(int count) {
            sendRequests = count;
            return this;
        }

        /** How many requests the receive queue holds; 16 without. */
        public Builder receiveRequests(int count) {
            receiveRequests = count;
            return this;
        }

        /** The shared queue that it takes its receives from, instead of one of its own; of the same domain. */
        public Builder receives(SharedReceiveQueue queue) {
            shared = queue;
            return this;
        }

        /** How many requests both queues hold together: the room that a completion queue for both needs. */
        public int requests() {
            return sendRequests + (shared == null ? receiveRequests : shared.requests());
        }

        /** How many buffers a request has at most; 1 without. */
        public Builder elements(int count) {
            return sendElements(count).receiveElements(count);
        }

        /** How many buffers a request of the send queue has at most. */
        public Builder sendElements(int count) {
            sendElements = count;
            return this;
        }

        /** How many buffers a receive has at most. */
        public Builder receiveElements(int count) {
            receiveElements = count;
            return this;
        }

        /** How many bytes a request can have inline; 0 without. */
        public Builder inline(int bytes) {
            inline = bytes;
            return this;
        }

        /**
         * The number of the first packet that it sends; without, one by chance, so that late packets of an earlier
         * connection are not taken for its own.
         *
         * @param number 24 bits
         */
        public Builder psn(int number) {
            if (number < 0 || number >= 1 << PSN_BITS) {
                throw new IllegalArgumentException("the packet number " + number + " has more than 24 bits");
            }
            psn = OptionalInt.of(number);
            return this;
        }

        /** Returns the completion queue of the send queue; empty if none has been set. */
        public Optional<CompletionQueue> sendCompletions() {
            return Optional.ofNullable(sendCompletions);
        }

        /** Returns the completion queue of the receive queue; empty if none has been set. */
        public Optional<CompletionQueue> receiveCompletions() {
            return Optional.ofNullable(receiveCompletions);
        }

        /** Returns the shared receive queue; empty if the queue pair will have a receive queue of its own. */
        public Optional<SharedReceiveQueue> receives() {
            return Optional.ofNullable(shared);
        }

        /** Returns the packet sequence number of the first packet; empty if none has been set. */
        public OptionalInt psn() {
            return psn;
        }

        /** Returns the capacity of the send queue, in requests. */
        public int sendRequests() {
            return sendRequests;
        }

        /**
         * Makes it, in the state {@link QueuePairState#RESET}. Keep it before you go on with {@link QueuePair#init}:
         * where that fails, it still has to be closed.
         *
         * @throws IllegalArgumentException if a number is more than the device can, a completion queue is missing, of
         *     another device, or has no room for what the queue pair may have in flight
         */
        public QueuePair create() throws VerbsException {
            CompletionQueue send = sendCompletions;
            CompletionQueue receive = receiveCompletions;
            if (send == null || receive == null) {
                throw new IllegalArgumentException("a queue pair needs a completion queue: see completions()");
            }
            if (send.context() != domain.context() || receive.context() != domain.context()) {
                throw new IllegalArgumentException("the completion queue is of another context than " + domain);
            }
            DeviceAttributes can = domain.context().attributes();
            check("sendRequests", sendRequests, can.maxWorkRequests());
            check("receiveRequests", receiveRequests, can.maxWorkRequests());
            check("sendElements", sendElements, can.maxElements());
            check("receiveElements", receiveElements, can.maxElements());
            if (inline < 0) {
                throw new IllegalArgumentException("inline is " + inline + "; it cannot be negative");
            }
            if (shared != null && shared.domain() != domain) {
                throw new IllegalArgumentException(shared + " is of another protection domain");
            }
            StackReserve.check();
            QueuePair queuePair;
            send.claim(sendRequests);
            boolean made = false;
            try {
                claimReceives(receive);
                try {
                    queuePair = new QueuePair(this, send, receive);
                    made = true;
                } finally {
                    if (!made) {
                        unclaimReceives(receive);
                    }
                }
            } finally {
                if (!made) {
                    send.unclaim(sendRequests);
                }
            }
            // From here on the room is the queue pair's, which gives it back when it is closed.
            return open(queuePair);
        }

        private void claimReceives(CompletionQueue receive) {
            if (shared == null) {
                receive.claim(receiveRequests);
            } else {
                shared.claim(receive, type);
            }
        }

        private void unclaimReceives(CompletionQueue receive) {
            if (shared == null) {
                receive.unclaim(receiveRequests);
            } else {
                shared.unclaim(receive);
            }
        }

        private void check(String name, int value, int most) {
            if (value < 1 || value > most) {
                throw new IllegalArgumentException(
                        name + " is " + value + "; " + domain.context() + " can have 1 to " + most);
            }
        }

        private MemorySegment createNative(CompletionQueue send, CompletionQueue receive) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment attr = ibv_qp_init_attr.allocate(arena);
                ibv_qp_init_attr.qp_type(attr, type.value());
                ibv_qp_init_attr.send_cq(attr, send.handle());
                ibv_qp_init_attr.recv_cq(attr, receive.handle());
                ibv_qp_init_attr.srq(attr, shared == null ? MemorySegment.NULL : shared.handle());
                MemorySegment cap = ibv_qp_init_attr.cap(attr);
                ibv_qp_cap.max_send_wr(cap, sendRequests);
                ibv_qp_cap.max_recv_wr(cap, shared == null ? receiveRequests : 0);
                ibv_qp_cap.max_send_sge(cap, sendElements);
                ibv_qp_cap.max_recv_sge(cap, receiveElements);
                ibv_qp_cap.max_inline_data(cap, inline);
                return Ibverbs.ibv_create_qpChecked(domain.handle(), attr);
            }
        }
    }

    private QueuePair(Builder with, CompletionQueue send, CompletionQueue receive) {
        super(
                with.type + " queue pair of " + with.domain.context(),
                () -> with.createNative(send, receive),
                with.shared == null
                        ? new Resource[] {with.domain, send, receive}
                        : new Resource[] {with.domain, send, receive, with.shared});
        domain = with.domain;
        type = with.type;
        inline = with.inline;
        psn = with.psn.orElseGet(() -> ThreadLocalRandom.current().nextInt(1 << PSN_BITS));
        shared = with.shared;
        sendCompletions = send;
        receiveCompletions = receive;
        sendRequests = with.sendRequests;
        receiveRequests = shared == null ? with.receiveRequests : 0;
        sendElements = with.sendElements;
        receiveElements = with.receiveElements;
    }

    @Override
    protected void opened(MemorySegment qp) {
        number = ibv_qp.qp_num(ibv_qp.reinterpret(qp));
        sends = new SendQueue(this, sendCompletions, sendRequests, sendElements);
        receives = new ReceiveQueue(this, receiveCompletions, receiveRequests, receiveElements);
        sends.join();
        receives.join();
        if (shared != null) {
            shared.join(this);
        }
        // At the end, for other threads get it from there.
        domain.context().events().add(qp, this);
    }

    @Override
    protected void checkUnused() {
        owner.check();
        checkCompletions();
    }

    private void checkCompletions() {
        sendCompletions.checkMayChange();
        receiveCompletions.checkMayChange();
    }

    @Override
    protected void destroy(MemorySegment qp) {
        // soft-RoCE waits minutes for them otherwise, and nobody else can shut them.
        domain.freeWindowsOf(this);
        Ibverbs.ibv_destroy_qpChecked(qp);
    }

    @Override
    protected void closed() {
        domain.context().events().remove(this);
        // For the thread that comes too late, whichever it is.
        owner.retire();
        if (!sendsRetired) {
            retire(sends, sendCompletions, sendRequests);
            sendsRetired = true;
        }
        if (!receivesRetired) {
            retire(receives, receiveCompletions, receiveRequests);
            receivesRetired = true;
        }
        if (shared != null) {
            shared.leave(this);
        }
    }

    /** Gives the queue's room back, once: closing may fail afterwards, and is repeated then. */
    private static void retire(@Nullable QueuePairQueue queue, CompletionQueue completions, int requests) {
        if (queue == null) {
            completions.unclaim(requests);
        } else {
            queue.retire();
        }
    }

    // What it is.

    /** The protection domain whose memory it uses. */
    public ProtectionDomain domain() {
        return domain;
    }

    /** Which service it gives. */
    public QueuePairType type() {
        return type;
    }

    /** Its number at its device, 24 bits. */
    public int number() {
        return number;
    }

    /** How many bytes a request can have inline. */
    public int mostInline() {
        return inline;
    }

    /** The state that it is in as far as this program knows; {@link #queryState} asks the device. */
    public QueuePairState state() {
        return state;
    }

    /** The state that the device says it is in; soft-iWARP always says {@link QueuePairState#RESET}. */
    public QueuePairState queryState() throws VerbsException {
        return query(ibv_qp_attr_mask.IBV_QP_STATE).state();
    }

    /**
     * What the driver says of it: {@code ibv_query_qp}. Its state and the sizes of its queues are always there.
     *
     * @param wanted which attributes to ask for; all that {@link QueuePairAttributes} has if none is named. What the
     *     driver does not know is 0, or the first of its values: soft-iWARP knows the MTU, the sizes, what the peer may
     *     do and how many reads are in flight
     */
    public QueuePairAttributes query(QueuePairAttribute... wanted) throws VerbsException {
        int mask = ibv_qp_attr_mask.IBV_QP_STATE | ibv_qp_attr_mask.IBV_QP_CAP;
        for (QueuePairAttribute attribute : wanted.length == 0 ? QueuePairAttribute.values() : wanted) {
            mask |= attribute.flag();
        }
        return query(mask);
    }

    private QueuePairAttributes query(int mask) throws VerbsException {
        try (Arena asked = Arena.ofConfined()) {
            MemorySegment attr = ibv_qp_attr.allocate(asked);
            MemorySegment init = ibv_qp_init_attr.allocate(Arena.ofAuto());
            run(qp -> Ibverbs.ibv_query_qpChecked(qp, attr, mask, init));
            return QueuePairAttributes.of(attr, mask, init);
        }
    }

    /** Where its sends report; {@code send_cq} of {@code struct ibv_qp}. */
    public CompletionQueue sendCompletions() {
        return sendCompletions;
    }

    /** Where its receives report, also those that it shares; {@code recv_cq} of {@code struct ibv_qp}. */
    public CompletionQueue receiveCompletions() {
        return receiveCompletions;
    }

    /** Returns the shared receive queue; empty if this queue pair has a receive queue of its own. */
    public Optional<SharedReceiveQueue> sharedReceiveQueue() {
        return Optional.ofNullable(shared);
    }

    boolean sharesReceives() {
        return shared != null;
    }

    // How it is connected.

    /**
     * Changes its state or attributes. A reset ends what is in flight; it is for the thread that posts, while no other one
     * reads the completions. Those that nobody has read take room of the queues until somebody does.
     *
     * @throws IllegalArgumentException if the change needs an attribute that is not given, or cannot have one that is; the
     *     message names each
     * @throws IllegalStateException if the type has no such change from the state that it is in
     * @throws WrongThreadException of a reset, if another thread posts or reads completions
     * @throws VerbsException if the driver refuses
     */
    public void modify(QueuePairAttributes attributes) throws VerbsException {
        handle();
        if (attributes.goal() == QueuePairState.RESET) {
            reset(attributes);
        } else {
            change(attributes);
        }
    }

    /** What was posted is forgotten, which whoever posts or reads completions just then would not notice. */
    private void reset(QueuePairAttributes attributes) throws VerbsException {
        owner.check();
        boolean tookSends = sends.completions.owner.take();
        try {
            boolean tookReceives = receives.completions.owner.take();
            try {
                change(attributes);
            } finally {
                if (tookReceives) {
                    receives.completions.release();
                }
            }
        } finally {
            if (tookSends) {
                sends.completions.release();
            }
        }
    }

    private void change(QueuePairAttributes attributes) throws VerbsException {
        QueuePairState from = state;
        if (domain.context().device().transport() != Device.Transport.IWARP) {
            Transitions.check(this, from, attributes);
        }
        try {
            run(qp -> Ibverbs.ibv_modify_qpChecked(qp, attributes.segment(), attributes.mask()));
        } catch (VerbsException e) {
            throw e.explained(Transitions.explanation(this, from, attributes));
        }
        if (attributes.newPort() != 0) {
            port = attributes.newPort();
        }
        if (attributes.newPort() != 0 && type == QueuePairType.UD) {
            mostDatagram = domain.context().port(port).activeMtu().bytes();
        }
        QueuePairState to = attributes.goal();
        if (to != null) {
            entered(to);
        }
    }

    private void entered(QueuePairState to) {
        if (to == QueuePairState.RESET) {
            sends.forget();
            receives.forget();
            failure = null;
        }
        state = to;
        sends.recheck();
        receives.recheck();
    }

    /**
     * Makes it ready for receives and for {@link #endpoint}, at port 1: the state {@link QueuePairState#INIT}.
     *
     * @param remote what the peer may do through it; nothing without
     * @throws UnsupportedOperationException if it is a datagram queue pair: see {@link #startDatagrams}
     */
    public QueuePair init(Access... remote) throws VerbsException {
        return init(1, remote);
    }

    /** The same at another port. */
    public QueuePair init(int atPort, Access... remote) throws VerbsException {
        if (type == QueuePairType.UD) {
            throw new UnsupportedOperationException(
                    this + " has no peer that could be allowed anything; call startDatagrams()");
        }
        modify(new QueuePairAttributes()
                .state(QueuePairState.INIT)
                .pkeyIndex(0)
                .port(atPort)
                .access(remote));
        return this;
    }

    /**
     * Makes a datagram queue pair ready for work, at port 1: the state {@link QueuePairState#RTS}. Receives may be posted
     * from then on; what arrives before them is lost.
     *
     * @param qkey which datagrams have to carry that it takes, see {@link SendRequest#to}; of the sender's choice are all
     *     values whose highest bit is 0
     * @throws UnsupportedOperationException if it is of another type
     */
    public QueuePair startDatagrams(int qkey) throws VerbsException {
        return startDatagrams(1, qkey);
    }

    /** The same at another port. */
    public QueuePair startDatagrams(int atPort, int qkey) throws VerbsException {
        checkDatagrams();
        modify(new QueuePairAttributes()
                .state(QueuePairState.INIT)
                .pkeyIndex(0)
                .port(atPort)
                .qkey(qkey));
        modify(new QueuePairAttributes().state(QueuePairState.RTR));
        modify(new QueuePairAttributes().state(QueuePairState.RTS).sendPsn(psn));
        return this;
    }

    private void checkDatagrams() {
        if (type != QueuePairType.UD) {
            throw new UnsupportedOperationException(this + " has one peer; datagrams are for the type UD");
        }
    }

    /**
     * Has it receive what is sent to a multicast group, until what this gives is closed.
     *
     * @param group a multicast GID; of an IPv4 group the one that {@link org.rdma4j.sys.Gid#of(java.net.InetAddress)}
     *     gives
     * @throws UnsupportedOperationException if it is of another type than {@link QueuePairType#UD}
     * @throws IllegalStateException if it is a member already
     */
    public MulticastGroup joinMulticast(Gid group) throws VerbsException {
        return joinMulticast(group, 0);
    }

    /**
     * The same on InfiniBand.
     *
     * @param lid the group's local identifier
     */
    public MulticastGroup joinMulticast(Gid group, int lid) throws VerbsException {
        checkDatagrams();
        return open(new MulticastGroup(this, group, lid));
    }

    /**
     * What a peer has to know to connect to it, with the GID that {@link Context#gid} chooses.
     *
     * @throws IllegalStateException if it was not initialized
     */
    public Endpoint endpoint() throws VerbsException {
        checkInitialized();
        checkByHand();
        return endpoint(domain.context().gid(port));
    }

    /**
     * The same with a GID of the caller's choice, such as {@link Context#gidTowards} gives. {@link #connect} uses it too:
     * the peer takes packets from no other.
     */
    public Endpoint endpoint(GidEntry gid) throws VerbsException {
        checkInitialized();
        published = gid;
        Port at = domain.context().port(port);
        return new Endpoint(at.lid(), gid.gid(), number, psn, at.activeMtu());
    }

    private void checkInitialized() {
        handle();
        if (port == 0) {
            throw new IllegalStateException(this + " is at no port yet: call init(), or startDatagrams()");
        }
    }

    /** The port that it is at; 0 before it was initialized. */
    int port() {
        return port;
    }

    int mostDatagram() {
        return mostDatagram;
    }

    private void checkByHand() {
        if (domain.context().device().transport() == Device.Transport.IWARP) {
            throw new UnsupportedOperationException(domain.context()
                    + " speaks iWARP, whose queue pairs cannot be connected by hand; use the connection manager");
        }
    }

    /**
     * Connects it to the peer's queue pair, which has to be connected to this one's {@link #endpoint}: the states {@link
     * QueuePairState#RTR} and {@link QueuePairState#RTS}. The GID is the one that {@link #endpoint} gave, if it is
     * of the peer's kind (IPv4 or IPv6), or else the one that {@link Context#gid} chooses among those. What gets no answer
     * is sent again as {@link RetryPolicy#DEFAULT} says, and packets are as large as both ports allow. At most sixteen reads
     * and atomic operations are under way at a time, fewer where the device says so; others wait in the queue.
     */
    public QueuePair connect(Endpoint peer) throws VerbsException {
        return connect(peer, RetryPolicy.DEFAULT, Mtu.MTU_4096);
    }

    /**
     * The same with other retries, or smaller packets.
     *
     * @param retries which an unreliable queue pair has no use for
     * @param most what a packet carries at most; both ports may allow less
     */
    public QueuePair connect(Endpoint peer, RetryPolicy retries, Mtu most) throws VerbsException {
        if (type == QueuePairType.UD) {
            throw new UnsupportedOperationException(
                    this + " is connected to nobody; each of its sends says where it goes, see SendRequest.to()");
        }
        checkInitialized();
        checkByHand();
        DeviceAttributes can = domain.context().attributes();
        QueuePairAttributes receive = new QueuePairAttributes()
                .state(QueuePairState.RTR)
                .path(port, gidIndexFor(peer), peer)
                .pathMtu(most.min(peer.mtu()).min(domain.context().port(port).activeMtu()))
                .peerQueuePair(peer.queuePair())
                .receivePsn(peer.psn());
        QueuePairAttributes send =
                new QueuePairAttributes().state(QueuePairState.RTS).sendPsn(psn);
        if (type == QueuePairType.RC) {
            receive.readsAsTarget(Math.min(can.maxReadsAsTarget(), 16))
                    .minRnrTimer(retries.rnrTimer().code());
            send.timeout(retries.ackTimeout().exponent())
                    .retries(retries.ackRetries())
                    .rnrRetries(retries.rnrRetries())
                    .readsAsInitiator(Math.min(can.maxReadsAsInitiator(), 16));
        }
        modify(receive);
        modify(send);
        return this;
    }

    private int gidIndexFor(Endpoint peer) throws VerbsException {
        if (peer.route().isEmpty()) {
            return 0;
        }
        GidEntry own = published;
        return own != null
                        && own.port() == port
                        && own.gid().isIpv4() == peer.gid().isIpv4()
                ? own.index()
                : domain.context().gidLike(port, peer.gid()).index();
    }

    /**
     * From now on work is posted by whichever thread holds the lock, in place of the first that uses it: for threads that
     * take turns under a lock, of which none has to {@link #release} it. A thread that does not hold the lock is refused with
     * a {@link WrongThreadException}.
     *
     * <p>The lock is held for all that one thread would do alone: to prepare requests, allocate and change them, to post, await
     * and {@link #abort}, for a scope from its beginning to its end, and to close. A wait holds it until it returns, also
     * when its time is up. To let others in meanwhile, poll with a short limit, and unlock in between; or have a {@link
     * CompletionReader} wait. A thread that awaits reads the completion queue: guard that, too, unless a reader has it.
     *
     * <p>The thread that calls this holds the lock. It stays the lock's until it is closed, by a holder of the lock; of a
     * thread that ends without having unlocked it nobody can take it over. Another lock can take its place while both are
     * held.
     *
     * @throws IllegalStateException if this thread does not hold the lock, or it is closed
     * @throws WrongThreadException if another thread uses it
     */
    public void guardedBy(ReentrantLock lock) {
        owner.guardedBy(lock);
    }

    /**
     * Refuses a thread that may not post, as each post does; where nobody owns it, this thread does from now on.
     *
     * @throws WrongThreadException if another thread uses it, or a lock guards it that this thread does not hold
     * @throws IllegalStateException if it is closed
     */
    public void checkOwner() {
        owner.check();
    }

    /** Gives it up, so that another thread may post. What a lock guards stays the lock's. */
    public void release() {
        owner.release();
    }

    // How work ends that nobody waits for any longer.

    /**
     * Ends all its work: it goes to the error state, and this waits until the device has given back every buffer. Requests
     * that were in flight have the status {@link WorkStatus#WR_FLUSH_ERR} then, or that of their own end. Where the device
     * takes longer than a second, or refuses the state, the native queue pair is destroyed at once: this one is lost, and can
     * only be closed; completions that nobody has polled are dropped then, as by {@link #close}. Done again, this does nothing.
     *
     * @throws WrongThreadException if another thread owns it
     * @throws IllegalStateException if it is closed
     * @throws VerbsException if it cannot be destroyed, either
     */
    public void abort() throws VerbsException {
        owner.check();
        if (isLost()) {
            return;
        }
        checkCompletions();
        handle();
        boolean refused = false;
        if (state != QueuePairState.RESET && state != QueuePairState.ERR) {
            try {
                modify(new QueuePairAttributes().state(QueuePairState.ERR));
            } catch (VerbsException e) {
                LOG.log(System.Logger.Level.DEBUG, this + " could not be taken to the error state", e);
                refused = true;
                entered(QueuePairState.ERR);
            }
        }
        long start = System.nanoTime();
        try (Idle idle = new Idle(this)) {
            int late = 0;
            while (!refused && late < LATE_LOOKS && sends.inFlight() + receives.inFlight() > 0) {
                // Before the look: a thread that did not run for so long has not looked.
                late += System.nanoTime() - start > GRACE_NANOS ? 1 : 0;
                if (sends.progress() + receives.progress() == 0) {
                    idle.pause();
                }
            }
        } catch (VerbsException e) {
            LOG.log(System.Logger.Level.DEBUG, "what " + this + " has completed could not be read", e);
            refused = true;
        }
        if (refused || sends.inFlight() + receives.inFlight() > 0) {
            destroyEarly();
            sends.forget();
            receives.forget();
            // Another thread may read completions just now, and count what was counted here.
            sends.end();
            receives.end();
        }
    }

    /** How many send requests are in flight; over iWARP also those that are done, and have a read before them that is not. */
    public long sendsInFlight() {
        return sends.inFlight();
    }

    /** How many receive requests are in flight. */
    public long receivesInFlight() {
        return receives.inFlight();
    }

    private void disconnected(RdmaException reason) {
        if (domain.context().device().transport() != Device.Transport.IWARP) {
            giveUp(reason);
            return;
        }
        if (failure == null) {
            failure = reason;
        }
        entered(QueuePairState.ERR);
    }

    /** Has its work end for this reason. By any thread; the completions come to who reads them. */
    void giveUp(RdmaException reason) {
        if (failure == null) {
            failure = reason;
        }
        boolean hadWork = state != QueuePairState.RESET;
        try {
            if (hadWork) {
                MemorySegment attr =
                        new QueuePairAttributes().state(QueuePairState.ERR).segment();
                run(qp -> Ibverbs.ibv_modify_qpChecked(qp, attr, ibv_qp_attr_mask.IBV_QP_STATE));
            }
        } catch (VerbsException | IllegalStateException e) {
            // It is being closed, or in the error state: then its work has ended, or is about to.
            LOG.log(System.Logger.Level.DEBUG, this + " could not be taken to the error state", e);
        }
        entered(QueuePairState.ERR);
    }

    /** Whether its work was told to end. */
    boolean isFailing() {
        return state == QueuePairState.ERR;
    }

    void failed(WorkRequest<?> request) {
        if (type == QueuePairType.UD && request instanceof ReceiveRequest) {
            return;
        }
        // That it was flushed is no reason; what is one may be told later, as soft-iWARP does with a disconnection.
        if (failure == null && request.status() != WorkStatus.WR_FLUSH_ERR) {
            failure = request.failure();
        }
        state = QueuePairState.ERR;
        sends.recheck();
        receives.recheck();
    }

    /** Why nothing can be posted any more; null while it can. */
    @Nullable
    WorkException failure(WorkRequest<?> request) {
        if (state != QueuePairState.ERR) {
            return null;
        }
        // After the look at the state, which is written after it.
        RdmaException first = failure;
        WorkException flushed = new WorkException(request, WorkStatus.WR_FLUSH_ERR, 0);
        flushed.initCause(first);
        return flushed;
    }

    @Nullable
    RdmaException reason() {
        return failure;
    }

    // Work.

    private SendRequest prepare(
            SendRequest.Operation operation, @Nullable RemoteMemory remote, LocalMemory... buffers) {
        return new SendRequest(sends, sends.allocate(), operation, remote, buffers);
    }

    /** A message, which a receive of the peer takes. */
    public SendRequest prepareSend(LocalMemory... from) {
        return prepare(SendRequest.Operation.SEND, null, from);
    }

    /**
     * Writes to the peer's memory; the peer's program does not notice, unless there is immediate data, or it polls that
     * memory with an acquiring load.
     */
    public SendRequest prepareWrite(RemoteMemory to, LocalMemory... from) {
        return prepare(SendRequest.Operation.WRITE, to, from);
    }

    /**
     * Reads the peer's memory. Over iWARP a send or write that is posted after it may be over before it: look at the read
     * before you use what it has read.
     */
    public SendRequest prepareRead(RemoteMemory from, LocalMemory... to) {
        return prepare(SendRequest.Operation.READ, from, to);
    }

    /**
     * Adds to the 8 bytes at the peer's address, which is a multiple of 8, and brings back what was there before.
     *
     * @param before 8 bytes, where that goes
     */
    public SendRequest prepareFetchAndAdd(RemoteMemory at, LocalMemory before, long value) {
        return prepare(SendRequest.Operation.FETCH_AND_ADD, at, before).add(value);
    }

    /**
     * Replaces the 8 bytes at the peer's address, which is a multiple of 8, if they are what is expected, and brings back
     * what was there before.
     *
     * @param before 8 bytes, where that goes
     */
    public SendRequest prepareCompareAndSwap(RemoteMemory at, LocalMemory before, long expected, long replacement) {
        return prepare(SendRequest.Operation.COMPARE_AND_SWAP, at, before).compareAndSwap(expected, replacement);
    }

    /**
     * Binds a memory window to a part of a region, so that the peer may use it. {@link MemoryWindow#remoteMemory} gives
     * what the peer needs, once this is done. May be posted again, after the window was shut if it is of type 2.
     *
     * @param to of a region with {@link Access#MW_BIND}
     * @param remote what peers may do; the queue pair has to allow that too
     * @throws IllegalArgumentException if the three are not of one protection domain, or the region cannot have windows
     */
    public SendRequest prepareBind(MemoryWindow window, LocalMemory to, Access... remote) {
        return SendRequest.ofWindow(sends, sends.allocate(), window, to, remote);
    }

    /** Shuts a memory window of this side, so that its key is of no use any more. It may be bound again afterwards. */
    public SendRequest prepareInvalidate(MemoryWindow window) {
        return SendRequest.ofWindow(sends, sends.allocate(), window, null);
    }

    /**
     * Room for one message of the peer's.
     *
     * @throws UnsupportedOperationException if it takes its receives from a {@link SharedReceiveQueue}
     */
    public ReceiveRequest prepareReceive(LocalMemory... into) {
        if (shared != null) {
            throw new UnsupportedOperationException(
                    this + " takes its receives from " + shared + "; prepare them there");
        }
        return new ReceiveRequest(receives, receives.allocate(), into);
    }

    /** Sends one message and waits until the peer's device has it. */
    public void send(LocalMemory from, Duration timeout) throws RdmaException {
        SendRequest send = simplest;
        simplest = send == null ? prepareSend(from) : send.local(from);
        simplest.complete(timeout);
    }
}
