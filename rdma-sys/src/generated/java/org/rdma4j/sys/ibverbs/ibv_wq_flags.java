// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_wq_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_wq_flags {
    public static final int IBV_WQ_FLAGS_CVLAN_STRIPPING = 0x1;

    public static final int IBV_WQ_FLAGS_SCATTER_FCS = 0x2;

    public static final int IBV_WQ_FLAGS_DELAY_DROP = 0x4;

    public static final int IBV_WQ_FLAGS_PCI_WRITE_END_PADDING = 0x8;

    public static final int IBV_WQ_FLAGS_RESERVED = 0x10;

    private ibv_wq_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_WQ_FLAGS_CVLAN_STRIPPING) == IBV_WQ_FLAGS_CVLAN_STRIPPING) {
            names.add("IBV_WQ_FLAGS_CVLAN_STRIPPING");
            rest &= ~IBV_WQ_FLAGS_CVLAN_STRIPPING;
        }
        if ((rest & IBV_WQ_FLAGS_SCATTER_FCS) == IBV_WQ_FLAGS_SCATTER_FCS) {
            names.add("IBV_WQ_FLAGS_SCATTER_FCS");
            rest &= ~IBV_WQ_FLAGS_SCATTER_FCS;
        }
        if ((rest & IBV_WQ_FLAGS_DELAY_DROP) == IBV_WQ_FLAGS_DELAY_DROP) {
            names.add("IBV_WQ_FLAGS_DELAY_DROP");
            rest &= ~IBV_WQ_FLAGS_DELAY_DROP;
        }
        if ((rest & IBV_WQ_FLAGS_PCI_WRITE_END_PADDING) == IBV_WQ_FLAGS_PCI_WRITE_END_PADDING) {
            names.add("IBV_WQ_FLAGS_PCI_WRITE_END_PADDING");
            rest &= ~IBV_WQ_FLAGS_PCI_WRITE_END_PADDING;
        }
        if ((rest & IBV_WQ_FLAGS_RESERVED) == IBV_WQ_FLAGS_RESERVED) {
            names.add("IBV_WQ_FLAGS_RESERVED");
            rest &= ~IBV_WQ_FLAGS_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
