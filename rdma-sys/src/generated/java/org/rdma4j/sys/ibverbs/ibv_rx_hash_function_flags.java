// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_rx_hash_function_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_rx_hash_function_flags {
    public static final int IBV_RX_HASH_FUNC_TOEPLITZ = 0x1;

    private ibv_rx_hash_function_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_RX_HASH_FUNC_TOEPLITZ) == IBV_RX_HASH_FUNC_TOEPLITZ) {
            names.add("IBV_RX_HASH_FUNC_TOEPLITZ");
            rest &= ~IBV_RX_HASH_FUNC_TOEPLITZ;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
