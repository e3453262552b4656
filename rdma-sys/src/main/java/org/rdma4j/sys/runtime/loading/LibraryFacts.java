package org.rdma4j.sys.runtime.loading;

import java.util.List;

/**
 * What is known about a library before it is looked for.
 *
 * @param name by which the bindings call it
 * @param soname what the system's loader is asked for
 * @param what it is, for messages
 * @param property the system property that names a file or a folder to take it from
 * @param export a symbol that it has, by which its file is found; empty if not known
 * @param debian the package that has it on Debian and Ubuntu; empty if not known
 * @param rpm the same on Fedora and RHEL
 * @param bundled whether the jar carries a copy
 * @param needs names of libraries that are opened before it, and stay open
 */
public record LibraryFacts(
        String name,
        String soname,
        String what,
        String property,
        String export,
        String debian,
        String rpm,
        boolean bundled,
        List<String> needs) {
    public static final String IBVERBS = "ibverbs";
    public static final String RDMACM = "rdmacm";
    static final String WRAPPER = "rdma_wrapper";
    /** The libraries of two providers, which have functions beside those of verbs. */
    static final String MLX5 = "mlx5";

    static final String EFA = "efa";

    /** The wrapper of a provider's inline functions is called by the provider's name between these two. */
    private static final String WRAPPER_BEGIN = "rdma_";

    private static final String WRAPPER_END = "_wrapper";
    /** The C library and what else the JDK's default lookup has. */
    public static final String C = "c";

    static LibraryFacts of(String name, String soname) {
        switch (name) {
            case IBVERBS:
                return rdmaCore(name, soname, "rdma-core's verbs library", "ibv_get_device_list", List.of());
            case RDMACM:
                return rdmaCore(name, soname, "rdma-core's connection manager", "rdma_create_id", List.of(IBVERBS));
            case WRAPPER:
                return wrapper(name, soname, "rdma-core", "org.rdma4j.wrapper.path", List.of(IBVERBS));
            case MLX5:
                return provider(name, soname, "mlx5dv_is_supported");
            case EFA:
                return provider(name, soname, "efadv_query_device");
            case WRAPPER_BEGIN + MLX5 + WRAPPER_END:
                return ofProvider(name, soname, MLX5);
            case WRAPPER_BEGIN + EFA + WRAPPER_END:
                return ofProvider(name, soname, EFA);
            default:
                return new LibraryFacts(
                        name, soname, "a native library", "org.rdma4j." + name + ".path", "", "", "", false, List.of());
        }
    }

    /** Its packages and its option are called alike. */
    private static LibraryFacts rdmaCore(String name, String soname, String what, String export, List<String> needs) {
        String property = "org.rdma4j.".concat(name).concat(".path");
        return new LibraryFacts(
                name, soname, what, property, export, "lib".concat(name).concat("1"), "lib".concat(name), false, needs);
    }

    /** Debian has all providers in one package, Fedora with libibverbs. */
    private static LibraryFacts provider(String name, String soname, String export) {
        return new LibraryFacts(
                name,
                soname,
                "rdma-core's provider of ".concat(name).concat(" devices"),
                "org.rdma4j.".concat(name).concat(".path"),
                export,
                "ibverbs-providers",
                "libibverbs",
                false,
                List.of(IBVERBS));
    }

    private static LibraryFacts ofProvider(String name, String soname, String provider) {
        return wrapper(
                name,
                soname,
                "lib".concat(provider),
                "org.rdma4j.".concat(provider).concat(".wrapper.path"),
                List.of(IBVERBS, provider));
    }

    private static LibraryFacts wrapper(
            String name, String soname, String wrapped, String property, List<String> needs) {
        return new LibraryFacts(
                name,
                soname,
                "rdma4j's wrapper of ".concat(wrapped).concat("'s inline functions"),
                property,
                OpenLibrary.RELEASE,
                "",
                "",
                true,
                needs);
    }

    /** The artifact whose jar carries it, which is also the folder of its sources: {@code rdma-sys-mlx5}. */
    String artifact() {
        return name.equals(WRAPPER) ? "rdma-sys" : "rdma-sys-".concat(needs.get(needs.size() - 1));
    }

    /** Whether the library of that name is of a release of rdma-core. */
    public static boolean isOfRdmaCore(String name) {
        return name.equals(IBVERBS) || name.equals(RDMACM) || name.equals(MLX5) || name.equals(EFA);
    }

    /** Whether this stands for the C library, which is not opened but is there. */
    public boolean isC() {
        return name.isEmpty() || name.equals(C);
    }

    /** The soname of a library that others need. */
    static String sonameOf(String name) {
        return switch (name) {
            case IBVERBS -> "libibverbs.so.1";
            case RDMACM -> "librdmacm.so.1";
            case MLX5 -> "libmlx5.so.1";
            case EFA -> "libefa.so.1";
            case WRAPPER -> "librdma_wrapper.so";
            default -> throw new IllegalArgumentException(name);
        };
    }
}
