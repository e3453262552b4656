package org.rdma4j.tests.coverage;

import org.rdma4j.sys.Errno;

/** Names of errno values for the table; they end in the number where there is none. */
final class ErrnoName {
    private ErrnoName() {}

    static String of(int errno) {
        return errno > 0 && errno <= Errno.EHWPOISON ? Errno.name(errno) : "error " + errno;
    }
}
