// Generated; do not edit. Change mlx5.toml and run: ./dev generate
package org.rdma4j.sys.mlx5;

import java.util.StringJoiner;

/**
 * The C type {@code enum mlx5dv_sig_prot_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/mlx5dv.h}.
 *
 * <p>Since rdma-core 36.0.
 */
public final class mlx5dv_sig_prot_caps {
    public static final int MLX5DV_SIG_PROT_CAP_T10DIF = 0x1;

    public static final int MLX5DV_SIG_PROT_CAP_CRC = 0x2;

    private mlx5dv_sig_prot_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & MLX5DV_SIG_PROT_CAP_T10DIF) == MLX5DV_SIG_PROT_CAP_T10DIF) {
            names.add("MLX5DV_SIG_PROT_CAP_T10DIF");
            rest &= ~MLX5DV_SIG_PROT_CAP_T10DIF;
        }
        if ((rest & MLX5DV_SIG_PROT_CAP_CRC) == MLX5DV_SIG_PROT_CAP_CRC) {
            names.add("MLX5DV_SIG_PROT_CAP_CRC");
            rest &= ~MLX5DV_SIG_PROT_CAP_CRC;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
