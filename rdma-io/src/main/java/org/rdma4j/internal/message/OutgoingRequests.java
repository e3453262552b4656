package org.rdma4j.internal.message;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Requests of this side by id, in a hash table with linear probing. The table grows when it is half full.
 *
 * <p>An entry is in one of three states:
 *
 * <ul>
 *   <li><em>unanswered</em>: the request has been sent.
 *   <li><em>answered</em>: the answer has been received, but the caller has not taken the attachment.
 *   <li><em>canceled</em>: the request has been sent, and its answer will be discarded.
 * </ul>
 *
 * <p>Each request, even if it is canceled, reserves one receive request of this side, from the time it is sent until
 * the slot of its answer is posted again. The number of reserved receives is limited, and this limit also bounds the
 * number of canceled entries.
 */
final class OutgoingRequests {
    private static final int INITIAL_CAPACITY = 16;

    /** Multiplier of the hash function: 2<sup>64</sup> divided by the golden ratio. */
    private static final long MULTIPLIER = 0x9E3779B97F4A7C15L;

    private static final byte EMPTY = 0;
    private static final byte UNANSWERED = 1;
    private static final byte ANSWERED = 2;
    private static final byte CANCELED = 3;

    /**
     * Maximum sum of {@link #unanswered}, {@link #canceled} and {@link #held}: the number of receives reserved for
     * answers.
     */
    private final int limit;

    /** Ids by index. The capacity is a power of two. */
    private long[] ids = new long[INITIAL_CAPACITY];

    private byte[] states = new byte[INITIAL_CAPACITY];
    private @Nullable Object[] attachments = new @Nullable Object[INITIAL_CAPACITY];

    /** Shift distance that maps the high bits of a hash to an index. */
    private int shift = shiftOf(INITIAL_CAPACITY);

    /** Number of entries in all states. */
    private int size;

    /** Number of unanswered entries. */
    private int unanswered;

    /** Number of canceled entries. */
    private int canceled;

    /** Number of answers whose slots have not been posted again. */
    private int held;

    /** Id of the next request. */
    private long nextId;

    OutgoingRequests(int limit) {
        this.limit = limit;
    }

    private static int shiftOf(int capacity) {
        return Long.numberOfLeadingZeros(capacity - 1);
    }

    int limit() {
        return limit;
    }

    long nextId() {
        return nextId++;
    }

    /** Returns {@code true} if a receive is free for the answer to one more request. */
    boolean canSend() {
        return unanswered + canceled + held < limit;
    }

    /** Returns the number of answers whose slots have not been posted again. */
    int held() {
        return held;
    }

    int canceled() {
        return canceled;
    }

    int unanswered() {
        return unanswered;
    }

    /** Returns the number of entries in all states. */
    int size() {
        return size;
    }

    /** Returns the capacity of the table. */
    int capacity() {
        return ids.length;
    }

    private int indexFor(long id) {
        return (int) (id * MULTIPLIER >>> shift);
    }

    /** Returns the index of the entry with an id, or of the empty entry at which it would be inserted. */
    private int find(long id) {
        int mask = ids.length - 1;
        int index = indexFor(id);
        while (states[index] != EMPTY && ids[index] != id) {
            index = index + 1 & mask;
        }
        return index;
    }

    /** Adds an unanswered request. */
    void add(long id) {
        if (id < 0 || id >= nextId) {
            throw new IllegalArgumentException("Request id " + id + " was not returned by nextRequestId");
        }
        if (!canSend()) {
            throw new IllegalStateException("A request was sent although " + (unanswered + canceled)
                    + " are unanswered and " + held + " answers occupy a slot; the maximum is " + limit);
        }
        int index = find(id);
        if (states[index] != EMPTY) {
            throw new IllegalStateException("Request " + id + " was sent twice");
        }
        ids[index] = id;
        states[index] = UNANSWERED;
        unanswered++;
        if (++size * 2 > ids.length) {
            rehash(ids.length * 2);
        }
    }

    /** Copies the entries to a table with another capacity. */
    private void rehash(int capacity) {
        long[] oldIds = ids;
        byte[] oldStates = states;
        @Nullable Object[] oldAttachments = attachments;
        ids = new long[capacity];
        states = new byte[capacity];
        attachments = new @Nullable Object[capacity];
        shift = shiftOf(capacity);
        for (int i = 0; i < oldIds.length; i++) {
            if (oldStates[i] != EMPTY) {
                int index = find(oldIds[i]);
                ids[index] = oldIds[i];
                states[index] = oldStates[i];
                attachments[index] = oldAttachments[i];
            }
        }
    }

    /** Removes an entry, and moves later entries of the same run so that they can still be found. */
    private void remove(int index) {
        int mask = ids.length - 1;
        int gap = index;
        for (int next = gap + 1 & mask; states[next] != EMPTY; next = next + 1 & mask) {
            int distanceFromHome = next - indexFor(ids[next]) & mask;
            if (distanceFromHome >= (next - gap & mask)) {
                ids[gap] = ids[next];
                states[gap] = states[next];
                attachments[gap] = attachments[next];
                gap = next;
            }
        }
        states[gap] = EMPTY;
        attachments[gap] = null;
        size--;
    }

    /** Returns {@code true} if a request is unanswered or answered. */
    boolean isOutstanding(long id) {
        byte state = states[find(id)];
        return state == UNANSWERED || state == ANSWERED;
    }

    /** Sets the attachment of a request that is unanswered or answered. */
    void attach(long id, Object attachment) {
        int index = find(id);
        if (states[index] != UNANSWERED && states[index] != ANSWERED) {
            throw new IllegalStateException("Request " + id + " is not outstanding");
        }
        attachments[index] = attachment;
    }

    /** Removes an answered request and returns its attachment, or null if there is no such request or attachment. */
    @Nullable
    Object take(long id) {
        int index = find(id);
        if (states[index] != ANSWERED) {
            return null;
        }
        Object attachment = attachments[index];
        remove(index);
        return attachment;
    }

    /** Cancels a request. Has no effect if the request is neither unanswered nor answered. */
    void cancel(long id) {
        int index = find(id);
        if (states[index] == ANSWERED) {
            remove(index);
        } else if (states[index] == UNANSWERED) {
            cancelAt(index);
        }
    }

    /** Cancels all unanswered requests and passes their attachments to an action, in no particular order. */
    void cancelAll(Consumer<Object> action) {
        cancelAll(UNANSWERED, action);
    }

    /**
     * Cancels all unanswered and answered requests and passes their attachments to an action, in no particular order.
     * The attachment of an answered request has not been taken while the answer is being read or is waiting for earlier
     * messages.
     */
    void end(Consumer<Object> action) {
        cancelAll(ANSWERED, action);
    }

    private void cancelAll(byte maxState, Consumer<Object> action) {
        long[] allIds = ids.clone();
        for (long id : allIds) {
            int index = find(id);
            if (states[index] >= UNANSWERED && states[index] <= maxState) {
                Object attachment = attachments[index];
                if (attachment != null) {
                    // First, so that a further call passes the attachment again if an Error interrupts the action.
                    action.accept(attachment);
                }
                cancel(id);
            }
        }
    }

    private void cancelAt(int index) {
        states[index] = CANCELED;
        attachments[index] = null;
        unanswered--;
        canceled++;
    }

    /**
     * Checks that an answer belongs to an unanswered or canceled request.
     *
     * @return the index of the entry, to pass to {@link #answered}
     */
    int checkAnswer(int type, long id) throws ProtocolException {
        int index = find(id);
        byte state = states[index];
        if (state == UNANSWERED || state == CANCELED) {
            return index;
        }
        if (id < 0 || id >= nextId) {
            throw ProtocolException.violation("The peer sent " + MessageHeader.name(type) + " with id "
                    + Long.toUnsignedString(id) + ", which no request has had; " + nextId + " ids were used");
        }
        throw ProtocolException.violation("The peer sent " + MessageHeader.name(type) + " with id " + id
                + ", but that request is already answered or was never sent");
    }

    /**
     * Records an answer received from the peer. The caller must first call {@link #checkAnswer}. The slot of the answer
     * is held until {@link #answerConsumed}.
     */
    void answered(int index) {
        held++;
        if (states[index] == CANCELED) {
            canceled--;
            remove(index);
        } else {
            states[index] = ANSWERED;
            unanswered--;
        }
    }

    /** Records that the slot of an answer has been posted again. */
    void answerConsumed() {
        if (held == 0) {
            throw new IllegalStateException("More answers were consumed than received");
        }
        held--;
    }

    @Override
    public String toString() {
        return "outgoing requests " + unanswered + " unanswered, " + canceled + " canceled, " + held
                + " answers held, maximum " + limit;
    }
}
