// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_qp_create_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 *
 * <p>Since rdma-core 30.0.
 */
public final class ib_uverbs_qp_create_flags {
    public static final int IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK = 0x2;

    public static final int IB_UVERBS_QP_CREATE_SCATTER_FCS = 0x100;

    public static final int IB_UVERBS_QP_CREATE_CVLAN_STRIPPING = 0x200;

    public static final int IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING = 0x800;

    public static final int IB_UVERBS_QP_CREATE_SQ_SIG_ALL = 0x1000;

    private ib_uverbs_qp_create_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK) == IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK) {
            names.add("IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK");
            rest &= ~IB_UVERBS_QP_CREATE_BLOCK_MULTICAST_LOOPBACK;
        }
        if ((rest & IB_UVERBS_QP_CREATE_SCATTER_FCS) == IB_UVERBS_QP_CREATE_SCATTER_FCS) {
            names.add("IB_UVERBS_QP_CREATE_SCATTER_FCS");
            rest &= ~IB_UVERBS_QP_CREATE_SCATTER_FCS;
        }
        if ((rest & IB_UVERBS_QP_CREATE_CVLAN_STRIPPING) == IB_UVERBS_QP_CREATE_CVLAN_STRIPPING) {
            names.add("IB_UVERBS_QP_CREATE_CVLAN_STRIPPING");
            rest &= ~IB_UVERBS_QP_CREATE_CVLAN_STRIPPING;
        }
        if ((rest & IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING) == IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING) {
            names.add("IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING");
            rest &= ~IB_UVERBS_QP_CREATE_PCI_WRITE_END_PADDING;
        }
        if ((rest & IB_UVERBS_QP_CREATE_SQ_SIG_ALL) == IB_UVERBS_QP_CREATE_SQ_SIG_ALL) {
            names.add("IB_UVERBS_QP_CREATE_SQ_SIG_ALL");
            rest &= ~IB_UVERBS_QP_CREATE_SQ_SIG_ALL;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
