package org.rdma4j.internal.message;

import static org.rdma4j.internal.message.MessageHeader.ANSWER;
import static org.rdma4j.internal.message.MessageHeader.FAILURE;
import static org.rdma4j.internal.message.MessageHeader.MESSAGE;
import static org.rdma4j.internal.message.MessageHeader.REQUEST;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The user of one end in the model: sends messages and requests, holds slots, and answers requests in any order. */
final class ModelUser {
    /** Maximum number of queued messages before the user waits. */
    private static final int MAX_QUEUED = 8;

    /** A data message that waits for a credit. */
    record Queued(int type, long id, boolean offer) {}

    /** A received data message that has not been delivered. */
    private static final class Received {
        private final ModelMessage message;

        /** Whether the payload is present: the message is eager, or the offer has been read. */
        private boolean ready;

        private Received(ModelMessage message) {
            this.message = message;
            this.ready = !message.offer;
        }
    }

    private final ModelEnd end;
    private final MessageFlow flow;
    private final boolean canOffer;

    /** Messages and requests to send. */
    final ArrayDeque<Queued> queue = new ArrayDeque<>();

    /** Answers to send. They overtake the other messages. */
    final ArrayDeque<Queued> answers = new ArrayDeque<>();

    /** One of this number of messages is a request. */
    private final int requestInterval;

    private final ArrayDeque<Received> undelivered = new ArrayDeque<>();
    private long delivered;

    /** Number of slots of messages and requests that may be posted again. */
    int releasable;

    /** Number of slots of answers that may be posted again. */
    int releasableAnswers;

    /** Ids of requests of the peer. */
    private final List<Long> toAnswer = new ArrayList<>();

    /** Attachments of requests that are neither answered nor canceled, by id. */
    private final Map<Long, Object> expectedAnswers = new HashMap<>();

    /** Whether the user sends nothing but answers, and then END. */
    boolean closing;

    ModelUser(ModelEnd end, boolean canOffer, int requestInterval) {
        this.end = end;
        this.flow = end.flow;
        this.canOffer = canOffer;
        this.requestInterval = flow.outgoingRequests() == 0 ? Integer.MAX_VALUE : requestInterval;
    }

    /** Returns the number of messages delivered. */
    long delivered() {
        return delivered;
    }

    /** Returns {@code true} if the user is closing and END may be sent. */
    boolean isDone() {
        return closing && queue.isEmpty() && answers.isEmpty() && toAnswer.isEmpty();
    }

    /** Returns {@code true} if the user has nothing to send, to receive or to answer, and expects no answer. */
    boolean isIdle() {
        return queue.isEmpty()
                && answers.isEmpty()
                && toAnswer.isEmpty()
                && undelivered.isEmpty()
                && releasable == 0
                && releasableAnswers == 0
                && expectedAnswers.isEmpty();
    }

    // Messages.

    boolean send() {
        if (closing || queue.size() >= MAX_QUEUED) {
            return false;
        }
        boolean request = end.random.nextInt(requestInterval) == 0 && !flow.endReceived();
        queue.add(new Queued(request ? REQUEST : MESSAGE, request ? flow.nextRequestId() : 0, choosesOffer()));
        return true;
    }

    private boolean choosesOffer() {
        return canOffer && end.random.nextInt(3) == 0;
    }

    /** Adds a received message to those to deliver. The slot of an offer may be posted again at once. */
    void received(ModelMessage message) {
        if (message.offer) {
            release(message);
        }
        undelivered.add(new Received(message));
    }

    /** Reads the oldest unread offer, and returns it, or null if there is none. */
    @Nullable
    ModelMessage readOffer() {
        for (Received each : undelivered) {
            if (!each.ready) {
                each.ready = true;
                return each.message;
            }
        }
        return null;
    }

    boolean deliver() {
        Received first = undelivered.peek();
        if (first == null || !first.ready) {
            return false;
        }
        undelivered.remove();
        ModelMessage message = first.message;
        end.expect(message.sequence == delivered, "delivered out of order", message);
        delivered++;
        if (!message.offer) {
            release(message);
        }
        if (message.type == REQUEST) {
            if (!flow.endSent()) {
                toAnswer.add(message.id);
            }
        } else if (message.type >= ANSWER) {
            Object expected = expectedAnswers.remove(message.id);
            end.expect(flow.isOutstanding(message.id) == (expected != null), "outstanding", message);
            end.expect(flow.take(message.id) == expected, "attachment", message);
            end.expect(!flow.isOutstanding(message.id), "outstanding after take", message);
        }
        return true;
    }

    /** Permits that the slot of a message is posted again. */
    private void release(ModelMessage message) {
        if (message.type >= ANSWER) {
            releasableAnswers++;
        } else {
            releasable++;
        }
    }

    // Requests.

    void requestSent(long id) {
        Object attachment = "answer to " + id;
        flow.attach(id, attachment);
        expectedAnswers.put(id, attachment);
    }

    boolean answerRequest() {
        if (toAnswer.isEmpty()) {
            return false;
        }
        if (flow.endSent()) {
            toAnswer.clear();
            answers.clear();
            return true;
        }
        long id = toAnswer.remove(end.random.nextInt(toAnswer.size()));
        answers.add(new Queued(end.random.nextBoolean() ? ANSWER : FAILURE, id, choosesOffer()));
        return true;
    }

    boolean cancel() {
        if (expectedAnswers.isEmpty()) {
            return false;
        }
        long id = expectedAnswers.keySet().iterator().next();
        end.expect(flow.isOutstanding(id), "not outstanding", id);
        flow.cancel(id);
        end.expect(!flow.isOutstanding(id), "outstanding after cancel", id);
        expectedAnswers.remove(id);
        return true;
    }

    /** Closes the connection, at any time after the user has begun to close. */
    boolean close() {
        if (!closing || flow.endFlags() != 0) {
            return false;
        }
        flow.close();
        return true;
    }

    /**
     * Fails the requests that the peer will not answer, and those that have not been sent. If the peer has closed the
     * connection, closes this end as well.
     */
    void endReceived() {
        queue.removeIf(each -> flow.closeReceived() || each.type() == REQUEST);
        closing |= flow.closeReceived();
        flow.cancelAll(attachment ->
                end.expect(expectedAnswers.values().remove(attachment), "unexpected attachment", attachment));
    }

    @Override
    public String toString() {
        return "queued " + queue + ", answers " + answers + ", to answer " + toAnswer + ", undelivered "
                + undelivered.size() + ", releasable " + releasable + " and " + releasableAnswers
                + ", expected answers " + expectedAnswers.keySet() + (closing ? ", closing" : "");
    }
}
