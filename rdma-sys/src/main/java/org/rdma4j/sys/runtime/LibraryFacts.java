package org.rdma4j.sys.runtime;

import java.util.List;

/**
 * What is known about a library before it is looked for.
 *
 * @param name by which the bindings call it
 * @param soname what the system's loader is asked for
 * @param what it is, for messages
 * @param property the system property that names a file or a folder to take it from
 * @param debian the package that has it on Debian and Ubuntu; empty if not known
 * @param rpm the same on Fedora and RHEL
 * @param bundled whether the jar carries a copy
 * @param needs names of libraries that are opened before it, and stay open
 */
record LibraryFacts(
        String name,
        String soname,
        String what,
        String property,
        String debian,
        String rpm,
        boolean bundled,
        List<String> needs) {
    static final String IBVERBS = "ibverbs";
    static final String RDMACM = "rdmacm";
    static final String WRAPPER = "rdma_wrapper";
    /** The C library and what else the JDK's default lookup has. */
    static final String C = "c";

    static LibraryFacts of(String name, String soname) {
        switch (name) {
            case IBVERBS:
                return new LibraryFacts(
                        name,
                        soname,
                        "rdma-core's verbs library",
                        "org.rdma4j.ibverbs.path",
                        "libibverbs1",
                        "libibverbs",
                        false,
                        List.of());
            case RDMACM:
                return new LibraryFacts(
                        name,
                        soname,
                        "rdma-core's connection manager",
                        "org.rdma4j.rdmacm.path",
                        "librdmacm1",
                        "librdmacm",
                        false,
                        List.of(IBVERBS));
            case WRAPPER:
                return new LibraryFacts(
                        name,
                        soname,
                        "rdma4j's wrapper of rdma-core's inline functions",
                        "org.rdma4j.wrapper.path",
                        "",
                        "",
                        true,
                        List.of(IBVERBS));
            default:
                return new LibraryFacts(
                        name, soname, "a native library", "org.rdma4j." + name + ".path", "", "", false, List.of());
        }
    }

    /** Whether this stands for the C library, which is not opened but is there. */
    boolean isC() {
        return name.isEmpty() || name.equals(C);
    }

    /** The soname of a library that others need. */
    static String sonameOf(String name) {
        return switch (name) {
            case IBVERBS -> "libibverbs.so.1";
            case RDMACM -> "librdmacm.so.1";
            case WRAPPER -> "librdma_wrapper.so";
            default -> throw new IllegalArgumentException(name);
        };
    }
}
