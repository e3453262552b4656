package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.rdma4j.internal.Records;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.sys.ibverbs.ibv_grh;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_wc_status;

/**
 * A buffer, or several, for one message: {@code struct ibv_recv_wr}. Made by {@link QueuePair#prepareReceive} and {@link
 * SharedReceiveQueue#prepareReceive}. It takes the next message that comes, whichever question that answers: several threads
 * that ask over one queue pair put a number into their messages.
 */
public final class ReceiveRequest extends WorkRequest<ReceiveRequest> {
    /** The bytes that come before a datagram's message: its global route header, or room for it. */
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
    private static final long SOURCE = ibv_wc.src_qp$offset();
    private static final long SOURCE_LID = ibv_wc.slid$offset();
    private static final long LEVEL = ibv_wc.sl$offset();
    private static final long PATH_BITS = ibv_wc.dlid_path_bits$offset();

    /** How often it was posted, and how often it has completed. */
    private long posted;

    private long completed;
    private int length = NONE;
    private int flags;
    /** In network order, or the key that was shut. */
    private int immediate;

    private int sourceQueuePair;
    private int sourceLid;
    private int serviceLevel;
    private int pathBits;
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
    void checkAwaitable() {
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
    boolean tryPost(boolean awaited) throws RdmaException {
        return queue.tryPost(this, awaited);
    }

    @Override
    public boolean isInFlight() {
        WorkChain<?> in = chain;
        long times = in == null ? posted : posted + in.deferredPosts(this);
        // Less where the queue pair was closed while another thread read a completion of it.
        return times > (long) COMPLETED.getAcquire(this) && !queue.ring.isRetired();
    }

    @Override
    long lastPostNumber() {
        WorkChain<?> in = chain;
        return in == null ? posted : posted + in.deferredPosts(this);
    }

    @Override
    void wasPosted(long position) {
        posted++;
    }

    @Override
    void wasPosted(long times, long position) {
        posted += times;
    }

    @Override
    void wasNotPosted() {
        posted--;
    }

    /** Its completion has come, and tells no failure: a {@code struct ibv_wc} at this address. */
    void succeeded(long wc) {
        int with = (int) Native.INT_AT.get(Native.ALL, wc + FLAGS);
        flags = with;
        length = (int) Native.INT_AT.get(Native.ALL, wc + LENGTH);
        immediate = (int) Native.INT_AT.get(Native.ALL, wc + IMMEDIATE);
        // What comes over RoCE has a route header, of a connection, too.
        if ((with & ~(ibv_wc_flags.IBV_WC_WITH_IMM | ibv_wc_flags.IBV_WC_GRH)) != 0 || !isPlain()) {
            arrived(wc);
        }
        COMPLETED.setRelease(this, completed + 1);
    }

    /** It is not in flight any more: it has {@link #failed}, and what it had received before is not its message. */
    void over() {
        length = NONE;
        flags = 0;
        buffers.releaseLeases();
        COMPLETED.setRelease(this, completed + 1);
    }

    /** The device has let go of it. */
    void flushed() {
        while (isInFlight()) {
            failed(ibv_wc_status.IBV_WC_WR_FLUSH_ERR, 0);
            over();
        }
    }

    /** Returns the number of the queue pair that took this shared receive. */
    int takenBy() {
        return takenBy;
    }

    void takenBy(int number) {
        takenBy = number;
    }

    /** What a successful completion says and does of which most have nothing. */
    private void arrived(long wc) {
        succeeded();
        buffers.releaseLeases();
        if (hasInvalidated()) {
            queue.domain.invalidated(invalidatedKey());
        }
        if (isDatagram()) {
            sourceQueuePair = Native.ALL.get(JAVA_INT, wc + SOURCE);
            sourceLid = Short.toUnsignedInt(Native.ALL.get(JAVA_SHORT, wc + SOURCE_LID));
            serviceLevel = Native.ALL.get(JAVA_BYTE, wc + LEVEL);
            pathBits = Native.ALL.get(JAVA_BYTE, wc + PATH_BITS);
        }
    }

    /**
     * How many bytes arrived. Of a datagram {@link #ROUTE_BYTES} more than were sent: the global route header, or room
     * for it, comes first. While it is in flight again, those of the message before.
     *
     * @throws IllegalStateException if no message has arrived for it yet, or it has failed since
     */
    public int length() {
        if (length == NONE) {
            throw new IllegalStateException("no message has arrived for " + this + "; await it first");
        }
        return length;
    }

    /** Where in the buffers the message begins, in bytes: behind the {@link #ROUTE_BYTES} of a datagram, 0 otherwise. */
    public int messageOffset() {
        return isDatagram() ? ROUTE_BYTES : 0;
    }

    /**
     * How many bytes the message has: {@link #length} without what comes before {@link #messageOffset}.
     *
     * @throws IllegalStateException if no message has arrived for it yet
     */
    public int messageLength() {
        return length() - messageOffset();
    }

    /**
     * The message that arrived, without what comes before {@link #messageOffset}: its bytes in the buffer, until they are
     * received into again or the region is closed.
     *
     * @throws IllegalStateException if the request is in flight, has not been posted, has failed, or has several buffers
     */
    public MemorySegment message() {
        if (isInFlight() || length == NONE) {
            throw new IllegalStateException("no message has arrived for " + this + "; await it first");
        }
        if (buffers.count() != 1) {
            throw new IllegalStateException(
                    this + " has " + buffers.count() + " buffers, and a message may lie in all of them; read those");
        }
        return buffers.memory(0).asSlice(messageOffset(), messageLength());
    }

    /** Whether a global route header came with the datagram, as it always does on RoCE. */
    public boolean hasRoute() {
        return (flags & ibv_wc_flags.IBV_WC_GRH) != 0;
    }

    /** Whether the message had immediate data. */
    public boolean hasImmediate() {
        return (flags & ibv_wc_flags.IBV_WC_WITH_IMM) != 0;
    }

    /**
     * The immediate data, as the sender gave it to {@link SendRequest#immediate}.
     *
     * @throws IllegalStateException if the message had none
     */
    public int immediate() {
        if (!hasImmediate()) {
            throw new IllegalStateException("the message of " + this + " had no immediate data");
        }
        return Integer.reverseBytes(immediate);
    }

    /** Whether the message shut a memory window of this side: see {@link SendRequest#invalidate}. */
    public boolean hasInvalidated() {
        return (flags & queue.invalidationFlags) != 0;
    }

    /**
     * The key of the memory window that the message shut.
     *
     * @throws IllegalStateException if it shut none
     */
    public int invalidatedKey() {
        if (!hasInvalidated()) {
            throw new IllegalStateException("the message of " + this + " shut no memory window");
        }
        // The key is not in network order, as immediate data is, which has the same place.
        return immediate;
    }

    /** The number of the queue pair that sent it; of datagrams only. */
    public int sourceQueuePair() {
        return sourceQueuePair;
    }

    /**
     * Who sent the datagram: {@code ibv_init_ah_from_wc}. To answer, make a handle of it once ({@link
     * AddressHandle#create(ProtectionDomain, Endpoint)}) and keep it. Its packet number is 0 and its MTU this side's, for a
     * datagram tells neither.
     *
     * @throws UnsupportedOperationException if it is no datagram
     * @throws IllegalStateException if none has arrived, or its first buffer has not all of the route header
     * @throws VerbsException if the header leads nowhere
     */
    public Endpoint sender() throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment wc = ibv_wc.allocate(arena);
            describe(wc);
            MemorySegment path = ibv_ah_attr.allocate(arena);
            Context context = queue.domain.context();
            int port = openQueuePair().port();
            Ibverbs.ibv_init_ah_from_wcChecked(context.handle(), port, wc, route(arena), path);
            Gid gid = ibv_ah_attr.is_global(path) == 0
                    ? new Gid(0, 0)
                    : Gid.of(ibv_global_route.dgid(ibv_ah_attr.grh(path)));
            return new Endpoint(
                    ibv_ah_attr.dlid(path),
                    gid,
                    sourceQueuePair,
                    0,
                    context.port(port).activeMtu());
        } catch (ErrnoException e) {
            throw VerbsException.of(e);
        }
    }

    /**
     * Creates an address handle for replies to the sender of the datagram: {@code ibv_create_ah_from_wc}. The first buffer
     * must still hold the route header that arrived with the datagram. The caller closes the handle.
     *
     * @param domain the protection domain of the queue pair that will send the replies
     * @throws UnsupportedOperationException if the request does not receive datagrams
     * @throws IllegalStateException if no datagram has arrived, or the first buffer is shorter than the route header
     * @throws VerbsException if the driver refuses
     */
    public AddressHandle senderHandle(ProtectionDomain domain) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment wc = ibv_wc.allocate(arena);
            describe(wc);
            return AddressHandle.createForSender(
                    domain, wc, route(arena), openQueuePair().port());
        }
    }

    private QueueOwner openQueuePair() {
        QueueOwner of = queuePair();
        if (of == null) {
            throw new IllegalStateException("The queue pair that received the datagram of the " + this + " is closed");
        }
        return of;
    }

    /** Writes what the completion said of the sender. */
    void describe(MemorySegment wc) {
        if (!isDatagram()) {
            throw new UnsupportedOperationException("the sender of " + this + " is its only peer: it is no datagram");
        }
        ibv_wc.wc_flags(wc, flags);
        ibv_wc.src_qp(wc, sourceQueuePair);
        ibv_wc.slid(wc, sourceLid);
        ibv_wc.sl(wc, serviceLevel);
        ibv_wc.dlid_path_bits(wc, pathBits);
    }

    /** A copy of the route header of the datagram that has arrived: its memory may be a mapped file, which C cannot trust. */
    MemorySegment route(Arena arena) {
        if (isInFlight() || length == NONE) {
            throw new IllegalStateException("no datagram has arrived for " + this);
        }
        MemorySegment first = buffers.memory(0);
        if (first.byteSize() < ibv_grh.sizeof()) {
            throw new IllegalStateException(this + ": its first buffer has " + first.byteSize()
                    + " bytes, and the route header is longer; make it " + ROUTE_BYTES + " bytes or more");
        }
        return Records.copy("ibv_grh", ibv_grh.sizeof(), first, arena);
    }
}
