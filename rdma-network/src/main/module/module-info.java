/** A network of RDMA nodes: ranks, the exchange of endpoints, channels to all, barriers. */
module org.rdma4j.network {
    requires static org.jspecify;
    requires transitive org.rdma4j.io;
    requires tools.jackson.core;

    exports org.rdma4j.network;
}
