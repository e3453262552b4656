// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The incomplete C type {@code struct mlx5dv_crypto_login_obj}. Programs only use pointers to it.
 *
 * <p>Mentioned in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 42.0.
 */
public final class mlx5dv_crypto_login_obj {
    private mlx5dv_crypto_login_obj() {
    }
}
