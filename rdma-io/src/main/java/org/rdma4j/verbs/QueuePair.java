package org.rdma4j.verbs;

import java.lang.foreign.MemorySegment;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.QueuePairControl;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;

/**
 * A send queue and a receive queue: {@code struct ibv_qp}. Created by a {@link #builder}, and connected by hand ({@link
 * #init}, {@link #endpoint}, {@link #connect}) or by the connection manager ({@code org.rdma4j.cm}).
 *
 * {@snippet lang=java :
 * queuePair.init();
 * ReceiveRequest receive = queuePair.prepareReceive(answer).post(); // Before the peer can send.
 * queuePair.connect(peer);
 * queuePair.prepareSend(question).complete(TIMEOUT);
 * int length = receive.await(TIMEOUT).length();
 * }
 *
 * <p>Requests are prepared once, by the {@code prepare…} methods, and posted any number of times. Each queue holds as many
 * requests in flight as the builder has requested, and both completion queues have capacity reserved for them.
 *
 * <h2>Meaning of a completion</h2>
 *
 * When a request has completed, its buffers may be reused. The guarantees of a completed send or RDMA write depend on the
 * transport:
 *
 * <ul>
 *   <li>InfiniBand and RoCE, type {@link QueuePairType#RC}: the device of the peer has received the message and acknowledged
 *       it. The program of the peer may not have processed it yet.
 *   <li>InfiniBand and RoCE, types {@link QueuePairType#UC} and {@link QueuePairType#UD}: the local device has sent the
 *       message, which may be lost.
 *   <li>iWARP: the local network stack has taken over the message, and will send it. The peer may not have received it.
 * </ul>
 *
 * An RDMA read or atomic operation has completed when its result is in the local buffer, on every transport. A program that
 * must know that its peer has processed a message waits for an answer.
 *
 * <h2>Threads</h2>
 *
 * One thread at a time owns a queue pair and may post to it: the first thread that posts, until it calls {@link #release} or
 * terminates, or the holder of the lock passed to {@link #guardedBy}. Other threads get a {@link WrongThreadException}.
 *
 * <h2>Failure</h2>
 *
 * A queue pair fails, and enters the state {@link QueuePairState#ERR}, when work fails (receives of datagrams excepted), when
 * its connection ends, or when a wait aborts it because a deadline has passed. The device then completes the work in flight
 * with {@link WorkStatus#WR_FLUSH_ERR}. Further posts throw a {@link WorkException} with that status, whose cause is the first
 * failure, if it is known. {@link #abort} waits until the device has returned all buffers; {@link #close} does not require
 * it. A failed queue pair that was connected by hand can be reset by {@link #modify} and connected again, unless an abort had
 * to destroy it.
 *
 * @see "docs/reference/threads.md"
 */
public final class QueuePair extends AbstractQueuePair {
    static {
        QueuePairControl.Holder.set(new InternalQueuePairControl());
    }

    final QueuePairStateMachine stateMachine;
    final QueuePairConnector connector;
    /** Checks the link while threads wait; {@code null} unless the queue pair belongs to an established connection. */
    private volatile @Nullable LinkCheck linkCheck;
    /** Keys of the multicast groups that the queue pair is a member of. Used by any thread. */
    final Set<Object> groups = ConcurrentHashMap.newKeySet();

    QueuePair(
            ProtectionDomain domain,
            QueuePairType type,
            QueuePairWorkQueues queues,
            int psn,
            Supplier<MemorySegment> create) {
        super(domain, type, queues, create);
        Context context = domain.context();
        boolean iwarp = context.device().transport() == Device.Transport.IWARP;
        stateMachine = new QueuePairStateMachine(this, type, iwarp, new Target());
        connector = new QueuePairConnector(this, context, type, stateMachine, psn);
    }

    /** Connects the state machine to the native queue pair and the queues. */
    private final class Target implements QueuePairStateMachine.Target {
        @Override
        public void run(Consumer<MemorySegment> call) throws VerbsException {
            QueuePair.this.run(call);
        }

        @Override
        public void modified(QueuePairAttributes attributes) throws VerbsException {
            connector.modified(attributes);
        }

        @Override
        public void abandonInFlight() {
            queues.abandonInFlight();
        }

        @Override
        public void recheckState() {
            queues.recheckState();
        }
    }

    /**
     * Returns a builder of a queue pair.
     *
     * @param domain protection domain, which must not be closed before the queue pair
     * @param type transport service
     */
    public static QueuePairBuilder builder(ProtectionDomain domain, QueuePairType type) {
        return new QueuePairBuilder(domain, type);
    }

    /**
     * Returns the queue pair of a request. For a receive of a {@link SharedReceiveQueue}, this is the queue pair that last
     * received a message with it.
     *
     * @throws IllegalStateException if no message has consumed the shared receive, or its queue pair is closed
     */
    public static QueuePair of(WorkRequest<?> request) {
        if (request.queuePair() instanceof QueuePair queuePair) {
            return queuePair;
        }
        throw new IllegalStateException(
                "No message has consumed the " + request + ", or the queue pair that received it is closed");
    }

    @Override
    void opened(MemorySegment qp) {
        readNumber(qp);
        QueueLimits limits = queues.limits;
        QueuePairQueue.Setup setup = new QueuePairQueue.Setup(this, domain(), owner);
        queues.open(
                new SendQueue(setup, queues.sendCompletions, limits.sendRequests(), limits.sendElements()),
                new ReceiveQueue(setup, queues.receiveCompletions, limits.receiveRequests(), limits.receiveElements()));
        if (queues.shared != null) {
            queues.shared.join(this, queues.receiveCompletions);
        }
        // Last, because it makes the queue pair visible to other threads.
        domain().context().events().add(qp, this);
    }

    @Override
    void checkUnused() {
        owner.check();
        queues.checkCompletionsMayChange();
    }

    @Override
    void destroy(MemorySegment qp) {
        // Otherwise soft-RoCE waits for the windows for minutes, and no other queue pair can invalidate them.
        domain().freeWindowsOf(this);
        Ibverbs.ibv_destroy_qpChecked(qp);
    }

    @Override
    void closed() {
        domain().context().events().remove(this);
        // First, so that later posts on any thread throw an IllegalStateException.
        owner.retire();
        queues.retire();
        if (queues.shared != null) {
            queues.shared.leave(this, queues.receiveCompletions);
        }
    }

    /** Returns the state recorded by this library. To query the device, call {@link #queryState}. */
    @Override
    public QueuePairState state() {
        return stateMachine.state();
    }

    /**
     * Changes the state or attributes: {@code ibv_modify_qp}. A reset drops the work in flight; it requires that the current
     * thread owns the queue pair, and that no other thread owns a completion queue of it. Completions of dropped work count
     * against the capacity of the queues until the completion queue has been polled.
     *
     * @throws IllegalArgumentException if an attribute is missing or not allowed; the message names each
     * @throws IllegalStateException if the type does not allow this change in the present state, or the queue pair is closed
     * @throws WrongThreadException if the change is a reset, and another thread owns the queue pair or a completion queue
     * @throws VerbsException if the driver rejects the change
     */
    public void modify(QueuePairAttributes attributes) throws VerbsException {
        handle();
        if (attributes.targetState() == QueuePairState.RESET) {
            owner.check();
            queues.runAsReader(() -> stateMachine.modify(attributes));
            describePeer("");
        } else {
            stateMachine.modify(attributes);
        }
    }

    /**
     * Initializes the queue pair at port 1. Equivalent to {@link #init(int, Access...) init(1, remote)}.
     *
     * @param remote operations that the peer may use; none by default
     */
    public QueuePair init(Access... remote) throws VerbsException {
        return init(1, remote);
    }

    /**
     * Initializes the queue pair: moves it to the state {@link QueuePairState#INIT}. After that, receives may be posted, and
     * {@link #endpoint} is available.
     *
     * @param atPort port of the device, from 1
     * @param remote operations that the peer may use; none by default
     * @throws UnsupportedOperationException if the queue pair is of type UD: see {@link #startDatagrams}
     * @throws VerbsException if the driver rejects the change
     */
    public QueuePair init(int atPort, Access... remote) throws VerbsException {
        handle();
        connector.init(atPort, remote);
        return this;
    }

    /**
     * Starts a queue pair of type UD at port 1. Equivalent to {@link #startDatagrams(int, int) startDatagrams(1, qkey)}.
     *
     * @param qkey key that incoming datagrams must carry
     */
    public QueuePair startDatagrams(int qkey) throws VerbsException {
        return startDatagrams(1, qkey);
    }

    /**
     * Starts a queue pair of type UD: moves it to the state {@link QueuePairState#RTS}. Receives may be posted after that;
     * datagrams that arrive earlier are lost.
     *
     * @param atPort port of the device, from 1
     * @param qkey key that incoming datagrams must carry, see {@link SendRequest#to}. Senders can choose only keys whose
     *     highest bit is 0
     * @throws UnsupportedOperationException if the queue pair is of another type
     * @throws VerbsException if the driver rejects a change
     */
    public QueuePair startDatagrams(int atPort, int qkey) throws VerbsException {
        handle();
        connector.startDatagrams(atPort, qkey);
        return this;
    }

    /**
     * Returns the endpoint to which a peer connects, with the GID that {@link Context#gid} chooses.
     *
     * @throws IllegalStateException if the queue pair is not initialized, or is closed
     * @throws UnsupportedOperationException if the device is an iWARP device, which requires the connection manager
     * @throws VerbsException if the driver rejects a query
     */
    public Endpoint endpoint() throws VerbsException {
        handle();
        return connector.endpoint(number());
    }

    /**
     * Returns the endpoint to which a peer connects, with a given GID. The peer accepts packets from this GID
     * only, and {@link #connect} sends from it.
     *
     * @param gid a GID of the device, for example from {@link Context#gidTowards}
     * @throws IllegalStateException if the queue pair is not initialized, or is closed
     * @throws VerbsException if the driver rejects a query
     */
    public Endpoint endpoint(GidEntry gid) throws VerbsException {
        handle();
        return connector.endpoint(number(), gid);
    }

    /**
     * Connects to a peer. Uses {@link RetryPolicy#DEFAULT} and the largest MTU that both ports support. Equivalent to
     * {@link #connect(Endpoint, RetryPolicy, Mtu) connect(peer, RetryPolicy.DEFAULT, Mtu.MTU_4096)}.
     *
     * @param peer endpoint of the peer, which must connect to the {@link #endpoint} of this queue pair
     */
    public QueuePair connect(Endpoint peer) throws VerbsException {
        return connect(peer, RetryPolicy.DEFAULT, Mtu.MTU_4096);
    }

    /**
     * Connects to a peer: moves an initialized queue pair to the states {@link QueuePairState#RTR} and {@link
     * QueuePairState#RTS}. Packets are sent from the GID of the last {@link #endpoint}, if that is of the same kind (IPv4 or
     * IPv6) as the GID of the peer, and otherwise from the one that {@link Context#gid} chooses among those of that kind.
     *
     * <p>At most 16 RDMA reads and atomic operations are in progress at a time in each direction, fewer if the device
     * supports fewer. Further operations wait in the send queue.
     *
     * @param peer endpoint of the peer, which must connect to the {@link #endpoint} of this queue pair
     * @param retries parameters of the retransmission of packets; ignored by queue pairs of type UC
     * @param maxMtu upper limit of the packet size; the ports may impose a lower one
     * @throws IllegalStateException if the queue pair is not initialized, is connected already, or is closed
     * @throws UnsupportedOperationException if the queue pair is of type UD, or the device is an iWARP device
     * @throws VerbsException if the driver rejects a change
     */
    public QueuePair connect(Endpoint peer, RetryPolicy retries, Mtu maxMtu) throws VerbsException {
        handle();
        connector.connect(peer, retries, maxMtu);
        describePeer(", to queue pair " + peer.queuePair() + " at "
                + peer.route().map(Gid::toString).orElse("LID " + peer.lid()));
        return this;
    }

    @Override
    int port() {
        return connector.port();
    }

    @Override
    int maxDatagramSize() {
        return connector.maxDatagramSize();
    }

    /**
     * Ends all work: moves the queue pair to the state {@link QueuePairState#ERR}, and waits until the device has returned
     * all buffers. The requests that were in flight then have the status {@link WorkStatus#WR_FLUSH_ERR}, or the status with
     * which they have completed. Their completions remain for the next {@link CompletionQueue#poll}.
     *
     * <p>If the device takes longer than a second, or rejects the change of state, this method destroys the native queue
     * pair. It also does so if only unsignaled sends remain in flight and the device does not flush them at once, because
     * they may have succeeded. The queue pair is then lost: it can only be closed, and completions of its work that have
     * not been polled are dropped. Repeated calls have no effect.
     *
     * @throws WrongThreadException if another thread owns the queue pair
     * @throws IllegalStateException if the queue pair is closed
     * @throws VerbsException if the native queue pair cannot be destroyed either
     */
    public void abort() throws VerbsException {
        abort(null);
    }

    @Override
    void abort(@Nullable RdmaException reason) throws VerbsException {
        if (beginAbort(reason) && !queues.drain(this)) {
            finishAbort();
        }
    }

    /**
     * Moves the queue pair to the state {@link QueuePairState#ERR}. Destroys the native queue pair if the driver rejects that.
     * Returns {@code false} if the native queue pair has been destroyed.
     */
    boolean beginAbort(@Nullable RdmaException reason) throws VerbsException {
        owner.check();
        if (isLost()) {
            return false;
        }
        queues.checkCompletionsMayChange();
        handle();
        boolean accepted = stateMachine.abort(reason);
        if (!accepted) {
            finishAbort();
        }
        return accepted;
    }

    /** Destroys the native queue pair, because the device has not returned all buffers, and flushes the work in flight. */
    void finishAbort() throws VerbsException {
        destroyEarly();
        queues.abandonForGood();
    }

    @Override
    void fail(RdmaException reason) {
        stateMachine.fail(reason);
    }

    @Override
    void workFailed(boolean receive, @Nullable Supplier<? extends RdmaException> reason) {
        if (receive && type() == QueuePairType.UD) {
            return;
        }
        boolean known = stateMachine.firstFailure() != null || reason == null;
        stateMachine.workFailed(known ? null : reason.get());
    }

    void watchLink(LinkCheck check) {
        linkCheck = check;
    }

    @Override
    void checkLink(long now) {
        LinkCheck check = linkCheck;
        if (check != null) {
            check.run(now);
        }
    }

    @Override
    boolean isFailed() {
        return stateMachine.isFailed();
    }

    @Override
    @Nullable
    RdmaException firstFailure() {
        return stateMachine.firstFailure();
    }
}
