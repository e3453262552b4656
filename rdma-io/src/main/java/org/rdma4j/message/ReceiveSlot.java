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

/** A slot into which a connection receives. Confined to the loop, except for {@link #releaseLater}. */
final class ReceiveSlot implements CompletionHandler, Storage {
    /** Handles what is received. */
    interface Owner {
        /** Handles a received SEND of the given size. */
        void received(ReceiveSlot slot, int size) throws IOException;

        /** Handles the release of the slot of a data message: posts it again. */
        void consumed(ReceiveSlot slot);
    }

    private final Owner owner;
    private final Link link;
    private final ReceiveRequest request;
    private final MemorySegment memory;
    /** Address of {@link #memory}. */
    private final long address;
    /** The message in this slot while a handler is called. Reused, so that nothing is allocated for a message. */
    final Message message;

    private final Runnable release = this::release;

    /** Whether this slot holds an answer, which returns no credit. */
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
                throw new ProtocolException(ProtocolException.VIOLATION, "The peer sent immediate data");
            }
            owner.received(this, request.length());
        } catch (IOException e) {
            link.fail(e);
        }
    }

    /** Posts the receive again after a data message. */
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
