// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_dr_domain_sync_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_dr_domain_sync_flags {
    public static final int MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW = 0x1;

    public static final int MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW = 0x2;

    public static final int MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM = 0x4;

    private mlx5dv_dr_domain_sync_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW) == MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW) {
            names.add("MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW");
            rest &= ~MLX5DV_DR_DOMAIN_SYNC_FLAGS_SW;
        }
        if ((rest & MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW) == MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW) {
            names.add("MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW");
            rest &= ~MLX5DV_DR_DOMAIN_SYNC_FLAGS_HW;
        }
        if ((rest & MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM) == MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM) {
            names.add("MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM");
            rest &= ~MLX5DV_DR_DOMAIN_SYNC_FLAGS_MEM;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
