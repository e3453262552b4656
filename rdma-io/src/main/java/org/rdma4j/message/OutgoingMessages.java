package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;

/** Sends the messages of a connection, and keeps those that the peer cannot receive yet. Confined to the loop. */
final class OutgoingMessages {
    /** Slots that data messages leave to control messages. */
    static final int CONTROL_SLOTS = 8;

    private final Link link;
    /** Called when messages can be sent again. */
    private final Runnable writable;

    private final MessageFlow flow;
    private final SendWaits waits;
    private final SendSlots slots;
    private final LargeMemoryPool largeMemory;

    /** Largest payload that fits into a slot on both sides. */
    private final int maxEager;

    /** Messages and requests that cannot be sent yet, in order. */
    private final Deque<Outgoing> pending = new ArrayDeque<>();

    /**
     * Answers that cannot be sent yet, in order. They need no credits, and must not wait for requests: the peer may send an
     * answer only after it has received one.
     */
    private final Deque<Outgoing> pendingAnswers = new ArrayDeque<>();

    /** Messages that the peer reads, in order. */
    private final Queue<Outgoing> offered = new ArrayDeque<>();

    /** Whether the handler waits for {@link MessageHandler#onWritable}. */
    private boolean writableWanted;

    /** Whether this side sends END after the pending messages. */
    private boolean ending;

    OutgoingMessages(
            Link link,
            MessageFlow flow,
            SendSlots slots,
            int slotSize,
            LargeMemoryPool largeMemory,
            Runnable writable) {
        this.link = link;
        this.flow = flow;
        this.waits = new SendWaits(link, flow);
        this.slots = slots;
        this.largeMemory = largeMemory;
        this.writable = writable;
        this.maxEager = Math.min(flow.maxEager(), slotSize - MessageHeader.SIZE);
    }

    boolean isEnding() {
        return ending;
    }

    boolean isIdle() {
        return pending.isEmpty() && pendingAnswers.isEmpty() && slots.isIdle();
    }

    // Data messages.

    /** Sends a message now, or returns {@code false} and asks for a call of {@link MessageHandler#onWritable}. */
    boolean trySend(MemorySegment bytes) throws IOException {
        if (pending.isEmpty() && trySend(MessageHeader.MESSAGE, bytes)) {
            return true;
        }
        writableWanted = true;
        waits.blocked(MessageHeader.MESSAGE);
        return false;
    }

    private boolean trySend(int type, MemorySegment bytes) throws IOException {
        return bytes.byteSize() <= maxEager
                ? trySendEager(type, 0, bytes)
                : trySendLarge(Outgoing.message(Outgoing.copy(bytes)));
    }

    /** Sends a message as soon as possible, after the pending ones. */
    void send(Outgoing message) {
        if (!message.isWithdrawn() && (!pending.isEmpty() || !trySendOrFail(message))) {
            waits.begin(message, pending.isEmpty());
            pending.add(message);
            message.onWithdrawal(() -> link.loop().execute(() -> removeWithdrawn(message)));
        }
    }

    /** Sends pending messages, as far as possible. */
    void flush() throws IOException {
        if (link.isEnding()) {
            return;
        }
        if (!flush(pendingAnswers) || !flush(pending)) {
            return;
        }
        if (ending && !flow.endSent() && flow.canEnd() && slots.free() > 0) {
            sendControl(MessageHeader.END, 0, flow.endId());
            link.checkFinished();
        } else if (writableWanted && !ending && canSend()) {
            writableWanted = false;
            waits.checkCredits();
            writable.run();
        }
    }

    /** Removes withdrawn messages when they are the majority, and sends what they have held up. */
    private void removeWithdrawn(Outgoing message) {
        if (waits.withdrawn(message, pending.size())) {
            pending.removeIf(Outgoing::isWithdrawn);
            if (pending.isEmpty() && !writableWanted) {
                waits.endPeriod();
            }
        }
        link.progressOrFail();
    }

    /**
     * Sends the messages of a queue in order. Returns {@code true} if the queue is empty. A message is not in the queue while
     * it is being sent, because the program may call back when its future is completed.
     */
    private boolean flush(Deque<Outgoing> queue) {
        for (Outgoing next; (next = queue.poll()) != null; waits.end(next)) {
            waits.checkCredits();
            if (!next.isWithdrawn() && !trySendOrFail(next)) {
                waits.stillWaits(next.type);
                queue.addFirst(next);
                return false;
            }
        }
        return true;
    }

    /** Returns {@code true} if {@link #flush} may have something to do. */
    boolean isWaiting() {
        return !pending.isEmpty() || !pendingAnswers.isEmpty() || writableWanted || ending;
    }

    /** Asks for a call of {@link MessageHandler#onWritable}. */
    void wantWritable() {
        writableWanted = true;
    }

    /**
     * Sends an answer as soon as possible.
     *
     * @param borrowed whether the bytes must be copied if the answer has to wait
     */
    void sendAnswer(Outgoing answer, boolean borrowed) {
        if (flow.endSent()) {
            answer.fail(new IOException("The output of the connection to " + link.peerName() + " has been shut down"));
        } else if (!pendingAnswers.isEmpty() || !trySendOrFail(answer)) {
            Outgoing kept = borrowed ? answer.copyOfAnswer() : answer;
            waits.begin(kept, pendingAnswers.isEmpty());
            pendingAnswers.add(kept);
        } else if (ending) {
            // END may be sent now. The caller may be delivering, so that happens afterwards.
            link.loop().execute(link::progressOrFail);
        }
    }

    boolean canSend() {
        return pending.isEmpty() && flow.availableCredits() > 0 && slots.free() > CONTROL_SLOTS;
    }

    /** Returns {@code true} if the protocol and the free slots permit a message of this type. */
    private boolean canSend(int type) {
        boolean permitted = switch (type) {
            case MessageHeader.MESSAGE -> flow.availableCredits() > 0;
            case MessageHeader.REQUEST -> flow.canRequest();
            default -> flow.canAnswer();
        };
        return permitted && slots.free() > CONTROL_SLOTS;
    }

    /** Sends END after the pending messages. */
    void end() {
        ending = true;
    }

    /** Returns {@code true} if the message has been sent or has failed. */
    private boolean trySendOrFail(Outgoing message) {
        try {
            return trySendNow(message);
        } catch (IOException | RuntimeException e) {
            IOException cause = e instanceof IOException io ? io : new IOException(e.getMessage(), e);
            message.fail(cause);
            if (!(e instanceof RuntimeException)) {
                link.fail(cause);
            } else if (message.type == MessageHeader.ANSWER) {
                sendAnswer(message.unsendable(maxEager), false);
            }
            return true;
        }
    }

    private boolean trySendNow(Outgoing message) throws IOException {
        if (message.type == MessageHeader.REQUEST && flow.outgoingRequests() == 0) {
            message.fail(new IOException(
                    "The connection to " + link.peerName() + " permits no requests; see MessageOptions.withRequests"));
            return true;
        }
        if (message.type == MessageHeader.REQUEST && flow.endReceived()) {
            message.fail(new IOException(link.peerName() + " ended the connection without an answer to the request"));
            return true;
        }
        if (message.length() > maxEager) {
            return trySendLarge(message);
        }
        if (!canSend(message.type)) {
            return false;
        }
        if (!message.claim()) {
            // Withdrawn.
            return true;
        }
        long id = identify(message);
        MemorySegment bytes = message.bytes;
        LocalMemory registered = message.registered;
        if (bytes != null) {
            postEager(message.type, id, bytes);
            sent(message, id, false);
            message.future.complete(null);
        } else if (registered != null) {
            int credits = writeHeader(message.type, 0, (int) registered.length(), id);
            post(credits, MessageHeader.SIZE, message);
            sent(message, id, false);
        }
        return true;
    }

    /** Returns the id of a message. */
    private long identify(Outgoing message) {
        return message.answer == null ? message.id : flow.nextRequestId();
    }

    /** Records that a message has been posted, and registers a request's future for the answer. */
    private void sent(Outgoing message, long id, boolean offer) {
        flow.dataSent(message.type, id, offer);
        link.counters().sent(message.length());
        if (offer) {
            link.counters().large();
        }
        CompletableFuture<Message> answer = message.answer;
        if (answer != null) {
            flow.attach(id, answer);
            message.requestId = id;
        }
    }

    private boolean trySendEager(int type, long id, MemorySegment bytes) throws IOException {
        if (!canSend(type)) {
            return false;
        }
        postEager(type, id, bytes);
        flow.dataSent(type, id, false);
        link.counters().sent(bytes.byteSize());
        return true;
    }

    private void postEager(int type, long id, MemorySegment bytes) throws RdmaException {
        int length = (int) bytes.byteSize();
        MemorySegment.copy(bytes, 0, slots.memory(), slots.offset() + MessageHeader.SIZE, length);
        int credits = writeHeader(type, 0, length, id);
        post(credits, MessageHeader.SIZE + length, null);
    }

    private int writeHeader(int type, int flags, int length, long id) {
        int credits = flow.takeCredits();
        MessageHeader.write(slots.memory(), slots.offset(), type, flags, credits, length, id);
        return credits;
    }

    /**
     * Posts the next slot.
     *
     * @param credits the credits in its header, which are restored if it cannot be posted
     * @param size number of bytes of the slot
     * @param registered the message that follows the slot from registered memory; {@code null} if there is none
     */
    private void post(int credits, int size, @Nullable Outgoing registered) throws RdmaException {
        boolean posted = false;
        try {
            slots.post(size, registered);
            posted = true;
        } finally {
            if (!posted) {
                flow.restoreCredits(credits);
            }
        }
    }

    /** Offers a message to the peer, which reads it. */
    private boolean trySendLarge(Outgoing message) throws IOException {
        boolean answer = message.type >= MessageHeader.ANSWER;
        if (!canSend(message.type) || !(answer ? flow.canOfferAnswer() : flow.canOffer())) {
            return false;
        }
        RemoteMemory memory = expose(message);
        if (memory == null) {
            return false;
        }
        if (!message.claim()) {
            message.released();
            return true;
        }
        long id = identify(message);
        int credits = writeHeader(message.type, MessageHeader.OFFER, (int) memory.length(), id);
        MessageHeader.writeOffer(slots.memory(), slots.offset(), memory.address(), memory.rkey());
        post(credits, MessageHeader.OFFER_SIZE, null);
        sent(message, id, true);
        offered.add(message);
        if (message.registered == null) {
            // The bytes have been copied. The memory is released when the peer has read it.
            message.future.complete(null);
        }
        return true;
    }

    /** Returns memory of a message that the peer can read; {@code null} if no memory is available at present. */
    private @Nullable RemoteMemory expose(Outgoing message) throws IOException {
        LocalMemory registered = message.registered;
        if (registered != null) {
            return registered.region().remoteMemory().slice(registered.offset(), registered.length());
        }
        MemorySegment bytes = message.bytes;
        if (bytes == null) {
            throw new IllegalStateException("A message without bytes");
        }
        int length = (int) bytes.byteSize();
        LargeMemory copy = largeMemory.tryAcquire(length);
        if (copy == null) {
            return null;
        }
        message.large = copy;
        MemorySegment.copy(bytes, 0, copy.memory(), 0, length);
        return copy.region().remoteMemory().slice(0, length);
    }

    /** Handles the confirmation that the peer has read messages. */
    void confirmed(int count) {
        for (int i = 0; i < count; i++) {
            offered.remove().released();
        }
    }

    // Control messages.

    /** Sends the control messages that are due, as far as slots are free. */
    void sendDue() throws IOException {
        if (link.isEnding()) {
            return;
        }
        int due;
        while (slots.free() > 0 && (due = flow.dueControl()) != MessageFlow.NONE) {
            int length = due == MessageHeader.DONE ? flow.dueDoneCount() : 0;
            long id = due == MessageHeader.PONG ? flow.pongId() : due == MessageHeader.END ? flow.endId() : 0;
            sendControl(due, length, id);
        }
    }

    void sendControl(int type, int length, long id) throws IOException {
        int flags = type == MessageHeader.END && link.isClosing() ? MessageHeader.CLOSE : 0;
        int credits = writeHeader(type, flags, length, id);
        post(credits, MessageHeader.SIZE, null);
        flow.controlSent(type, id);
    }

    boolean hasFreeSlot() {
        return slots.free() > 0;
    }

    /** Fails messages and requests that have not been sent. Returns {@code true} if a message was among them. */
    boolean failPending(IOException cause) {
        boolean anyMessage = false;
        for (Outgoing next; (next = pending.poll()) != null; waits.end(next)) {
            anyMessage |= next.type == MessageHeader.MESSAGE && !next.isWithdrawn();
            next.fail(cause);
        }
        return anyMessage;
    }

    /** Fails all messages that have not been sent, and those whose memory was in use. */
    void fail(IOException cause) {
        waits.endPeriod();
        failPending(cause);
        for (Outgoing next; (next = pendingAnswers.poll()) != null; waits.end(next)) {
            next.fail(cause);
        }
        for (Outgoing next; (next = offered.poll()) != null; ) {
            next.fail(cause);
        }
        slots.failReported(cause);
        largeMemory.close();
    }
}
