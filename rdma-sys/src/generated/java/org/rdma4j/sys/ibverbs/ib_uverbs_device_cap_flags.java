// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_device_cap_flags}, in C an {@code unsigned long}; values are combined with {@code |}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since the headers of Linux 6.1 or a version before it (not in 5.17).
 */
public final class ib_uverbs_device_cap_flags {
    public static final long IB_UVERBS_DEVICE_RESIZE_MAX_WR = 0x1L;

    public static final long IB_UVERBS_DEVICE_BAD_PKEY_CNTR = 0x2L;

    public static final long IB_UVERBS_DEVICE_BAD_QKEY_CNTR = 0x4L;

    public static final long IB_UVERBS_DEVICE_RAW_MULTI = 0x8L;

    public static final long IB_UVERBS_DEVICE_AUTO_PATH_MIG = 0x10L;

    public static final long IB_UVERBS_DEVICE_CHANGE_PHY_PORT = 0x20L;

    public static final long IB_UVERBS_DEVICE_UD_AV_PORT_ENFORCE = 0x40L;

    public static final long IB_UVERBS_DEVICE_CURR_QP_STATE_MOD = 0x80L;

    public static final long IB_UVERBS_DEVICE_SHUTDOWN_PORT = 0x100L;

    public static final long IB_UVERBS_DEVICE_PORT_ACTIVE_EVENT = 0x400L;

    public static final long IB_UVERBS_DEVICE_SYS_IMAGE_GUID = 0x800L;

    public static final long IB_UVERBS_DEVICE_RC_RNR_NAK_GEN = 0x1000L;

    public static final long IB_UVERBS_DEVICE_SRQ_RESIZE = 0x2000L;

    public static final long IB_UVERBS_DEVICE_N_NOTIFY_CQ = 0x4000L;

    public static final long IB_UVERBS_DEVICE_MEM_WINDOW = 0x20000L;

    public static final long IB_UVERBS_DEVICE_UD_IP_CSUM = 0x40000L;

    public static final long IB_UVERBS_DEVICE_XRC = 0x100000L;

    public static final long IB_UVERBS_DEVICE_MEM_MGT_EXTENSIONS = 0x200000L;

    public static final long IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2A = 0x800000L;

    public static final long IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2B = 0x1000000L;

    public static final long IB_UVERBS_DEVICE_RC_IP_CSUM = 0x2000000L;

    public static final long IB_UVERBS_DEVICE_RAW_IP_CSUM = 0x4000000L;

    public static final long IB_UVERBS_DEVICE_MANAGED_FLOW_STEERING = 0x20000000L;

    public static final long IB_UVERBS_DEVICE_RAW_SCATTER_FCS = 0x400000000L;

    public static final long IB_UVERBS_DEVICE_PCI_WRITE_END_PADDING = 0x1000000000L;

    /**
     * Since the headers of Linux 6.8 or a version before it (not in 6.1).
     */
    public static final long IB_UVERBS_DEVICE_FLUSH_GLOBAL = 0x4000000000L;

    /**
     * Since the headers of Linux 6.8 or a version before it (not in 6.1).
     */
    public static final long IB_UVERBS_DEVICE_FLUSH_PERSISTENT = 0x8000000000L;

    /**
     * Since the headers of Linux 6.8 or a version before it (not in 6.1).
     */
    public static final long IB_UVERBS_DEVICE_ATOMIC_WRITE = 0x10000000000L;

    /**
     * Since the headers of Linux 7.2 or a version before it (not in 6.12).
     */
    public static final long IB_UVERBS_DEVICE_CC_DMA_BOUNCE = 0x20000000000L;

    private ib_uverbs_device_cap_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(long value) {
        StringJoiner names = new StringJoiner(" | ");
        long rest = value;
        if ((rest & IB_UVERBS_DEVICE_RESIZE_MAX_WR) == IB_UVERBS_DEVICE_RESIZE_MAX_WR) {
            names.add("IB_UVERBS_DEVICE_RESIZE_MAX_WR");
            rest &= ~IB_UVERBS_DEVICE_RESIZE_MAX_WR;
        }
        if ((rest & IB_UVERBS_DEVICE_BAD_PKEY_CNTR) == IB_UVERBS_DEVICE_BAD_PKEY_CNTR) {
            names.add("IB_UVERBS_DEVICE_BAD_PKEY_CNTR");
            rest &= ~IB_UVERBS_DEVICE_BAD_PKEY_CNTR;
        }
        if ((rest & IB_UVERBS_DEVICE_BAD_QKEY_CNTR) == IB_UVERBS_DEVICE_BAD_QKEY_CNTR) {
            names.add("IB_UVERBS_DEVICE_BAD_QKEY_CNTR");
            rest &= ~IB_UVERBS_DEVICE_BAD_QKEY_CNTR;
        }
        if ((rest & IB_UVERBS_DEVICE_RAW_MULTI) == IB_UVERBS_DEVICE_RAW_MULTI) {
            names.add("IB_UVERBS_DEVICE_RAW_MULTI");
            rest &= ~IB_UVERBS_DEVICE_RAW_MULTI;
        }
        if ((rest & IB_UVERBS_DEVICE_AUTO_PATH_MIG) == IB_UVERBS_DEVICE_AUTO_PATH_MIG) {
            names.add("IB_UVERBS_DEVICE_AUTO_PATH_MIG");
            rest &= ~IB_UVERBS_DEVICE_AUTO_PATH_MIG;
        }
        if ((rest & IB_UVERBS_DEVICE_CHANGE_PHY_PORT) == IB_UVERBS_DEVICE_CHANGE_PHY_PORT) {
            names.add("IB_UVERBS_DEVICE_CHANGE_PHY_PORT");
            rest &= ~IB_UVERBS_DEVICE_CHANGE_PHY_PORT;
        }
        if ((rest & IB_UVERBS_DEVICE_UD_AV_PORT_ENFORCE) == IB_UVERBS_DEVICE_UD_AV_PORT_ENFORCE) {
            names.add("IB_UVERBS_DEVICE_UD_AV_PORT_ENFORCE");
            rest &= ~IB_UVERBS_DEVICE_UD_AV_PORT_ENFORCE;
        }
        if ((rest & IB_UVERBS_DEVICE_CURR_QP_STATE_MOD) == IB_UVERBS_DEVICE_CURR_QP_STATE_MOD) {
            names.add("IB_UVERBS_DEVICE_CURR_QP_STATE_MOD");
            rest &= ~IB_UVERBS_DEVICE_CURR_QP_STATE_MOD;
        }
        if ((rest & IB_UVERBS_DEVICE_SHUTDOWN_PORT) == IB_UVERBS_DEVICE_SHUTDOWN_PORT) {
            names.add("IB_UVERBS_DEVICE_SHUTDOWN_PORT");
            rest &= ~IB_UVERBS_DEVICE_SHUTDOWN_PORT;
        }
        if ((rest & IB_UVERBS_DEVICE_PORT_ACTIVE_EVENT) == IB_UVERBS_DEVICE_PORT_ACTIVE_EVENT) {
            names.add("IB_UVERBS_DEVICE_PORT_ACTIVE_EVENT");
            rest &= ~IB_UVERBS_DEVICE_PORT_ACTIVE_EVENT;
        }
        if ((rest & IB_UVERBS_DEVICE_SYS_IMAGE_GUID) == IB_UVERBS_DEVICE_SYS_IMAGE_GUID) {
            names.add("IB_UVERBS_DEVICE_SYS_IMAGE_GUID");
            rest &= ~IB_UVERBS_DEVICE_SYS_IMAGE_GUID;
        }
        if ((rest & IB_UVERBS_DEVICE_RC_RNR_NAK_GEN) == IB_UVERBS_DEVICE_RC_RNR_NAK_GEN) {
            names.add("IB_UVERBS_DEVICE_RC_RNR_NAK_GEN");
            rest &= ~IB_UVERBS_DEVICE_RC_RNR_NAK_GEN;
        }
        if ((rest & IB_UVERBS_DEVICE_SRQ_RESIZE) == IB_UVERBS_DEVICE_SRQ_RESIZE) {
            names.add("IB_UVERBS_DEVICE_SRQ_RESIZE");
            rest &= ~IB_UVERBS_DEVICE_SRQ_RESIZE;
        }
        if ((rest & IB_UVERBS_DEVICE_N_NOTIFY_CQ) == IB_UVERBS_DEVICE_N_NOTIFY_CQ) {
            names.add("IB_UVERBS_DEVICE_N_NOTIFY_CQ");
            rest &= ~IB_UVERBS_DEVICE_N_NOTIFY_CQ;
        }
        if ((rest & IB_UVERBS_DEVICE_MEM_WINDOW) == IB_UVERBS_DEVICE_MEM_WINDOW) {
            names.add("IB_UVERBS_DEVICE_MEM_WINDOW");
            rest &= ~IB_UVERBS_DEVICE_MEM_WINDOW;
        }
        if ((rest & IB_UVERBS_DEVICE_UD_IP_CSUM) == IB_UVERBS_DEVICE_UD_IP_CSUM) {
            names.add("IB_UVERBS_DEVICE_UD_IP_CSUM");
            rest &= ~IB_UVERBS_DEVICE_UD_IP_CSUM;
        }
        if ((rest & IB_UVERBS_DEVICE_XRC) == IB_UVERBS_DEVICE_XRC) {
            names.add("IB_UVERBS_DEVICE_XRC");
            rest &= ~IB_UVERBS_DEVICE_XRC;
        }
        if ((rest & IB_UVERBS_DEVICE_MEM_MGT_EXTENSIONS) == IB_UVERBS_DEVICE_MEM_MGT_EXTENSIONS) {
            names.add("IB_UVERBS_DEVICE_MEM_MGT_EXTENSIONS");
            rest &= ~IB_UVERBS_DEVICE_MEM_MGT_EXTENSIONS;
        }
        if ((rest & IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2A) == IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2A) {
            names.add("IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2A");
            rest &= ~IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2A;
        }
        if ((rest & IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2B) == IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2B) {
            names.add("IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2B");
            rest &= ~IB_UVERBS_DEVICE_MEM_WINDOW_TYPE_2B;
        }
        if ((rest & IB_UVERBS_DEVICE_RC_IP_CSUM) == IB_UVERBS_DEVICE_RC_IP_CSUM) {
            names.add("IB_UVERBS_DEVICE_RC_IP_CSUM");
            rest &= ~IB_UVERBS_DEVICE_RC_IP_CSUM;
        }
        if ((rest & IB_UVERBS_DEVICE_RAW_IP_CSUM) == IB_UVERBS_DEVICE_RAW_IP_CSUM) {
            names.add("IB_UVERBS_DEVICE_RAW_IP_CSUM");
            rest &= ~IB_UVERBS_DEVICE_RAW_IP_CSUM;
        }
        if ((rest & IB_UVERBS_DEVICE_MANAGED_FLOW_STEERING) == IB_UVERBS_DEVICE_MANAGED_FLOW_STEERING) {
            names.add("IB_UVERBS_DEVICE_MANAGED_FLOW_STEERING");
            rest &= ~IB_UVERBS_DEVICE_MANAGED_FLOW_STEERING;
        }
        if ((rest & IB_UVERBS_DEVICE_RAW_SCATTER_FCS) == IB_UVERBS_DEVICE_RAW_SCATTER_FCS) {
            names.add("IB_UVERBS_DEVICE_RAW_SCATTER_FCS");
            rest &= ~IB_UVERBS_DEVICE_RAW_SCATTER_FCS;
        }
        if ((rest & IB_UVERBS_DEVICE_PCI_WRITE_END_PADDING) == IB_UVERBS_DEVICE_PCI_WRITE_END_PADDING) {
            names.add("IB_UVERBS_DEVICE_PCI_WRITE_END_PADDING");
            rest &= ~IB_UVERBS_DEVICE_PCI_WRITE_END_PADDING;
        }
        if ((rest & IB_UVERBS_DEVICE_FLUSH_GLOBAL) == IB_UVERBS_DEVICE_FLUSH_GLOBAL) {
            names.add("IB_UVERBS_DEVICE_FLUSH_GLOBAL");
            rest &= ~IB_UVERBS_DEVICE_FLUSH_GLOBAL;
        }
        if ((rest & IB_UVERBS_DEVICE_FLUSH_PERSISTENT) == IB_UVERBS_DEVICE_FLUSH_PERSISTENT) {
            names.add("IB_UVERBS_DEVICE_FLUSH_PERSISTENT");
            rest &= ~IB_UVERBS_DEVICE_FLUSH_PERSISTENT;
        }
        if ((rest & IB_UVERBS_DEVICE_ATOMIC_WRITE) == IB_UVERBS_DEVICE_ATOMIC_WRITE) {
            names.add("IB_UVERBS_DEVICE_ATOMIC_WRITE");
            rest &= ~IB_UVERBS_DEVICE_ATOMIC_WRITE;
        }
        if ((rest & IB_UVERBS_DEVICE_CC_DMA_BOUNCE) == IB_UVERBS_DEVICE_CC_DMA_BOUNCE) {
            names.add("IB_UVERBS_DEVICE_CC_DMA_BOUNCE");
            rest &= ~IB_UVERBS_DEVICE_CC_DMA_BOUNCE;
        }
        if (rest != 0) {
            names.add("0x" + Long.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
