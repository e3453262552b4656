package org.rdma4j.gen.parse;

import java.util.Set;

/** Packages of common distributions that contain a missing header. */
final class HeaderPackages {

    /** Headers of the C library without a directory that programs with verbs may use. */
    private static final Set<String> LIBC = Set.of(
            "assert.h",
            "byteswap.h",
            "ctype.h",
            "endian.h",
            "errno.h",
            "fcntl.h",
            "float.h",
            "inttypes.h",
            "limits.h",
            "math.h",
            "netdb.h",
            "poll.h",
            "pthread.h",
            "sched.h",
            "signal.h",
            "stdarg.h",
            "stdbool.h",
            "stddef.h",
            "stdint.h",
            "stdio.h",
            "stdlib.h",
            "string.h",
            "time.h",
            "unistd.h");

    private HeaderPackages() {}

    static String remedy(String header) {
        if (header.startsWith("infiniband/")) {
            return install("libibverbs-dev", "rdma-core-devel");
        }
        if (header.startsWith("rdma/rdma_cma")
                || header.startsWith("rdma/rdma_verbs")
                || header.equals("rdma/rsocket.h")) {
            return install("librdmacm-dev", "rdma-core-devel");
        }
        if (header.startsWith("rdma/") || header.startsWith("linux/") || header.startsWith("asm")) {
            return install("linux-libc-dev", "kernel-headers");
        }
        if (LIBC.contains(header) || header.startsWith("sys/") || header.startsWith("net")) {
            return install("libc6-dev", "glibc-devel");
        }
        return "correct its name, install the package that contains it, or add its directory to include_paths or -I";
    }

    private static String install(String debian, String fedora) {
        return "install it (Debian and Ubuntu: apt-get install " + debian + "; Fedora: dnf install " + fedora
                + "), or add its directory to include_paths or -I";
    }
}
