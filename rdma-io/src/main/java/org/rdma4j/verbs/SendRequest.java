package org.rdma4j.verbs;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * A request for a send queue: a send, write, read, atomic operation, or an operation on a memory window ({@code struct
 * ibv_send_wr}). Created by the {@code prepare} methods of {@link QueuePair}. After its completion, the buffers of a request
 * may be reused. Whether the peer has received a completed send or write depends on the transport: see {@link QueuePair}.
 *
 * {@snippet lang=java :
 * SendRequest write = queuePair.prepareWrite(remote, buffer);
 * for (String text : texts) {
 *     buffer.memory().setString(0, text);
 *     write.complete(TIMEOUT);
 * }
 * }
 *
 * <p>A request need not be closed: it lasts as long as its queue. Threads and failures: see {@link WorkRequest}.
 *
 * @see "docs/reference/memory-and-lifetime.md"
 */
public final class SendRequest extends NativeSend<SendRequest> {
    /** Operation of a request. */
    public enum Operation {
        /** Sends a message, which consumes a receive of the peer. */
        SEND(ibv_wr_opcode.IBV_WR_SEND),
        /** Writes memory of the peer. */
        WRITE(ibv_wr_opcode.IBV_WR_RDMA_WRITE),
        /** Reads memory of the peer. */
        READ(ibv_wr_opcode.IBV_WR_RDMA_READ),
        /** Adds to 8 bytes of memory of the peer, and returns their previous value. */
        FETCH_AND_ADD(ibv_wr_opcode.IBV_WR_ATOMIC_FETCH_AND_ADD),
        /** Replaces 8 bytes of memory of the peer if they have an expected value, and returns their previous value. */
        COMPARE_AND_SWAP(ibv_wr_opcode.IBV_WR_ATOMIC_CMP_AND_SWP),
        /** Binds a memory window. */
        BIND(ibv_wr_opcode.IBV_WR_BIND_MW),
        /** Invalidates a local memory window. */
        INVALIDATE(ibv_wr_opcode.IBV_WR_LOCAL_INV);

        /** The opcode without immediate data: {@code enum ibv_wr_opcode}. */
        private final int opcode;

        Operation(int opcode) {
            this.opcode = opcode;
        }

        boolean isAtomic() {
            return this == FETCH_AND_ADD || this == COMPARE_AND_SWAP;
        }

        private boolean hasRemote() {
            return this == WRITE || this == READ || isAtomic();
        }

        private boolean allowsImmediate() {
            return this == SEND || this == WRITE;
        }

        boolean isSupportedBy(QueuePairType type) {
            return this == SEND || type == QueuePairType.RC || type == QueuePairType.UC && this == WRITE;
        }
    }

    private final SendQueue sends;
    private final Operation operation;
    private @Nullable RemoteMemory remote;
    /** Offset in the remote memory, in bytes. */
    private long remoteOffset;

    private @Nullable AddressHandle destination;
    private @Nullable WindowBinding binding;

    SendRequest(
            SendQueue queue, long address, Operation operation, @Nullable RemoteMemory remote, LocalMemory... memory) {
        super(queue, address, operation.opcode);
        this.sends = queue;
        this.operation = operation;
        SendRules.checkSupported(this, sends, queuePair.type());
        if (operation.hasRemote()) {
            remote(Objects.requireNonNull(remote));
        }
        local(memory);
    }

    static SendRequest ofWindow(SendQueue queue, long address, WindowBinding binding) {
        Operation operation = binding.isInvalidation() ? Operation.INVALIDATE : Operation.BIND;
        SendRequest request = new SendRequest(queue, address, operation, null);
        request.binding = binding;
        return request;
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
        WindowBinding window = binding;
        return window != null && window.isCall() ? "ibv_bind_mw" : sends.function();
    }

    /** Returns the operation. */
    public Operation operation() {
        return operation;
    }

    // Remote memory and destination.

    /**
     * Sets the memory of the peer that this request writes, reads or changes, and resets the {@link #remoteOffset} to 0.
     *
     * @throws UnsupportedOperationException if the operation has no remote memory
     */
    public SendRequest remote(RemoteMemory memory) {
        if (!operation.hasRemote()) {
            throw new UnsupportedOperationException("The " + name() + " has no remote memory"
                    + (operation == Operation.SEND ? "; the receive of the peer determines the destination" : ""));
        }
        checkCanChange();
        int rkey = memory.rkey();
        remote = memory;
        writeRemoteKey(operation.isAtomic(), rkey);
        return remoteOffset(0);
    }

    /**
     * Sets the offset in the remote memory. A post throws an {@link IndexOutOfBoundsException} if the operation extends
     * beyond the remote memory.
     *
     * @param offset offset in bytes
     * @throws UnsupportedOperationException if the operation has no remote memory
     * @throws IndexOutOfBoundsException if the offset is negative or greater than the length of the remote memory
     */
    public SendRequest remoteOffset(long offset) {
        RemoteMemory memory = remote;
        if (memory == null) {
            throw new UnsupportedOperationException("The " + this + " has no remote memory");
        }
        checkCanChange();
        remoteOffset = Objects.checkFromIndexSize(offset, 0, memory.length());
        writeRemoteAddress(memory.address() + offset);
        if (operation.isAtomic() || buffers.length() > memory.length() - offset) {
            recheck();
        }
        return this;
    }

    /**
     * Sets the destination of a datagram. The queue pair number and the Q_Key may be changed at any time, the handle only
     * while this request is not in flight.
     *
     * @param handle address handle of the destination, in the protection domain of the queue pair; the caller must not close
     *     it before the last post has completed
     * @param queuePairNumber number of the destination's queue pair, 24 bits; 0xffffff for a multicast group
     * @param qkey Q_Key of the destination's queue pair; if the highest bit is set, the Q_Key of this queue pair is sent instead
     * @throws UnsupportedOperationException if the queue pair is connected to a single peer
     * @throws IllegalArgumentException if the handle belongs to another domain, or the number is out of range
     * @throws IllegalStateException if the handle is changed while this request is in flight, or the queue is closed
     */
    public SendRequest to(AddressHandle handle, int queuePairNumber, int qkey) {
        if (!sends.isDatagram()) {
            throw new UnsupportedOperationException(
                    "The " + this + " goes to the peer of its queue pair; only datagrams have a destination");
        }
        SendRules.checkQueuePairNumber(queuePairNumber);
        Objects.requireNonNull(handle);
        checkCanChange();
        if (handle != destination) {
            checkIdle("the destination of");
            SendRules.checkDomain(handle, sends);
            long nativeHandle = handle.address();
            // If an Error interrupts the change, the request has no destination and cannot be posted.
            destination = null;
            recheck();
            writeHandle(nativeHandle);
            destination = handle;
        }
        writeDestination(queuePairNumber, qkey);
        return this;
    }

    /** Sets the destination of a datagram: see {@link #to(AddressHandle, int, int)}. */
    public SendRequest to(Recipient recipient) {
        return to(recipient.handle(), recipient.queuePair(), recipient.qkey());
    }

    @Override
    boolean uses(Resource object) {
        return object == destination || binding != null && binding.uses(object) || super.uses(object);
    }

    // Operands and options.

    /**
     * Adds immediate data, which the peer receives with the message: {@code imm_data} of {@code struct ibv_send_wr}. A write
     * with immediate data consumes a receive of the peer.
     *
     * @param value value that {@link ReceiveRequest#immediate} returns to the peer
     * @throws UnsupportedOperationException if the operation is neither a send nor a write, or the device uses iWARP
     */
    public SendRequest immediate(int value) {
        if (!operation.allowsImmediate()) {
            throw new UnsupportedOperationException(
                    "The " + name() + " cannot have immediate data; only sends and writes can");
        }
        if (sends.isIwarp()) {
            throw new UnsupportedOperationException(
                    "iWARP does not support immediate data; send a separate message after the write");
        }
        checkCanChange();
        writeOpcode(
                operation == Operation.SEND
                        ? ibv_wr_opcode.IBV_WR_SEND_WITH_IMM
                        : ibv_wr_opcode.IBV_WR_RDMA_WRITE_WITH_IMM);
        writeImmediate(Integer.reverseBytes(value));
        return this;
    }

    /**
     * Makes the message invalidate a memory window of type 2 of the peer ({@code IBV_WR_SEND_WITH_INV}). Replaces immediate data.
     *
     * @param window the {@link MemoryWindow#remoteMemory} of the window, as published by the peer
     * @throws UnsupportedOperationException if the operation is not a send
     */
    public SendRequest invalidate(RemoteMemory window) {
        checkOperation(Operation.SEND);
        writeImmediate(window.rkey());
        writeOpcode(ibv_wr_opcode.IBV_WR_SEND_WITH_INV);
        return this;
    }

    /** Removes the immediate data, or the window to invalidate. */
    public SendRequest withoutImmediate() {
        checkCanChange();
        writeOpcode(operation.opcode);
        return this;
    }

    /**
     * Sets the value that a fetch-and-add adds.
     *
     * @throws UnsupportedOperationException if the operation is not a fetch-and-add
     */
    public SendRequest add(long value) {
        checkOperation(Operation.FETCH_AND_ADD);
        writeCompareAdd(value);
        return this;
    }

    /**
     * Sets the value that a compare-and-swap expects, and the replacement.
     *
     * @throws UnsupportedOperationException if the operation is not a compare-and-swap
     */
    public SendRequest compareAndSwap(long expected, long replacement) {
        checkOperation(Operation.COMPARE_AND_SWAP);
        writeCompareAdd(expected);
        writeSwap(replacement);
        return this;
    }

    private void checkOperation(Operation wanted) {
        checkCanChange();
        if (operation != wanted) {
            throw new UnsupportedOperationException(
                    "The " + this + " is not a " + wanted.name().toLowerCase(Locale.ROOT));
        }
    }

    /**
     * Sets whether the data is copied when this request is posted ({@code IBV_SEND_INLINE}, default {@code false}), so that
     * the buffers may be reused immediately. A post throws an {@link IllegalArgumentException} if the data is longer than
     * {@link QueuePair#maxInline QueuePair.maxInline}.
     *
     * @throws UnsupportedOperationException if the operation is neither a send nor a write
     */
    public SendRequest inline(boolean on) {
        if (!operation.allowsImmediate()) {
            throw new UnsupportedOperationException("The " + name() + " cannot be inline; only sends and writes can");
        }
        checkCanChange();
        setInline(on);
        return this;
    }

    /**
     * Sets whether this request has a completion ({@code IBV_SEND_SIGNALED}, default {@code true}). The completion of a later
     * signaled request implies that an unsignaled request has completed. So that the send queue does not fill up with
     * unsignaled requests, it posts some of them signaled, and over iWARP all reads, because no other completion implies that
     * a read has completed. Polls do not deliver these completions.
     *
     * @throws UnsupportedOperationException if {@code on} is {@code false} and the request is for a memory window
     * @throws IllegalStateException if this request is in flight
     */
    public SendRequest signaled(boolean on) {
        checkIdle("the completion of");
        if (binding != null && !on) {
            throw new UnsupportedOperationException(
                    "The " + name() + " cannot be unsignaled: its completion reports the state of the window");
        }
        checkCanChange();
        setSignaled(on);
        return this;
    }

    // Called by the queue.

    @Override
    boolean isRead() {
        return operation == Operation.READ;
    }

    @Override
    boolean isSimple() {
        return binding == null;
    }

    @Override
    boolean bringsData() {
        return operation == Operation.READ || operation.isAtomic();
    }

    @Override
    boolean readsInCall() {
        return isInline() || binding != null || sends.isDatagram();
    }

    @Override
    void beforePost() {
        if (destination != null) {
            destination.handle();
        }
        if (binding != null) {
            binding.beforePost();
        }
        if (isInline()) {
            copyInline();
        }
    }

    @Override
    int postNative(long nativeQueuePair, long badRequest) {
        if (binding == null) {
            return super.postNative(nativeQueuePair, badRequest);
        }
        recheck();
        return binding.post(this, nativeQueuePair, badRequest);
    }

    @Override
    boolean postIfPossible(boolean awaited) throws RdmaException {
        return sends.tryPostSend(this, awaited);
    }

    @Override
    public boolean isInFlight() {
        return sends.isInFlight(lastPost());
    }

    @Override
    void checkCanChain() {
        if (binding != null) {
            throw new UnsupportedOperationException("The " + this
                    + " cannot be part of a chain, because each post changes the key of the window; post it alone");
        }
        super.checkCanChain();
    }

    @Override
    void check() {
        WindowBinding window = binding;
        if (window != null) {
            window.check();
            return;
        }
        buffers.checkUsable();
        RemoteMemory memory = remote;
        if (memory != null && buffers.length() > memory.length() - remoteOffset) {
            throw new IndexOutOfBoundsException("The " + buffers.length() + " bytes of the " + this + " at offset "
                    + remoteOffset + " do not fit in the " + memory.length() + " bytes of remote memory");
        }
        if (operation.isAtomic()) {
            SendRules.checkAtomic(this, memory, remoteOffset);
        }
        if (sends.isDatagram()) {
            SendRules.checkDatagram(this, destination);
        }
        checkInline();
    }
}
