package org.rdma4j.internal;

/**
 * Ensures that a thread has stack left before it begins what must not end half-way. A {@link StackOverflowError} can come
 * from any call, also from those that undo what an earlier one has interrupted. It comes from here instead, while there is
 * nothing to undo.
 *
 * <p>The reserve is for code that is loaded and linked: what a class initializer needs is more, and not known.
 */
public final class StackReserve {
    /** Calls of {@link #use}, some 100 bytes of compiled code's stack each, and more when interpreted. */
    private static final int CALLS = 256;

    private StackReserve() {}

    /** Ensures that there is stack for creating or freeing a native object: some 25 KiB. */
    public static void check() {
        use(CALLS, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    /** The arguments are needed again after the call, so that each frame has to keep them. */
    private static long use(int calls, long a, long b, long c, long d, long e, long f, long g, long h) {
        return calls == 0 ? a : use(calls - 1, b, c, d, e, f, g, h, a) ^ a + b ^ c + d ^ e + f ^ g + h;
    }
}
