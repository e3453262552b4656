package org.rdma4j.message;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.FlightEvents;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.verbs.LocalMemory;

/**
 * A message that waits to be sent, or has been sent from registered memory that is still in use. Confined to the thread
 * that drives the loop, except for {@link #future}.
 */
final class Outgoing {
    /** A thread that owns no memory, used to test whether memory is accessible to any thread. Never started. */
    private static final Thread ANY_THREAD = Thread.ofPlatform().unstarted(() -> {});

    final int type;
    /** Id of the request that this message answers, otherwise 0. A request is assigned its id when it is sent. */
    final long id;

    /** Bytes to copy; {@code null} if the message is in registered memory. */
    final @Nullable MemorySegment bytes;

    final @Nullable LocalMemory registered;

    /** Completed when the message has been sent or, for registered memory, when the memory may be reused. */
    final CompletableFuture<Void> future = new CompletableFuture<>();

    private final AtomicBoolean claimed = new AtomicBoolean();

    /** The answer to a request; {@code null} for other messages. */
    final @Nullable Answer answer;

    /** Copy of this message that the peer reads; {@code null} if there is none. */
    @Nullable
    LargeMemory large;

    /** The message whose send has called the program, which sends this message; {@code null} if there is none. */
    @Nullable
    Outgoing outer;

    /**
     * Event that records the wait of this message; {@code null} if this message does not wait or the event is not
     * enabled.
     */
    FlightEvents.@Nullable MessageWait wait;

    private Outgoing(
            int type,
            long id,
            @Nullable MemorySegment bytes,
            @Nullable LocalMemory registered,
            @Nullable Answer answer) {
        this.type = type;
        this.id = id;
        this.bytes = bytes;
        this.registered = registered;
        this.answer = answer;
    }

    static Outgoing message(MemorySegment bytes) {
        return new Outgoing(MessageHeader.MESSAGE, 0, bytes, null, null);
    }

    static Outgoing message(LocalMemory registered) {
        return new Outgoing(MessageHeader.MESSAGE, 0, null, registered, null);
    }

    static Outgoing request(MemorySegment bytes, Answer answer) {
        return new Outgoing(MessageHeader.REQUEST, 0, bytes, null, answer);
    }

    static Outgoing request(LocalMemory registered, Answer answer) {
        return new Outgoing(MessageHeader.REQUEST, 0, null, registered, answer);
    }

    static Outgoing answer(int type, long id, MemorySegment bytes) {
        return new Outgoing(type, id, bytes, null, null);
    }

    static Outgoing answer(int type, long id, LocalMemory registered) {
        return new Outgoing(type, id, null, registered, null);
    }

    /** Returns the failure message to send instead of this answer, which cannot be sent. */
    Outgoing unsendable(int maxLength) {
        byte[] explanation = "The answer could not be sent".getBytes(StandardCharsets.UTF_8);
        MemorySegment truncated =
                MemorySegment.ofArray(explanation).asSlice(0, Math.min(explanation.length, maxLength));
        return answer(MessageHeader.FAILURE, id, truncated);
    }

    /**
     * Returns a copy of this answer and its bytes, so that the caller may reuse the original bytes. Returns this object
     * if the answer is in registered memory.
     */
    Outgoing copyOfAnswer() {
        MemorySegment borrowed = bytes;
        return borrowed == null ? this : answer(type, id, copy(borrowed));
    }

    long length() {
        LocalMemory memory = registered;
        MemorySegment copied = bytes;
        return memory != null ? memory.length() : copied == null ? 0 : copied.byteSize();
    }

    /**
     * Claims this message, either to send it or to withdraw it. May be called by any thread.
     *
     * @return {@code true} for the first call
     */
    boolean claim() {
        return !claimed.getAndSet(true);
    }

    /** Returns a copy of the given bytes on the heap. */
    static MemorySegment copy(MemorySegment bytes) {
        return MemorySegment.ofArray(bytes.toArray(JAVA_BYTE));
    }

    /** Returns the given bytes, or a copy if they are confined to a thread. */
    static MemorySegment shareable(MemorySegment bytes) {
        return bytes.isAccessibleBy(ANY_THREAD) ? bytes : copy(bytes);
    }

    /**
     * Registers an action that is executed when the caller withdraws this message or the message fails. Any thread may
     * execute the action.
     */
    void onWithdrawal(Runnable action) {
        CompletableFuture<?> withdrawn = answer != null ? answer : future;
        withdrawn.whenComplete((result, e) -> {
            if (e != null) {
                action.run();
            }
        });
    }

    /** Returns {@code true} if this message has been posted. Meaningful only after the message has left its queue. */
    boolean isSent() {
        return claimed.get() && !future.isCompletedExceptionally();
    }

    /** Returns {@code true} if the caller has withdrawn this message. */
    boolean isWithdrawn() {
        Answer reply = answer;
        return future.isDone() || reply != null && reply.isDone();
    }

    /** Reports that the memory of this message may be reused. */
    void released() {
        LargeMemory memory = large;
        if (memory != null) {
            large = null;
            memory.release();
        }
        future.complete(null);
    }

    void fail(IOException cause) {
        LargeMemory memory = large;
        if (memory != null) {
            large = null;
            memory.release();
        }
        future.completeExceptionally(cause);
        Answer reply = answer;
        if (reply != null) {
            reply.completeExceptionally(cause);
        }
    }
}
