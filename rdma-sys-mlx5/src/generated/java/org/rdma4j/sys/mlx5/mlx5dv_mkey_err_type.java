// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_mkey_err_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_mkey_err_type {
    public static final int MLX5DV_MKEY_NO_ERR = 0;

    public static final int MLX5DV_MKEY_SIG_BLOCK_BAD_GUARD = 1;

    public static final int MLX5DV_MKEY_SIG_BLOCK_BAD_REFTAG = 2;

    public static final int MLX5DV_MKEY_SIG_BLOCK_BAD_APPTAG = 3;

    private mlx5dv_mkey_err_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_MKEY_NO_ERR: return "MLX5DV_MKEY_NO_ERR";
            case MLX5DV_MKEY_SIG_BLOCK_BAD_GUARD: return "MLX5DV_MKEY_SIG_BLOCK_BAD_GUARD";
            case MLX5DV_MKEY_SIG_BLOCK_BAD_REFTAG: return "MLX5DV_MKEY_SIG_BLOCK_BAD_REFTAG";
            case MLX5DV_MKEY_SIG_BLOCK_BAD_APPTAG: return "MLX5DV_MKEY_SIG_BLOCK_BAD_APPTAG";
            default: return Integer.toUnsignedString(value);
        }
    }
}
