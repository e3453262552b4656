// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_flow_action_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_flow_action_type {
    public static final int MLX5DV_FLOW_ACTION_DEST_IBV_QP = 0;

    public static final int MLX5DV_FLOW_ACTION_DROP = 1;

    public static final int MLX5DV_FLOW_ACTION_IBV_COUNTER = 2;

    public static final int MLX5DV_FLOW_ACTION_IBV_FLOW_ACTION = 3;

    public static final int MLX5DV_FLOW_ACTION_TAG = 4;

    public static final int MLX5DV_FLOW_ACTION_DEST_DEVX = 5;

    public static final int MLX5DV_FLOW_ACTION_COUNTERS_DEVX = 6;

    public static final int MLX5DV_FLOW_ACTION_DEFAULT_MISS = 7;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int MLX5DV_FLOW_ACTION_COUNTERS_DEVX_WITH_OFFSET = 8;

    private mlx5dv_flow_action_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_FLOW_ACTION_DEST_IBV_QP: return "MLX5DV_FLOW_ACTION_DEST_IBV_QP";
            case MLX5DV_FLOW_ACTION_DROP: return "MLX5DV_FLOW_ACTION_DROP";
            case MLX5DV_FLOW_ACTION_IBV_COUNTER: return "MLX5DV_FLOW_ACTION_IBV_COUNTER";
            case MLX5DV_FLOW_ACTION_IBV_FLOW_ACTION: return "MLX5DV_FLOW_ACTION_IBV_FLOW_ACTION";
            case MLX5DV_FLOW_ACTION_TAG: return "MLX5DV_FLOW_ACTION_TAG";
            case MLX5DV_FLOW_ACTION_DEST_DEVX: return "MLX5DV_FLOW_ACTION_DEST_DEVX";
            case MLX5DV_FLOW_ACTION_COUNTERS_DEVX: return "MLX5DV_FLOW_ACTION_COUNTERS_DEVX";
            case MLX5DV_FLOW_ACTION_DEFAULT_MISS: return "MLX5DV_FLOW_ACTION_DEFAULT_MISS";
            case MLX5DV_FLOW_ACTION_COUNTERS_DEVX_WITH_OFFSET: return "MLX5DV_FLOW_ACTION_COUNTERS_DEVX_WITH_OFFSET";
            default: return Integer.toUnsignedString(value);
        }
    }
}
