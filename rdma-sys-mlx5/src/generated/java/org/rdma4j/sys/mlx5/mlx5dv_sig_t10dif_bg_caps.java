// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_sig_t10dif_bg_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_t10dif_bg_caps {
    public static final int MLX5DV_SIG_T10DIF_BG_CAP_CRC = 0x1;

    public static final int MLX5DV_SIG_T10DIF_BG_CAP_CSUM = 0x2;

    private mlx5dv_sig_t10dif_bg_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_SIG_T10DIF_BG_CAP_CRC) == MLX5DV_SIG_T10DIF_BG_CAP_CRC) {
            names.add("MLX5DV_SIG_T10DIF_BG_CAP_CRC");
            rest &= ~MLX5DV_SIG_T10DIF_BG_CAP_CRC;
        }
        if ((rest & MLX5DV_SIG_T10DIF_BG_CAP_CSUM) == MLX5DV_SIG_T10DIF_BG_CAP_CSUM) {
            names.add("MLX5DV_SIG_T10DIF_BG_CAP_CSUM");
            rest &= ~MLX5DV_SIG_T10DIF_BG_CAP_CSUM;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
