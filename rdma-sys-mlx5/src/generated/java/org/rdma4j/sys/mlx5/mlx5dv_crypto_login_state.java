// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_crypto_login_state}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_login_state {
    public static final int MLX5DV_CRYPTO_LOGIN_STATE_VALID = 0;

    public static final int MLX5DV_CRYPTO_LOGIN_STATE_NO_LOGIN = 1;

    public static final int MLX5DV_CRYPTO_LOGIN_STATE_INVALID = 2;

    private mlx5dv_crypto_login_state() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_CRYPTO_LOGIN_STATE_VALID: return "MLX5DV_CRYPTO_LOGIN_STATE_VALID";
            case MLX5DV_CRYPTO_LOGIN_STATE_NO_LOGIN: return "MLX5DV_CRYPTO_LOGIN_STATE_NO_LOGIN";
            case MLX5DV_CRYPTO_LOGIN_STATE_INVALID: return "MLX5DV_CRYPTO_LOGIN_STATE_INVALID";
            default: return Integer.toUnsignedString(value);
        }
    }
}
