// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_sig_crc_type_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_crc_type_caps {
    public static final int MLX5DV_SIG_CRC_TYPE_CAP_CRC32 = 0x1;

    public static final int MLX5DV_SIG_CRC_TYPE_CAP_CRC32C = 0x2;

    public static final int MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10 = 0x4;

    private mlx5dv_sig_crc_type_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_SIG_CRC_TYPE_CAP_CRC32) == MLX5DV_SIG_CRC_TYPE_CAP_CRC32) {
            names.add("MLX5DV_SIG_CRC_TYPE_CAP_CRC32");
            rest &= ~MLX5DV_SIG_CRC_TYPE_CAP_CRC32;
        }
        if ((rest & MLX5DV_SIG_CRC_TYPE_CAP_CRC32C) == MLX5DV_SIG_CRC_TYPE_CAP_CRC32C) {
            names.add("MLX5DV_SIG_CRC_TYPE_CAP_CRC32C");
            rest &= ~MLX5DV_SIG_CRC_TYPE_CAP_CRC32C;
        }
        if ((rest & MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10) == MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10) {
            names.add("MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10");
            rest &= ~MLX5DV_SIG_CRC_TYPE_CAP_CRC64_XP10;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
