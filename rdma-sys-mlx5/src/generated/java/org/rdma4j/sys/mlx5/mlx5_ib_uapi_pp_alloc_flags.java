// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5_ib_uapi_pp_alloc_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}.
 */
public final class mlx5_ib_uapi_pp_alloc_flags {
    public static final int MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX = 0x1;

    private mlx5_ib_uapi_pp_alloc_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX) == MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX) {
            names.add("MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX");
            rest &= ~MLX5_IB_UAPI_PP_ALLOC_FLAGS_DEDICATED_INDEX;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
