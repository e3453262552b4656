// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The incomplete C type {@code struct mlx5dv_dek}. Programs only use pointers to it.
 *
 * <p>Mentioned in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_dek {
    private mlx5dv_dek() {
    }
}
