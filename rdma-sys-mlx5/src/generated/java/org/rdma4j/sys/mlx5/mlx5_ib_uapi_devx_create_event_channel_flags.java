// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5_ib_uapi_devx_create_event_channel_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Alternative names in C: {@code mlx5dv_devx_create_event_channel_flags}.
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}.
 */
public final class mlx5_ib_uapi_devx_create_event_channel_flags {
    public static final int MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA = 0x1;

    private mlx5_ib_uapi_devx_create_event_channel_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA) == MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA) {
            names.add("MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA");
            rest &= ~MLX5_IB_UAPI_DEVX_CR_EV_CH_FLAGS_OMIT_DATA;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
