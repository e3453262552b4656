// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_crypto_wrapped_import_method_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_wrapped_import_method_caps {
    public static final int MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS = 0x1;

    private mlx5dv_crypto_wrapped_import_method_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS) == MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS) {
            names.add("MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS");
            rest &= ~MLX5DV_CRYPTO_WRAPPED_IMPORT_METHOD_CAP_AES_XTS;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
