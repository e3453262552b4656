// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_sig_t10dif_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_t10dif_flags {
    public static final int MLX5DV_SIG_T10DIF_FLAG_REF_REMAP = 0x1;

    public static final int MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE = 0x2;

    public static final int MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE = 0x4;

    private mlx5dv_sig_t10dif_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_SIG_T10DIF_FLAG_REF_REMAP) == MLX5DV_SIG_T10DIF_FLAG_REF_REMAP) {
            names.add("MLX5DV_SIG_T10DIF_FLAG_REF_REMAP");
            rest &= ~MLX5DV_SIG_T10DIF_FLAG_REF_REMAP;
        }
        if ((rest & MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE) == MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE) {
            names.add("MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE");
            rest &= ~MLX5DV_SIG_T10DIF_FLAG_APP_ESCAPE;
        }
        if ((rest & MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE) == MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE) {
            names.add("MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE");
            rest &= ~MLX5DV_SIG_T10DIF_FLAG_APP_REF_ESCAPE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
