// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_dr_domain_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_dr_domain_type {
    public static final int MLX5DV_DR_DOMAIN_TYPE_NIC_RX = 0;

    public static final int MLX5DV_DR_DOMAIN_TYPE_NIC_TX = 1;

    public static final int MLX5DV_DR_DOMAIN_TYPE_FDB = 2;

    private mlx5dv_dr_domain_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_DR_DOMAIN_TYPE_NIC_RX: return "MLX5DV_DR_DOMAIN_TYPE_NIC_RX";
            case MLX5DV_DR_DOMAIN_TYPE_NIC_TX: return "MLX5DV_DR_DOMAIN_TYPE_NIC_TX";
            case MLX5DV_DR_DOMAIN_TYPE_FDB: return "MLX5DV_DR_DOMAIN_TYPE_FDB";
            default: return Integer.toUnsignedString(value);
        }
    }
}
