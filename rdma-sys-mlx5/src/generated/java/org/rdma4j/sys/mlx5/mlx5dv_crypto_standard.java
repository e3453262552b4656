// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_crypto_standard}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_standard {
    public static final int MLX5DV_CRYPTO_STANDARD_AES_XTS = 0;

    private mlx5dv_crypto_standard() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_CRYPTO_STANDARD_AES_XTS: return "MLX5DV_CRYPTO_STANDARD_AES_XTS";
            default: return Integer.toUnsignedString(value);
        }
    }
}
