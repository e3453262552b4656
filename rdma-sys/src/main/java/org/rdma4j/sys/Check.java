package org.rdma4j.sys;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.runtime.calling.ErrorMessages;

/**
 * Methods that throw an {@link ErrnoException} if a C function has failed, one for each convention of reporting
 * failures.
 *
 * <p>The generated {@code …Checked} form of a function applies the right method and is the first choice. The methods of
 * this class are for calls through function pointers and for functions that other code binds. A successful result is
 * returned unchanged, at no cost.
 *
 * <p>The methods that use {@code errno} read {@link Errno#last()}. Use them only for functions whose Javadoc names
 * {@code Errno.last()}; other functions do not change its value. Call them on the thread that called the function,
 * before its next call.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class Check {
    private static final int EAI_SYSTEM = -11;

    private Check() {}

    /**
     * Checks the result of a function that returns NULL and sets {@code errno} if it fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is NULL
     */
    public static MemorySegment notNull(String function, MemorySegment result) {
        if (result.address() == 0) {
            throw new ErrnoException(function, Errno.last());
        }
        return result;
    }

    /**
     * Checks the result of a function that returns -1 and sets {@code errno} if it fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is -1
     */
    public static int notMinusOne(String function, int result) {
        if (result == -1) {
            throw new ErrnoException(function, Errno.last());
        }
        return result;
    }

    /**
     * Checks the result of a function that returns a {@code long}, such as {@code read}, or -1 and sets {@code errno}
     * if it fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is -1
     */
    public static long notMinusOne(String function, long result) {
        if (result == -1) {
            throw new ErrnoException(function, Errno.last());
        }
        return result;
    }

    /**
     * Checks the result of a function that returns the pointer -1 and sets {@code errno} if it fails, such as {@code
     * mmap} with {@code MAP_FAILED}.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is -1
     */
    public static MemorySegment notMinusOne(String function, MemorySegment result) {
        if (result.address() == -1) {
            throw new ErrnoException(function, Errno.last());
        }
        return result;
    }

    /**
     * Checks the result of a function that returns a nonzero value and sets {@code errno} if it fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @throws ErrnoException if the result is not 0
     */
    public static void zero(String function, long result) {
        if (result != 0) {
            throw new ErrnoException(function, Errno.last());
        }
    }

    /**
     * Checks the result of a function that returns an error number if it fails, as most verbs do.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function. A negated error number, which some drivers return, is accepted too; -1
     *     is a failure without an error number
     * @throws ErrnoException if the result is not 0
     */
    public static void code(String function, long result) {
        if (result != 0) {
            throw new ErrnoException(function, result == -1 ? 0 : (int) Math.abs(result));
        }
    }

    /**
     * Checks the result of a function that returns {@code ENOENT} if there is nothing to return, and an error number if
     * it fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function. A negated error number is accepted as by {@link #code}, except -2: some
     *     drivers (mlx4, mlx5, hns) return it when polling fails, and do not mean {@code ENOENT}
     * @return {@code true} if the result is 0, {@code false} if it is {@code ENOENT}
     * @throws ErrnoException if the result is any other value
     */
    public static boolean codeButEnoent(String function, long result) {
        if (result == Errno.ENOENT) {
            return false;
        }
        if (result == -Errno.ENOENT) {
            throw new ErrnoException(function, "failed and returned " + result);
        }
        code(function, result);
        return true;
    }

    /**
     * Checks the result of a function that returns an error code of getaddrinfo, or -1 and sets {@code errno}, if it
     * fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @throws ErrnoException if the result is not 0; for an error code of getaddrinfo, {@link ErrnoException#errno()}
     *     is 0 and the message contains the description of the code
     */
    public static void addressInfo(String function, int result) {
        if (result == 0) {
            return;
        }
        boolean usesErrno = result == EAI_SYSTEM || result == -1;
        if (usesErrno && Errno.last() != 0) {
            throw new ErrnoException(function, Errno.last());
        }
        throw new ErrnoException(function, ErrorMessages.ofAddressInfo(result).orElse("getaddrinfo error " + result));
    }

    /**
     * Checks the result of a function that returns a negated error number if it fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is negative
     */
    public static int notNegative(String function, int result) {
        if (result < 0) {
            throw new ErrnoException(function, -result);
        }
        return result;
    }

    /**
     * Checks the result of a function that returns a {@code long}, or a negated error number if it fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is negative
     */
    public static long notNegative(String function, long result) {
        if (result < 0) {
            throw new ErrnoException(function, (int) -result);
        }
        return result;
    }

    /**
     * Checks the result of a function that returns a negative number without a further meaning if it fails, such as
     * {@code ibv_poll_cq}.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is negative; its {@link ErrnoException#errno()} is 0
     */
    public static int notNegativeWithoutErrno(String function, int result) {
        if (result < 0) {
            throw new ErrnoException(function, "failed and returned " + result);
        }
        return result;
    }

    /**
     * Checks the result of a function that returns a {@code long}, or a negative number without a further meaning if it
     * fails.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is negative; its {@link ErrnoException#errno()} is 0
     */
    public static long notNegativeWithoutErrno(String function, long result) {
        if (result < 0) {
            throw new ErrnoException(function, "failed and returned " + result);
        }
        return result;
    }

    /**
     * Checks the result of a function that returns NULL if it fails, and reports no error number.
     *
     * @param function the C name of the function, used in the exception message
     * @param result the result of the function
     * @return the result
     * @throws ErrnoException if the result is NULL; its {@link ErrnoException#errno()} is 0
     */
    public static MemorySegment notNullWithoutErrno(String function, MemorySegment result) {
        if (result.address() == 0) {
            throw new ErrnoException(function, "failed and returned NULL");
        }
        return result;
    }
}
