package org.rdma4j.sys;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.runtime.calling.ErrorMessages;

/**
 * Turns a failed result into an {@link ErrnoException}, in each of C's ways of reporting.
 *
 * <p>The {@code …Checked} form beside each function knows which way it has, and is the first choice; these methods are
 * for calls through function pointers and for functions bound elsewhere. A result that says success passes through at no
 * cost.
 *
 * <p>Those that take the number from {@code errno} read {@link Errno#last()}, which functions that report otherwise leave
 * as it is: use them on the result of a function whose Javadoc names {@code Errno.last()}, on the thread that called
 * it, before its next call.
 */
public final class Check {
    private static final int EAI_SYSTEM = -11;

    private Check() {}

    /**
     * For functions that return a pointer, or NULL with the reason in {@code errno}.
     *
     * @param function its C name, for the exception
     * @param result what it returned
     * @return the result
     * @throws ErrnoException if it is NULL
     */
    public static MemorySegment notNull(String function, MemorySegment result) {
        if (result.address() == 0) {
            throw new ErrnoException(function, Errno.last());
        }
        return result;
    }

    /**
     * For functions that return a number, or -1 with the reason in {@code errno}.
     *
     * @param function its C name, for the exception
     * @param result what it returned
     * @return the result
     * @throws ErrnoException if it is -1
     */
    public static int notMinusOne(String function, int result) {
        if (result == -1) {
            throw new ErrnoException(function, Errno.last());
        }
        return result;
    }

    /** The same for functions that return a {@code long}, such as {@code read}. */
    public static long notMinusOne(String function, long result) {
        if (result == -1) {
            throw new ErrnoException(function, Errno.last());
        }
        return result;
    }

    /** The same for functions that return a pointer, such as {@code mmap}, whose {@code MAP_FAILED} is -1. */
    public static MemorySegment notMinusOne(String function, MemorySegment result) {
        if (result.address() == -1) {
            throw new ErrnoException(function, Errno.last());
        }
        return result;
    }

    /**
     * For functions that return 0, or anything else with the reason in {@code errno}.
     *
     * @param function its C name, for the exception
     * @param result what it returned
     * @throws ErrnoException if it is not 0
     */
    public static void zero(String function, long result) {
        if (result != 0) {
            throw new ErrnoException(function, Errno.last());
        }
    }

    /**
     * For functions that return 0 or the error number itself: most verbs.
     *
     * @param function its C name, for the exception
     * @param result what it returned; some drivers negate the number, which is undone, but -1 may be no number at all
     * @throws ErrnoException if it is not 0
     */
    public static void code(String function, long result) {
        if (result != 0) {
            throw new ErrnoException(function, result == -1 ? 0 : (int) Math.abs(result));
        }
    }

    /**
     * For functions that return 0, or {@code ENOENT} where there is nothing, or the error number itself.
     *
     * @param function its C name, for the exception
     * @param result what it returned; a negated number is taken as {@link #code} takes it, but -2, with which drivers
     *     (mlx4, mlx5, hns) report that polling failed, is not ENOENT
     * @return true for 0, false for {@code ENOENT}
     * @throws ErrnoException if it is anything else
     */
    public static boolean codeButEnoent(String function, long result) {
        if (result == Errno.ENOENT) {
            return false;
        }
        if (result == -Errno.ENOENT) {
            throw new ErrnoException(function, "failed, and returned " + result);
        }
        code(function, result);
        return true;
    }

    /**
     * For functions that return 0 or one of getaddrinfo's codes, or -1 with the reason in {@code errno}.
     *
     * @param function its C name, for the exception
     * @param result what it returned
     * @throws ErrnoException if it is not 0; its {@link ErrnoException#errno()} is 0 where the reason is one of
     *     getaddrinfo's, which the message then has
     */
    public static void addressInfo(String function, int result) {
        if (result == 0) {
            return;
        }
        boolean errno = result == EAI_SYSTEM || result == -1;
        if (errno && Errno.last() != 0) {
            throw new ErrnoException(function, Errno.last());
        }
        throw new ErrnoException(function, ErrorMessages.ofAddressInfo(result).orElse("getaddrinfo's error " + result));
    }

    /**
     * For functions that return a count, or the negated error number.
     *
     * @param function its C name, for the exception
     * @param result what it returned
     * @return the result
     * @throws ErrnoException if it is negative
     */
    public static int notNegative(String function, int result) {
        if (result < 0) {
            throw new ErrnoException(function, -result);
        }
        return result;
    }

    /** The same for functions that return a {@code long}. */
    public static long notNegative(String function, long result) {
        if (result < 0) {
            throw new ErrnoException(function, (int) -result);
        }
        return result;
    }

    /**
     * For functions that return a number, or a negative one of no further meaning, as {@code ibv_poll_cq} does.
     *
     * @param function its C name, for the exception
     * @param result what it returned
     * @return the result
     * @throws ErrnoException if it is negative; its {@link ErrnoException#errno()} is 0
     */
    public static int notNegativeWithoutErrno(String function, int result) {
        if (result < 0) {
            throw new ErrnoException(function, "failed, and returned " + result);
        }
        return result;
    }

    /** The same for functions that return a {@code long}. */
    public static long notNegativeWithoutErrno(String function, long result) {
        if (result < 0) {
            throw new ErrnoException(function, "failed, and returned " + result);
        }
        return result;
    }

    /**
     * For functions that return a pointer, or NULL and no reason.
     *
     * @param function its C name, for the exception
     * @param result what it returned
     * @return the result
     * @throws ErrnoException if it is NULL; its {@link ErrnoException#errno()} is 0
     */
    public static MemorySegment notNullWithoutErrno(String function, MemorySegment result) {
        if (result.address() == 0) {
            throw new ErrnoException(function, "failed, and returned NULL");
        }
        return result;
    }
}
