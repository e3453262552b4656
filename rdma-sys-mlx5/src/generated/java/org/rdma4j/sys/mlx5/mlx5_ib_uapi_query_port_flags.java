// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5_ib_uapi_query_port_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}.
 *
 * <p>Since rdma-core 35.0.
 */
public final class mlx5_ib_uapi_query_port_flags {
    public static final int MLX5_IB_UAPI_QUERY_PORT_VPORT = 0x1;

    public static final int MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID = 0x2;

    public static final int MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX = 0x4;

    public static final int MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX = 0x8;

    public static final int MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0 = 0x10;

    public static final int MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID = 0x20;

    private mlx5_ib_uapi_query_port_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5_IB_UAPI_QUERY_PORT_VPORT) == MLX5_IB_UAPI_QUERY_PORT_VPORT) {
            names.add("MLX5_IB_UAPI_QUERY_PORT_VPORT");
            rest &= ~MLX5_IB_UAPI_QUERY_PORT_VPORT;
        }
        if ((rest & MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID) == MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID) {
            names.add("MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID");
            rest &= ~MLX5_IB_UAPI_QUERY_PORT_VPORT_VHCA_ID;
        }
        if ((rest & MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX) == MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX) {
            names.add("MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX");
            rest &= ~MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_RX;
        }
        if ((rest & MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX) == MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX) {
            names.add("MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX");
            rest &= ~MLX5_IB_UAPI_QUERY_PORT_VPORT_STEERING_ICM_TX;
        }
        if ((rest & MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0) == MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0) {
            names.add("MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0");
            rest &= ~MLX5_IB_UAPI_QUERY_PORT_VPORT_REG_C0;
        }
        if ((rest & MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID) == MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID) {
            names.add("MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID");
            rest &= ~MLX5_IB_UAPI_QUERY_PORT_ESW_OWNER_VHCA_ID;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
