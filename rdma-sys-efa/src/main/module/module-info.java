/**
 * Bindings for libefa's interface beyond verbs, efadv, for the Elastic Fabric Adapter.
 *
 * <p>Functions and constants are static members of {@link org.rdma4j.sys.efa.Efa}; each struct, enum and callback type
 * is a class with its C name. The conventions for names, values, errors and lifetimes are those of {@code
 * org.rdma4j.sys}. The library is part of the host, and is loaded by the first call. {@link
 * org.rdma4j.sys.efa.Efa#problem} tells why a function cannot be called.
 */
module org.rdma4j.sys.efa {
    requires transitive org.rdma4j.sys;

    exports org.rdma4j.sys.efa;
}
