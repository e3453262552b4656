package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Things to be destroyed in the reverse order of their making, and the memory that they may use until then.
 *
 * <p>The arena is shared: the kernel writes to registered memory from threads of its own, and a buffer must stay until
 * its region is gone.
 */
public class Scope implements AutoCloseable {
    private record Closer(MemorySegment handle, String call, IntSupplier destroy) {}

    private final Arena arena = Arena.ofShared();
    private final List<Closer> closers = new ArrayList<>();

    /** Memory that is freed after everything else is destroyed. */
    public final Arena arena() {
        return arena;
    }

    /** Keeps a handle until {@link #destroy} or the end; the call must then give 0. */
    public final MemorySegment keep(MemorySegment handle, String call, IntSupplier destroy) {
        closers.add(new Closer(handle, call, destroy));
        return handle;
    }

    /** Destroys one of the handles now. */
    public final void destroy(MemorySegment handle) {
        Closer closer = forget(handle);
        Call.ok(closer.call, closer.destroy.getAsInt());
    }

    /** Leaves a handle to the test: it is not destroyed at the end. */
    public final void release(MemorySegment handle) {
        forget(handle);
    }

    private Closer forget(MemorySegment handle) {
        for (int i = closers.size() - 1; i >= 0; i--) {
            if (closers.get(i).handle.address() == handle.address()) {
                return closers.remove(i);
            }
        }
        throw new IllegalArgumentException("not of this scope: " + handle);
    }

    /** Destroys all; the first failure is thrown, with the others as suppressed ones. */
    @Override
    public void close() {
        RuntimeException first = null;
        while (!closers.isEmpty()) {
            Closer closer = closers.remove(closers.size() - 1);
            try {
                Call.ok(closer.call, closer.destroy.getAsInt());
            } catch (RuntimeException e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
        }
        if (first != null) {
            // What could not be destroyed may still use the memory: it is not freed.
            throw first;
        }
        arena.close();
    }
}
