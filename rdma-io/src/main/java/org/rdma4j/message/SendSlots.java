package org.rdma4j.message;

import java.io.IOException;
import java.util.Objects;
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
 * its post until its completion or that of a later slot. Confined to the thread that drives the loop.
 *
 * <p>The completion of a send wakes up a loop that is asleep, and must be dispatched. Therefore, most data messages are
 * sent unsignaled: only slots at regular intervals, and all control messages, are signaled. Some of the last data
 * messages before a pause remain in use until the next signaled one completes. The last message of a connection is a
 * control message, whose completion implies that all slots are free.
 */
final class SendSlots {
    /** Maximum distance of two slots that send data messages signaled. */
    private static final int MAX_INTERVAL = 8;

    private final Link link;
    private final Connection connection;
    private final MemoryRegion region;
    private final Slot[] slots;

    /** Index of the slot that the next send uses. */
    private int next;
    /** Number of slots in use, which directly precede {@link #next} in the ring. */
    private int inUse;

    /** A slot and its requests. */
    private static final class Slot {
        final int index;
        final LocalMemory memory;
        final long address;
        /** Size in bytes. */
        final int size;

        /** Request for a data message that is copied to the slot. */
        final SendRequest data;

        /** Whether {@link #data} is signaled. */
        final boolean signaled;

        /** Length of {@link #data} in bytes. */
        int length;

        /** Signaled request that sends a header only; {@code null} before its first use. */
        @Nullable
        SendRequest control;

        /** Request that sends a header, followed by registered memory; {@code null} before its first use. */
        @Nullable
        SendRequest gathered;

        /** Message in registered memory whose completion is to be reported. */
        @Nullable
        Outgoing reported;

        Slot(int index, LocalMemory memory, SendRequest data, boolean signaled) {
            this.index = index;
            this.memory = memory;
            this.address = memory.memory().address();
            this.data = data;
            this.size = (int) memory.length();
            this.length = size;
            this.signaled = signaled;
        }

        LocalMemory header() {
            return memory.slice(0, MessageHeader.SIZE);
        }
    }

    /**
     * Creates slots in {@code region}, starting at offset {@code start}.
     *
     * @param count number of slots, more than {@link FlowSender#CONTROL_SLOTS}
     */
    SendSlots(Link link, Connection connection, MemoryRegion region, long start, int count, int slotSize) {
        this.link = link;
        this.connection = connection;
        this.region = region;
        this.slots = new Slot[count];
        // If all slots for data messages are in use, at least one of them is signaled.
        int interval = Math.clamp((count - FlowSender.CONTROL_SLOTS) / 2, 1, MAX_INTERVAL);
        for (int i = 0; i < count; i++) {
            LocalMemory memory = region.slice(start + (long) i * slotSize, slotSize);
            boolean signaled = (i + 1) % interval == 0 || i == count - 1;
            SendRequest data = connection.queuePair().prepareSend(memory).signaled(signaled);
            Slot slot = new Slot(i, memory, data, signaled);
            CompletionHandler handler = request -> completed(slot, request);
            data.attach(handler);
            slots[i] = slot;
        }
    }

    /** Returns the number of slots that are not in use. */
    int free() {
        return slots.length - inUse;
    }

    boolean isIdle() {
        return inUse == 0;
    }

    /**
     * Returns the address of the next slot, for bytes to be written to it.
     *
     * @throws IllegalStateException if the memory of the slots has been freed
     * @throws IndexOutOfBoundsException if the slot is smaller
     */
    long address(long bytes) {
        if (!region.isOpen()) {
            throw new IllegalStateException(link + " is closed");
        }
        Slot slot = slots[next];
        Objects.checkFromIndexSize(0, bytes, slot.size);
        return slot.address;
    }

    /** Sends a data message, which has been copied to the next slot. The slot must be free. */
    void postData(int length) throws RdmaException {
        Slot slot = slots[next];
        if (slot.length != length) {
            slot.data.range(0, length);
            slot.length = length;
        }
        slot.data.post();
        used();
    }

    /** Sends a header, which has been written to the next slot. The slot must be free. */
    void postControl() throws RdmaException {
        Slot slot = slots[next];
        SendRequest request = slot.control;
        if (request == null) {
            request = prepare(slot, slot.header());
            slot.control = request;
        }
        request.post();
        used();
    }

    /** Sends a header, which has been written to the next slot, and a message in registered memory. The slot must be free. */
    void postGathered(Outgoing message) throws RdmaException {
        Slot slot = slots[next];
        LocalMemory payload = Objects.requireNonNull(message.registered);
        SendRequest request = slot.gathered;
        if (request == null) {
            request = prepare(slot, slot.header(), payload);
            slot.gathered = request;
        } else {
            request.local(slot.header(), payload);
        }
        request.post();
        slot.reported = message;
        used();
    }

    private SendRequest prepare(Slot slot, LocalMemory... memory) {
        return connection.queuePair().prepareSend(memory).attach(slot.data.attachment());
    }

    private void used() {
        next = next + 1 == slots.length ? 0 : next + 1;
        inUse++;
    }

    /** Handles a completion, which implies that all earlier sends have completed. */
    private void completed(Slot slot, WorkRequest<?> request) {
        boolean full = free() == 0;
        int later = next - 1 - slot.index;
        inUse = Math.min(inUse, later < 0 ? later + slots.length : later);
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
        Outgoing message = slot.reported;
        if (message != null) {
            slot.reported = null;
            message.released();
        }
        link.sendCompleted(full);
    }

    /** Fails the messages in registered memory whose sends have not completed. Called when the connection has ended. */
    void failReported(IOException cause) {
        for (Slot slot : slots) {
            Outgoing message = slot.reported;
            if (message != null) {
                slot.reported = null;
                message.fail(cause);
            }
        }
    }
}
