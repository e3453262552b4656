/**
 * libefa's own interface for the JVM, beside verbs: efadv, for the Elastic Fabric Adapter.
 *
 * <p>Functions and constants are static members of {@link org.rdma4j.sys.efa.Efa}; each struct, enum and callback type
 * is a class under its C name. Names, values, errors and lifetimes are as in {@code org.rdma4j.sys}. The library is the
 * host's, and is loaded at the first call; {@link org.rdma4j.sys.efa.Efa#problem} says why a function cannot be called.
 */
module org.rdma4j.sys.efa {
    requires transitive org.rdma4j.sys;

    exports org.rdma4j.sys.efa;
}
