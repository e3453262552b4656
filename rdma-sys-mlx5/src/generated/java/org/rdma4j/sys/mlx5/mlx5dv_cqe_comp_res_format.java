// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_cqe_comp_res_format}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_cqe_comp_res_format {
    public static final int MLX5DV_CQE_RES_FORMAT_HASH = 0x1;

    public static final int MLX5DV_CQE_RES_FORMAT_CSUM = 0x2;

    public static final int MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX = 0x4;

    private mlx5dv_cqe_comp_res_format() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_CQE_RES_FORMAT_HASH) == MLX5DV_CQE_RES_FORMAT_HASH) {
            names.add("MLX5DV_CQE_RES_FORMAT_HASH");
            rest &= ~MLX5DV_CQE_RES_FORMAT_HASH;
        }
        if ((rest & MLX5DV_CQE_RES_FORMAT_CSUM) == MLX5DV_CQE_RES_FORMAT_CSUM) {
            names.add("MLX5DV_CQE_RES_FORMAT_CSUM");
            rest &= ~MLX5DV_CQE_RES_FORMAT_CSUM;
        }
        if ((rest & MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX) == MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX) {
            names.add("MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX");
            rest &= ~MLX5DV_CQE_RES_FORMAT_CSUM_STRIDX;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
