package org.rdma4j.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.RemoteMemory;

/**
 * The large messages of a connection that the peer reads with RDMA READ. Confined to the thread that drives the loop.
 */
final class OfferedMessages {
    private final LargeMemoryPool memory;

    /** Messages that have been offered to the peer and not confirmed, in order. */
    private final Queue<Outgoing> offered = new ArrayDeque<>();

    OfferedMessages(LargeMemoryPool memory) {
        this.memory = memory;
    }

    /**
     * Returns the payload of a message as memory that the peer can read, or {@code null} if no memory for a copy is
     * currently available.
     */
    @Nullable
    RemoteMemory expose(Outgoing message) throws IOException {
        LocalMemory registered = message.registered;
        if (registered != null) {
            return registered.region().remoteMemory().slice(registered.offset(), registered.length());
        }
        MemorySegment bytes = message.bytes;
        if (bytes == null) {
            throw new IllegalStateException("The message has neither bytes nor registered memory");
        }
        int length = (int) bytes.byteSize();
        LargeMemory copy = memory.tryAcquire(length);
        if (copy == null) {
            return null;
        }
        message.large = copy;
        MemorySegment.copy(bytes, 0, copy.memory(), 0, length);
        return copy.region().remoteMemory().slice(0, length);
    }

    /** Adds a message that has been offered to the peer. */
    void add(Outgoing message) {
        offered.add(message);
    }

    /** Releases the oldest offered messages, which the peer has confirmed. */
    void confirmed(int count) {
        for (int i = 0; i < count; i++) {
            offered.remove().released();
        }
    }

    /** Fails the messages that the peer has not confirmed, and frees the memory. */
    void fail(IOException cause) {
        for (Outgoing next; (next = offered.peek()) != null; offered.remove(next)) {
            next.fail(cause);
        }
        memory.close();
    }
}
