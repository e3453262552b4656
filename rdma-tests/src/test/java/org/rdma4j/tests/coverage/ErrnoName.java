package org.rdma4j.tests.coverage;

import org.rdma4j.sys.Errno;

/** Names of errno values for the table. Values without a name are shown as numbers. */
final class ErrnoName {
    private ErrnoName() {}

    static String of(int errno) {
        return errno > 0 && errno <= Errno.EHWPOISON ? Errno.name(errno) : "error " + errno;
    }
}
