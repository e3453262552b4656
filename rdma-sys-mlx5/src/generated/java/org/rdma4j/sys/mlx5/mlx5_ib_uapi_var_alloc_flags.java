// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5_ib_uapi_var_alloc_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5_user_ioctl_verbs.h}.
 *
 * <p>Since rdma-core 63.0.
 */
public final class mlx5_ib_uapi_var_alloc_flags {
    public static final int MLX5_IB_UAPI_VAR_ALLOC_FLAG_TLP = 0x1;

    private mlx5_ib_uapi_var_alloc_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5_IB_UAPI_VAR_ALLOC_FLAG_TLP) == MLX5_IB_UAPI_VAR_ALLOC_FLAG_TLP) {
            names.add("MLX5_IB_UAPI_VAR_ALLOC_FLAG_TLP");
            rest &= ~MLX5_IB_UAPI_VAR_ALLOC_FLAG_TLP;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
