package org.rdma4j.internal;

import java.lang.ref.Reference;

/**
 * Checks that the heap has room left before a native object is created. The bindings allocate a few small objects when the
 * native function has returned; an {@link OutOfMemoryError} at that point would lose the native object. The check throws
 * the error up front.
 *
 * <p>The check leaves garbage behind, which the garbage collector frees for these objects. Other threads may use up that
 * memory first, so the reserve is not a guarantee.
 */
public final class HeapReserve {
    private static final int BYTES = 1024;

    private HeapReserve() {}

    /**
     * Checks that the heap has room left for the result of a native function.
     *
     * @throws OutOfMemoryError if it has not
     */
    public static void check() {
        Reference.reachabilityFence(new byte[BYTES]);
    }
}
