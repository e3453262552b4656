package org.rdma4j.gen.parse;

/** Which package of the common distributions holds a header that is not there. */
final class HeaderPackages {

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
        if (!header.contains("/") || header.startsWith("sys/") || header.startsWith("net")) {
            return install("libc6-dev", "glibc-devel");
        }
        return "install the package that has it, or add its folder to include_paths or -I";
    }

    private static String install(String debian, String fedora) {
        return "install it (Debian and Ubuntu: apt-get install " + debian + "; Fedora: dnf install " + fedora
                + "), or add its folder to include_paths or -I";
    }
}
