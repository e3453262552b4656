// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_port_cap_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_port_cap_flags {
    public static final int IBV_PORT_SM = 0x2;

    public static final int IBV_PORT_NOTICE_SUP = 0x4;

    public static final int IBV_PORT_TRAP_SUP = 0x8;

    public static final int IBV_PORT_OPT_IPD_SUP = 0x10;

    public static final int IBV_PORT_AUTO_MIGR_SUP = 0x20;

    public static final int IBV_PORT_SL_MAP_SUP = 0x40;

    public static final int IBV_PORT_MKEY_NVRAM = 0x80;

    public static final int IBV_PORT_PKEY_NVRAM = 0x100;

    public static final int IBV_PORT_LED_INFO_SUP = 0x200;

    public static final int IBV_PORT_SYS_IMAGE_GUID_SUP = 0x800;

    public static final int IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP = 0x1000;

    public static final int IBV_PORT_EXTENDED_SPEEDS_SUP = 0x4000;

    public static final int IBV_PORT_CAP_MASK2_SUP = 0x8000;

    public static final int IBV_PORT_CM_SUP = 0x10000;

    public static final int IBV_PORT_SNMP_TUNNEL_SUP = 0x20000;

    public static final int IBV_PORT_REINIT_SUP = 0x40000;

    public static final int IBV_PORT_DEVICE_MGMT_SUP = 0x80000;

    public static final int IBV_PORT_VENDOR_CLASS_SUP = 0x100000;

    public static final int IBV_PORT_DR_NOTICE_SUP = 0x200000;

    public static final int IBV_PORT_CAP_MASK_NOTICE_SUP = 0x400000;

    public static final int IBV_PORT_BOOT_MGMT_SUP = 0x800000;

    public static final int IBV_PORT_LINK_LATENCY_SUP = 0x1000000;

    public static final int IBV_PORT_CLIENT_REG_SUP = 0x2000000;

    public static final int IBV_PORT_IP_BASED_GIDS = 0x4000000;

    private ibv_port_cap_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_PORT_SM) == IBV_PORT_SM) {
            names.add("IBV_PORT_SM");
            rest &= ~IBV_PORT_SM;
        }
        if ((rest & IBV_PORT_NOTICE_SUP) == IBV_PORT_NOTICE_SUP) {
            names.add("IBV_PORT_NOTICE_SUP");
            rest &= ~IBV_PORT_NOTICE_SUP;
        }
        if ((rest & IBV_PORT_TRAP_SUP) == IBV_PORT_TRAP_SUP) {
            names.add("IBV_PORT_TRAP_SUP");
            rest &= ~IBV_PORT_TRAP_SUP;
        }
        if ((rest & IBV_PORT_OPT_IPD_SUP) == IBV_PORT_OPT_IPD_SUP) {
            names.add("IBV_PORT_OPT_IPD_SUP");
            rest &= ~IBV_PORT_OPT_IPD_SUP;
        }
        if ((rest & IBV_PORT_AUTO_MIGR_SUP) == IBV_PORT_AUTO_MIGR_SUP) {
            names.add("IBV_PORT_AUTO_MIGR_SUP");
            rest &= ~IBV_PORT_AUTO_MIGR_SUP;
        }
        if ((rest & IBV_PORT_SL_MAP_SUP) == IBV_PORT_SL_MAP_SUP) {
            names.add("IBV_PORT_SL_MAP_SUP");
            rest &= ~IBV_PORT_SL_MAP_SUP;
        }
        if ((rest & IBV_PORT_MKEY_NVRAM) == IBV_PORT_MKEY_NVRAM) {
            names.add("IBV_PORT_MKEY_NVRAM");
            rest &= ~IBV_PORT_MKEY_NVRAM;
        }
        if ((rest & IBV_PORT_PKEY_NVRAM) == IBV_PORT_PKEY_NVRAM) {
            names.add("IBV_PORT_PKEY_NVRAM");
            rest &= ~IBV_PORT_PKEY_NVRAM;
        }
        if ((rest & IBV_PORT_LED_INFO_SUP) == IBV_PORT_LED_INFO_SUP) {
            names.add("IBV_PORT_LED_INFO_SUP");
            rest &= ~IBV_PORT_LED_INFO_SUP;
        }
        if ((rest & IBV_PORT_SYS_IMAGE_GUID_SUP) == IBV_PORT_SYS_IMAGE_GUID_SUP) {
            names.add("IBV_PORT_SYS_IMAGE_GUID_SUP");
            rest &= ~IBV_PORT_SYS_IMAGE_GUID_SUP;
        }
        if ((rest & IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP) == IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP) {
            names.add("IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP");
            rest &= ~IBV_PORT_PKEY_SW_EXT_PORT_TRAP_SUP;
        }
        if ((rest & IBV_PORT_EXTENDED_SPEEDS_SUP) == IBV_PORT_EXTENDED_SPEEDS_SUP) {
            names.add("IBV_PORT_EXTENDED_SPEEDS_SUP");
            rest &= ~IBV_PORT_EXTENDED_SPEEDS_SUP;
        }
        if ((rest & IBV_PORT_CAP_MASK2_SUP) == IBV_PORT_CAP_MASK2_SUP) {
            names.add("IBV_PORT_CAP_MASK2_SUP");
            rest &= ~IBV_PORT_CAP_MASK2_SUP;
        }
        if ((rest & IBV_PORT_CM_SUP) == IBV_PORT_CM_SUP) {
            names.add("IBV_PORT_CM_SUP");
            rest &= ~IBV_PORT_CM_SUP;
        }
        if ((rest & IBV_PORT_SNMP_TUNNEL_SUP) == IBV_PORT_SNMP_TUNNEL_SUP) {
            names.add("IBV_PORT_SNMP_TUNNEL_SUP");
            rest &= ~IBV_PORT_SNMP_TUNNEL_SUP;
        }
        if ((rest & IBV_PORT_REINIT_SUP) == IBV_PORT_REINIT_SUP) {
            names.add("IBV_PORT_REINIT_SUP");
            rest &= ~IBV_PORT_REINIT_SUP;
        }
        if ((rest & IBV_PORT_DEVICE_MGMT_SUP) == IBV_PORT_DEVICE_MGMT_SUP) {
            names.add("IBV_PORT_DEVICE_MGMT_SUP");
            rest &= ~IBV_PORT_DEVICE_MGMT_SUP;
        }
        if ((rest & IBV_PORT_VENDOR_CLASS_SUP) == IBV_PORT_VENDOR_CLASS_SUP) {
            names.add("IBV_PORT_VENDOR_CLASS_SUP");
            rest &= ~IBV_PORT_VENDOR_CLASS_SUP;
        }
        if ((rest & IBV_PORT_DR_NOTICE_SUP) == IBV_PORT_DR_NOTICE_SUP) {
            names.add("IBV_PORT_DR_NOTICE_SUP");
            rest &= ~IBV_PORT_DR_NOTICE_SUP;
        }
        if ((rest & IBV_PORT_CAP_MASK_NOTICE_SUP) == IBV_PORT_CAP_MASK_NOTICE_SUP) {
            names.add("IBV_PORT_CAP_MASK_NOTICE_SUP");
            rest &= ~IBV_PORT_CAP_MASK_NOTICE_SUP;
        }
        if ((rest & IBV_PORT_BOOT_MGMT_SUP) == IBV_PORT_BOOT_MGMT_SUP) {
            names.add("IBV_PORT_BOOT_MGMT_SUP");
            rest &= ~IBV_PORT_BOOT_MGMT_SUP;
        }
        if ((rest & IBV_PORT_LINK_LATENCY_SUP) == IBV_PORT_LINK_LATENCY_SUP) {
            names.add("IBV_PORT_LINK_LATENCY_SUP");
            rest &= ~IBV_PORT_LINK_LATENCY_SUP;
        }
        if ((rest & IBV_PORT_CLIENT_REG_SUP) == IBV_PORT_CLIENT_REG_SUP) {
            names.add("IBV_PORT_CLIENT_REG_SUP");
            rest &= ~IBV_PORT_CLIENT_REG_SUP;
        }
        if ((rest & IBV_PORT_IP_BASED_GIDS) == IBV_PORT_IP_BASED_GIDS) {
            names.add("IBV_PORT_IP_BASED_GIDS");
            rest &= ~IBV_PORT_IP_BASED_GIDS;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
