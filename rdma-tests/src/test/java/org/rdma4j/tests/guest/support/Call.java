package org.rdma4j.tests.guest.support;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Errno;

/** Checks the results of C functions, for each way in which they report errors. */
public final class Call {
    private Call() {}

    /**
     * Returns the result of a function that returns NULL on failure.
     *
     * @throws CallFailedException with errno, if the result is NULL
     */
    public static MemorySegment made(String call, MemorySegment result) {
        if (result.equals(MemorySegment.NULL)) {
            throw new CallFailedException(call, Errno.last());
        }
        return result;
    }

    /**
     * Checks the result of a function that returns 0 on success.
     *
     * @throws CallFailedException with the error number, if the result is not 0
     */
    public static void ok(String call, int result) {
        if (result != 0) {
            throw new CallFailedException(call, number(result));
        }
    }

    /** Returns the name of the error of a function that returns 0, an error number, its negative, or -1 with errno. */
    public static String error(int result) {
        return result == 0 ? "success" : Errno.name(number(result));
    }

    /** Returns the name of the error of a function that returns a pointer, or NULL with errno. */
    public static String error(MemorySegment result) {
        return result.equals(MemorySegment.NULL) ? Errno.name(Errno.last()) : "success";
    }

    private static int number(int result) {
        if (result == -1 && Errno.last() != 0) {
            return Errno.last();
        }
        return Math.abs(result);
    }
}
