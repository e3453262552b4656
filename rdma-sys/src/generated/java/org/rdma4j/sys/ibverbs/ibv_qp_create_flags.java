// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_qp_create_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_qp_create_flags {
    /**
     * The queue pair does not receive multicast messages that it has sent.
     */
    public static final int IBV_QP_CREATE_BLOCK_SELF_MCAST_LB = 0x2;

    /**
     * The Ethernet frame check sequence is stored after the data.
     */
    public static final int IBV_QP_CREATE_SCATTER_FCS = 0x100;

    /**
     * The VLAN tag is removed from received packets and reported in the completion.
     */
    public static final int IBV_QP_CREATE_CVLAN_STRIPPING = 0x200;

    /**
     * {@code source_qpn} is set.
     */
    public static final int IBV_QP_CREATE_SOURCE_QPN = 0x400;

    /**
     * Writes to memory are padded to whole cache lines.
     */
    public static final int IBV_QP_CREATE_PCI_WRITE_END_PADDING = 0x800;

    private ibv_qp_create_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_QP_CREATE_BLOCK_SELF_MCAST_LB) == IBV_QP_CREATE_BLOCK_SELF_MCAST_LB) {
            names.add("IBV_QP_CREATE_BLOCK_SELF_MCAST_LB");
            rest &= ~IBV_QP_CREATE_BLOCK_SELF_MCAST_LB;
        }
        if ((rest & IBV_QP_CREATE_SCATTER_FCS) == IBV_QP_CREATE_SCATTER_FCS) {
            names.add("IBV_QP_CREATE_SCATTER_FCS");
            rest &= ~IBV_QP_CREATE_SCATTER_FCS;
        }
        if ((rest & IBV_QP_CREATE_CVLAN_STRIPPING) == IBV_QP_CREATE_CVLAN_STRIPPING) {
            names.add("IBV_QP_CREATE_CVLAN_STRIPPING");
            rest &= ~IBV_QP_CREATE_CVLAN_STRIPPING;
        }
        if ((rest & IBV_QP_CREATE_SOURCE_QPN) == IBV_QP_CREATE_SOURCE_QPN) {
            names.add("IBV_QP_CREATE_SOURCE_QPN");
            rest &= ~IBV_QP_CREATE_SOURCE_QPN;
        }
        if ((rest & IBV_QP_CREATE_PCI_WRITE_END_PADDING) == IBV_QP_CREATE_PCI_WRITE_END_PADDING) {
            names.add("IBV_QP_CREATE_PCI_WRITE_END_PADDING");
            rest &= ~IBV_QP_CREATE_PCI_WRITE_END_PADDING;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
