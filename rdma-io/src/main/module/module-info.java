/** RDMA in Java: devices, memory, queues, work and connections, safe to use and as fast as the raw verbs. */
@SuppressWarnings("module") // rdma-network, the target of the qualified export, may be absent
module org.rdma4j.io {
    requires jdk.jfr;
    requires static org.jspecify;
    requires transitive org.rdma4j.sys;

    exports org.rdma4j.channel;
    exports org.rdma4j.cm;
    exports org.rdma4j.event;
    exports org.rdma4j.internal to
            org.rdma4j.network;
    exports org.rdma4j.message;
    exports org.rdma4j.verbs;
}
