// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_sig_t10dif_bg_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_t10dif_bg_type {
    public static final int MLX5DV_SIG_T10DIF_CRC = 0;

    public static final int MLX5DV_SIG_T10DIF_CSUM = 1;

    private mlx5dv_sig_t10dif_bg_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_SIG_T10DIF_CRC: return "MLX5DV_SIG_T10DIF_CRC";
            case MLX5DV_SIG_T10DIF_CSUM: return "MLX5DV_SIG_T10DIF_CSUM";
            default: return Integer.toUnsignedString(value);
        }
    }
}
