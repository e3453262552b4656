// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_obj_type}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_obj_type {
    public static final int MLX5DV_OBJ_QP = 0x1;

    public static final int MLX5DV_OBJ_CQ = 0x2;

    public static final int MLX5DV_OBJ_SRQ = 0x4;

    public static final int MLX5DV_OBJ_RWQ = 0x8;

    public static final int MLX5DV_OBJ_DM = 0x10;

    public static final int MLX5DV_OBJ_AH = 0x20;

    public static final int MLX5DV_OBJ_PD = 0x40;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5DV_OBJ_DEVX = 0x80;

    private mlx5dv_obj_type() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_OBJ_QP) == MLX5DV_OBJ_QP) {
            names.add("MLX5DV_OBJ_QP");
            rest &= ~MLX5DV_OBJ_QP;
        }
        if ((rest & MLX5DV_OBJ_CQ) == MLX5DV_OBJ_CQ) {
            names.add("MLX5DV_OBJ_CQ");
            rest &= ~MLX5DV_OBJ_CQ;
        }
        if ((rest & MLX5DV_OBJ_SRQ) == MLX5DV_OBJ_SRQ) {
            names.add("MLX5DV_OBJ_SRQ");
            rest &= ~MLX5DV_OBJ_SRQ;
        }
        if ((rest & MLX5DV_OBJ_RWQ) == MLX5DV_OBJ_RWQ) {
            names.add("MLX5DV_OBJ_RWQ");
            rest &= ~MLX5DV_OBJ_RWQ;
        }
        if ((rest & MLX5DV_OBJ_DM) == MLX5DV_OBJ_DM) {
            names.add("MLX5DV_OBJ_DM");
            rest &= ~MLX5DV_OBJ_DM;
        }
        if ((rest & MLX5DV_OBJ_AH) == MLX5DV_OBJ_AH) {
            names.add("MLX5DV_OBJ_AH");
            rest &= ~MLX5DV_OBJ_AH;
        }
        if ((rest & MLX5DV_OBJ_PD) == MLX5DV_OBJ_PD) {
            names.add("MLX5DV_OBJ_PD");
            rest &= ~MLX5DV_OBJ_PD;
        }
        if ((rest & MLX5DV_OBJ_DEVX) == MLX5DV_OBJ_DEVX) {
            names.add("MLX5DV_OBJ_DEVX");
            rest &= ~MLX5DV_OBJ_DEVX;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
