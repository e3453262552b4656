package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Deque;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.RemoteMemory;

/**
 * Sends the messages of a connection, and queues those that the peer cannot receive yet. Confined to the thread that
 * drives the loop.
 */
final class OutgoingMessages {
    private final Link link;
    /** Called when messages can be sent again. */
    private final Runnable writable;

    private final MessageFlow flow;
    private final SendWaits waits;
    private final FlowSender sender;

    /** Maximum size in bytes of a payload that fits into a slot on both sides. */
    private final int maxEager;

    /** Messages and requests that cannot be sent yet, in order. */
    private final ArrayDeque<Outgoing> pending = new ArrayDeque<>();

    /**
     * Answers that cannot be sent yet, in order. Answers need no credits, and are sent before pending requests;
     * otherwise, two sides that send requests to each other could deadlock.
     */
    private final ArrayDeque<Outgoing> pendingAnswers = new ArrayDeque<>();

    private final OfferedMessages offered;

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
        this.sender = new FlowSender(link, flow, slots);
        this.offered = new OfferedMessages(largeMemory);
        this.writable = writable;
        this.maxEager = Math.min(flow.maxEager(), slotSize - MessageHeader.SIZE);
    }

    boolean isEnding() {
        return ending;
    }

    boolean isIdle() {
        return pending.isEmpty() && pendingAnswers.isEmpty() && sender.isIdle();
    }

    // Data messages.

    /**
     * Sends a message immediately and returns {@code true}, or arranges for {@link MessageHandler#onWritable} to be
     * called and returns {@code false}.
     */
    boolean trySend(MemorySegment bytes) throws IOException {
        if (pending.isEmpty() && trySendNow(bytes)) {
            return true;
        }
        writableWanted = true;
        waits.blocked(MessageHeader.MESSAGE);
        return false;
    }

    private boolean trySendNow(MemorySegment bytes) throws IOException {
        if (bytes.byteSize() > maxEager) {
            return trySendLarge(Outgoing.message(Outgoing.copy(bytes)));
        }
        if (!sender.canSend(MessageHeader.MESSAGE)) {
            return false;
        }
        sender.sendCopy(MessageHeader.MESSAGE, 0, bytes);
        return true;
    }

    /** Sends a request immediately, or returns {@code false} if it cannot be sent now or does not fit into a slot. */
    boolean tryRequest(MemorySegment bytes, Answer answer) {
        if (!pending.isEmpty()
                || bytes.byteSize() > maxEager
                || flow.endReceived()
                || !sender.canSend(MessageHeader.REQUEST)
                || !sender.tryCopy(bytes)) {
            return false;
        }
        long id = flow.nextRequestId();
        try {
            sender.sendCopied(MessageHeader.REQUEST, id, (int) bytes.byteSize());
        } catch (IOException e) {
            answer.completeExceptionally(e);
            link.fail(e);
            return true;
        }
        attach(answer, id);
        return true;
    }

    /** Records the id of a request that has been sent. */
    private void attach(Answer answer, long id) {
        flow.attach(id, answer);
        answer.requestId = id;
    }

    /** Sends a message as soon as possible, after the pending ones. */
    void send(Outgoing message) {
        if (!message.isWithdrawn() && (!pending.isEmpty() || !trySendOrFail(message))) {
            waits.begin(message, pending.isEmpty());
            pending.add(message);
            message.onWithdrawal(() -> link.loop().execute(() -> removeWithdrawn(message)));
        }
    }

    /**
     * Sends as many pending messages as possible. If none remain, sends END if it is due, or otherwise calls {@link
     * MessageHandler#onWritable} if that has been requested.
     */
    void flush() throws IOException {
        if (link.isEnding()) {
            return;
        }
        if (!flush(pendingAnswers) || !flush(pending)) {
            return;
        }
        if (ending && !flow.endSent() && flow.canEnd() && sender.hasFreeSlot()) {
            sender.sendControl(MessageHeader.END, 0, flow.endId());
            link.checkFinished();
        } else if (writableWanted && !ending && canSend()) {
            writableWanted = false;
            waits.checkCredits();
            writable.run();
        }
    }

    /**
     * Handles the withdrawal of a message. Removes all withdrawn messages from the queue once they form the majority,
     * and sends the messages that they have blocked.
     */
    private void removeWithdrawn(Outgoing message) {
        if (message.answer != null) {
            message.answer.unlink();
        }
        if (waits.withdrawn(message, pending.size())) {
            pending.removeIf(Outgoing::isWithdrawn);
            if (pending.isEmpty() && !writableWanted) {
                waits.endPeriod();
            }
        }
        link.progressOrFail();
    }

    /**
     * Sends the messages of a queue in order. Returns {@code true} if the queue is empty. A message is removed from the
     * queue before it is sent, because completing its future may execute code of the program that calls this object.
     */
    private boolean flush(Deque<Outgoing> queue) {
        for (Outgoing next; (next = queue.peek()) != null; waits.end(next)) {
            waits.beginSend(next, queue);
            if (!next.isWithdrawn() && !trySendOrFail(next)) {
                queue.addFirst(next);
                waits.stillWaits(next);
                return false;
            }
        }
        return true;
    }

    /** Returns {@code true} if {@link #flush} may have a message to send or a handler to call. */
    boolean isWaiting() {
        return !pending.isEmpty() || !pendingAnswers.isEmpty() || writableWanted || ending;
    }

    /** Requests a call to {@link MessageHandler#onWritable}. */
    void wantWritable() {
        writableWanted = true;
    }

    /** Sends an answer or a failure as soon as possible. Copies the bytes if the answer has to wait. */
    void sendAnswer(int type, long id, MemorySegment bytes) {
        if (trySendAnswer(type, id, bytes)) {
            answerSent();
        } else {
            sendAnswer(Outgoing.answer(type, id, bytes), true);
        }
    }

    private void answerSent() {
        if (ending) {
            // This side may now be able to send END. A task sends it, because the caller may be delivering messages.
            link.loop().execute(link::progressOrFail);
        }
    }

    /**
     * Sends an answer or a failure immediately, or returns {@code false} if it cannot be sent now or does not fit into
     * a slot.
     */
    private boolean trySendAnswer(int type, long id, MemorySegment bytes) {
        if (!pendingAnswers.isEmpty()
                || bytes.byteSize() > maxEager
                || !sender.canSend(type)
                || !sender.tryCopy(bytes)) {
            return false;
        }
        try {
            sender.sendCopied(type, id, (int) bytes.byteSize());
        } catch (IOException e) {
            link.fail(e);
        }
        return true;
    }

    /**
     * Sends an answer as soon as possible.
     *
     * @param borrowed whether the bytes must be copied if the answer cannot be sent immediately
     */
    void sendAnswer(Outgoing answer, boolean borrowed) {
        if (flow.endSent()) {
            answer.fail(new IOException("The output of the connection to " + link.peerName() + " has been shut down"));
        } else if (!pendingAnswers.isEmpty() || !trySendOrFail(answer)) {
            Outgoing kept = borrowed ? answer.copyOfAnswer() : answer;
            waits.begin(kept, pendingAnswers.isEmpty());
            pendingAnswers.add(kept);
        } else {
            answerSent();
        }
    }

    boolean canSend() {
        return pending.isEmpty() && sender.canSend(MessageHeader.MESSAGE);
    }

    /** Requests that END be sent after the pending messages. */
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
            message.fail(new IOException(link.peerName() + " ended the connection without answering the request"));
            return true;
        }
        if (message.length() > maxEager) {
            return trySendLarge(message);
        }
        if (!sender.canSend(message.type)) {
            return false;
        }
        if (!message.claim()) {
            // The caller has withdrawn the message.
            return true;
        }
        long id = assignId(message);
        MemorySegment bytes = message.bytes;
        LocalMemory registered = message.registered;
        if (bytes != null) {
            sender.sendCopy(message.type, id, bytes);
            sent(message, id);
            message.future.complete(null);
        } else if (registered != null) {
            sender.sendRegistered(message, id, registered);
            sent(message, id);
        }
        return true;
    }

    /**
     * Returns the id to write into the header of a message: a new id if the message is a request. Must be called once
     * for each message.
     */
    private long assignId(Outgoing message) {
        return message.answer == null ? message.id : flow.nextRequestId();
    }

    /** Registers the future for the answer, if the message is a request. */
    private void sent(Outgoing message, long id) {
        Answer answer = message.answer;
        if (answer != null) {
            attach(answer, id);
        }
    }

    /**
     * Offers a large message to the peer, which then reads the payload with RDMA READ. Returns {@code false} if the
     * message cannot be offered now.
     */
    private boolean trySendLarge(Outgoing message) throws IOException {
        boolean answer = message.type >= MessageHeader.ANSWER;
        if (!sender.canSend(message.type) || !(answer ? flow.canOfferAnswer() : flow.canOffer())) {
            return false;
        }
        RemoteMemory memory = offered.expose(message);
        if (memory == null) {
            return false;
        }
        if (!message.claim()) {
            message.released();
            return true;
        }
        long id = assignId(message);
        sender.sendOffer(message.type, id, memory);
        sent(message, id);
        offered.add(message);
        if (message.registered == null) {
            // The bytes have been copied. The copy is released when the peer has confirmed the offer.
            message.future.complete(null);
        }
        return true;
    }

    /** Releases the oldest offered messages, which the peer has confirmed. */
    void confirmed(int count) {
        offered.confirmed(count);
    }

    // Control messages.

    /** Sends the control messages that are due, until all slots are in use. */
    void sendDue() throws IOException {
        sender.sendDue();
    }

    void sendControl(int type, int length, long id) throws IOException {
        sender.sendControl(type, length, id);
    }

    boolean hasFreeSlot() {
        return sender.hasFreeSlot();
    }

    /**
     * Fails the pending messages and requests. Returns {@code true} if at least one of them was a message that had not
     * been withdrawn.
     */
    boolean failPending(IOException cause) {
        boolean anyMessage =
                pending.stream().anyMatch(each -> each.type == MessageHeader.MESSAGE && !each.isWithdrawn());
        fail(pending, cause);
        return anyMessage;
    }

    /** Fails all messages that have not been sent, and those whose memory is still in use. */
    void fail(IOException cause) {
        waits.endPeriod();
        waits.fail(cause);
        fail(pending, cause);
        fail(pendingAnswers, cause);
        offered.fail(cause);
        sender.failReported(cause);
    }

    /** A message is removed after its failure, which an Error may interrupt. */
    private void fail(Deque<Outgoing> queue, IOException cause) {
        for (Outgoing next; (next = queue.peek()) != null; waits.end(next)) {
            next.fail(cause);
            queue.removeFirstOccurrence(next);
        }
    }
}
