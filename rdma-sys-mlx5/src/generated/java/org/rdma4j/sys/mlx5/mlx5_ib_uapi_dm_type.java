// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5_ib_uapi_dm_type}, in C an {@code unsigned int}.
 *
 * <p>Alternative names in C: {@code mlx5dv_alloc_dm_type}.
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}.
 */
public final class mlx5_ib_uapi_dm_type {
    public static final int MLX5_IB_UAPI_DM_TYPE_MEMIC = 0;

    public static final int MLX5_IB_UAPI_DM_TYPE_STEERING_SW_ICM = 1;

    public static final int MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_SW_ICM = 2;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM = 3;

    /**
     * Since rdma-core 56.1 or a release before it (not in 44.0).
     */
    public static final int MLX5_IB_UAPI_DM_TYPE_ENCAP_SW_ICM = 4;

    private mlx5_ib_uapi_dm_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5_IB_UAPI_DM_TYPE_MEMIC: return "MLX5_IB_UAPI_DM_TYPE_MEMIC";
            case MLX5_IB_UAPI_DM_TYPE_STEERING_SW_ICM: return "MLX5_IB_UAPI_DM_TYPE_STEERING_SW_ICM";
            case MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_SW_ICM: return "MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_SW_ICM";
            case MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM: return "MLX5_IB_UAPI_DM_TYPE_HEADER_MODIFY_PATTERN_SW_ICM";
            case MLX5_IB_UAPI_DM_TYPE_ENCAP_SW_ICM: return "MLX5_IB_UAPI_DM_TYPE_ENCAP_SW_ICM";
            default: return Integer.toUnsignedString(value);
        }
    }
}
