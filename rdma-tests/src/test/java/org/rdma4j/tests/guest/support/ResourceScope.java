package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntSupplier;

/**
 * Objects that are destroyed in reverse order of their creation, and an arena that is closed afterwards.
 *
 * <p>The arena is shared, because the kernel writes to registered memory on its own threads, and a buffer must outlive
 * its region.
 */
public class ResourceScope implements AutoCloseable {
    private record Closer(MemorySegment handle, String call, IntSupplier destroy) {}

    private final Arena arena = Arena.ofShared();
    private final List<Closer> closers = new ArrayList<>();

    /** Returns the arena, which is closed after all objects have been destroyed. */
    public final Arena arena() {
        return arena;
    }

    /** Adds an object that is destroyed by {@link #destroy} or {@link #close}, with a call that must return 0. */
    public final MemorySegment keep(MemorySegment handle, String call, IntSupplier destroy) {
        closers.add(new Closer(handle, call, destroy));
        return handle;
    }

    /** Destroys an object now. */
    public final void destroy(MemorySegment handle) {
        Closer closer = forget(handle);
        Call.ok(closer.call, closer.destroy.getAsInt());
    }

    /** Removes an object without destroying it. */
    public final void release(MemorySegment handle) {
        forget(handle);
    }

    private Closer forget(MemorySegment handle) {
        for (int i = closers.size() - 1; i >= 0; i--) {
            if (closers.get(i).handle.address() == handle.address()) {
                return closers.remove(i);
            }
        }
        throw new IllegalArgumentException("not owned by this scope: " + handle);
    }

    /** Destroys all objects. Throws the first failure, with later ones suppressed. */
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
            // The arena stays open, because objects that were not destroyed may still use its memory.
            throw first;
        }
        arena.close();
    }
}
