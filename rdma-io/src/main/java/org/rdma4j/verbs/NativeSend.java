package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import org.rdma4j.internal.ring.ChainPosts;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;

/**
 * The native form of a {@link SendRequest} ({@code struct ibv_send_wr}), with its flags, its inline data and the
 * positions of its posts. The send queue depends only on this class, not on the classes above it.
 *
 * @param <T> the concrete type of the request, returned by its fluent methods
 */
abstract class NativeSend<T extends NativeSend<T>> extends WorkRequest<T> {
    static final long SIZE = ibv_send_wr.sizeof();

    private static final long ID = ibv_send_wr.wr_id$offset();
    private static final long NEXT = ibv_send_wr.next$offset();
    private static final long LIST = ibv_send_wr.sg_list$offset();
    private static final long COUNT = ibv_send_wr.num_sge$offset();
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

    final QueueOwner queuePair;

    /** Whether the caller has requested a completion. The send queue may also request completions itself. */
    private boolean signaled = true;

    /** Whether the next post sends a copy of the data. */
    private boolean inline;
    /**
     * Address of a single list element, followed by space for the inline data, to which each post copies the data; 0
     * until inline data is first enabled.
     */
    private long inlineElement;

    /** Position of the last recorded post; -1 before the first post. */
    long lastPost = -1;
    /** Position of the previous post, restored if the driver rejects the last post. */
    long previousPost = -1;

    NativeSend(QueuePairQueue queue, long address, int opcode) {
        super(queue, address, address + SIZE);
        this.queuePair = queue.queuePair;
        Native.ALL.asSlice(address, SIZE).fill((byte) 0);
        Native.ALL.set(JAVA_LONG, address + LIST, buffers.address());
        Native.ALL.set(JAVA_INT, address + FLAGS, ibv_send_flags.IBV_SEND_SIGNALED);
        writeOpcode(opcode);
    }

    /** Returns {@code true} if the operation is an RDMA read. */
    abstract boolean isRead();

    /** Returns the native request. */
    final MemorySegment segment() {
        return Native.ALL.asSlice(address, SIZE);
    }

    // Fields.

    @Override
    final void writeId(long id) {
        Native.LONG_AT.set(Native.ALL, address + ID, id);
    }

    @Override
    final void writeNext(long request) {
        Native.ALL.set(JAVA_LONG, address + NEXT, request);
    }

    @Override
    final void writeElementCount(int count) {
        // Inline data is a single element.
        Native.ALL.set(JAVA_INT, address + COUNT, inline ? Math.min(count, 1) : count);
    }

    final void writeOpcode(int opcode) {
        Native.ALL.set(JAVA_INT, address + OPCODE, opcode);
    }

    /** Writes the immediate data in network byte order, or the key of the window to invalidate in host byte order. */
    final void writeImmediate(int value) {
        Native.ALL.set(JAVA_INT, address + IMMEDIATE, value);
    }

    final void writeRemoteKey(boolean atomic, int rkey) {
        Native.ALL.set(JAVA_INT, address + (atomic ? ATOMIC_RKEY : RKEY), rkey);
    }

    final void writeRemoteAddress(long value) {
        Native.ALL.set(JAVA_LONG, address + REMOTE_ADDRESS, value);
    }

    /** Writes the value to add, or the value to compare with. */
    final void writeCompareAdd(long value) {
        Native.ALL.set(JAVA_LONG, address + COMPARE_ADD, value);
    }

    final void writeSwap(long value) {
        Native.ALL.set(JAVA_LONG, address + SWAP, value);
    }

    final void writeHandle(long handle) {
        Native.ALL.set(JAVA_LONG, address + HANDLE, handle);
    }

    final void writeDestination(int queuePairNumber, int qkey) {
        Native.ALL.set(JAVA_INT, address + PEER, queuePairNumber);
        Native.ALL.set(JAVA_INT, address + QKEY, qkey);
    }

    /** Sets or clears a flag in {@code enum ibv_send_flags}. */
    final void writeFlag(int flag, boolean on) {
        int flags = Native.ALL.get(JAVA_INT, address + FLAGS);
        Native.ALL.set(JAVA_INT, address + FLAGS, on ? flags | flag : flags & ~flag);
    }

    // Options.

    final boolean isSignaled() {
        return signaled;
    }

    final void setSignaled(boolean on) {
        // The queue writes the flag for each post of an unsignaled request, so that an Error may interrupt this method.
        signaled = false;
        recheck();
        writeFlag(ibv_send_flags.IBV_SEND_SIGNALED, on);
        signaled = on;
    }

    @Override
    public final void checkAwaitable() {
        if (!signaled) {
            throw new IllegalStateException("Cannot wait for the " + this
                    + ": it is unsignaled. Call signaled(true), or post() without a wait.");
        }
    }

    /**
     * Sets whether this request waits for all earlier RDMA reads and atomic operations ({@code IBV_SEND_FENCE}, default
     * {@code false}). A write that notifies the peer that its memory has been read requires a fence on every transport.
     * Without a fence, the write may arrive while an earlier read is still in progress.
     */
    public final T fence(boolean on) {
        return flag(ibv_send_flags.IBV_SEND_FENCE, on);
    }

    /**
     * Sets whether the message generates an event on a peer that waits only for solicited messages
     * ({@code IBV_SEND_SOLICITED}, default {@code false}): see {@link CompletionQueueBuilder#solicitedEvents}.
     */
    public final T solicited(boolean on) {
        return flag(ibv_send_flags.IBV_SEND_SOLICITED, on);
    }

    private T flag(int flag, boolean on) {
        checkCanChange();
        writeFlag(flag, on);
        return self();
    }

    // Inline data.

    final boolean isInline() {
        return inline;
    }

    /**
     * Sets whether each post copies the data of this request. The native flag is never set while {@link #inline} is {@code
     * false} or the list is that of the buffers: the driver would read the caller's memory.
     */
    final void setInline(boolean on) {
        if (on && inlineElement == 0) {
            inlineElement = queue.allocate(RequestBuffers.bytes(1) + queuePair.maxInline());
        }
        recheck();
        writeFlag(ibv_send_flags.IBV_SEND_INLINE, false);
        Native.ALL.set(JAVA_LONG, address + LIST, on ? inlineElement : buffers.address());
        inline = on;
        writeElementCount(buffers.count());
        if (on) {
            writeFlag(ibv_send_flags.IBV_SEND_INLINE, true);
        }
    }

    /** Checks that the data fits in the inline space of the queue pair if it is sent inline. */
    final void checkInline() {
        if (inline && buffers.length() > queuePair.maxInline()) {
            throw new IllegalArgumentException("The " + this + " has " + buffers.length() + " bytes, but "
                    + queue.parent + " was created for at most " + queuePair.maxInline() + " bytes of inline data");
        }
    }

    /**
     * Copies the inline data to memory that the queue owns, so that the driver does not read memory that may have been
     * freed.
     */
    final void copyInline() {
        long data = inlineElement + RequestBuffers.bytes(1);
        int length;
        try {
            length = buffers.copyTo(data, queuePair.maxInline());
        } catch (InternalError e) {
            throw new IllegalStateException(
                    "Cannot read the buffer of the " + this + ". Has the mapped file been truncated?", e);
        }
        RequestBuffers.writeElement(inlineElement, data, length, 0);
        Native.ALL.set(JAVA_INT, address + COUNT, length == 0 ? 0 : 1);
    }

    // Posts.

    /**
     * Passes this request, and the requests that follow it in its chain, to the driver.
     *
     * @param nativeQueuePair the address of the {@code struct ibv_qp}
     * @param badRequest the address at which the driver stores the address of a rejected request
     * @return an error number, or 0 if all requests were posted
     */
    int postNative(long nativeQueuePair, long badRequest) {
        return Ibverbs.ibv_post_send(nativeQueuePair, address, badRequest);
    }

    @Override
    final long lastPostNumber() {
        return lastPost();
    }

    /** Returns the position of the last post, which may be a deferred post of the chain that contains this request. */
    final long lastPost() {
        ChainPosts in = chain;
        return in != null && in.deferred(indexInChain) != 0 ? in.position(indexInChain) : lastPost;
    }

    @Override
    final void recordPost(long position) {
        previousPost = lastPost;
        lastPost = position;
    }

    @Override
    final void recordPosts(long count, long position) {
        lastPost = position;
    }

    @Override
    final void undoPost() {
        lastPost = previousPost;
    }
}
