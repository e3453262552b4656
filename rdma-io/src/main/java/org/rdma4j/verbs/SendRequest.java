package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mw_bind;
import org.rdma4j.sys.ibverbs.ibv_mw_bind_info;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * Work for a send queue: a send, write, read or atomic operation; {@code struct ibv_send_wr}. Made by the {@code
 * prepare…} methods of {@link QueuePair}.
 */
public final class SendRequest extends WorkRequest<SendRequest> implements MemoryWindow.Change {
    static final long SIZE = ibv_send_wr.sizeof();

    private static final long ID = ibv_send_wr.wr_id$offset();
    private static final long NEXT = ibv_send_wr.next$offset();
    private static final long OPCODE = ibv_send_wr.opcode$offset();
    private static final long FLAGS = ibv_send_wr.send_flags$offset();
    private static final long IMMEDIATE = ibv_send_wr.imm_data$offset();
    private static final long REMOTE_ADDRESS = ibv_send_wr.wr_rdma_remote_addr$offset();
    private static final long RKEY = ibv_send_wr.wr_rdma_rkey$offset();
    private static final long ATOMIC_RKEY = ibv_send_wr.wr_atomic_rkey$offset();
    private static final long COMPARE_ADD = ibv_send_wr.wr_atomic_compare_add$offset();
    private static final long SWAP = ibv_send_wr.wr_atomic_swap$offset();
    private static final long HANDLE = ibv_send_wr.wr_ud_ah$offset();
    private static final long PEER = ibv_send_wr.wr_ud_remote_qpn$offset();
    private static final long QKEY = ibv_send_wr.wr_ud_remote_qkey$offset();
    private static final int ATOMIC_BYTES = 8;
    private static final int MULTICAST = 0xffffff;

    /** What it does. */
    public enum Operation {
        SEND,
        WRITE,
        READ,
        FETCH_AND_ADD,
        COMPARE_AND_SWAP,
        /** Binds a memory window. */
        BIND,
        /** Shuts a memory window of this side. */
        INVALIDATE;

        private boolean isAtomic() {
            return this == FETCH_AND_ADD || this == COMPARE_AND_SWAP;
        }

        private boolean isOfWindow() {
            return this == BIND || this == INVALIDATE;
        }

        private boolean takesRemote() {
            return this != SEND && !isOfWindow();
        }

        private boolean takesImmediate() {
            return this == SEND || this == WRITE;
        }

        private int opcode(boolean immediate) {
            switch (this) {
                case SEND:
                    return immediate ? ibv_wr_opcode.IBV_WR_SEND_WITH_IMM : ibv_wr_opcode.IBV_WR_SEND;
                case WRITE:
                    return immediate ? ibv_wr_opcode.IBV_WR_RDMA_WRITE_WITH_IMM : ibv_wr_opcode.IBV_WR_RDMA_WRITE;
                case READ:
                    return ibv_wr_opcode.IBV_WR_RDMA_READ;
                case FETCH_AND_ADD:
                    return ibv_wr_opcode.IBV_WR_ATOMIC_FETCH_AND_ADD;
                case COMPARE_AND_SWAP:
                    return ibv_wr_opcode.IBV_WR_ATOMIC_CMP_AND_SWP;
                case BIND:
                    return ibv_wr_opcode.IBV_WR_BIND_MW;
                default:
                    return ibv_wr_opcode.IBV_WR_LOCAL_INV;
            }
        }
    }

    private final QueuePair queuePair;
    private final Operation operation;
    private @Nullable RemoteMemory remote;
    private long remoteOffset;
    private boolean inline;
    /** Address of an element and the inline data that it names, which each post copies there; 0 before it is needed. */
    private long staged;

    private boolean signaled = true;
    private final SendQueue sends;
    /** The place of its last post in the order of the queue's; -1 before the first. */
    long lastPost = -1;
    /** The one before, in case that it is refused. */
    private long postBefore = -1;

    private @Nullable AddressHandle destination;
    private @Nullable Binding binding;

    /** What a request binds or shuts; the range and its access are those of a bind only. */
    private record Binding(MemoryWindow window, @Nullable LocalMemory range, int access) {
        private void write(MemorySegment info) {
            LocalMemory to = range;
            if (to != null) {
                ibv_mw_bind_info.mr(info, to.region().segment());
                ibv_mw_bind_info.addr(info, to.region().address() + to.offset());
                ibv_mw_bind_info.length(info, to.length());
                ibv_mw_bind_info.mw_access_flags(info, access);
            }
        }

        private void posted(SendRequest request, int key) {
            LocalMemory to = range;
            if (to == null) {
                window.invalidating(request);
            } else {
                window.binding(request, request.queuePair, to, Access.ZERO_BASED.isIn(access), key);
            }
        }
    }

    SendRequest(
            SendQueue queue, long address, Operation operation, @Nullable RemoteMemory remote, LocalMemory... buffers) {
        super(queue, address, address + SIZE);
        this.sends = queue;
        this.queuePair = queue.queuePair;
        this.operation = operation;
        checkType();
        Native.ALL.asSlice(address, SIZE).fill((byte) 0);
        Native.ALL.set(JAVA_LONG, address + ibv_send_wr.sg_list$offset(), elements);
        Native.ALL.set(JAVA_INT, address + OPCODE, operation.opcode(false));
        Native.ALL.set(JAVA_INT, address + FLAGS, ibv_send_flags.IBV_SEND_SIGNALED);
        if (operation.takesRemote()) {
            remote(Objects.requireNonNull(remote));
        }
        local(buffers);
    }

    /** Binds a window, or shuts it if there is no range. */
    static SendRequest ofWindow(
            SendQueue queue, long address, MemoryWindow window, @Nullable LocalMemory range, Access... remote) {
        if (window.domain() != queue.domain || range != null && range.region().domain() != queue.domain) {
            throw new IllegalArgumentException(
                    window + ", its memory and " + queue.holder + " have to be of one protection domain");
        }
        if (range != null) {
            Objects.checkFromIndexSize(
                    range.offset(), range.length(), range.region().length());
        }
        if (range != null && !range.region().allows(Access.MW_BIND)) {
            throw new IllegalArgumentException(range + " cannot have windows: register it with Access.MW_BIND");
        }
        SendRequest request =
                new SendRequest(queue, address, range == null ? Operation.INVALIDATE : Operation.BIND, null);
        request.binding = new Binding(window, range, Access.remoteFlags(remote));
        return request;
    }

    private void checkType() {
        if (operation.isAtomic() && queuePair.domain().context().device().transport() == Device.Transport.IWARP) {
            throw new UnsupportedOperationException(
                    "iWARP has no atomic operations; send a message, and have the peer's program do it");
        }
        QueuePairType type = queuePair.type();
        if (type != QueuePairType.RC
                && operation != Operation.SEND
                && (type == QueuePairType.UD || operation != Operation.WRITE)) {
            throw new UnsupportedOperationException("a queue pair of the type " + type + " has no " + name()
                    + (type == QueuePairType.UD ? ", only sends" : ", only sends and writes"));
        }
    }

    @Override
    SendRequest self() {
        return this;
    }

    @Override
    String name() {
        return operation.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    @Override
    String function() {
        Binding of = binding;
        return of != null && of.window.type() == MemoryWindow.Type.TYPE_1 ? "ibv_bind_mw" : "ibv_post_send";
    }

    /** What it does. */
    public Operation operation() {
        return operation;
    }

    @Override
    void elementCount(int count) {
        // Inline data is one element.
        Native.ALL.set(JAVA_INT, address + ibv_send_wr.num_sge$offset(), inline ? Math.min(count, 1) : count);
    }

    /**
     * The peer's memory that it writes, reads or changes.
     *
     * @throws UnsupportedOperationException if it is a send
     */
    public SendRequest remote(RemoteMemory memory) {
        if (!operation.takesRemote()) {
            throw new UnsupportedOperationException("a " + name() + " has no remote memory"
                    + (operation == Operation.SEND ? "; the peer's receive says where it goes" : ""));
        }
        checkOpen();
        int rkey = memory.rkey();
        remote = memory;
        Native.ALL.set(JAVA_INT, address + (operation.isAtomic() ? ATOMIC_RKEY : RKEY), rkey);
        return remoteOffset(0);
    }

    /**
     * Where in the peer's memory it begins.
     *
     * @param offset in bytes
     * @throws IndexOutOfBoundsException if that is not in the remote memory
     */
    public SendRequest remoteOffset(long offset) {
        RemoteMemory memory = remote;
        if (memory == null) {
            throw new UnsupportedOperationException(this + " has no remote memory");
        }
        checkOpen();
        remoteOffset = Objects.checkIndex(offset, memory.length() + 1);
        Native.ALL.set(JAVA_LONG, address + REMOTE_ADDRESS, memory.address() + offset);
        if (operation.isAtomic() || localLength > memory.length() - offset) {
            recheck();
        }
        return this;
    }

    /**
     * Where a datagram goes. The handle may be changed only while the request is not in flight; the other two whenever.
     *
     * @param handle the way there, of the queue pair's domain
     * @param queuePairNumber of the peer's queue pair; 0xffffff for a multicast group
     * @param qkey the key that the peer's queue pair was started with; with its highest bit set, this queue pair's own
     *     is sent
     * @throws UnsupportedOperationException if the queue pair is connected to one peer
     * @throws IllegalArgumentException if the handle is of another domain, or the number has more than 24 bits
     */
    public SendRequest to(AddressHandle handle, int queuePairNumber, int qkey) {
        if (!isDatagram()) {
            throw new UnsupportedOperationException(
                    this + " goes to its queue pair's peer; only datagrams are addressed");
        }
        if (queuePairNumber < 0 || queuePairNumber > MULTICAST) {
            throw new IllegalArgumentException("the queue pair number " + queuePairNumber + " has more than 24 bits");
        }
        checkOpen();
        if (handle != destination) {
            checkIdle("the destination of");
            if (handle.domain() != queuePair.domain()) {
                throw new IllegalArgumentException(handle + " is of another protection domain than " + queuePair);
            }
            Native.ALL.set(JAVA_LONG, address + HANDLE, handle.address());
            destination = handle;
            recheck();
        }
        Native.ALL.set(JAVA_INT, address + PEER, queuePairNumber);
        Native.ALL.set(JAVA_INT, address + QKEY, qkey);
        return this;
    }

    /** The same, of all three together. */
    public SendRequest to(Recipient recipient) {
        return to(recipient.handle(), recipient.queuePair(), recipient.qkey());
    }

    private boolean isDatagram() {
        return queuePair.type() == QueuePairType.UD;
    }

    @Override
    boolean uses(Resource what) {
        Binding of = binding;
        return what == destination
                || of != null && (what == of.window || of.range != null && what == of.range.region())
                || super.uses(what);
    }

    @Override
    void id(long id) {
        Native.LONG_AT.set(Native.ALL, address + ID, id);
    }

    @Override
    void next(long request) {
        Native.ALL.set(JAVA_LONG, address + NEXT, request);
    }

    @Override
    void checkCanChain() {
        if (binding != null) {
            throw new UnsupportedOperationException(
                    this + " cannot be in a chain: the window's key changes with each; post it by itself");
        }
        super.checkCanChain();
    }

    @Override
    boolean tryPost(boolean awaited) throws RdmaException {
        return sends.tryPostSend(this, awaited);
    }

    @Override
    public boolean isInFlight() {
        return sends.isInFlight(lastPost());
    }

    @Override
    long lastPostNumber() {
        return lastPost();
    }

    long lastPost() {
        WorkChain<?> in = chain;
        return in != null && in.isAhead(this) ? in.placeOf(this) : lastPost;
    }

    @Override
    void wasPosted(long at) {
        postBefore = lastPost;
        lastPost = at;
    }

    @Override
    void wasPosted(long rounds, long at) {
        lastPost = at;
    }

    @Override
    void wasNotPosted() {
        lastPost = postBefore;
    }

    @Override
    boolean isPlain() {
        return signaled && binding == null;
    }

    /**
     * Posts a bind or an invalidation, which are different each time, for a window's key changes; gives the driver's error
     * number.
     */
    int postWindow(long queuePairAddress, long bad) {
        Binding of = Objects.requireNonNull(binding);
        recheck();
        int error;
        int key = of.window.rkey();
        if (of.window.type() == MemoryWindow.Type.TYPE_1) {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment bind = ibv_mw_bind.allocate(arena);
                ibv_mw_bind.wr_id(bind, Native.ALL.get(JAVA_LONG, address + ibv_send_wr.wr_id$offset()));
                ibv_mw_bind.send_flags(bind, Native.ALL.get(JAVA_INT, address + FLAGS));
                of.write(ibv_mw_bind.bind_info(bind));
                error = Ibverbs.ibv_bind_mw(
                        queuePairAddress, of.window.segment().address(), bind.address());
            }
            key = of.window.rkey();
        } else {
            MemorySegment wr = Native.ALL.asSlice(address, SIZE);
            if (of.range == null) {
                ibv_send_wr.invalidate_rkey(wr, key);
            } else {
                key = Ibverbs.ibv_inc_rkey(key);
                ibv_send_wr.bind_mw_mw(wr, of.window.segment());
                ibv_send_wr.bind_mw_rkey(wr, key);
                of.write(ibv_send_wr.bind_mw_bind_info(wr));
            }
            error = Ibverbs.ibv_post_send(queuePairAddress, address, bad);
        }
        if (error == 0) {
            of.posted(this, key);
        }
        return error;
    }

    /**
     * Immediate data, which the peer gets with the message; a write with it uses up one of the peer's receives.
     *
     * @param value which the peer's {@link ReceiveRequest#immediate} gives
     * @throws UnsupportedOperationException if it is neither a send nor a write, or the device speaks iWARP
     */
    public SendRequest immediate(int value) {
        if (!operation.takesImmediate()) {
            throw new UnsupportedOperationException(
                    "a " + name() + " has no immediate data, only sends and writes have");
        }
        if (queuePair.domain().context().device().transport() == Device.Transport.IWARP) {
            throw new UnsupportedOperationException(
                    "iWARP has no immediate data; send a message of its own after the write");
        }
        checkOpen();
        Native.ALL.set(JAVA_INT, address + OPCODE, operation.opcode(true));
        Native.ALL.set(JAVA_INT, address + IMMEDIATE, Integer.reverseBytes(value));
        return this;
    }

    /**
     * Has the message shut a memory window of the peer, of type 2, instead of having immediate data.
     *
     * @param window what the peer published of it
     * @throws UnsupportedOperationException if it is no send
     */
    public SendRequest invalidate(RemoteMemory window) {
        checkOperation(Operation.SEND);
        Native.ALL.set(JAVA_INT, address + OPCODE, ibv_wr_opcode.IBV_WR_SEND_WITH_INV);
        Native.ALL.set(JAVA_INT, address + IMMEDIATE, window.rkey());
        return this;
    }

    /** Without immediate data, or what it invalidates, again. */
    public SendRequest withoutImmediate() {
        checkOpen();
        Native.ALL.set(JAVA_INT, address + OPCODE, operation.opcode(false));
        return this;
    }

    /**
     * Whether the bytes are copied when it is posted, so that the buffer is free at once. For short messages, up to the
     * length that the queue pair was made for.
     *
     * @throws UnsupportedOperationException if it is neither a send nor a write
     */
    public SendRequest inline(boolean on) {
        if (!operation.takesImmediate()) {
            throw new UnsupportedOperationException("a " + name() + " cannot be inline, only sends and writes can");
        }
        flag(ibv_send_flags.IBV_SEND_INLINE, on);
        if (on && staged == 0) {
            staged = queue.allocate(SGE_SIZE + queuePair.maxInline());
        }
        inline = on;
        Native.ALL.set(JAVA_LONG, address + ibv_send_wr.sg_list$offset(), on ? staged : elements);
        elementCount(buffers().length);
        recheck();
        return this;
    }

    @Override
    boolean readsInCall() {
        return inline || binding != null || isDatagram();
    }

    @Override
    void beforePost() {
        AddressHandle handle = destination;
        if (handle != null) {
            handle.handle();
        }
        Binding of = binding;
        if (of != null) {
            of.window.segment();
            if (of.range != null) {
                of.range.region().handle();
            }
        }
        if (inline) {
            copyInline();
        }
    }

    /** Copies the inline data to where the driver reads it, so that the driver never reads memory which may be gone. */
    private void copyInline() {
        long data = staged + SGE_SIZE;
        int length;
        try {
            length = copyTo(data, queuePair.maxInline());
        } catch (InternalError e) {
            throw new IllegalStateException(
                    this + ": its buffer cannot be read; has the file that is mapped there been truncated?", e);
        }
        writeElement(staged, data, length, 0);
        Native.ALL.set(JAVA_INT, address + ibv_send_wr.num_sge$offset(), length == 0 ? 0 : 1);
    }

    /**
     * Whether it waits for all reads and atomic operations before it. A write that tells the peer that its memory has been read
     * needs it on every network: without, it may be there while a read before it is still under way.
     */
    public SendRequest fence(boolean on) {
        return flag(ibv_send_flags.IBV_SEND_FENCE, on);
    }

    /** Whether the peer, if it waits for solicited events only, is woken by this message. */
    public SendRequest solicited(boolean on) {
        return flag(ibv_send_flags.IBV_SEND_SOLICITED, on);
    }

    /**
     * Whether it has a completion of its own, as is the default. One that has none is known to be done when a later one
     * of the same queue is; the queue asks for one itself before it would run full. Over iWARP a read always has one, which
     * a poll does not show if it was not asked for: a send or write behind it does not tell that the read is over.
     */
    public SendRequest signaled(boolean on) {
        checkIdle("the completion of");
        if (binding != null && !on) {
            throw new UnsupportedOperationException(
                    "a " + name() + " has a completion: by it the window's state is known");
        }
        signaled = on;
        recheck();
        return flag(ibv_send_flags.IBV_SEND_SIGNALED, on);
    }

    boolean isOfWindow() {
        return binding != null;
    }

    boolean isSignaled() {
        return signaled;
    }

    @Override
    boolean bringsData() {
        return operation == Operation.READ || operation.isAtomic();
    }

    boolean isRead() {
        return operation == Operation.READ;
    }

    @Override
    void checkTells() {
        if (!signaled) {
            throw new IllegalStateException(this + " has no completion to wait for: call signaled(true), or post()");
        }
    }

    void signalThisTime(boolean on) {
        flag(ibv_send_flags.IBV_SEND_SIGNALED, on);
    }

    private SendRequest flag(int flag, boolean on) {
        checkOpen();
        int flags = Native.ALL.get(JAVA_INT, address + FLAGS);
        Native.ALL.set(JAVA_INT, address + FLAGS, on ? flags | flag : flags & ~flag);
        return this;
    }

    /** What a fetch-and-add adds. */
    public SendRequest add(long value) {
        checkOperation(Operation.FETCH_AND_ADD);
        Native.ALL.set(JAVA_LONG, address + COMPARE_ADD, value);
        return this;
    }

    /** What a compare-and-swap expects, and what it puts there if it finds that. */
    public SendRequest compareAndSwap(long expected, long replacement) {
        checkOperation(Operation.COMPARE_AND_SWAP);
        Native.ALL.set(JAVA_LONG, address + COMPARE_ADD, expected);
        Native.ALL.set(JAVA_LONG, address + SWAP, replacement);
        return this;
    }

    private void checkOperation(Operation wanted) {
        checkOpen();
        if (operation != wanted) {
            throw new UnsupportedOperationException(
                    this + " is no " + wanted.name().toLowerCase(Locale.ROOT));
        }
    }

    @Override
    void check() {
        Binding of = binding;
        if (of != null) {
            checkBinding(of);
            return;
        }
        checkRegions();
        RemoteMemory memory = remote;
        if (memory != null && localLength > memory.length() - remoteOffset) {
            throw new IndexOutOfBoundsException(this + ": " + localLength + " bytes at offset " + remoteOffset
                    + " do not fit the peer's " + memory.length());
        }
        if (operation.isAtomic()) {
            if (localLength != ATOMIC_BYTES) {
                throw new IllegalArgumentException(this + ": the result has 8 bytes, the buffer " + localLength);
            }
            if (memory != null && (memory.address() + remoteOffset) % ATOMIC_BYTES != 0) {
                throw new IllegalArgumentException(this + ": the peer's address is not a multiple of 8");
            }
        }
        if (isDatagram()) {
            checkDatagram();
        }
        if (inline && localLength > queuePair.maxInline()) {
            throw new IllegalArgumentException(this + ": " + localLength + " bytes are too long to be inline; "
                    + queuePair + " was made for " + queuePair.maxInline());
        }
    }

    private static void checkBinding(Binding of) {
        if (of.range == null) {
            of.window.checkCanInvalidate();
        } else {
            of.range.region().checkUsable();
            of.window.checkCanBind();
        }
    }

    private void checkDatagram() {
        AddressHandle handle = destination;
        if (handle == null) {
            throw new IllegalStateException(this + " has no destination: call to()");
        }
        handle.handle();
        if (localLength > queuePair.mostDatagram()) {
            throw new IllegalArgumentException(this + ": " + localLength + " bytes; a datagram is one packet, and "
                    + queuePair.domain().context() + " has packets of " + queuePair.mostDatagram()
                    + " bytes at port " + queuePair.port());
        }
    }
}
