/** A program that uses rdma-network as a module. */
module consumer {
    requires org.rdma4j.network;
}
