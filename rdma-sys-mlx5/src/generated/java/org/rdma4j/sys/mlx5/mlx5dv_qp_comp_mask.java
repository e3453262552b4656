// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_qp_comp_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_qp_comp_mask {
    public static final int MLX5DV_QP_MASK_UAR_MMAP_OFFSET = 0x1;

    public static final int MLX5DV_QP_MASK_RAW_QP_HANDLES = 0x2;

    public static final int MLX5DV_QP_MASK_RAW_QP_TIR_ADDR = 0x4;

    private mlx5dv_qp_comp_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_QP_MASK_UAR_MMAP_OFFSET) == MLX5DV_QP_MASK_UAR_MMAP_OFFSET) {
            names.add("MLX5DV_QP_MASK_UAR_MMAP_OFFSET");
            rest &= ~MLX5DV_QP_MASK_UAR_MMAP_OFFSET;
        }
        if ((rest & MLX5DV_QP_MASK_RAW_QP_HANDLES) == MLX5DV_QP_MASK_RAW_QP_HANDLES) {
            names.add("MLX5DV_QP_MASK_RAW_QP_HANDLES");
            rest &= ~MLX5DV_QP_MASK_RAW_QP_HANDLES;
        }
        if ((rest & MLX5DV_QP_MASK_RAW_QP_TIR_ADDR) == MLX5DV_QP_MASK_RAW_QP_TIR_ADDR) {
            names.add("MLX5DV_QP_MASK_RAW_QP_TIR_ADDR");
            rest &= ~MLX5DV_QP_MASK_RAW_QP_TIR_ADDR;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
