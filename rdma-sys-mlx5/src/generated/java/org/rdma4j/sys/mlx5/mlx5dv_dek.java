// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * C's {@code struct mlx5dv_dek}: no header defines it, so it has no size, and is only pointed to.
 *
 * <p>Mentioned in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_dek {
    private mlx5dv_dek() {
    }
}
