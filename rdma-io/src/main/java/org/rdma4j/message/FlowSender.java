package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.NativeMemory;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;

/**
 * Sends single messages from the send slots: writes the header and the bytes into a slot, posts the slot, and records
 * the message with the {@link MessageFlow}. Confined to the thread that drives the loop.
 */
final class FlowSender {
    /** Number of slots that are reserved for control messages. */
    static final int CONTROL_SLOTS = 8;

    private final Link link;
    private final MessageFlow flow;
    private final SendSlots slots;

    FlowSender(Link link, MessageFlow flow, SendSlots slots) {
        this.link = link;
        this.flow = flow;
        this.slots = slots;
    }

    boolean hasFreeSlot() {
        return slots.free() > 0;
    }

    boolean isIdle() {
        return slots.isIdle();
    }

    /** Returns {@code true} if the protocol and the free slots permit a message of this type. */
    boolean canSend(int type) {
        boolean permitted = switch (type) {
            case MessageHeader.MESSAGE -> flow.availableCredits() > 0;
            case MessageHeader.REQUEST -> flow.canRequest();
            default -> flow.canAnswer();
        };
        return permitted && slots.free() > CONTROL_SLOTS;
    }

    // Data messages. The caller must have checked canSend().

    /** Sends a message that is copied to a slot. */
    void sendCopy(int type, long id, MemorySegment bytes) throws RdmaException {
        copy(bytes);
        sendCopied(type, id, (int) bytes.byteSize());
    }

    /**
     * Copies the bytes of a message to the next slot. Returns {@code false} if the bytes cannot be read because their
     * memory is closed or confined to another thread.
     */
    boolean tryCopy(MemorySegment bytes) {
        try {
            copy(bytes);
            return true;
        } catch (IllegalStateException | WrongThreadException e) {
            return false;
        }
    }

    private void copy(MemorySegment bytes) {
        long length = bytes.byteSize();
        long slot = slots.address(MessageHeader.SIZE + length);
        MemorySegment.copy(bytes, 0, NativeMemory.ALL, slot + MessageHeader.SIZE, length);
    }

    /** Sends the message whose bytes have been copied to the next slot. */
    void sendCopied(int type, long id, int length) throws RdmaException {
        int credits = writeHeader(type, 0, length, id);
        post(credits, MessageHeader.SIZE + length, null);
        sent(type, id, length, false);
    }

    /** Sends a message from registered memory. */
    void sendRegistered(Outgoing message, long id, LocalMemory memory) throws RdmaException {
        int length = (int) memory.length();
        int credits = writeHeader(message.type, 0, length, id);
        post(credits, 0, message);
        sent(message.type, id, length, false);
    }

    /** Offers a large message to the peer, which then reads the payload from the given memory. */
    void sendOffer(int type, long id, RemoteMemory memory) throws RdmaException {
        int length = (int) memory.length();
        int credits = writeHeader(type, MessageHeader.OFFER, length, id);
        long slot = slots.address(MessageHeader.OFFER_SIZE);
        MessageHeader.writeOffer(NativeMemory.ALL, slot, memory.address(), memory.rkey());
        post(credits, MessageHeader.OFFER_SIZE, null);
        sent(type, id, length, true);
        link.counters().large();
    }

    private void sent(int type, long id, int length, boolean offer) {
        flow.dataSent(type, id, offer);
        link.counters().sent(length);
    }

    // Control messages.

    /** Sends the control messages that are due, until all slots are in use. */
    void sendDue() throws IOException {
        // Usually, nothing is due.
        if (flow.dueControl() != MessageFlow.NONE && !link.isEnding()) {
            sendAllDue();
        }
    }

    private void sendAllDue() throws IOException {
        int due;
        while (slots.free() > 0 && (due = flow.dueControl()) != MessageFlow.NONE) {
            int length = due == MessageHeader.DONE ? flow.dueDoneCount() : 0;
            long id = due == MessageHeader.PONG ? flow.pongId() : due == MessageHeader.END ? flow.endId() : 0;
            sendControl(due, length, id);
        }
    }

    void sendControl(int type, int length, long id) throws IOException {
        int flags = type == MessageHeader.END ? flow.endFlags() : 0;
        int credits = writeHeader(type, flags, length, id);
        post(credits, 0, null);
        flow.controlSent(type, id);
    }

    // Slots.

    private int writeHeader(int type, int flags, int length, long id) {
        int credits = flow.takeCredits();
        MessageHeader.write(NativeMemory.ALL, slots.address(MessageHeader.SIZE), type, flags, credits, length, id);
        return credits;
    }

    /**
     * Posts the next slot.
     *
     * @param credits number of credits in the header, which are restored if the post fails
     * @param size number of bytes of the slot to send if it contains a data message; 0 for a header only
     * @param registered the message whose payload is sent from registered memory after the slot; {@code null} if there
     *     is none
     */
    private void post(int credits, int size, @Nullable Outgoing registered) throws RdmaException {
        boolean posted = false;
        try {
            if (size > 0) {
                slots.postData(size);
            } else if (registered == null) {
                slots.postControl();
            } else {
                slots.postGathered(registered);
            }
            posted = true;
        } finally {
            if (!posted) {
                flow.restoreCredits(credits);
            }
        }
    }

    /** Fails the messages in registered memory whose sends have not completed. */
    void failReported(IOException cause) {
        slots.failReported(cause);
    }
}
