// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_device_cap_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_device_cap_flags {
    public static final int IBV_DEVICE_RESIZE_MAX_WR = 0x1;

    public static final int IBV_DEVICE_BAD_PKEY_CNTR = 0x2;

    public static final int IBV_DEVICE_BAD_QKEY_CNTR = 0x4;

    public static final int IBV_DEVICE_RAW_MULTI = 0x8;

    public static final int IBV_DEVICE_AUTO_PATH_MIG = 0x10;

    public static final int IBV_DEVICE_CHANGE_PHY_PORT = 0x20;

    public static final int IBV_DEVICE_UD_AV_PORT_ENFORCE = 0x40;

    public static final int IBV_DEVICE_CURR_QP_STATE_MOD = 0x80;

    public static final int IBV_DEVICE_SHUTDOWN_PORT = 0x100;

    public static final int IBV_DEVICE_INIT_TYPE = 0x200;

    public static final int IBV_DEVICE_PORT_ACTIVE_EVENT = 0x400;

    public static final int IBV_DEVICE_SYS_IMAGE_GUID = 0x800;

    public static final int IBV_DEVICE_RC_RNR_NAK_GEN = 0x1000;

    public static final int IBV_DEVICE_SRQ_RESIZE = 0x2000;

    public static final int IBV_DEVICE_N_NOTIFY_CQ = 0x4000;

    public static final int IBV_DEVICE_MEM_WINDOW = 0x20000;

    public static final int IBV_DEVICE_UD_IP_CSUM = 0x40000;

    public static final int IBV_DEVICE_XRC = 0x100000;

    public static final int IBV_DEVICE_MEM_MGT_EXTENSIONS = 0x200000;

    public static final int IBV_DEVICE_MEM_WINDOW_TYPE_2A = 0x800000;

    public static final int IBV_DEVICE_MEM_WINDOW_TYPE_2B = 0x1000000;

    public static final int IBV_DEVICE_RC_IP_CSUM = 0x2000000;

    public static final int IBV_DEVICE_RAW_IP_CSUM = 0x4000000;

    public static final int IBV_DEVICE_MANAGED_FLOW_STEERING = 0x20000000;

    private ibv_device_cap_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_DEVICE_RESIZE_MAX_WR) == IBV_DEVICE_RESIZE_MAX_WR) {
            names.add("IBV_DEVICE_RESIZE_MAX_WR");
            rest &= ~IBV_DEVICE_RESIZE_MAX_WR;
        }
        if ((rest & IBV_DEVICE_BAD_PKEY_CNTR) == IBV_DEVICE_BAD_PKEY_CNTR) {
            names.add("IBV_DEVICE_BAD_PKEY_CNTR");
            rest &= ~IBV_DEVICE_BAD_PKEY_CNTR;
        }
        if ((rest & IBV_DEVICE_BAD_QKEY_CNTR) == IBV_DEVICE_BAD_QKEY_CNTR) {
            names.add("IBV_DEVICE_BAD_QKEY_CNTR");
            rest &= ~IBV_DEVICE_BAD_QKEY_CNTR;
        }
        if ((rest & IBV_DEVICE_RAW_MULTI) == IBV_DEVICE_RAW_MULTI) {
            names.add("IBV_DEVICE_RAW_MULTI");
            rest &= ~IBV_DEVICE_RAW_MULTI;
        }
        if ((rest & IBV_DEVICE_AUTO_PATH_MIG) == IBV_DEVICE_AUTO_PATH_MIG) {
            names.add("IBV_DEVICE_AUTO_PATH_MIG");
            rest &= ~IBV_DEVICE_AUTO_PATH_MIG;
        }
        if ((rest & IBV_DEVICE_CHANGE_PHY_PORT) == IBV_DEVICE_CHANGE_PHY_PORT) {
            names.add("IBV_DEVICE_CHANGE_PHY_PORT");
            rest &= ~IBV_DEVICE_CHANGE_PHY_PORT;
        }
        if ((rest & IBV_DEVICE_UD_AV_PORT_ENFORCE) == IBV_DEVICE_UD_AV_PORT_ENFORCE) {
            names.add("IBV_DEVICE_UD_AV_PORT_ENFORCE");
            rest &= ~IBV_DEVICE_UD_AV_PORT_ENFORCE;
        }
        if ((rest & IBV_DEVICE_CURR_QP_STATE_MOD) == IBV_DEVICE_CURR_QP_STATE_MOD) {
            names.add("IBV_DEVICE_CURR_QP_STATE_MOD");
            rest &= ~IBV_DEVICE_CURR_QP_STATE_MOD;
        }
        if ((rest & IBV_DEVICE_SHUTDOWN_PORT) == IBV_DEVICE_SHUTDOWN_PORT) {
            names.add("IBV_DEVICE_SHUTDOWN_PORT");
            rest &= ~IBV_DEVICE_SHUTDOWN_PORT;
        }
        if ((rest & IBV_DEVICE_INIT_TYPE) == IBV_DEVICE_INIT_TYPE) {
            names.add("IBV_DEVICE_INIT_TYPE");
            rest &= ~IBV_DEVICE_INIT_TYPE;
        }
        if ((rest & IBV_DEVICE_PORT_ACTIVE_EVENT) == IBV_DEVICE_PORT_ACTIVE_EVENT) {
            names.add("IBV_DEVICE_PORT_ACTIVE_EVENT");
            rest &= ~IBV_DEVICE_PORT_ACTIVE_EVENT;
        }
        if ((rest & IBV_DEVICE_SYS_IMAGE_GUID) == IBV_DEVICE_SYS_IMAGE_GUID) {
            names.add("IBV_DEVICE_SYS_IMAGE_GUID");
            rest &= ~IBV_DEVICE_SYS_IMAGE_GUID;
        }
        if ((rest & IBV_DEVICE_RC_RNR_NAK_GEN) == IBV_DEVICE_RC_RNR_NAK_GEN) {
            names.add("IBV_DEVICE_RC_RNR_NAK_GEN");
            rest &= ~IBV_DEVICE_RC_RNR_NAK_GEN;
        }
        if ((rest & IBV_DEVICE_SRQ_RESIZE) == IBV_DEVICE_SRQ_RESIZE) {
            names.add("IBV_DEVICE_SRQ_RESIZE");
            rest &= ~IBV_DEVICE_SRQ_RESIZE;
        }
        if ((rest & IBV_DEVICE_N_NOTIFY_CQ) == IBV_DEVICE_N_NOTIFY_CQ) {
            names.add("IBV_DEVICE_N_NOTIFY_CQ");
            rest &= ~IBV_DEVICE_N_NOTIFY_CQ;
        }
        if ((rest & IBV_DEVICE_MEM_WINDOW) == IBV_DEVICE_MEM_WINDOW) {
            names.add("IBV_DEVICE_MEM_WINDOW");
            rest &= ~IBV_DEVICE_MEM_WINDOW;
        }
        if ((rest & IBV_DEVICE_UD_IP_CSUM) == IBV_DEVICE_UD_IP_CSUM) {
            names.add("IBV_DEVICE_UD_IP_CSUM");
            rest &= ~IBV_DEVICE_UD_IP_CSUM;
        }
        if ((rest & IBV_DEVICE_XRC) == IBV_DEVICE_XRC) {
            names.add("IBV_DEVICE_XRC");
            rest &= ~IBV_DEVICE_XRC;
        }
        if ((rest & IBV_DEVICE_MEM_MGT_EXTENSIONS) == IBV_DEVICE_MEM_MGT_EXTENSIONS) {
            names.add("IBV_DEVICE_MEM_MGT_EXTENSIONS");
            rest &= ~IBV_DEVICE_MEM_MGT_EXTENSIONS;
        }
        if ((rest & IBV_DEVICE_MEM_WINDOW_TYPE_2A) == IBV_DEVICE_MEM_WINDOW_TYPE_2A) {
            names.add("IBV_DEVICE_MEM_WINDOW_TYPE_2A");
            rest &= ~IBV_DEVICE_MEM_WINDOW_TYPE_2A;
        }
        if ((rest & IBV_DEVICE_MEM_WINDOW_TYPE_2B) == IBV_DEVICE_MEM_WINDOW_TYPE_2B) {
            names.add("IBV_DEVICE_MEM_WINDOW_TYPE_2B");
            rest &= ~IBV_DEVICE_MEM_WINDOW_TYPE_2B;
        }
        if ((rest & IBV_DEVICE_RC_IP_CSUM) == IBV_DEVICE_RC_IP_CSUM) {
            names.add("IBV_DEVICE_RC_IP_CSUM");
            rest &= ~IBV_DEVICE_RC_IP_CSUM;
        }
        if ((rest & IBV_DEVICE_RAW_IP_CSUM) == IBV_DEVICE_RAW_IP_CSUM) {
            names.add("IBV_DEVICE_RAW_IP_CSUM");
            rest &= ~IBV_DEVICE_RAW_IP_CSUM;
        }
        if ((rest & IBV_DEVICE_MANAGED_FLOW_STEERING) == IBV_DEVICE_MANAGED_FLOW_STEERING) {
            names.add("IBV_DEVICE_MANAGED_FLOW_STEERING");
            rest &= ~IBV_DEVICE_MANAGED_FLOW_STEERING;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
