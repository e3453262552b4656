package org.rdma4j.internal.wait;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.posix.Posix;

/**
 * A file descriptor created by eventfd(2), with which any thread can wake up a thread that is waiting for descriptors.
 * {@link #signal} makes the descriptor readable; {@link #reset} makes it unreadable again.
 */
public final class EventDescriptor {
    private static final int CLOSED = -1;

    private final Arena arena = Arena.ofAuto();

    /** Buffer that contains the value to write, 1. Never modified. */
    private final MemorySegment one = arena.allocateFrom(JAVA_LONG, 1);

    /** Output buffer of {@link #reset}, which only one thread at a time calls. */
    private final MemorySegment counter = arena.allocate(JAVA_LONG);

    /**
     * Guards {@link #descriptor} and {@link #signals}: no thread may write to a descriptor that has been closed, because
     * the kernel may have assigned its number to another file.
     */
    private final Object lock = new Object();

    private int descriptor = Posix.eventfdChecked(0, Posix.EFD_CLOEXEC | Posix.EFD_NONBLOCK);

    /** Number of writes to the descriptor. */
    private long signals;

    /**
     * Creates the descriptor. The caller must close it.
     *
     * @throws org.rdma4j.sys.ErrnoException if the limit on open files has been reached
     */
    public EventDescriptor() {}

    /** Returns the file descriptor, or -1 if it has been closed. */
    public int descriptor() {
        synchronized (lock) {
            return descriptor;
        }
    }

    /** Makes the descriptor readable. Has no effect if the descriptor has been closed. May be called by any thread. */
    public void signal() {
        synchronized (lock) {
            if (descriptor != CLOSED) {
                signals++;
                Posix.write(descriptor, one, JAVA_LONG.byteSize());
            }
        }
    }

    /**
     * Makes the descriptor unreadable. Must be called by the waiting thread, which must also be the thread that closes
     * this object.
     */
    public void reset() {
        Posix.read(descriptor, counter, JAVA_LONG.byteSize());
    }

    /** Returns the number of signals. May be called by any thread. */
    public long signals() {
        synchronized (lock) {
            return signals;
        }
    }

    /** Closes the descriptor. Idempotent. */
    public void close() {
        synchronized (lock) {
            int open = descriptor;
            descriptor = CLOSED;
            if (open != CLOSED) {
                Posix.close(open);
            }
        }
    }
}
