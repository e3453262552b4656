package org.rdma4j.sys.runtime.loading;

import java.util.List;

/**
 * Static description of a library.
 *
 * @param name the name by which the bindings refer to the library
 * @param soname the name that the dynamic loader searches for
 * @param what a short description for messages, such as {@code rdma-core's verbs library}
 * @param property the system property that names a file or directory to load the library from
 * @param export a symbol of the library, by which its file is found; empty if unknown
 * @param debian the package on Debian and Ubuntu; empty if unknown
 * @param rpm the package on Fedora and RHEL; empty if unknown
 * @param bundled whether the jar contains a copy
 * @param needs names of the libraries that are opened before this one, and stay open
 * @see "docs/reference/loading.md"
 */
public record LibraryDescription(
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
    /** Libraries of providers, which export functions beyond verbs. */
    static final String MLX5 = "mlx5";

    static final String EFA = "efa";

    /** Prefix of the name of a provider's wrapper library. The name of the provider follows. */
    private static final String WRAPPER_PREFIX = "rdma_";

    private static final String WRAPPER_SUFFIX = "_wrapper";
    /** The C library, and the other libraries of the JDK's default lookup. */
    public static final String C = "c";

    static LibraryDescription of(String name, String soname) {
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
            case WRAPPER_PREFIX + MLX5 + WRAPPER_SUFFIX:
                return providerWrapper(name, soname, MLX5);
            case WRAPPER_PREFIX + EFA + WRAPPER_SUFFIX:
                return providerWrapper(name, soname, EFA);
            default:
                return new LibraryDescription(
                        name, soname, "a native library", "org.rdma4j." + name + ".path", "", "", "", false, List.of());
        }
    }

    /** The names of the packages and of the property follow from the name of the library. */
    private static LibraryDescription rdmaCore(
            String name, String soname, String what, String export, List<String> needs) {
        String property = "org.rdma4j.".concat(name).concat(".path");
        return new LibraryDescription(
                name, soname, what, property, export, "lib".concat(name).concat("1"), "lib".concat(name), false, needs);
    }

    /** Debian has one package for all providers; on Fedora they are in the package of libibverbs. */
    private static LibraryDescription provider(String name, String soname, String export) {
        return new LibraryDescription(
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

    private static LibraryDescription providerWrapper(String name, String soname, String provider) {
        return wrapper(
                name,
                soname,
                "lib".concat(provider),
                "org.rdma4j.".concat(provider).concat(".wrapper.path"),
                List.of(IBVERBS, provider));
    }

    private static LibraryDescription wrapper(
            String name, String soname, String wrapped, String property, List<String> needs) {
        return new LibraryDescription(
                name,
                soname,
                "rdma4j's wrapper of ".concat(wrapped).concat("'s inline functions"),
                property,
                OpenLibrary.RELEASE_SYMBOL,
                "",
                "",
                true,
                needs);
    }

    /**
     * Returns the artifact whose jar contains the library, such as {@code rdma-sys-mlx5}. The directory of its sources
     * has the same name.
     */
    String artifact() {
        return name.equals(WRAPPER) ? "rdma-sys" : "rdma-sys-".concat(needs.get(needs.size() - 1));
    }

    /** Returns {@code true} if the library of that name is released with rdma-core. */
    public static boolean isOfRdmaCore(String name) {
        return name.equals(IBVERBS) || name.equals(RDMACM) || name.equals(MLX5) || name.equals(EFA);
    }

    /** Returns {@code true} if this is the C library, which need not be opened. */
    public boolean isC() {
        return name.isEmpty() || name.equals(C);
    }

    /** Returns the soname of a library on which others depend. */
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
