// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_crypto_key_size}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_key_size {
    public static final int MLX5DV_CRYPTO_KEY_SIZE_128 = 0;

    public static final int MLX5DV_CRYPTO_KEY_SIZE_256 = 1;

    private mlx5dv_crypto_key_size() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_CRYPTO_KEY_SIZE_128: return "MLX5DV_CRYPTO_KEY_SIZE_128";
            case MLX5DV_CRYPTO_KEY_SIZE_256: return "MLX5DV_CRYPTO_KEY_SIZE_256";
            default: return Integer.toUnsignedString(value);
        }
    }
}
