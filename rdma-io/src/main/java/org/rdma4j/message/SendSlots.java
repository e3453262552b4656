package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.event.CompletionHandler;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/**
 * The slots from which a connection sends: a ring in registered memory with prepared requests. A slot is in use from
 * its post until its completion. Confined to the thread that drives the loop.
 *
 * <p>Each send is signaled. An unsignaled send would be reported only by the completion of the next signaled one. The
 * slots of the last sends before a pause would then remain in use, and an abort of the queue pair could not detect the
 * end of these sends. Posting an unsignaled request also takes longer than dispatching the completion of a signaled
 * one: see {@code docs/performance.md}.
 */
final class SendSlots {
    private final Link link;
    private final Connection connection;
    private final MemorySegment memory;
    private final MemoryRegion region;
    private final int slotSize;

    /** Requests that send from a slot only, indexed by slot. */
    private final SendRequest[] copied;
    /** Lengths in bytes of the requests in {@link #copied}, indexed by slot. */
    private final int[] lengths;
    /** Requests that send a header in a slot, followed by registered memory; indexed by slot, created on first use. */
    private final @Nullable SendRequest[] gathered;
    /** Messages in registered memory to release when their sends complete, indexed by slot. */
    private final @Nullable Outgoing[] reported;

    /** Index of the slot that the next send uses. */
    private int next;
    /** Number of slots in use, which directly precede {@link #next} in the ring. */
    private int inUse;

    /** Creates slots in {@code region}, starting at offset {@code start}. */
    SendSlots(Link link, Connection connection, MemoryRegion region, long start, int slots, int slotSize) {
        this.link = link;
        this.connection = connection;
        this.region = region;
        this.slotSize = slotSize;
        this.memory = region.memory().asSlice(start, (long) slots * slotSize);
        this.copied = new SendRequest[slots];
        this.lengths = new int[slots];
        this.gathered = new SendRequest[slots];
        this.reported = new Outgoing[slots];
        for (int i = 0; i < slots; i++) {
            int slot = i;
            lengths[i] = slotSize;
            CompletionHandler handler = request -> completed(slot, request);
            copied[i] = connection
                    .queuePair()
                    .prepareSend(region.slice(start + (long) i * slotSize, slotSize))
                    .attach(handler);
        }
    }

    /** Returns the number of slots that are not in use. */
    int free() {
        return copied.length - inUse;
    }

    boolean isIdle() {
        return inUse == 0;
    }

    /** Returns the memory of all slots. */
    MemorySegment memory() {
        return memory;
    }

    /** Returns the offset of the next slot in {@link #memory}. */
    long offset() {
        return (long) next * slotSize;
    }

    /**
     * Sends the next slot, which must be free.
     *
     * @param length number of bytes of the slot to send
     * @param message the message in registered memory to send after the header in the slot; {@code null} to send the
     *     slot only
     */
    void post(int length, @Nullable Outgoing message) throws RdmaException {
        LocalMemory payload = message == null ? null : message.registered;
        if (payload != null) {
            prepareGathered(payload).post();
        } else {
            SendRequest request = copied[next];
            if (lengths[next] != length) {
                request.range(0, length);
                lengths[next] = length;
            }
            request.post();
        }
        if (reported[next] != message) {
            reported[next] = message;
        }
        next = next + 1 == copied.length ? 0 : next + 1;
        inUse++;
    }

    /**
     * Returns the request of the next slot, prepared to send the header in the slot followed by the given registered
     * memory.
     */
    private SendRequest prepareGathered(LocalMemory payload) {
        int slot = next;
        SendRequest request = gathered[slot];
        LocalMemory header = region.slice(copiedOffset(slot), MessageHeader.SIZE);
        if (request == null) {
            request = connection.queuePair().prepareSend(header, payload).attach(copied[slot].attachment());
            gathered[slot] = request;
        } else {
            request.local(header, payload);
        }
        return request;
    }

    private long copiedOffset(int slot) {
        return memory.address() - region.memory().address() + (long) slot * slotSize;
    }

    /** Handles a completion, which implies that all earlier sends have completed. */
    private void completed(int slot, WorkRequest<?> request) {
        boolean full = inUse == copied.length;
        int later = next - 1 - slot;
        inUse = Math.min(inUse, later < 0 ? later + copied.length : later);
        if (request.status() == WorkStatus.WR_FLUSH_ERR) {
            // The connection has ended.
            return;
        }
        try {
            request.checkSuccess();
        } catch (RdmaException e) {
            link.fail(e);
            return;
        }
        Outgoing message = reported[slot];
        if (message != null) {
            reported[slot] = null;
            message.released();
        }
        link.sendCompleted(full);
    }

    /** Fails the messages in registered memory whose sends have not completed. Called when the connection has ended. */
    void failReported(IOException cause) {
        for (int i = 0; i < reported.length; i++) {
            Outgoing message = reported[i];
            if (message != null) {
                reported[i] = null;
                message.fail(cause);
            }
        }
    }
}
