/** A program that uses rdma-sys as a module. */
module consumer {
    requires org.rdma4j.sys;
}
