// Generated; do not edit. Change efa.toml and run: ./dev generate
package org.rdma4j.sys.efa;

import java.util.StringJoiner;

/**
 * The C type {@code enum efadv_wr_processing_hint}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/efadv.h}.
 *
 * <p>Since rdma-core 64.0.
 */
public final class efadv_wr_processing_hint {
    public static final int EFADV_WR_PROCESSING_HINT_BURST_PPS_SENSITIVE = 0x1;

    private efadv_wr_processing_hint() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & EFADV_WR_PROCESSING_HINT_BURST_PPS_SENSITIVE) == EFADV_WR_PROCESSING_HINT_BURST_PPS_SENSITIVE) {
            names.add("EFADV_WR_PROCESSING_HINT_BURST_PPS_SENSITIVE");
            rest &= ~EFADV_WR_PROCESSING_HINT_BURST_PPS_SENSITIVE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
