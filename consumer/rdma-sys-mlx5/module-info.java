/** A program that uses rdma-sys-mlx5 as a module. */
@SuppressWarnings("module") // the hardware has that name
module consumer {
    requires org.rdma4j.sys.mlx5;
}
