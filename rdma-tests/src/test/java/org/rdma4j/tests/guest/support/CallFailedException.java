package org.rdma4j.tests.guest.support;

import org.rdma4j.sys.Errno;

/** A call into the library that should have succeeded and did not. */
public final class CallFailedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int errno;

    CallFailedException(String call, int errno) {
        super(call + ": " + Errno.name(errno) + " (" + Errno.message(errno) + ")");
        this.errno = errno;
    }

    /** What it failed with. */
    public int errno() {
        return errno;
    }
}
