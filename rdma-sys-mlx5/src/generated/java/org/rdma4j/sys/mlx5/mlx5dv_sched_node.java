// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The incomplete C type {@code struct mlx5dv_sched_node}. Programs only use pointers to it.
 *
 * <p>Mentioned in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_sched_node {
    private mlx5dv_sched_node() {
    }
}
