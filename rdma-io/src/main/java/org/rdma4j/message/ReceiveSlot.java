package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.rdma4j.cm.Connection;
import org.rdma4j.event.CompletionHandler;
import org.rdma4j.internal.message.ProtocolException;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/**
 * A receive of a connection and its memory. Confined to the thread that drives the loop, except for {@link #memory}
 * and {@link #releaseLater}, which any thread may call.
 */
final class ReceiveSlot implements CompletionHandler, Storage {
    /** Handles received messages. */
    interface Owner {
        /** Handles a received SEND of the given size. */
        void received(ReceiveSlot slot, int size) throws IOException;

        /** Handles the release of a slot that held a data message, by posting the slot again. */
        void consumed(ReceiveSlot slot);
    }

    private final Owner owner;
    private final Link link;
    private final ReceiveRequest request;
    private final MemorySegment memory;
    /** Address of {@link #memory}. */
    private final long address;
    /** The message object that is passed to a handler. It is reused, so that receiving a message allocates nothing. */
    final Message message;

    private final Runnable release = this::release;

    /** Whether this slot holds an answer. The release of an answer returns no credit to the peer. */
    boolean answer;

    ReceiveSlot(Owner owner, Link link, Connection connection, MemoryRegion region, long offset, int slotSize) {
        this.owner = owner;
        this.link = link;
        this.memory = region.memory().asSlice(offset, slotSize);
        this.address = memory.address();
        this.request = connection
                .queuePair()
                .prepareReceive(region.slice(offset, slotSize))
                .attach(this);
        this.message = new Message();
    }

    /** Posts the receive, unless the connection is ending. */
    void post() throws IOException {
        if (!link.isEnding()) {
            request.post();
        }
    }

    @Override
    public MemorySegment memory() {
        return memory;
    }

    /** Returns the address of the received header. */
    long address() {
        return address;
    }

    @Override
    public void onCompletion(WorkRequest<?> completion) {
        if (completion.status() == WorkStatus.WR_FLUSH_ERR) {
            // The connection has ended.
            return;
        }
        try {
            completion.checkSuccess();
            if (request.hasImmediate()) {
                throw new ProtocolException(
                        ProtocolException.VIOLATION,
                        "The peer sent immediate data, which the" + " message protocol does not use");
            }
            owner.received(this, request.length());
        } catch (IOException e) {
            link.fail(e);
        }
    }

    /** Releases this slot, which holds a data message, so that its receive is posted again. */
    @Override
    public void release() {
        owner.consumed(this);
    }

    @Override
    public void releaseLater() {
        if (link.loop().inLoop()) {
            release();
        } else {
            link.runInLoop(release);
        }
    }
}
