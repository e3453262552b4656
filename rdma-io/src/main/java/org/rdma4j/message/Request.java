package org.rdma4j.message;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.rdma4j.internal.message.MessageHeader;
import org.rdma4j.verbs.LocalMemory;

/**
 * A request from the peer, which expects one answer or failure. The answer may be sent in the handler or later, by any
 * thread: see {@link #retain}. Requests may be answered in any order. Answering never blocks. An answer needs no
 * credit. If it cannot be sent immediately, for example because all send slots are in use, it is sent later; its bytes
 * are copied unless they are in registered memory. After the connection has ended, an answer has no effect.
 *
 * <p>The request occupies its slot until it is closed, even after it has been answered:
 *
 * {@snippet lang=java :
 * Request retained = request.retain();
 * executor.execute(() -> {
 *     try (retained) {
 *         retained.answer(resultFor(retained.memory()));
 *     }
 * });
 * }
 *
 * @see "docs/guide/message-server.md"
 */
public final class Request extends Message {
    private static final VarHandle ANSWERED;

    static {
        try {
            ANSWERED = MethodHandles.lookup().findVarHandle(Request.class, "answered", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    private final Link.Answers answers;
    private final long id;

    /** Whether this request has been answered, failed or retained. Set once, by compare-and-set. */
    private boolean answered;

    Request(Link.Answers answers, Storage storage, int offset, int length, long id) {
        super(storage, offset, length);
        this.answers = answers;
        this.id = id;
    }

    long id() {
        return id;
    }

    /** Returns {@code true} if this request has been answered, failed or retained. */
    boolean isAnswered() {
        return (boolean) ANSWERED.getAcquire(this);
    }

    /**
     * Answers this request.
     *
     * @param answer copied before this method returns
     * @throws IllegalStateException if this request has been answered, failed or retained, or the memory of the answer is
     *     closed
     * @throws IllegalArgumentException if the answer is larger than the peer accepts
     */
    public void answer(MemorySegment answer) {
        answers.checkSize(answer.byteSize());
        MemorySegment readable = answers.readable(answer);
        checkUnanswered();
        answers.answer(MessageHeader.ANSWER, id, readable);
    }

    /** Answers this request: see {@link #answer(MemorySegment)}. */
    public void answer(byte[] answer) {
        answer(MemorySegment.ofArray(answer));
    }

    /** Answers this request with the remaining bytes of a buffer: see {@link #answer(MemorySegment)}. */
    public void answer(ByteBuffer answer) {
        answer(MemorySegment.ofBuffer(answer));
    }

    /**
     * Answers this request from registered memory, without a copy.
     *
     * @param answer must not be modified or closed until the future is done
     * @return a future that is completed when the memory may be reused, or exceptionally if the answer cannot be sent,
     *     for example because the region is closed; in that case, the request fails
     * @throws IllegalStateException if this request has been answered, failed or retained
     */
    public CompletableFuture<Void> answer(LocalMemory answer) {
        answers.checkRegistered(answer);
        checkUnanswered();
        return answers.answer(MessageHeader.ANSWER, id, answer);
    }

    /**
     * Fails this request. The peer gets a {@link RequestFailedException}.
     *
     * @param explanation the message of that exception, truncated if it does not fit into a slot of the peer
     * @throws IllegalStateException if this request has been answered, failed or retained
     */
    public void fail(String explanation) {
        byte[] bytes = explanation.getBytes(StandardCharsets.UTF_8);
        checkUnanswered();
        answers.answer(MessageHeader.FAILURE, id, answers.truncated(bytes));
    }

    private void checkUnanswered() {
        if (!ANSWERED.compareAndSet(this, false, true)) {
            throw new IllegalStateException("The request has already been answered, failed or retained");
        }
    }

    /**
     * Extends the life of a request that has been passed to a handler, so that it can be answered later.
     *
     * @return a request with the same bytes, which belongs to the caller and must be answered or failed, and closed; this
     *     object becomes invalid
     */
    @Override
    public Request retain() {
        checkValid();
        checkUnanswered();
        return new Request(answers, take(), offset(), size(), id);
    }

    @Override
    Request detach() {
        Storage copy = new HeapStorage(MemorySegment.ofArray(toByteArray()));
        invalidate();
        return new Request(answers, copy, 0, size(), id);
    }

    /**
     * Releases the memory of this request, and fails it if it has been neither answered nor failed. Idempotent.
     */
    @Override
    public void close() {
        super.close();
        if (!isAnswered() && ANSWERED.compareAndSet(this, false, true)) {
            answers.answer(
                    MessageHeader.FAILURE,
                    id,
                    answers.truncated("The request was not answered".getBytes(StandardCharsets.UTF_8)));
        }
    }
}
