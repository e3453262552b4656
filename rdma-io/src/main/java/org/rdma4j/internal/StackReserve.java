package org.rdma4j.internal;

/**
 * Checks that a thread has enough stack left before it begins an operation that must not be interrupted. Any call may throw a
 * {@link StackOverflowError}, including the calls that undo an interrupted operation. The check throws the error instead,
 * before there is anything to undo.
 *
 * <p>The reserve is sufficient if all classes that the operation uses have been initialized. Class initializers may need more.
 */
public final class StackReserve {
    /**
     * Number of nested calls of {@link #use}, each of which uses about 100 bytes of stack when compiled, and more when
     * interpreted.
     */
    private static final int CALLS = 256;

    private StackReserve() {}

    /**
     * Checks that there is enough stack to create or destroy a native object, about 25 KiB.
     *
     * @throws StackOverflowError if the remaining stack is too small
     */
    public static void check() {
        use(CALLS, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    /** Recurses. Each frame keeps its arguments on the stack, because they are used after the nested call. */
    private static long use(int calls, long a, long b, long c, long d, long e, long f, long g, long h) {
        return calls == 0 ? a : use(calls - 1, b, c, d, e, f, g, h, a) ^ a + b ^ c + d ^ e + f ^ g + h;
    }
}
