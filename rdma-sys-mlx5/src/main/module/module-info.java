/**
 * Bindings for libmlx5's interface beyond verbs, mlx5dv, for NVIDIA adapters.
 *
 * <p>Functions and constants are static members of {@link org.rdma4j.sys.mlx5.Mlx5}; each struct, enum and callback
 * type is a class with its C name. The conventions for names, values, errors and lifetimes are those of {@code
 * org.rdma4j.sys}. The library is part of the host, and is loaded by the first call. {@link
 * org.rdma4j.sys.mlx5.Mlx5#problem} tells why a function cannot be called.
 */
@SuppressWarnings("module") // the last component ends in a digit, as the name of the hardware does
module org.rdma4j.sys.mlx5 {
    requires transitive org.rdma4j.sys;

    exports org.rdma4j.sys.mlx5;
}
