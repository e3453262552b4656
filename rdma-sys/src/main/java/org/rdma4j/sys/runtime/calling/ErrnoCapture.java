package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;

/**
 * One segment per thread into which a call saves {@code errno}.
 *
 * <p>The segment is allocated at a thread's first such call and becomes unreachable, and is then freed, with the
 * thread. A virtual thread has its own: it may change its carrier between the call and the look at the value, while the
 * C library's {@code errno} belongs to the carrier.
 */
public final class ErrnoCapture {
    private static final long OFFSET = 0;

    private static final ThreadLocal<@Nullable MemorySegment> SEGMENTS = new ThreadLocal<>();

    private ErrnoCapture() {}

    /**
     * This thread's segment, the same at each call. Pass it to a handle made with {@link Linking.Call#ERRNO}; what it holds
     * afterwards counts only where the function's result says that it failed.
     */
    public static MemorySegment segment() {
        MemorySegment segment = SEGMENTS.get();
        return segment == null ? allocate() : segment;
    }

    /**
     * Records that the last call succeeded: a succeeding function may leave any value in {@code errno}, and this
     * replaces it by 0.
     *
     * @param segment this thread's segment, as {@link #segment()} gave it
     */
    public static void succeeded(MemorySegment segment) {
        segment.set(ValueLayout.JAVA_INT, OFFSET, 0);
    }

    /** The value that this thread's last capturing call left: its errno, or 0 after a success and before any call. */
    public static int last() {
        return segment().get(ValueLayout.JAVA_INT, OFFSET);
    }

    private static MemorySegment allocate() {
        MemorySegment segment = Arena.ofAuto().allocate(Linker.Option.captureStateLayout());
        SEGMENTS.set(segment);
        return segment;
    }
}
