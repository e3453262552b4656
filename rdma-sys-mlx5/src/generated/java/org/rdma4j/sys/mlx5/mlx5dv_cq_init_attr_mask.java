// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_cq_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_cq_init_attr_mask {
    public static final int MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE = 0x1;

    public static final int MLX5DV_CQ_INIT_ATTR_MASK_FLAGS = 0x2;

    public static final int MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE = 0x4;

    private mlx5dv_cq_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE) == MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE) {
            names.add("MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE");
            rest &= ~MLX5DV_CQ_INIT_ATTR_MASK_COMPRESSED_CQE;
        }
        if ((rest & MLX5DV_CQ_INIT_ATTR_MASK_FLAGS) == MLX5DV_CQ_INIT_ATTR_MASK_FLAGS) {
            names.add("MLX5DV_CQ_INIT_ATTR_MASK_FLAGS");
            rest &= ~MLX5DV_CQ_INIT_ATTR_MASK_FLAGS;
        }
        if ((rest & MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE) == MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE) {
            names.add("MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE");
            rest &= ~MLX5DV_CQ_INIT_ATTR_MASK_CQE_SIZE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
