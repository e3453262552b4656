package org.rdma4j.internal;

import java.util.concurrent.locks.Lock;

/**
 * Checks that the current thread has enough stack left before it begins an operation that must run to completion. Any
 * method call may throw a {@link StackOverflowError}, including a call that undoes a partly completed operation. The
 * check throws the error up front, when there is nothing to undo.
 *
 * <p>The reserve is sufficient if all classes used by the operation have been initialized. Class initializers may need
 * more stack.
 */
public final class StackReserve {
    /**
     * Number of nested calls to {@link #use}. Each frame occupies about 100 bytes of stack when compiled, and more when
     * interpreted.
     */
    private static final int CALLS = 256;

    /** Number of nested calls that need more stack than acquiring and releasing a lock. */
    private static final int LOCK_CALLS = 32;

    private StackReserve() {}

    /**
     * Checks that enough stack remains (about 3 KiB) to acquire a lock, and to release it again.
     *
     * @throws StackOverflowError if the remaining stack is too small
     */
    public static void checkForLock() {
        use(LOCK_CALLS, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    /**
     * Acquires a lock. A StackOverflowError in {@link Lock#lock} may be thrown after the lock has been acquired, and one in
     * {@link Lock#unlock} leaves it acquired: no thread could acquire the lock any more. Therefore, this method throws the
     * error first if there is not enough stack for both.
     */
    public static void lock(Lock lock) {
        checkForLock();
        lock.lock();
    }

    /** Tries to acquire a lock, after the same check as {@link #lock}. Returns {@code false} if another thread holds it. */
    public static boolean tryLock(Lock lock) {
        checkForLock();
        return lock.tryLock();
    }

    /**
     * Checks that enough stack remains (about 25 KiB) to create or destroy a native object.
     *
     * @throws StackOverflowError if the remaining stack is too small
     */
    public static void check() {
        use(CALLS, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    /**
     * Checks that enough stack remains for an operation that creates several native objects, and destroys them again if
     * it fails. Throws before the operation has created the first one, so that the checks of the objects succeed.
     *
     * @throws StackOverflowError if the remaining stack is too small
     */
    public static void checkForSeveral() {
        use(2 * CALLS, 1, 2, 3, 4, 5, 6, 7, 8);
    }

    /**
     * Calls itself the given number of times. The arguments of each frame stay on the stack because they are used after
     * the nested call returns.
     */
    private static long use(int calls, long a, long b, long c, long d, long e, long f, long g, long h) {
        return calls == 0 ? a : use(calls - 1, b, c, d, e, f, g, h, a) ^ a + b ^ c + d ^ e + f ^ g + h;
    }
}
