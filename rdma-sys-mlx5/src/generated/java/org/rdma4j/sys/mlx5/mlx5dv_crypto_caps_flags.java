// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_crypto_caps_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 37.0.
 */
public final class mlx5dv_crypto_caps_flags {
    public static final int MLX5DV_CRYPTO_CAPS_CRYPTO = 0x1;

    public static final int MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL = 0x2;

    public static final int MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING = 0x4;

    private mlx5dv_crypto_caps_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_CRYPTO_CAPS_CRYPTO) == MLX5DV_CRYPTO_CAPS_CRYPTO) {
            names.add("MLX5DV_CRYPTO_CAPS_CRYPTO");
            rest &= ~MLX5DV_CRYPTO_CAPS_CRYPTO;
        }
        if ((rest & MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL) == MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL) {
            names.add("MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL");
            rest &= ~MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_OPERATIONAL;
        }
        if ((rest & MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING) == MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING) {
            names.add("MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING");
            rest &= ~MLX5DV_CRYPTO_CAPS_WRAPPED_CRYPTO_GOING_TO_COMMISSIONING;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
