// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_raw_packet_caps}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_raw_packet_caps {
    public static final int IBV_RAW_PACKET_CAP_CVLAN_STRIPPING = 0x1;

    public static final int IBV_RAW_PACKET_CAP_SCATTER_FCS = 0x2;

    public static final int IBV_RAW_PACKET_CAP_IP_CSUM = 0x4;

    public static final int IBV_RAW_PACKET_CAP_DELAY_DROP = 0x8;

    private ibv_raw_packet_caps() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_RAW_PACKET_CAP_CVLAN_STRIPPING) == IBV_RAW_PACKET_CAP_CVLAN_STRIPPING) {
            names.add("IBV_RAW_PACKET_CAP_CVLAN_STRIPPING");
            rest &= ~IBV_RAW_PACKET_CAP_CVLAN_STRIPPING;
        }
        if ((rest & IBV_RAW_PACKET_CAP_SCATTER_FCS) == IBV_RAW_PACKET_CAP_SCATTER_FCS) {
            names.add("IBV_RAW_PACKET_CAP_SCATTER_FCS");
            rest &= ~IBV_RAW_PACKET_CAP_SCATTER_FCS;
        }
        if ((rest & IBV_RAW_PACKET_CAP_IP_CSUM) == IBV_RAW_PACKET_CAP_IP_CSUM) {
            names.add("IBV_RAW_PACKET_CAP_IP_CSUM");
            rest &= ~IBV_RAW_PACKET_CAP_IP_CSUM;
        }
        if ((rest & IBV_RAW_PACKET_CAP_DELAY_DROP) == IBV_RAW_PACKET_CAP_DELAY_DROP) {
            names.add("IBV_RAW_PACKET_CAP_DELAY_DROP");
            rest &= ~IBV_RAW_PACKET_CAP_DELAY_DROP;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
