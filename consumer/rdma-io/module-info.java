/** A program that uses rdma-io as a module. */
module consumer {
    requires org.rdma4j.io;
}
