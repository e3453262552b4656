// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

/**
 * The C type {@code enum mlx5dv_set_ctx_attr_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 */
public final class mlx5dv_set_ctx_attr_type {
    public static final int MLX5DV_CTX_ATTR_BUF_ALLOCATORS = 1;

    private mlx5dv_set_ctx_attr_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case MLX5DV_CTX_ATTR_BUF_ALLOCATORS: return "MLX5DV_CTX_ATTR_BUF_ALLOCATORS";
            default: return Integer.toUnsignedString(value);
        }
    }
}
