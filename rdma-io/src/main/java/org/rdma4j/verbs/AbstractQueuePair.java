package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.Objects;
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
 * The state-independent part of a queue pair: its identity, the attributes reported by the device, its owner, its
 * queues, and the methods that prepare requests for them. The only subclass, {@link QueuePair}, adds the state, the
 * connection and failure handling.
 */
abstract sealed class AbstractQueuePair extends QueueOwner permits QueuePair {
    private final ProtectionDomain domain;
    private final QueuePairType type;

    /** Queue pair number, 24 bits. Written by the thread that opens the queue pair, before that thread publishes it. */
    private int number;

    /** Determines which thread may post. Any thread may use this object. */
    final Owner owner = new Owner(this);

    final QueuePairWorkQueues queues;

    /** Request posted by {@link #send}, created by the first call. Only the owner may use it. */
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

    /** Reads the number of the native queue pair, and adds it to the name of this queue pair. */
    final void readNumber(MemorySegment qp) {
        number = ibv_qp.qp_num(ibv_qp.reinterpret(qp));
        describePeer("");
    }

    /**
     * Sets the name of the queue pair in exception messages.
     *
     * @param peer a suffix that names the peer, or an empty string
     */
    final void describePeer(String peer) {
        rename(type + " queue pair " + number + " of " + domain.context().name() + peer);
    }

    /** Returns the protection domain of this queue pair: {@code pd} in {@code struct ibv_qp}. */
    public final ProtectionDomain domain() {
        return domain;
    }

    /** Returns the transport service type: {@code qp_type} in {@code struct ibv_qp}. */
    @Override
    public final QueuePairType type() {
        return type;
    }

    /** Returns the queue pair number, 24 bits: {@code qp_num} in {@code struct ibv_qp}. */
    @Override
    public final int number() {
        return number;
    }

    /** Returns the maximum size of inline data in bytes, as requested from the builder. */
    @Override
    public final int maxInline() {
        return queues.limits.inlineBytes();
    }

    /**
     * Returns the state reported by the device. soft-iWARP always reports {@link QueuePairState#RESET}.
     *
     * @throws IllegalStateException if the queue pair is closed
     * @throws VerbsException if the driver rejects the call
     */
    public final QueuePairState queryState() throws VerbsException {
        return query(ibv_qp_attr_mask.IBV_QP_STATE).state();
    }

    /**
     * Queries attributes from the driver: {@code ibv_query_qp}. The result always includes the state and the queue
     * capacities. Attributes that the driver does not support have the value 0, or the first constant of their type.
     * soft-iWARP supports the MTU, the capacities, the access rights of the peer and the maximum numbers of reads in
     * flight.
     *
     * @param wanted the attributes to query; if empty, all attributes in {@link QueuePairAttribute}
     * @throws IllegalStateException if the queue pair is closed
     * @throws VerbsException if the driver rejects the call
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

    /** Returns the completion queue for sends: {@code send_cq} in {@code struct ibv_qp}. */
    public final CompletionQueue sendCompletions() {
        return queues.sendCompletions;
    }

    /**
     * Returns the completion queue for receives, including receives taken from a shared receive queue: {@code recv_cq}
     * in {@code struct ibv_qp}.
     */
    public final CompletionQueue receiveCompletions() {
        return queues.receiveCompletions;
    }

    /**
     * Returns the shared receive queue, or an empty {@code Optional} if the queue pair has its own receive queue:
     * {@code srq} in {@code struct ibv_qp}.
     */
    public final Optional<SharedReceiveQueue> sharedReceiveQueue() {
        return Optional.ofNullable(queues.shared);
    }

    @Override
    final boolean sharesReceives() {
        return queues.shared != null;
    }

    /**
     * Returns the number of sends in flight. On iWARP, a send may complete before an earlier RDMA read. Such a send is
     * no longer counted, but still occupies capacity in the send queue until that read has completed. Any thread may
     * call this method.
     */
    public final long sendsInFlight() {
        return queues.sends().ring.inFlight();
    }

    /**
     * Returns the number of receives in flight, or 0 if the queue pair uses a shared receive queue. Any thread may call
     * this method.
     */
    public final long receivesInFlight() {
        return queues.receives().ring.inFlight();
    }

    /**
     * Guards this queue pair with the given lock. From now on, the thread that holds the lock owns the queue pair, and
     * all other threads get a {@link WrongThreadException}. Threads that take turns under a lock therefore need not
     * call {@link #release}.
     *
     * <p>Hold the lock while you prepare, change and post requests, during each wait, for the whole lifetime of a
     * {@link WorkScope}, and for {@link QueuePair#abort} and {@link QueuePair#close}. To let other threads use the
     * queue pair during a wait, poll the completion queue with a short timeout and release the lock between polls, or
     * use an event loop: {@link org.rdma4j.event.EventLoop#register EventLoop.register}. A thread that waits for a
     * request polls the completion queue, so guard the completion queue with the same lock.
     *
     * <p>The queue pair remains guarded until a thread that holds the lock closes it, calls {@link #unguard}, or guards it
     * with a different lock while holding both locks. If a thread terminates without releasing the lock, no other
     * thread can take over the queue pair.
     *
     * @param lock a lock held by the current thread
     * @throws IllegalArgumentException if the lock is of a subclass of {@link ReentrantLock}
     * @throws IllegalStateException if the current thread does not hold the lock, or the queue pair is closed
     * @throws WrongThreadException if another thread owns the queue pair
     */
    public final void guardedBy(ReentrantLock lock) {
        owner.guardedBy(lock);
    }

    /**
     * Checks that the current thread may post. If the queue pair has no owner, the current thread becomes its owner.
     *
     * @throws WrongThreadException if another thread owns the queue pair, or if the queue pair is guarded by a lock
     *     that the current thread does not hold
     * @throws IllegalStateException if the queue pair is closed
     */
    public final void checkOwner() {
        owner.check();
    }

    /**
     * Releases ownership, so that another thread may post. A guarded queue pair remains guarded.
     *
     * @throws WrongThreadException if another thread owns the queue pair
     * @throws IllegalStateException if the queue pair is closed
     */
    public final void release() {
        owner.release();
    }

    /**
     * Releases ownership, and ends the guarding by a lock, if any. The next thread that uses this queue pair becomes
     * its owner.
     *
     * @throws IllegalStateException if the queue pair is closed
     * @throws WrongThreadException if another thread owns the queue pair, or the current thread does not hold the lock
     */
    public final void unguard() {
        owner.unguard();
    }

    private SendRequest prepare(
            SendRequest.Operation operation, @Nullable RemoteMemory remote, LocalMemory... buffers) {
        SendQueue sends = queues.sends();
        return new SendRequest(sends, sends.allocate(), operation, remote, buffers);
    }

    /**
     * Prepares a send: {@code IBV_WR_SEND}. The message consumes one of the peer's receive requests.
     *
     * <p>A message may be empty: pass no buffers, or set the range of a buffer with {@code range(0, 0)}. The buffers
     * may also be set after preparation but before the post: {@code prepareSend()}, then {@code local(lease).post()}
     * for each message.
     *
     * @param from the buffers that form the message, in order
     */
    public final SendRequest prepareSend(LocalMemory... from) {
        return prepare(SendRequest.Operation.SEND, null, from);
    }

    /**
     * Prepares an RDMA write: {@code IBV_WR_RDMA_WRITE}. The peer is notified only if the write carries immediate data.
     * Otherwise, the peer can detect the write by polling the memory with acquire loads.
     *
     * @param to the memory of the peer, as published by the peer
     * @param from the buffers to write, in order
     */
    public final SendRequest prepareWrite(RemoteMemory to, LocalMemory... from) {
        return prepare(SendRequest.Operation.WRITE, to, from);
    }

    /**
     * Prepares an RDMA read: {@code IBV_WR_RDMA_READ}. On iWARP, sends and writes that are posted after a read may
     * complete before the read. Wait for the read itself before you use its data.
     *
     * <p>A read is not atomic: if the peer changes the memory during the read, the data may be a mix of old and new
     * bytes. Programs can detect this with a version number or a checksum in the data.
     *
     * <p>On iWARP, the peer's response writes to the local buffers by their key. Devices other than soft-iWARP may
     * therefore require that the region of the buffers is registered with {@link Access#REMOTE_WRITE}. The caller
     * must request this access right; it is not added automatically.
     *
     * @param from the memory of the peer, as published by the peer
     * @param to the buffers to read into, in order
     */
    public final SendRequest prepareRead(RemoteMemory from, LocalMemory... to) {
        return prepare(SendRequest.Operation.READ, from, to);
    }

    /**
     * Prepares an atomic fetch-and-add: {@code IBV_WR_ATOMIC_FETCH_AND_ADD}. The previous value is stored in a local
     * buffer.
     *
     * @param at the 8 bytes of the peer's memory to update; the address must be a multiple of 8
     * @param before the local buffer for the previous value, 8 bytes
     * @param value the value to add
     */
    public final SendRequest prepareFetchAndAdd(RemoteMemory at, LocalMemory before, long value) {
        return prepare(SendRequest.Operation.FETCH_AND_ADD, at, before).add(value);
    }

    /**
     * Prepares an atomic compare-and-swap: {@code IBV_WR_ATOMIC_CMP_AND_SWP}. The previous value is stored in a local
     * buffer.
     *
     * @param at the 8 bytes of the peer's memory to update; the address must be a multiple of 8
     * @param before the local buffer for the previous value, 8 bytes
     * @param expected the value to compare with
     * @param replacement the value to store if the previous value equals {@code expected}
     */
    public final SendRequest prepareCompareAndSwap(
            RemoteMemory at, LocalMemory before, long expected, long replacement) {
        return prepare(SendRequest.Operation.COMPARE_AND_SWAP, at, before).compareAndSwap(expected, replacement);
    }

    /**
     * Prepares a request that binds a memory window to a range of a region, so that the peer may access this range.
     * After the request has completed, {@link MemoryWindow#remoteMemory} returns the address, length and key that the
     * peer needs. The request may be posted again; a window of type 2 must first be invalidated.
     *
     * @param window the window to bind
     * @param to the range to bind to; its region must have {@link Access#MW_BIND}
     * @param remote the operations that the window allows; the queue pair must allow them as well
     * @throws IllegalArgumentException if the window, the region and the queue pair do not belong to the same
     *     protection domain, or the region was registered without {@link Access#MW_BIND} or belongs to a {@link BufferPool}
     */
    public final SendRequest prepareBind(MemoryWindow window, LocalMemory to, Access... remote) {
        SendQueue sends = queues.sends();
        Objects.requireNonNull(to);
        return SendRequest.ofWindow(sends, sends.allocate(), WindowBinding.of(sends, window, to, remote));
    }

    /**
     * Prepares a request that invalidates a local memory window and thereby revokes its key: {@code IBV_WR_LOCAL_INV}.
     * The window may be bound again afterwards.
     *
     * @param window the window to invalidate
     */
    public final SendRequest prepareInvalidate(MemoryWindow window) {
        SendQueue sends = queues.sends();
        return SendRequest.ofWindow(sends, sends.allocate(), WindowBinding.of(sends, window, null));
    }

    /**
     * Prepares a receive for one message from the peer: {@code ibv_post_recv}.
     *
     * @param into the buffers for the message, in order; none if only empty messages, or writes with immediate data,
     *     are expected
     * @throws UnsupportedOperationException if the queue pair uses a {@link SharedReceiveQueue}
     */
    public final ReceiveRequest prepareReceive(LocalMemory... into) {
        if (queues.shared != null) {
            throw new UnsupportedOperationException(
                    this + " uses the " + queues.shared + "; prepare its receives there");
        }
        ReceiveQueue receives = queues.receives();
        return new ReceiveRequest(receives, receives.allocate(), into);
    }

    /**
     * Sends one message and waits for its completion. The meaning of the completion depends on the transport: see
     * {@link QueuePair}.
     *
     * @param from the message
     * @param timeout the maximum time to wait. When it expires, the queue pair is aborted
     * @throws RdmaTimeoutException if the send does not complete within the timeout
     * @throws WorkException if the send fails
     */
    public final void send(LocalMemory from, Duration timeout) throws RdmaException {
        SendRequest send = blockingSend;
        blockingSend = send == null ? prepareSend(from) : send.local(from);
        blockingSend.complete(timeout);
    }
}
