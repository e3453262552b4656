package org.rdma4j.tests.guest.support;

import org.rdma4j.sys.Errno;

/** Failure of a library call that should have succeeded. */
public final class CallFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int errno;

    CallFailedException(String call, int errno) {
        super(call + ": " + Errno.name(errno) + " (" + Errno.message(errno) + ")");
        this.errno = errno;
    }

    /** Returns the error number of the failed call. */
    public int errno() {
        return errno;
    }
}
