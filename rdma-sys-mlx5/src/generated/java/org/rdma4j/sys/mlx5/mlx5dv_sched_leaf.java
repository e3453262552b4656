// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * C's {@code struct mlx5dv_sched_leaf}: no header defines it, so it has no size, and is only pointed to.
 *
 * <p>Mentioned in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_sched_leaf {
    private mlx5dv_sched_leaf() {
    }
}
