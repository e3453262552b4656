package org.rdma4j.examples.util;

import org.rdma4j.sys.Errno;

/** A call of the C API failed: its message names the call and what {@code errno} said. */
public final class RdmaException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int errno;

    /**
     * @param call the C function
     * @param errno the error it reported
     */
    public RdmaException(String call, int errno) {
        super(call + ": " + Errno.name(errno) + ", " + Errno.message(errno));
        this.errno = errno;
    }

    /** The error number, one of {@link Errno}'s. */
    public int errno() {
        return errno;
    }
}
