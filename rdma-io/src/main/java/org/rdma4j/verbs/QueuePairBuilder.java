package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;

/**
 * Creates {@linkplain QueuePair queue pairs}: {@code ibv_create_qp}. Obtained from {@link QueuePair#builder}.
 *
 * {@snippet lang=java :
 * QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
 *         .completions(completionQueue)
 *         .sendRequests(64)
 *         .receiveRequests(64)
 *         .create();
 * }
 *
 * <p>A completion queue for sends and one for receives are required; they may be the same. All other parameters have
 * defaults. The device may provide larger queues than requested. A builder may create several queue pairs. It is not safe
 * for use by several threads.
 *
 * @see "docs/reference/tuning.md"
 */
public final class QueuePairBuilder {
    private static final int PSN_BITS = 24;

    private final ProtectionDomain domain;
    private final QueuePairType type;
    private @Nullable CompletionQueue sendCompletions;
    private @Nullable CompletionQueue receiveCompletions;
    private @Nullable SharedReceiveQueue shared;
    private int sendRequests = 16;
    private int receiveRequests = 16;
    private int sendElements = 1;
    private int receiveElements = 1;
    private int inlineBytes;

    /** Packet sequence number of the first packet; random if empty. */
    private OptionalInt psn = OptionalInt.empty();

    QueuePairBuilder(ProtectionDomain domain, QueuePairType type) {
        this.domain = Objects.requireNonNull(domain);
        this.type = Objects.requireNonNull(type);
    }

    /**
     * Sets the completion queue of both sends and receives.
     *
     * @param queue completion queue of the same device context
     */
    public QueuePairBuilder completions(CompletionQueue queue) {
        return sendCompletions(queue).receiveCompletions(queue);
    }

    /**
     * Sets the completion queue of sends: {@code send_cq} of {@code struct ibv_qp_init_attr}.
     *
     * @param queue completion queue of the same device context
     */
    public QueuePairBuilder sendCompletions(CompletionQueue queue) {
        sendCompletions = Objects.requireNonNull(queue);
        return this;
    }

    /**
     * Sets the completion queue of receives: {@code recv_cq} of {@code struct ibv_qp_init_attr}.
     *
     * @param queue completion queue of the same device context
     */
    public QueuePairBuilder receiveCompletions(CompletionQueue queue) {
        receiveCompletions = Objects.requireNonNull(queue);
        return this;
    }

    /**
     * Sets the capacity of the send queue: {@code max_send_wr} of {@code struct ibv_qp_cap}.
     *
     * @param count maximum number of send requests in flight, from 1 to {@link DeviceAttributes#maxWorkRequests} (default
     *     16)
     */
    public QueuePairBuilder sendRequests(int count) {
        sendRequests = count;
        return this;
    }

    /**
     * Sets the capacity of the receive queue: {@code max_recv_wr} of {@code struct ibv_qp_cap}. Ignored with a shared receive
     * queue.
     *
     * @param count maximum number of receive requests in flight, from 1 to {@link DeviceAttributes#maxWorkRequests}
     *     (default 16)
     */
    public QueuePairBuilder receiveRequests(int count) {
        receiveRequests = count;
        return this;
    }

    /**
     * Sets the shared receive queue that the queue pair takes its receives from, instead of a receive queue of its own:
     * {@code srq} of {@code struct ibv_qp_init_attr}.
     *
     * @param queue shared receive queue in the same protection domain
     */
    public QueuePairBuilder receives(SharedReceiveQueue queue) {
        shared = queue;
        return this;
    }

    /** Returns the completion queue for sends; empty if none has been set. */
    public Optional<CompletionQueue> sendCompletions() {
        return Optional.ofNullable(sendCompletions);
    }

    /** Returns the completion queue for receives; empty if none has been set. */
    public Optional<CompletionQueue> receiveCompletions() {
        return Optional.ofNullable(receiveCompletions);
    }

    /** Returns the shared receive queue; empty if the queue pair will have its own receive queue. */
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
     * Returns the total capacity of the send queue and the receive queue, in requests. A completion queue for both requires
     * as many entries.
     */
    public int requests() {
        return sendRequests + (shared == null ? receiveRequests : shared.requests());
    }

    /**
     * Sets the maximum number of buffers of a request, for sends and receives.
     *
     * @param count from 1 to {@link DeviceAttributes#maxElements} (default 1)
     */
    public QueuePairBuilder elements(int count) {
        return sendElements(count).receiveElements(count);
    }

    /**
     * Sets the maximum number of buffers of a send request: {@code max_send_sge} of {@code struct ibv_qp_cap}.
     *
     * @param count from 1 to {@link DeviceAttributes#maxElements} (default 1)
     */
    public QueuePairBuilder sendElements(int count) {
        sendElements = count;
        return this;
    }

    /**
     * Sets the maximum number of buffers of a receive request: {@code max_recv_sge} of {@code struct ibv_qp_cap}.
     *
     * @param count from 1 to {@link DeviceAttributes#maxElements} (default 1)
     */
    public QueuePairBuilder receiveElements(int count) {
        receiveElements = count;
        return this;
    }

    /**
     * Sets the maximum size of inline data: {@code max_inline_data} of {@code struct ibv_qp_cap}.
     *
     * @param bytes at least 0 (default 0); the upper limit depends on the driver
     */
    public QueuePairBuilder inline(int bytes) {
        inlineBytes = bytes;
        return this;
    }

    /**
     * Sets the packet sequence number of the first packet that the queue pair sends. The default is a new random number
     * for each queue pair, so that late packets of an earlier connection are not mistaken for packets of this one.
     *
     * @param number 24 bits, unsigned
     * @throws IllegalArgumentException if the number has more than 24 bits, or is negative
     */
    public QueuePairBuilder psn(int number) {
        if (number < 0 || number >= 1 << PSN_BITS) {
            throw new IllegalArgumentException("The packet sequence number is " + number
                    + ", but must be in the range 0 to " + ((1 << PSN_BITS) - 1));
        }
        psn = OptionalInt.of(number);
        return this;
    }

    /**
     * Creates a queue pair in the state {@link QueuePairState#RESET}. The caller must close it, also if a later {@link
     * QueuePair#init} or {@link QueuePair#connect(Endpoint)} fails.
     *
     * @throws IllegalArgumentException if a parameter exceeds a limit of the device; if a completion queue is missing, belongs
     *     to another context, or has too little capacity left for all work of the queue pair; or if the shared receive queue
     *     belongs to another protection domain
     * @throws IllegalStateException if the domain or a queue is closed
     * @throws VerbsException if the driver rejects the request
     */
    public QueuePair create() throws VerbsException {
        CompletionQueue send = sendCompletions;
        CompletionQueue receive = receiveCompletions;
        if (send == null || receive == null) {
            throw new IllegalArgumentException("A queue pair requires a completion queue: set it with completions()");
        }
        checkContext(send);
        checkContext(receive);
        checkLimits();
        if (shared != null && shared.domain() != domain) {
            throw new IllegalArgumentException(shared + " belongs to a different protection domain than " + domain);
        }
        StackReserve.check();
        int ownReceives = shared == null ? receiveRequests : 0;
        QueueLimits limits = new QueueLimits(sendRequests, ownReceives, sendElements, receiveElements, inlineBytes);
        QueuePairWorkQueues queues = QueuePairWorkQueues.reserve(send, receive, shared, limits, type);
        QueuePair queuePair;
        boolean constructed = false;
        try {
            int firstPsn = psn.orElseGet(() -> ThreadLocalRandom.current().nextInt(1 << PSN_BITS));
            queuePair = new QueuePair(domain, type, queues, firstPsn, () -> createNative(queues));
            constructed = true;
        } finally {
            if (!constructed) {
                queues.cancelReservation();
            }
        }
        // From here on, closing the queue pair returns the reservation.
        try {
            return Resource.open(queuePair);
        } catch (VerbsException e) {
            throw domain.context().explained(e);
        }
    }

    private void checkContext(CompletionQueue queue) {
        if (queue.context() != domain.context()) {
            throw new IllegalArgumentException(queue + " belongs to a different context than " + domain);
        }
    }

    private void checkLimits() {
        DeviceAttributes device = domain.context().attributes();
        checkLimit("sendRequests", sendRequests, device.maxWorkRequests());
        checkLimit("receiveRequests", receiveRequests, device.maxWorkRequests());
        checkLimit("sendElements", sendElements, device.maxElements());
        checkLimit("receiveElements", receiveElements, device.maxElements());
        if (inlineBytes < 0) {
            throw new IllegalArgumentException("inline is " + inlineBytes + ", but must be at least 0");
        }
    }

    private void checkLimit(String name, int value, int max) {
        if (value < 1 || value > max) {
            throw new IllegalArgumentException(
                    name + " is " + value + ", but " + domain.context() + " supports 1 to " + max);
        }
    }

    private MemorySegment createNative(QueuePairWorkQueues queues) {
        QueueLimits limits = queues.limits;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_qp_init_attr.allocate(arena);
            ibv_qp_init_attr.qp_type(attr, type.value());
            ibv_qp_init_attr.send_cq(attr, queues.sendCompletions.handle());
            ibv_qp_init_attr.recv_cq(attr, queues.receiveCompletions.handle());
            ibv_qp_init_attr.srq(attr, queues.shared == null ? MemorySegment.NULL : queues.shared.handle());
            MemorySegment cap = ibv_qp_init_attr.cap(attr);
            ibv_qp_cap.max_send_wr(cap, limits.sendRequests());
            ibv_qp_cap.max_recv_wr(cap, limits.receiveRequests());
            ibv_qp_cap.max_send_sge(cap, limits.sendElements());
            ibv_qp_cap.max_recv_sge(cap, limits.receiveElements());
            ibv_qp_cap.max_inline_data(cap, limits.inlineBytes());
            domain.context().clearErrno();
            return Ibverbs.ibv_create_qpChecked(domain.handle(), attr);
        }
    }
}
