package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/**
 * Thread-local segments for captured values of {@code errno}.
 *
 * <p>The segment of a thread is allocated by its first capturing call, and freed after the thread has ended. Virtual
 * threads have segments of their own: the {@code errno} of the C library belongs to the carrier, which may change
 * between the call and the access to the value.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class ErrnoCapture {
    private static final long OFFSET = 0;

    private static final ThreadLocal<@Nullable MemorySegment> SEGMENTS = new ThreadLocal<>();

    private ErrnoCapture() {}

    /**
     * Returns the segment of this thread, which never changes. It is passed to handles with {@link Linking.Call#ERRNO}.
     * The captured value is valid only if the result of the function reports a failure.
     */
    public static MemorySegment segment() {
        MemorySegment segment = SEGMENTS.get();
        return segment == null ? allocate() : segment;
    }

    /**
     * Sets the captured value to 0 after a successful call: a function that succeeds may leave any value in {@code
     * errno}.
     *
     * @param segment the result of {@link #segment()} on this thread
     */
    public static void succeeded(MemorySegment segment) {
        segment.set(ValueLayout.JAVA_INT, OFFSET, 0);
    }

    /**
     * Returns the value of this thread's last capturing call: its {@code errno} after a failure, and 0 after a success
     * or before the first call.
     */
    public static int last() {
        return segment().get(ValueLayout.JAVA_INT, OFFSET);
    }

    private static MemorySegment allocate() {
        MemorySegment segment = Arena.ofAuto().allocate(Linker.Option.captureStateLayout());
        SEGMENTS.set(segment);
        return segment;
    }
}
