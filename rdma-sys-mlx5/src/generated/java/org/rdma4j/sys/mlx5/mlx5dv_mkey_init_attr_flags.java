// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_mkey_init_attr_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_mkey_init_attr_flags {
    public static final int MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT = 0x1;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE = 0x2;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO = 0x4;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG = 0x8;

    /**
     * Since rdma-core 44.0 or a release before it (not in 33.2).
     */
    public static final int MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE = 0x10;

    private mlx5dv_mkey_init_attr_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT) == MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT) {
            names.add("MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT");
            rest &= ~MLX5DV_MKEY_INIT_ATTR_FLAGS_INDIRECT;
        }
        if ((rest & MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE) == MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE) {
            names.add("MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE");
            rest &= ~MLX5DV_MKEY_INIT_ATTR_FLAGS_BLOCK_SIGNATURE;
        }
        if ((rest & MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO) == MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO) {
            names.add("MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO");
            rest &= ~MLX5DV_MKEY_INIT_ATTR_FLAGS_CRYPTO;
        }
        if ((rest & MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG) == MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG) {
            names.add("MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG");
            rest &= ~MLX5DV_MKEY_INIT_ATTR_FLAGS_UPDATE_TAG;
        }
        if ((rest & MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE) == MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE) {
            names.add("MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE");
            rest &= ~MLX5DV_MKEY_INIT_ATTR_FLAGS_REMOTE_INVALIDATE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
