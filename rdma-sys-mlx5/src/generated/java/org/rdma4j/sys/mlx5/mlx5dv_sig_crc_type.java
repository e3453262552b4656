// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_sig_crc_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_crc_type {
    public static final int MLX5DV_SIG_CRC_TYPE_CRC32 = 0;

    public static final int MLX5DV_SIG_CRC_TYPE_CRC32C = 1;

    public static final int MLX5DV_SIG_CRC_TYPE_CRC64_XP10 = 2;

    private mlx5dv_sig_crc_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_SIG_CRC_TYPE_CRC32: return "MLX5DV_SIG_CRC_TYPE_CRC32";
            case MLX5DV_SIG_CRC_TYPE_CRC32C: return "MLX5DV_SIG_CRC_TYPE_CRC32C";
            case MLX5DV_SIG_CRC_TYPE_CRC64_XP10: return "MLX5DV_SIG_CRC_TYPE_CRC64_XP10";
            default: return Integer.toUnsignedString(value);
        }
    }
}
