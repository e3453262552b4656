/** Networks of RDMA nodes: ranks, exchange of endpoints, channels to all nodes, barriers. */
module org.rdma4j.network {
    requires static org.jspecify;
    requires transitive org.rdma4j.io;
    requires tools.jackson.core;

    exports org.rdma4j.network;
}
