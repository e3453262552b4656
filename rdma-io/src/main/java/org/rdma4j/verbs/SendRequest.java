package org.rdma4j.verbs;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * A request for a send queue: a send, write, read, atomic operation, or an operation on a memory window ({@code struct
 * ibv_send_wr}). Created by the {@code prepare} methods of {@link QueuePair}.
 *
 * <p>After its completion, the buffers of a request may be reused. Whether the peer has received a completed send or write
 * depends on the transport: see {@link QueuePair}.
 */
public final class SendRequest extends NativeSend {
    /** Operation of a request. */
    public enum Operation {
        /** Sends a message, which consumes a receive of the peer. */
        SEND,
        /** Writes memory of the peer. */
        WRITE,
        /** Reads memory of the peer. */
        READ,
        /** Adds to 8 bytes of memory of the peer, and returns their previous value. */
        FETCH_AND_ADD,
        /** Replaces 8 bytes of memory of the peer if they have an expected value, and returns their previous value. */
        COMPARE_AND_SWAP,
        /** Binds a memory window. */
        BIND,
        /** Invalidates a local memory window. */
        INVALIDATE;

        boolean isAtomic() {
            return this == FETCH_AND_ADD || this == COMPARE_AND_SWAP;
        }

        private boolean hasRemote() {
            return this == WRITE || this == READ || isAtomic();
        }

        private boolean allowsImmediate() {
            return this == SEND || this == WRITE;
        }
    }

    private final Operation operation;
    private @Nullable RemoteMemory remote;
    /** Offset in the remote memory, in bytes. */
    private long remoteOffset;

    private @Nullable AddressHandle destination;
    private @Nullable WindowBinding binding;

    private boolean signaled = true;

    SendRequest(
            SendQueue queue, long address, Operation operation, @Nullable RemoteMemory remote, LocalMemory... memory) {
        super(queue, address, SendRules.opcode(operation, false));
        this.operation = operation;
        SendRules.checkSupported(operation, name(), sends);
        if (operation.hasRemote()) {
            remote(Objects.requireNonNull(remote));
        }
        local(memory);
    }

    static SendRequest ofWindow(SendQueue queue, long address, WindowBinding binding) {
        SendRequest request = new SendRequest(queue, address, binding.operation(), null);
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
        checkOpen();
        int rkey = memory.rkey();
        remote = memory;
        writeRemoteKey(operation.isAtomic(), rkey);
        return remoteOffset(0);
    }

    /**
     * Sets the offset in the remote memory. A post throws an {@link IndexOutOfBoundsException} if its bytes do not fit there.
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
        checkOpen();
        remoteOffset = Objects.checkIndex(offset, memory.length() + 1);
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
        checkOpen();
        if (handle != destination) {
            checkIdle("the destination of");
            SendRules.checkDomain(handle, sends);
            writeHandle(handle.address());
            destination = handle;
            recheck();
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
                    "iWARP has no immediate data; send a separate message after the write");
        }
        checkOpen();
        writeOpcode(SendRules.opcode(operation, true));
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
        writeOpcode(ibv_wr_opcode.IBV_WR_SEND_WITH_INV);
        writeImmediate(window.rkey());
        return this;
    }

    /** Removes the immediate data, or the window to invalidate. */
    public SendRequest withoutImmediate() {
        checkOpen();
        writeOpcode(SendRules.opcode(operation, false));
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
        checkOpen();
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
        checkOpen();
        setInline(on);
        return this;
    }

    /**
     * Sets whether this request waits for all earlier reads and atomic operations ({@code IBV_SEND_FENCE}, default {@code
     * false}). A write that notifies the peer that its memory has been read requires a fence on every transport: otherwise
     * the write may arrive while an earlier read is in progress.
     */
    public SendRequest fence(boolean on) {
        return flag(ibv_send_flags.IBV_SEND_FENCE, on);
    }

    /**
     * Sets whether the message generates an event at a peer that waits for solicited messages only ({@code IBV_SEND_SOLICITED},
     * default {@code false}): see {@link CompletionQueueBuilder#solicitedEvents}.
     */
    public SendRequest solicited(boolean on) {
        return flag(ibv_send_flags.IBV_SEND_SOLICITED, on);
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
        signaled = on;
        recheck();
        return flag(ibv_send_flags.IBV_SEND_SIGNALED, on);
    }

    private SendRequest flag(int flag, boolean on) {
        checkOpen();
        return writeFlag(flag, on);
    }

    // Called by the queue.

    boolean isSignaled() {
        return signaled;
    }

    boolean isRead() {
        return operation == Operation.READ;
    }

    @Override
    boolean isSimple() {
        return signaled && binding == null;
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

    /** Returns the operation on a memory window; null if there is none. */
    @Nullable
    WindowBinding binding() {
        return binding;
    }

    /** Posts the operation on a memory window. Returns an error number; 0 if it was posted. */
    int postWindow(WindowBinding window, long queuePair, long badRequest) {
        recheck();
        return window.post(this, queuePair, segment(), badRequest);
    }

    @Override
    void checkCanChain() {
        if (binding != null) {
            throw new UnsupportedOperationException("The " + this
                    + " cannot be part of a chain, because each post changes the key of the window; post it by itself");
        }
        super.checkCanChain();
    }

    @Override
    void checkAwaitable() {
        if (!signaled) {
            throw new IllegalStateException("Cannot wait for the " + this
                    + ": it is unsignaled. Call signaled(true), or post() without a wait.");
        }
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
                    + remoteOffset + " do not fit the " + memory.length() + " bytes of the peer");
        }
        if (operation.isAtomic()) {
            SendRules.checkAtomic(this, memory, remoteOffset);
        }
        if (sends.isDatagram()) {
            SendRules.checkDatagram(this, destination);
        }
        if (isInline() && buffers.length() > sends.queuePair.maxInline()) {
            throw new IllegalArgumentException("The " + this + " has " + buffers.length() + " bytes; " + queue.holder
                    + " was created for at most " + sends.queuePair.maxInline() + " bytes inline");
        }
    }
}
