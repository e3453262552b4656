// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_tunnel_offloads}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_tunnel_offloads {
    public static final int MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN = 0x1;

    public static final int MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE = 0x2;

    public static final int MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE = 0x4;

    public static final int MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE = 0x8;

    public static final int MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP = 0x10;

    private mlx5dv_tunnel_offloads() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN) == MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN) {
            names.add("MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN");
            rest &= ~MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_VXLAN;
        }
        if ((rest & MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE) == MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE) {
            names.add("MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE");
            rest &= ~MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GRE;
        }
        if ((rest & MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE) == MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE) {
            names.add("MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE");
            rest &= ~MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_GENEVE;
        }
        if ((rest & MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE) == MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE) {
            names.add("MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE");
            rest &= ~MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_GRE;
        }
        if ((rest & MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP) == MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP) {
            names.add("MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP");
            rest &= ~MLX5DV_RAW_PACKET_CAP_TUNNELED_OFFLOAD_CW_MPLS_OVER_UDP;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
