// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_sig_mask}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_mask {
    public static final int MLX5DV_SIG_MASK_T10DIF_GUARD = 192;

    public static final int MLX5DV_SIG_MASK_T10DIF_APPTAG = 48;

    public static final int MLX5DV_SIG_MASK_T10DIF_REFTAG = 15;

    public static final int MLX5DV_SIG_MASK_CRC32 = 240;

    public static final int MLX5DV_SIG_MASK_CRC32C = 240;

    public static final int MLX5DV_SIG_MASK_CRC64_XP10 = 255;

    private mlx5dv_sig_mask() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_SIG_MASK_T10DIF_GUARD: return "MLX5DV_SIG_MASK_T10DIF_GUARD";
            case MLX5DV_SIG_MASK_T10DIF_APPTAG: return "MLX5DV_SIG_MASK_T10DIF_APPTAG";
            case MLX5DV_SIG_MASK_T10DIF_REFTAG: return "MLX5DV_SIG_MASK_T10DIF_REFTAG";
            case MLX5DV_SIG_MASK_CRC32: return "MLX5DV_SIG_MASK_CRC32";
            case MLX5DV_SIG_MASK_CRC64_XP10: return "MLX5DV_SIG_MASK_CRC64_XP10";
            default: return Integer.toUnsignedString(value);
        }
    }
}
