/** A program that uses rdma4j as a module. */
module consumer {
    requires org.rdma4j.sys;
}
