/**
 * libmlx5's own interface for the JVM, beside verbs: mlx5dv, for NVIDIA's adapters.
 *
 * <p>Functions and constants are static members of {@link org.rdma4j.sys.mlx5.Mlx5}; each struct, enum and callback type
 * is a class under its C name. Names, values, errors and lifetimes are as in {@code org.rdma4j.sys}. The library is the
 * host's, and is loaded at the first call; {@link org.rdma4j.sys.mlx5.Mlx5#problem} says why a function cannot be called.
 */
@SuppressWarnings("module") // the hardware has that name
module org.rdma4j.sys.mlx5 {
    requires transitive org.rdma4j.sys;

    exports org.rdma4j.sys.mlx5;
}
