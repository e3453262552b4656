package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;

/**
 * The part of a queue pair that does not depend on its state: its identity, its attributes as the device reports them, its
 * owner, its queues, and the requests that are prepared for them. {@link QueuePair}, the only subclass, adds the state, the
 * connection and the failure.
 */
abstract class AbstractQueuePair extends QueueOwner {
    private final ProtectionDomain domain;
    private final QueuePairType type;

    /** Number at the device, 24 bits. Written by the thread that opens the queue pair, before it publishes it. */
    private int number;

    /** Thread or lock that may post. Used by any thread. */
    final Owner owner = new Owner(this);

    final QueuePairWorkQueues queues;

    /** Request of {@link #send}, created by its first call. Used by the owner only. */
    private @Nullable SendRequest blockingSend;

    AbstractQueuePair(
            ProtectionDomain domain, QueuePairType type, QueuePairWorkQueues queues, Supplier<MemorySegment> create) {
        super(type + " queue pair of " + domain.context().name(), create, parents(domain, queues));
        this.domain = domain;
        this.type = type;
        this.queues = queues;
    }

    private static Resource[] parents(ProtectionDomain domain, QueuePairWorkQueues queues) {
        return queues.shared == null
                ? new Resource[] {domain, queues.sendCompletions, queues.receiveCompletions}
                : new Resource[] {domain, queues.sendCompletions, queues.receiveCompletions, queues.shared};
    }

    /** Reads the number of the native queue pair, and includes it in the name of the queue pair. */
    final void readNumber(MemorySegment qp) {
        number = ibv_qp.qp_num(ibv_qp.reinterpret(qp));
        describePeer("");
    }

    /**
     * Sets the name of the queue pair in messages.
     *
     * @param peer suffix that names the peer; empty if there is none
     */
    final void describePeer(String peer) {
        rename(type + " queue pair " + number + " of " + domain.context().name() + peer);
    }

    /** Returns the protection domain: {@code pd} of {@code struct ibv_qp}. */
    public final ProtectionDomain domain() {
        return domain;
    }

    /** Returns the transport service: {@code qp_type} of {@code struct ibv_qp}. */
    @Override
    public final QueuePairType type() {
        return type;
    }

    /** Returns the number of the queue pair at its device, 24 bits: {@code qp_num} of {@code struct ibv_qp}. */
    @Override
    public final int number() {
        return number;
    }

    /** Returns the maximum size of inline data, in bytes, as the builder has requested it. */
    @Override
    public final int maxInline() {
        return queues.limits.inlineBytes();
    }

    /**
     * Returns the state that the device reports. soft-iWARP always reports {@link QueuePairState#RESET}.
     *
     * @throws IllegalStateException if the queue pair is closed
     * @throws VerbsException if the driver rejects the request
     */
    public final QueuePairState queryState() throws VerbsException {
        return query(ibv_qp_attr_mask.IBV_QP_STATE).state();
    }

    /**
     * Returns attributes as the driver reports them: {@code ibv_query_qp}. The state and the sizes of the queues are always
     * included. Attributes that the driver does not support have the value 0, or the first value of their type. soft-iWARP
     * supports the MTU, the sizes, the access of the peer and the numbers of reads in flight.
     *
     * @param wanted attributes to query; all attributes of {@link QueuePairAttribute} if empty
     * @throws IllegalStateException if the queue pair is closed
     * @throws VerbsException if the driver rejects the request
     */
    public final QueuePairAttributes query(QueuePairAttribute... wanted) throws VerbsException {
        int mask = ibv_qp_attr_mask.IBV_QP_STATE | ibv_qp_attr_mask.IBV_QP_CAP;
        for (QueuePairAttribute attribute : wanted.length == 0 ? QueuePairAttribute.values() : wanted) {
            mask |= attribute.flag();
        }
        return query(mask);
    }

    private QueuePairAttributes query(int mask) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_qp_attr.allocate(arena);
            MemorySegment init = ibv_qp_init_attr.allocate(Arena.ofAuto());
            run(qp -> Ibverbs.ibv_query_qpChecked(qp, attr, mask, init));
            return QueuePairAttributes.of(attr, mask, init);
        }
    }

    /** Returns the completion queue of the sends: {@code send_cq} of {@code struct ibv_qp}. */
    public final CompletionQueue sendCompletions() {
        return queues.sendCompletions;
    }

    /**
     * Returns the completion queue of the receives, including those taken from a shared receive queue: {@code recv_cq} of
     * {@code struct ibv_qp}.
     */
    public final CompletionQueue receiveCompletions() {
        return queues.receiveCompletions;
    }

    /** Returns the shared receive queue: {@code srq} of {@code struct ibv_qp}; empty if the queue pair has its own queue. */
    public final Optional<SharedReceiveQueue> sharedReceiveQueue() {
        return Optional.ofNullable(queues.shared);
    }

    @Override
    final boolean sharesReceives() {
        return queues.shared != null;
    }

    /**
     * Returns the number of send requests in flight. On iWARP, a send that completes before an earlier RDMA read keeps its
     * place in the send queue until that read has completed, but is not counted. May be called by any thread.
     */
    public final long sendsInFlight() {
        return queues.sends().ring.inFlight();
    }

    /**
     * Returns the number of receive requests in flight; 0 with a shared receive queue. May be called by any thread.
     */
    public final long receivesInFlight() {
        return queues.receives().ring.inFlight();
    }

    /**
     * Assigns the queue pair to a lock: from now on, the thread that holds the lock owns the queue pair. For threads that
     * take turns under a lock, so that none of them has to call {@link #release}. Other threads get a {@link
     * WrongThreadException}.
     *
     * <p>Hold the lock while you prepare, change and post requests, for each wait until it returns, for a {@link WorkScope}
     * from its beginning to its end, and for {@link QueuePair#abort} and {@link QueuePair#close}. To let other threads use
     * the queue pair during a wait, poll the completion queue with a short timeout and release the lock in between, or use a
     * {@link CompletionReader}. A thread that waits for a request polls the completion queue: assign that to the lock as well,
     * unless a {@link CompletionReader} polls it.
     *
     * <p>The queue pair stays assigned to the lock until a holder of the lock closes it, or assigns it to another lock while
     * it holds both. If a thread ends without releasing the lock, no other thread can take over the queue pair.
     *
     * @param lock a lock that the current thread holds
     * @throws IllegalStateException if the current thread does not hold the lock, or the queue pair is closed
     * @throws WrongThreadException if another thread owns the queue pair
     */
    public final void guardedBy(ReentrantLock lock) {
        owner.guardedBy(lock);
    }

    /**
     * Throws unless the current thread may post. If the queue pair has no owner, the current thread becomes its owner.
     *
     * @throws WrongThreadException if another thread owns the queue pair, or it is guarded by a lock that the current thread
     *     does not hold
     * @throws IllegalStateException if the queue pair is closed
     */
    public final void checkOwner() {
        owner.check();
    }

    /**
     * Gives up ownership, so that another thread may post. A queue pair that is guarded by a lock stays guarded.
     *
     * @throws WrongThreadException if another thread owns the queue pair
     * @throws IllegalStateException if the queue pair is closed
     */
    public final void release() {
        owner.release();
    }

    private SendRequest prepare(
            SendRequest.Operation operation, @Nullable RemoteMemory remote, LocalMemory... buffers) {
        SendQueue sends = queues.sends();
        return new SendRequest(sends, sends.allocate(), operation, remote, buffers);
    }

    /**
     * Prepares a message to the peer: {@code IBV_WR_SEND}. The message consumes a receive request of the peer.
     *
     * <p>A message may be empty: without buffers, or with {@code range(0, 0)}. The buffers may also be set later, before the
     * post: {@code prepareSend()}, then {@code local(lease).post()} for each message.
     *
     * @param from buffers of the message, in order
     */
    public final SendRequest prepareSend(LocalMemory... from) {
        return prepare(SendRequest.Operation.SEND, null, from);
    }

    /**
     * Prepares an RDMA write: {@code IBV_WR_RDMA_WRITE}. The program of the peer is not notified, unless the write carries
     * immediate data. Without it, the peer can poll the memory with acquire loads.
     *
     * @param to memory of the peer, as the peer has published it
     * @param from buffers to write, in order
     */
    public final SendRequest prepareWrite(RemoteMemory to, LocalMemory... from) {
        return prepare(SendRequest.Operation.WRITE, to, from);
    }

    /**
     * Prepares an RDMA read: {@code IBV_WR_RDMA_READ}. On iWARP, sends and writes that are posted after a read may complete
     * before it. Wait for the read itself before you use its data.
     *
     * <p>A read is not atomic: if the peer changes the memory meanwhile, the data may be a mix of old and new bytes. Programs
     * detect this by a version number or a checksum in the data.
     *
     * <p>On iWARP, the response of the peer writes to the local buffers by their key. Devices other than soft-iWARP may
     * therefore require that the region of the buffers was registered with {@link Access#REMOTE_WRITE}, which this library does
     * not add.
     *
     * @param from memory of the peer, as the peer has published it
     * @param to buffers to read into, in order
     */
    public final SendRequest prepareRead(RemoteMemory from, LocalMemory... to) {
        return prepare(SendRequest.Operation.READ, from, to);
    }

    /**
     * Prepares an atomic addition: {@code IBV_WR_ATOMIC_FETCH_AND_ADD}. It returns the previous value in a local buffer.
     *
     * @param at 8 bytes of the peer's memory, at an address that is a multiple of 8
     * @param before local buffer of 8 bytes for the previous value
     * @param value value to add
     */
    public final SendRequest prepareFetchAndAdd(RemoteMemory at, LocalMemory before, long value) {
        return prepare(SendRequest.Operation.FETCH_AND_ADD, at, before).add(value);
    }

    /**
     * Prepares an atomic compare-and-swap: {@code IBV_WR_ATOMIC_CMP_AND_SWP}. It returns the previous value in a local
     * buffer.
     *
     * @param at 8 bytes of the peer's memory, at an address that is a multiple of 8
     * @param before local buffer of 8 bytes for the previous value
     * @param expected value to compare with
     * @param replacement value to store if the previous value equals {@code expected}
     */
    public final SendRequest prepareCompareAndSwap(
            RemoteMemory at, LocalMemory before, long expected, long replacement) {
        return prepare(SendRequest.Operation.COMPARE_AND_SWAP, at, before).compareAndSwap(expected, replacement);
    }

    /**
     * Prepares the binding of a memory window to a range of a region, so that the peer may access that range. When the
     * request has completed, {@link MemoryWindow#remoteMemory} returns what the peer needs. The request may be posted again;
     * a window of type 2 must be invalidated before that.
     *
     * @param to range of a region with {@link Access#MW_BIND}
     * @param remote operations that the window allows; the queue pair must allow them as well
     * @throws IllegalArgumentException if window, region and queue pair belong to different protection domains, or the region
     *     was registered without {@link Access#MW_BIND}
     */
    public final SendRequest prepareBind(MemoryWindow window, LocalMemory to, Access... remote) {
        SendQueue sends = queues.sends();
        return SendRequest.ofWindow(sends, sends.allocate(), WindowBinding.of(sends, window, to, remote));
    }

    /**
     * Prepares the invalidation of a memory window of this side, which revokes its key: {@code IBV_WR_LOCAL_INV}. The window
     * may be bound again afterwards.
     */
    public final SendRequest prepareInvalidate(MemoryWindow window) {
        SendQueue sends = queues.sends();
        return SendRequest.ofWindow(sends, sends.allocate(), WindowBinding.of(sends, window, null));
    }

    /**
     * Prepares a receive for one message of the peer: {@code ibv_post_recv}.
     *
     * @param into buffers for the message, in order; none if only empty messages, or writes with immediate data, are expected
     * @throws UnsupportedOperationException if the queue pair takes its receives from a {@link SharedReceiveQueue}
     */
    public final ReceiveRequest prepareReceive(LocalMemory... into) {
        if (queues.shared != null) {
            throw new UnsupportedOperationException(
                    this + " takes its receives from " + queues.shared + "; prepare them there");
        }
        ReceiveQueue receives = queues.receives();
        return new ReceiveRequest(receives, receives.allocate(), into);
    }

    /**
     * Sends one message and waits for its completion. See {@link QueuePair} for what that means on each transport.
     *
     * @param from the message
     * @param timeout how long to wait; when it has passed, the queue pair is aborted
     * @throws RdmaTimeoutException if the send does not complete within the timeout
     * @throws WorkException if the send fails
     */
    public final void send(LocalMemory from, Duration timeout) throws RdmaException {
        SendRequest send = blockingSend;
        blockingSend = send == null ? prepareSend(from) : send.local(from);
        blockingSend.complete(timeout);
    }
}
