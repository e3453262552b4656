package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.ibverbs.ibv_grh;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/**
 * A request to receive one message into one or several buffers ({@code struct ibv_recv_wr}). Created by {@link
 * QueuePair#prepareReceive QueuePair.prepareReceive} and {@link SharedReceiveQueue#prepareReceive}.
 *
 * {@snippet lang=java :
 * ReceiveRequest receive = queuePair.prepareReceive(buffer).post();
 * while (running.getAsBoolean()) {
 *     System.out.println(receive.await(TIMEOUT).message().getString(0));
 *     receive.post(); // The buffer is free for the next message.
 * }
 * }
 *
 * <p>Incoming messages consume the receives of a queue in the order in which the receives were posted. A program that has
 * several outstanding requests to one peer must therefore identify each answer by its content.
 *
 * <p>A request need not be closed: it lasts as long as its queue. Threads and failures: see {@link WorkRequest}.
 *
 * @see "docs/concepts.md"
 */
public final class ReceiveRequest extends WorkRequest<ReceiveRequest> {
    /** Number of bytes that precede the message of a datagram in its buffer: the global route header, or space for one. */
    public static final int ROUTE_BYTES = 40;

    static final long SIZE = ibv_recv_wr.sizeof();
    private static final int NONE = -1;
    private static final VarHandle COMPLETED;

    static {
        try {
            COMPLETED = MethodHandles.lookup().findVarHandle(ReceiveRequest.class, "completed", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private static final long ID = ibv_recv_wr.wr_id$offset();
    private static final long NEXT = ibv_recv_wr.next$offset();
    private static final long LENGTH = ibv_wc.byte_len$offset();
    private static final long IMMEDIATE = ibv_wc.imm_data$offset();
    private static final long FLAGS = ibv_wc.wc_flags$offset();

    /** Number of recorded posts. Written by the poster. */
    private long posted;
    /** Number of completed posts. Written by the reader with release semantics, after all fields below. */
    private long completed;

    /** Length of the last message, in bytes; {@link #NONE} before the first message and after a failure. */
    private int length = NONE;
    /** Flags of {@code enum ibv_wc_flags}. */
    private int flags;
    /** Immediate data in network order, or the key of the window that the message has invalidated. */
    private int immediate;

    private final DatagramSource source = new DatagramSource();
    /** Number of the queue pair that has consumed this shared receive; 0 before the first message. */
    private int takenBy;

    ReceiveRequest(WorkQueue queue, long address, LocalMemory... memory) {
        super(queue, address, address + SIZE);
        writeNext(0);
        Native.ALL.set(JAVA_LONG, address + ibv_recv_wr.sg_list$offset(), buffers.address());
        local(memory);
    }

    @Override
    ReceiveRequest self() {
        return this;
    }

    @Override
    boolean bringsData() {
        return true;
    }

    @Override
    String name() {
        return "receive";
    }

    @Override
    void writeElementCount(int count) {
        Native.ALL.set(JAVA_INT, address + ibv_recv_wr.num_sge$offset(), count);
    }

    @Override
    void check() {
        buffers.checkUsable();
        if (isDatagram() && buffers.length() < ROUTE_BYTES) {
            throw new IllegalArgumentException("The " + this + " has a buffer of " + buffers.length()
                    + " bytes; a datagram needs " + ROUTE_BYTES
                    + " bytes more than its message (ReceiveRequest.ROUTE_BYTES), for the global route header");
        }
    }

    @Override
    String function() {
        return queue.function();
    }

    @Override
    public void checkAwaitable() {
        queue.checkAwaitable(this);
    }

    private boolean isDatagram() {
        return queue.datagrams;
    }

    @Override
    boolean isSimple() {
        return !isDatagram();
    }

    @Override
    void writeId(long id) {
        Native.LONG_AT.set(Native.ALL, address + ID, id);
    }

    @Override
    void writeNext(long request) {
        Native.ALL.set(JAVA_LONG, address + NEXT, request);
    }

    @Override
    boolean postIfPossible(boolean awaited) throws RdmaException {
        return queue.tryPost(this, awaited);
    }

    @Override
    public boolean isInFlight() {
        long times = lastPostNumber();
        // The counts may remain different if the queue pair was closed while another thread processed a completion.
        return times > (long) COMPLETED.getAcquire(this) && !queue.ring.isRetired();
    }

    @Override
    long lastPostNumber() {
        return chain == null ? posted : posted + chain.deferred(indexInChain);
    }

    @Override
    void recordPost(long position) {
        posted++;
    }

    @Override
    void recordPosts(long count, long position) {
        posted += count;
    }

    @Override
    void undoPost() {
        posted--;
    }

    /** Records a success, from the {@code struct ibv_wc} at an address. */
    void succeeded(long wc) {
        int with = (int) Native.INT_AT.get(Native.ALL, wc + FLAGS);
        flags = with;
        length = (int) Native.INT_AT.get(Native.ALL, wc + LENGTH);
        immediate = (int) Native.INT_AT.get(Native.ALL, wc + IMMEDIATE);
        // Slow path for rare flags, datagrams and leases. IBV_WC_GRH is not rare: every message over RoCE has it.
        if ((with & ~(ibv_wc_flags.IBV_WC_WITH_IMM | ibv_wc_flags.IBV_WC_GRH)) != 0 || !isPlain()) {
            recordDetails(wc);
        }
        COMPLETED.setRelease(this, completed + 1);
    }

    /** Completes a post after its failure has been recorded by {@link #failed}. */
    void completeFailed() {
        length = NONE;
        flags = 0;
        buffers.releaseLeases();
        COMPLETED.setRelease(this, completed + 1);
    }

    /** Completes all posts in flight with a flush error. The device must have stopped processing them. */
    void flushed() {
        while (isInFlight()) {
            failed(ibv_wc_status.IBV_WC_WR_FLUSH_ERR, 0);
            completeFailed();
        }
    }

    /** Returns the number of the queue pair that has consumed this shared receive. */
    int takenBy() {
        return takenBy;
    }

    void takenBy(int number) {
        takenBy = number;
    }

    /** Records the less common fields of a completion, and releases the leases. */
    private void recordDetails(long wc) {
        succeeded();
        buffers.releaseLeases();
        if (hasInvalidated()) {
            queue.domain.invalidated(invalidatedKey());
        }
        if (isDatagram()) {
            source.record(wc);
        }
    }

    /**
     * Returns the number of bytes that the last message has occupied in the buffers: {@code byte_len} of {@code struct
     * ibv_wc}. For a datagram, this is {@link #ROUTE_BYTES} more than the length of the message. For an RDMA write with
     * immediate data, it is the number of bytes written to other memory, which may exceed the buffers. While the
     * request is in flight again, the value remains that of the previous message.
     *
     * @throws IllegalStateException if no message has arrived, or the last post has failed
     */
    public int length() {
        if (length == NONE) {
            throw noMessage();
        }
        return length;
    }

    /** Returns the offset of the message in the buffers, in bytes: {@link #ROUTE_BYTES} for a datagram, otherwise 0. */
    public int messageOffset() {
        return isDatagram() ? ROUTE_BYTES : 0;
    }

    /**
     * Returns the length of the message, in bytes: {@link #length} - {@link #messageOffset}.
     *
     * @throws IllegalStateException if no message has arrived, or the last post has failed
     */
    public int messageLength() {
        return length() - messageOffset();
    }

    /**
     * Returns the last message: a slice of the buffer, valid until the request is posted again or the region is closed. The
     * slice remains accessible after a new post, but the device may then overwrite it at any time.
     *
     * @throws IllegalStateException if the request is in flight, no message has arrived, the last post has failed, the
     *     request has several buffers, or the peer has written more bytes than the buffer has to other memory
     */
    public MemorySegment message() {
        checkMessage();
        if (Integer.toUnsignedLong(length) > buffers.length()) {
            throw new IllegalStateException("The " + this + " has " + buffers.length()
                    + " bytes, but the peer has written " + (length & 0xffffffffL) + " bytes to other memory");
        }
        if (buffers.count() != 1) {
            throw new IllegalStateException("The " + this + " has " + buffers.count()
                    + " buffers, but message() requires exactly one; read the message from the buffers");
        }
        return buffers.memory(0).asSlice(messageOffset(), messageLength());
    }

    private void checkMessage() {
        if (isInFlight() || length == NONE) {
            throw noMessage();
        }
    }

    private IllegalStateException noMessage() {
        return new IllegalStateException("No message has arrived for the " + this + "; wait for its completion");
    }

    /** Returns {@code true} if the last message had a global route header ({@code IBV_WC_GRH}), as every message over RoCE has. */
    public boolean hasRoute() {
        return (flags & ibv_wc_flags.IBV_WC_GRH) != 0;
    }

    /** Returns {@code true} if the last message had immediate data ({@code IBV_WC_WITH_IMM}). */
    public boolean hasImmediate() {
        return (flags & ibv_wc_flags.IBV_WC_WITH_IMM) != 0;
    }

    /**
     * Returns the immediate data of the last message, as the peer passed it to {@link SendRequest#immediate}.
     *
     * @throws IllegalStateException if the message had none
     */
    public int immediate() {
        if (!hasImmediate()) {
            throw new IllegalStateException("The message of the " + this + " had no immediate data");
        }
        return Integer.reverseBytes(immediate);
    }

    /** Returns {@code true} if the last message has invalidated a local memory window: see {@link SendRequest#invalidate}. */
    public boolean hasInvalidated() {
        return (flags & queue.invalidationFlags) != 0;
    }

    /**
     * Returns the key of the memory window that the last message has invalidated.
     *
     * @throws IllegalStateException if the message has not invalidated a memory window
     */
    public int invalidatedKey() {
        if (!hasInvalidated()) {
            throw new IllegalStateException("The message of the " + this + " has invalidated no memory window");
        }
        // Shares a field with immediate data, but is in host order.
        return immediate;
    }

    /**
     * Returns the number of the queue pair that has sent the last datagram, 24 bits: {@code src_qp} of {@code struct ibv_wc}.
     * Undefined for other messages.
     */
    public int sourceQueuePair() {
        return source.queuePair();
    }

    /**
     * Returns the endpoint that has sent the last datagram ({@code ibv_init_ah_from_wc}). To answer, create an address handle
     * for the endpoint once and retain it: {@link AddressHandle#create(ProtectionDomain, Endpoint)}. A datagram contains
     * neither a packet sequence number of the connection nor an MTU; the endpoint has the number 0 and the MTU of the local
     * port.
     *
     * @throws UnsupportedOperationException if the queue does not receive datagrams
     * @throws IllegalStateException if no datagram has arrived, the first buffer is shorter than the route header, or the
     *     queue pair that received the datagram is closed
     * @throws VerbsException if the header cannot be resolved to a route
     */
    public Endpoint sender() throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment wc = ibv_wc.allocate(arena);
            describe(wc);
            return source.endpoint(queue.domain.context(), port(), wc, route(arena));
        }
    }

    /**
     * Creates an address handle for replies to the sender of the datagram: {@code ibv_create_ah_from_wc}. The first buffer
     * must still hold the route header that arrived with the datagram. The caller closes the handle.
     *
     * @param domain the protection domain of the queue pair that will send the replies
     * @throws UnsupportedOperationException if the request does not receive datagrams
     * @throws IllegalStateException if no datagram has arrived, the first buffer is shorter than the route header, or the
     *     queue pair that received the datagram is closed
     * @throws VerbsException if the driver rejects the request
     */
    public AddressHandle senderHandle(ProtectionDomain domain) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment wc = ibv_wc.allocate(arena);
            describe(wc);
            return AddressHandle.createForSender(domain, wc, route(arena), port());
        }
    }

    private int port() {
        QueueOwner owner = queuePair();
        if (owner != null) {
            return owner.port();
        }
        throw new IllegalStateException("The queue pair that received the datagram of the " + this + " is closed");
    }

    /** Writes the fields of the completion that identify the sender. */
    void describe(MemorySegment wc) {
        if (!isDatagram()) {
            throw new UnsupportedOperationException(
                    "The " + this + " does not receive datagrams; its sender is the peer of the queue pair");
        }
        ibv_wc.wc_flags(wc, flags);
        source.writeTo(wc);
    }

    /** Returns a copy of the route header. Native code must not read the buffer itself, which may be a truncated mapped file. */
    MemorySegment route(Arena arena) {
        checkMessage();
        MemorySegment first = buffers.memory(0);
        if (first.byteSize() < ibv_grh.sizeof()) {
            throw new IllegalStateException("The first buffer of the " + this + " has " + first.byteSize()
                    + " bytes; the route header of a datagram needs " + ROUTE_BYTES);
        }
        return Records.copy("ibv_grh", ibv_grh.sizeof(), first, arena);
    }
}
