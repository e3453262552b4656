// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_dr_action_dest_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_dr_action_dest_type {
    public static final int MLX5DV_DR_ACTION_DEST = 0;

    public static final int MLX5DV_DR_ACTION_DEST_REFORMAT = 1;

    private mlx5dv_dr_action_dest_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_DR_ACTION_DEST: return "MLX5DV_DR_ACTION_DEST";
            case MLX5DV_DR_ACTION_DEST_REFORMAT: return "MLX5DV_DR_ACTION_DEST_REFORMAT";
            default: return Integer.toUnsignedString(value);
        }
    }
}
