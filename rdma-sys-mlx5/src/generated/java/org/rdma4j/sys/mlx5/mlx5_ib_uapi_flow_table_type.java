// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5_ib_uapi_flow_table_type}, in C an {@code unsigned int}.
 *
 * <p>Alternative names in C: {@code mlx5dv_flow_table_type}.
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}.
 */
public final class mlx5_ib_uapi_flow_table_type {
    public static final int MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_RX = 0;

    public static final int MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_TX = 1;

    public static final int MLX5_IB_UAPI_FLOW_TABLE_TYPE_FDB = 2;

    public static final int MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_RX = 3;

    public static final int MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TX = 4;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TRANSPORT_RX = 5;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TRANSPORT_TX = 6;

    private mlx5_ib_uapi_flow_table_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_RX: return "MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_RX";
            case MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_TX: return "MLX5_IB_UAPI_FLOW_TABLE_TYPE_NIC_TX";
            case MLX5_IB_UAPI_FLOW_TABLE_TYPE_FDB: return "MLX5_IB_UAPI_FLOW_TABLE_TYPE_FDB";
            case MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_RX: return "MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_RX";
            case MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TX: return "MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TX";
            case MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TRANSPORT_RX: return "MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TRANSPORT_RX";
            case MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TRANSPORT_TX: return "MLX5_IB_UAPI_FLOW_TABLE_TYPE_RDMA_TRANSPORT_TX";
            default: return Integer.toUnsignedString(value);
        }
    }
}
