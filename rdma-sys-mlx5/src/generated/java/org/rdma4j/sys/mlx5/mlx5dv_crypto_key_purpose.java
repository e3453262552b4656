// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_crypto_key_purpose}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_key_purpose {
    public static final int MLX5DV_CRYPTO_KEY_PURPOSE_AES_XTS = 0;

    private mlx5dv_crypto_key_purpose() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_CRYPTO_KEY_PURPOSE_AES_XTS: return "MLX5DV_CRYPTO_KEY_PURPOSE_AES_XTS";
            default: return Integer.toUnsignedString(value);
        }
    }
}
