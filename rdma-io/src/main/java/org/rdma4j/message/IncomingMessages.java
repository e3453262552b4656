package org.rdma4j.message;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.event.CompletionHandler;
import org.rdma4j.internal.NativeMemory;
import org.rdma4j.internal.message.MessageFlow;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.internal.message.ProtocolException;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/**
 * Delivers the messages of the peer in order. A message that arrives after a large message remains in its slot until
 * the large message has been read. Confined to the thread that drives the loop.
 */
final class IncomingMessages {
    private final Link link;
    private final Link.Receiver receiver;
    private final Link.Answers answers;
    private final MessageFlow flow;
    private final Connection connection;
    private final LargeMemoryPool largeMemory;

    /** Messages that have arrived and have not been delivered, in order. */
    private final ArrayDeque<Arrival> arrivals = new ArrayDeque<>();

    /** Messages for {@link MessageConnection#receive}, if the connection has no handler. */
    private final Deque<Message> received = new ArrayDeque<>();

    /** Calls of {@link MessageConnection#receive} that wait for a message. Empty unless {@link #received} is empty. */
    private final Deque<CompletableFuture<Optional<Message>>> receivers = new ArrayDeque<>();

    /**
     * Whether messages are being delivered. Prevents recursion when a handler causes further messages to become
     * deliverable.
     */
    private boolean delivering;

    /** Number of slots that hold messages. */
    private int slotsInUse;

    /** A message that cannot be delivered yet. */
    private static final class Arrival {
        final int type;
        final long id;
        final int length;
        /** Memory of the payload; {@code null} until memory for a large message is available. */
        @Nullable
        Storage storage;

        final int offset;
        /** Memory of the peer from which a large message is to be read; {@code null} for other messages. */
        final @Nullable RemoteMemory remote;

        boolean complete;

        Arrival(int type, long id, int length, @Nullable Storage storage, int offset, @Nullable RemoteMemory remote) {
            this.type = type;
            this.id = id;
            this.length = length;
            this.storage = storage;
            this.offset = offset;
            this.remote = remote;
            this.complete = remote == null;
        }
    }

    /** The answer that is being completed, or whose completion an Error has interrupted; {@code null} if there is none. */
    private @Nullable Answer completing;

    IncomingMessages(
            Link link,
            Link.Receiver receiver,
            Link.Answers answers,
            MessageFlow flow,
            Connection connection,
            LargeMemoryPool largeMemory) {
        this.link = link;
        this.receiver = receiver;
        this.answers = answers;
        this.flow = flow;
        this.connection = connection;
        this.largeMemory = largeMemory;
    }

    /** Handles a data message that {@link MessageFlow#received} has accepted. */
    void arrived(ReceiveSlot slot, int type) throws IOException {
        long header = slot.address();
        long id = MessageHeader.id(NativeMemory.ALL, header);
        int length = MessageHeader.length(NativeMemory.ALL, header);
        link.counters().received(length);
        slot.answer = type >= MessageHeader.ANSWER;
        slotsInUse++;
        if ((MessageHeader.flags(NativeMemory.ALL, header) & MessageHeader.OFFER) != 0) {
            RemoteMemory remote = offered(header, length);
            link.counters().large();
            slot.release();
            arrivals.add(new Arrival(type, id, length, null, 0, remote));
            read();
        } else if (arrivals.isEmpty() && !delivering) {
            delivering = true;
            try {
                deliver(type, id, slot, slot.message, MessageHeader.SIZE, length);
            } finally {
                delivering = false;
            }
            if (!arrivals.isEmpty()) {
                deliverArrivals();
            }
        } else {
            arrivals.add(new Arrival(type, id, length, slot, MessageHeader.SIZE, null));
        }
    }

    private static RemoteMemory offered(long header, int length) throws ProtocolException {
        try {
            long address = MessageHeader.offerAddress(NativeMemory.ALL, header);
            return new RemoteMemory(address, length, MessageHeader.offerKey(NativeMemory.ALL, header));
        } catch (IllegalArgumentException e) {
            throw new ProtocolException(
                    ProtocolException.VIOLATION, "The peer offered an invalid memory range: " + e.getMessage());
        }
    }

    /** Starts reading large messages, in order, until no memory is available. */
    void read() throws IOException {
        for (Arrival each : arrivals) {
            RemoteMemory remote = each.remote;
            if (remote != null && each.storage == null) {
                LargeMemory memory = largeMemory.tryAcquire(each.length);
                if (memory == null) {
                    return;
                }
                each.storage = memory;
                CompletionHandler handler = request -> completed(each, request);
                SendRequest read = connection
                        .queuePair()
                        .prepareRead(remote, memory.slice(each.length))
                        .attach(handler);
                read.post();
            }
        }
    }

    private void completed(Arrival arrival, WorkRequest<?> read) {
        if (read.status() == WorkStatus.WR_FLUSH_ERR || link.isFailed()) {
            // The connection has ended.
            return;
        }
        try {
            read.checkSuccess();
        } catch (RdmaException e) {
            link.fail(e);
            return;
        }
        flow.offerRead();
        arrival.complete = true;
        link.progressOrFail();
    }

    /** Delivers the messages that have arrived, up to the first large message that has not been read. */
    void deliverArrivals() {
        if (delivering) {
            return;
        }
        delivering = true;
        try {
            Arrival next;
            while (!link.isFailed() && (next = arrivals.peek()) != null && next.complete) {
                arrivals.remove();
                Storage storage = next.storage;
                if (storage != null) {
                    Message message = storage instanceof ReceiveSlot slot ? slot.message : new Message();
                    deliver(next.type, next.id, storage, message, next.offset, next.length);
                }
            }
        } finally {
            delivering = false;
        }
    }

    boolean isEmpty() {
        return arrivals.isEmpty();
    }

    /** Returns {@code true} if messages are being delivered. The control messages that are due are sent afterwards. */
    boolean isDelivering() {
        return delivering;
    }

    /** @param reusable the object to pass to the handler, unless the message is a request */
    private void deliver(int type, long id, Storage storage, Message reusable, int offset, int length) {
        switch (type) {
            case MessageHeader.MESSAGE -> deliverMessage(storage, reusable, offset, length);
            case MessageHeader.REQUEST -> deliverRequest(new Request(answers, storage, offset, length, id));
            default -> deliverAnswer(type, id, storage, offset, length);
        }
    }

    private void deliverMessage(Storage storage, Message message, int offset, int length) {
        if (link.isClosing()) {
            storage.release();
        } else if (!receiver.exists()) {
            deliver(new Message(storage, offset, length));
        } else {
            message.begin(storage, offset, length);
            try {
                receiver.message(message);
            } finally {
                release(message);
            }
        }
    }

    private void deliverRequest(Request request) {
        if (flow.endSent()) {
            // The request cannot be answered, because this side has sent END.
            release(request);
        } else if (link.isClosing()) {
            reject(request);
        } else if (!receiver.exists()) {
            deliver(request);
        } else {
            try {
                receiver.request(request);
            } finally {
                request.close();
            }
        }
    }

    private static void release(Message message) {
        Storage held = message.invalidate();
        if (held != null) {
            held.release();
        }
    }

    private void deliverAnswer(int type, long id, Storage storage, int offset, int length) {
        Answer future = (Answer) flow.take(id);
        completing = future;
        if (future != null) {
            future.unlink();
        }
        Message answer = new Message(storage, offset, length);
        if (future == null || future.isDone()) {
            release(answer);
        } else if (type == MessageHeader.FAILURE) {
            RequestFailedException failure = new RequestFailedException(answer.text());
            release(answer);
            future.completeExceptionally(failure);
        } else if (!future.complete(answer)) {
            release(answer);
        }
        completing = null;
    }

    // Messages for calls to receive().

    private void deliver(Message message) {
        for (CompletableFuture<Optional<Message>> next; (next = receivers.peek()) != null; ) {
            boolean taken = next.complete(Optional.of(message));
            receivers.remove(next);
            if (taken) {
                return;
            }
        }
        received.add(message);
    }

    /** Returns {@code true} if there are messages that no thread has taken. */
    boolean hasReceived() {
        return !received.isEmpty();
    }

    /** Returns {@code true} if the program holds a message that it has not released. */
    boolean isInUse() {
        return slotsInUse + largeMemory.inUse() > received.size();
    }

    void slotReleased() {
        slotsInUse--;
    }

    /** Copies the messages that no thread has taken, so that they outlive the connection. */
    void detachReceived() {
        List<Message> left = List.copyOf(received);
        received.clear();
        left.forEach(each -> received.add(each.detach()));
    }

    /** Releases the messages that no thread has taken, and fails the requests among them. */
    void discard() {
        for (Message next; (next = received.poll()) != null; ) {
            if (next instanceof Request request) {
                reject(request);
            } else {
                next.close();
            }
        }
    }

    private static void reject(Request request) {
        request.fail("The connection is being closed");
        request.close();
    }

    /**
     * Completes a future with the next message when there is one, or with an empty {@code Optional} if no message
     * follows.
     */
    void receive(CompletableFuture<Optional<Message>> future) {
        Message next = received.poll();
        if (next != null) {
            if (!future.complete(Optional.of(next))) {
                received.addFirst(next);
            }
        } else if (flow.endReceived() && arrivals.isEmpty()) {
            future.complete(Optional.empty());
        } else {
            receivers.removeIf(CompletableFuture::isDone);
            receivers.add(future);
        }
    }

    /**
     * Completes the waiting calls to {@link MessageConnection#receive} with an empty result, because no message
     * follows.
     */
    void ended() {
        for (CompletableFuture<Optional<Message>> next; (next = receivers.peek()) != null; receivers.remove(next)) {
            next.complete(Optional.empty());
        }
    }

    /**
     * Handles the end of the connection. The waiting calls to {@link MessageConnection#receive} fail with the cause, or
     * return an empty result if there is no cause.
     */
    void closed(Optional<IOException> cause) {
        Answer interrupted = completing;
        if (interrupted != null) {
            interrupted.completeExceptionally(cause.orElseGet(() -> Link.closed(link.peerName(), null)));
        }
        for (CompletableFuture<Optional<Message>> next; (next = receivers.peek()) != null; receivers.remove(next)) {
            if (cause.isPresent()) {
                next.completeExceptionally(cause.get());
            } else {
                next.complete(Optional.empty());
            }
        }
        if (cause.isEmpty() && !link.isClosing()) {
            // Keep the messages, because the peer has been notified that they were delivered.
            detachReceived();
        } else {
            received.forEach(Message::invalidate);
            received.clear();
        }
        arrivals.clear();
        largeMemory.close();
    }
}
