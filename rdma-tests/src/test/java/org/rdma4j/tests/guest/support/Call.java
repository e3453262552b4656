package org.rdma4j.tests.guest.support;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.Errno;

/** What a C call's result says, whichever of C's ways it reports in. */
public final class Call {
    private Call() {}

    /**
     * The result of a call that gives NULL on failure.
     *
     * @throws CallFailedException with errno, if it is NULL
     */
    public static MemorySegment made(String call, MemorySegment result) {
        if (result.equals(MemorySegment.NULL)) {
            throw new CallFailedException(call, Errno.last());
        }
        return result;
    }

    /**
     * A call's result that must be 0.
     *
     * @throws CallFailedException with the error number, if it is not
     */
    public static void ok(String call, int result) {
        if (result != 0) {
            throw new CallFailedException(call, number(result));
        }
    }

    /** The error's name in the result of a call that gives 0, an error number, its negative, or -1 and errno. */
    public static String error(int result) {
        return result == 0 ? "success" : Errno.name(number(result));
    }

    /** The error's name after a call that gives a pointer, or NULL and errno. */
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
