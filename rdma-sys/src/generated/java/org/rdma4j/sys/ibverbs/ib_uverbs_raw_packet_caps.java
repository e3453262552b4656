// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_raw_packet_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since the headers of Linux 6.1 or a version before it (not in 5.17).
 */
public final class ib_uverbs_raw_packet_caps {
    public static final int IB_UVERBS_RAW_PACKET_CAP_CVLAN_STRIPPING = 0x1;

    public static final int IB_UVERBS_RAW_PACKET_CAP_SCATTER_FCS = 0x2;

    public static final int IB_UVERBS_RAW_PACKET_CAP_IP_CSUM = 0x4;

    public static final int IB_UVERBS_RAW_PACKET_CAP_DELAY_DROP = 0x8;

    private ib_uverbs_raw_packet_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_RAW_PACKET_CAP_CVLAN_STRIPPING) == IB_UVERBS_RAW_PACKET_CAP_CVLAN_STRIPPING) {
            names.add("IB_UVERBS_RAW_PACKET_CAP_CVLAN_STRIPPING");
            rest &= ~IB_UVERBS_RAW_PACKET_CAP_CVLAN_STRIPPING;
        }
        if ((rest & IB_UVERBS_RAW_PACKET_CAP_SCATTER_FCS) == IB_UVERBS_RAW_PACKET_CAP_SCATTER_FCS) {
            names.add("IB_UVERBS_RAW_PACKET_CAP_SCATTER_FCS");
            rest &= ~IB_UVERBS_RAW_PACKET_CAP_SCATTER_FCS;
        }
        if ((rest & IB_UVERBS_RAW_PACKET_CAP_IP_CSUM) == IB_UVERBS_RAW_PACKET_CAP_IP_CSUM) {
            names.add("IB_UVERBS_RAW_PACKET_CAP_IP_CSUM");
            rest &= ~IB_UVERBS_RAW_PACKET_CAP_IP_CSUM;
        }
        if ((rest & IB_UVERBS_RAW_PACKET_CAP_DELAY_DROP) == IB_UVERBS_RAW_PACKET_CAP_DELAY_DROP) {
            names.add("IB_UVERBS_RAW_PACKET_CAP_DELAY_DROP");
            rest &= ~IB_UVERBS_RAW_PACKET_CAP_DELAY_DROP;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
