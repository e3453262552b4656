/** rdma-core's C API on java.lang.foreign: the emitted bindings and what they run on. */
module org.rdma4j.sys {
    requires static org.jspecify;

    exports org.rdma4j.sys;
    exports org.rdma4j.sys.ibverbs;
    exports org.rdma4j.sys.posix;
    exports org.rdma4j.sys.rdmacm;
    exports org.rdma4j.sys.wrapper;
}
