// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5_ib_uapi_uar_alloc_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}.
 */
public final class mlx5_ib_uapi_uar_alloc_type {
    public static final int MLX5_IB_UAPI_UAR_ALLOC_TYPE_BF = 0;

    public static final int MLX5_IB_UAPI_UAR_ALLOC_TYPE_NC = 1;

    private mlx5_ib_uapi_uar_alloc_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5_IB_UAPI_UAR_ALLOC_TYPE_BF: return "MLX5_IB_UAPI_UAR_ALLOC_TYPE_BF";
            case MLX5_IB_UAPI_UAR_ALLOC_TYPE_NC: return "MLX5_IB_UAPI_UAR_ALLOC_TYPE_NC";
            default: return Integer.toUnsignedString(value);
        }
    }
}
