package org.rdma4j.message;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A received message. The bytes of the message are not copied: they are in the memory into which the device has written
 * them.
 *
 * {@snippet lang=java :
 * Optional<Message> next = connection.receive(TIMEOUT);
 * while (next.isPresent()) {
 *     try (Message message = next.get()) { // Its slot is free when the message has been closed.
 *         System.out.println(message.text());
 *     }
 *     next = connection.receive(TIMEOUT);
 * }
 * }
 *
 * <p>A message passed to a handler is valid until the handler returns. A message returned by {@link #retain}, {@link
 * MessageConnection#receive} or {@link MessageConnection#request} belongs to the caller, who must close it. Until it is
 * closed, the message occupies one of the slots of its connection. If all slots are occupied, the peer cannot send.
 *
 * <p>Methods may be called from any thread. After a message has become invalid, all methods except {@link #close} throw
 * an {@link IllegalStateException}. A message that was passed to a handler must not be used after the handler has
 * returned: the object is reused, and may represent a later message by then. The memory returned by {@link #memory}
 * must not be used after that time either.
 *
 * @see "docs/guide/messages.md"
 */
public sealed class Message implements AutoCloseable permits Request {
    private static final VarHandle VALID;

    static {
        try {
            VALID = MethodHandles.lookup().findVarHandle(Message.class, "valid", boolean.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Memory of the payload; may be {@code null} if this message is not valid. */
    private @Nullable Storage storage;

    /**
     * Whether this message is valid. Set after {@link #storage}, and cleared once, by compare-and-set. A separate flag
     * is used because storing a reference requires a GC barrier.
     */
    private boolean valid;

    private int offset;
    private int length;

    /** Creates a message that is invalid until {@link #begin} is called. */
    Message() {}

    /** Creates a message that belongs to the caller. */
    Message(Storage storage, int offset, int length) {
        begin(storage, offset, length);
    }

    final void begin(Storage newStorage, int newOffset, int newLength) {
        offset = newOffset;
        length = newLength;
        if (storage != newStorage) {
            storage = newStorage;
        }
        VALID.setRelease(this, true);
    }

    /** Invalidates this message and returns its storage, or {@code null} if it was invalid already. */
    final @Nullable Storage invalidate() {
        return (boolean) VALID.getAcquire(this) && VALID.compareAndSet(this, true, false) ? storage : null;
    }

    final Storage checkValid() {
        Storage held = (boolean) VALID.getAcquire(this) ? storage : null;
        if (held == null) {
            throw new IllegalStateException(
                    "The message is no longer valid: it has been closed, or its handler has returned. Retain a message"
                            + " in the handler to use it later.");
        }
        return held;
    }

    /** Returns the size of this message in bytes. */
    public int length() {
        checkValid();
        return length;
    }

    /**
     * Returns the bytes of this message, without a copy. The segment has the size of the message, and may be modified.
     */
    public MemorySegment memory() {
        return checkValid().memory().asSlice(offset, length);
    }

    /** Returns the bytes of this message as a buffer, without a copy: see {@link #memory}. */
    public ByteBuffer asByteBuffer() {
        return memory().asByteBuffer();
    }

    /** Returns a copy of the bytes of this message. */
    public byte[] toByteArray() {
        return memory().toArray(JAVA_BYTE);
    }

    /** Returns the bytes of this message decoded as UTF-8. */
    public String text() {
        return new String(toByteArray(), StandardCharsets.UTF_8);
    }

    /**
     * Extends the life of a message that has been passed to a handler. May be called once, in the handler.
     *
     * @return a message with the same bytes, which belongs to the caller and must be closed; this object becomes invalid
     */
    public Message retain() {
        Storage held = take();
        return new Message(held, offset, length);
    }

    final Storage take() {
        checkValid();
        return Objects.requireNonNull(invalidate());
    }

    /** Returns a message with a copy of the bytes, which outlives the connection. This object becomes invalid. */
    Message detach() {
        Storage copy = new HeapStorage(MemorySegment.ofArray(toByteArray()));
        invalidate();
        return new Message(copy, 0, length);
    }

    final int offset() {
        return offset;
    }

    final int size() {
        return length;
    }

    /** Releases the memory of this message. Idempotent. */
    @Override
    public void close() {
        Storage held = invalidate();
        if (held != null) {
            // Clear the reference, because the program may keep this object, and do so before the release, after which
            // the object may be reused.
            storage = null;
            held.releaseLater();
        }
    }
}
