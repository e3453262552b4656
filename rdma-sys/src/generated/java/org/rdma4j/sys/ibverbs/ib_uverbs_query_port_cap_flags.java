// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_query_port_cap_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/ib_user_ioctl_verbs.h}.
 */
public final class ib_uverbs_query_port_cap_flags {
    public static final int IB_UVERBS_PCF_SM = 0x2;

    public static final int IB_UVERBS_PCF_NOTICE_SUP = 0x4;

    public static final int IB_UVERBS_PCF_TRAP_SUP = 0x8;

    public static final int IB_UVERBS_PCF_OPT_IPD_SUP = 0x10;

    public static final int IB_UVERBS_PCF_AUTO_MIGR_SUP = 0x20;

    public static final int IB_UVERBS_PCF_SL_MAP_SUP = 0x40;

    public static final int IB_UVERBS_PCF_MKEY_NVRAM = 0x80;

    public static final int IB_UVERBS_PCF_PKEY_NVRAM = 0x100;

    public static final int IB_UVERBS_PCF_LED_INFO_SUP = 0x200;

    public static final int IB_UVERBS_PCF_SM_DISABLED = 0x400;

    public static final int IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP = 0x800;

    public static final int IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP = 0x1000;

    public static final int IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP = 0x4000;

    public static final int IB_UVERBS_PCF_CM_SUP = 0x10000;

    public static final int IB_UVERBS_PCF_SNMP_TUNNEL_SUP = 0x20000;

    public static final int IB_UVERBS_PCF_REINIT_SUP = 0x40000;

    public static final int IB_UVERBS_PCF_DEVICE_MGMT_SUP = 0x80000;

    public static final int IB_UVERBS_PCF_VENDOR_CLASS_SUP = 0x100000;

    public static final int IB_UVERBS_PCF_DR_NOTICE_SUP = 0x200000;

    public static final int IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP = 0x400000;

    public static final int IB_UVERBS_PCF_BOOT_MGMT_SUP = 0x800000;

    public static final int IB_UVERBS_PCF_LINK_LATENCY_SUP = 0x1000000;

    public static final int IB_UVERBS_PCF_CLIENT_REG_SUP = 0x2000000;

    public static final int IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP = 0x8000000;

    public static final int IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP = 0x10000000;

    public static final int IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP = 0x20000000;

    public static final int IB_UVERBS_PCF_MCAST_FDB_TOP_SUP = 0x40000000;

    /**
     * As an unsigned number: {@code 2147483648}.
     */
    public static final int IB_UVERBS_PCF_HIERARCHY_INFO_SUP = 0x80000000;

    public static final int IB_UVERBS_PCF_IP_BASED_GIDS = 0x4000000;

    private ib_uverbs_query_port_cap_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_PCF_SM) == IB_UVERBS_PCF_SM) {
            names.add("IB_UVERBS_PCF_SM");
            rest &= ~IB_UVERBS_PCF_SM;
        }
        if ((rest & IB_UVERBS_PCF_NOTICE_SUP) == IB_UVERBS_PCF_NOTICE_SUP) {
            names.add("IB_UVERBS_PCF_NOTICE_SUP");
            rest &= ~IB_UVERBS_PCF_NOTICE_SUP;
        }
        if ((rest & IB_UVERBS_PCF_TRAP_SUP) == IB_UVERBS_PCF_TRAP_SUP) {
            names.add("IB_UVERBS_PCF_TRAP_SUP");
            rest &= ~IB_UVERBS_PCF_TRAP_SUP;
        }
        if ((rest & IB_UVERBS_PCF_OPT_IPD_SUP) == IB_UVERBS_PCF_OPT_IPD_SUP) {
            names.add("IB_UVERBS_PCF_OPT_IPD_SUP");
            rest &= ~IB_UVERBS_PCF_OPT_IPD_SUP;
        }
        if ((rest & IB_UVERBS_PCF_AUTO_MIGR_SUP) == IB_UVERBS_PCF_AUTO_MIGR_SUP) {
            names.add("IB_UVERBS_PCF_AUTO_MIGR_SUP");
            rest &= ~IB_UVERBS_PCF_AUTO_MIGR_SUP;
        }
        if ((rest & IB_UVERBS_PCF_SL_MAP_SUP) == IB_UVERBS_PCF_SL_MAP_SUP) {
            names.add("IB_UVERBS_PCF_SL_MAP_SUP");
            rest &= ~IB_UVERBS_PCF_SL_MAP_SUP;
        }
        if ((rest & IB_UVERBS_PCF_MKEY_NVRAM) == IB_UVERBS_PCF_MKEY_NVRAM) {
            names.add("IB_UVERBS_PCF_MKEY_NVRAM");
            rest &= ~IB_UVERBS_PCF_MKEY_NVRAM;
        }
        if ((rest & IB_UVERBS_PCF_PKEY_NVRAM) == IB_UVERBS_PCF_PKEY_NVRAM) {
            names.add("IB_UVERBS_PCF_PKEY_NVRAM");
            rest &= ~IB_UVERBS_PCF_PKEY_NVRAM;
        }
        if ((rest & IB_UVERBS_PCF_LED_INFO_SUP) == IB_UVERBS_PCF_LED_INFO_SUP) {
            names.add("IB_UVERBS_PCF_LED_INFO_SUP");
            rest &= ~IB_UVERBS_PCF_LED_INFO_SUP;
        }
        if ((rest & IB_UVERBS_PCF_SM_DISABLED) == IB_UVERBS_PCF_SM_DISABLED) {
            names.add("IB_UVERBS_PCF_SM_DISABLED");
            rest &= ~IB_UVERBS_PCF_SM_DISABLED;
        }
        if ((rest & IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP) == IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP) {
            names.add("IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP");
            rest &= ~IB_UVERBS_PCF_SYS_IMAGE_GUID_SUP;
        }
        if ((rest & IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP) == IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP) {
            names.add("IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP");
            rest &= ~IB_UVERBS_PCF_PKEY_SW_EXT_PORT_TRAP_SUP;
        }
        if ((rest & IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP) == IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP) {
            names.add("IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP");
            rest &= ~IB_UVERBS_PCF_EXTENDED_SPEEDS_SUP;
        }
        if ((rest & IB_UVERBS_PCF_CM_SUP) == IB_UVERBS_PCF_CM_SUP) {
            names.add("IB_UVERBS_PCF_CM_SUP");
            rest &= ~IB_UVERBS_PCF_CM_SUP;
        }
        if ((rest & IB_UVERBS_PCF_SNMP_TUNNEL_SUP) == IB_UVERBS_PCF_SNMP_TUNNEL_SUP) {
            names.add("IB_UVERBS_PCF_SNMP_TUNNEL_SUP");
            rest &= ~IB_UVERBS_PCF_SNMP_TUNNEL_SUP;
        }
        if ((rest & IB_UVERBS_PCF_REINIT_SUP) == IB_UVERBS_PCF_REINIT_SUP) {
            names.add("IB_UVERBS_PCF_REINIT_SUP");
            rest &= ~IB_UVERBS_PCF_REINIT_SUP;
        }
        if ((rest & IB_UVERBS_PCF_DEVICE_MGMT_SUP) == IB_UVERBS_PCF_DEVICE_MGMT_SUP) {
            names.add("IB_UVERBS_PCF_DEVICE_MGMT_SUP");
            rest &= ~IB_UVERBS_PCF_DEVICE_MGMT_SUP;
        }
        if ((rest & IB_UVERBS_PCF_VENDOR_CLASS_SUP) == IB_UVERBS_PCF_VENDOR_CLASS_SUP) {
            names.add("IB_UVERBS_PCF_VENDOR_CLASS_SUP");
            rest &= ~IB_UVERBS_PCF_VENDOR_CLASS_SUP;
        }
        if ((rest & IB_UVERBS_PCF_DR_NOTICE_SUP) == IB_UVERBS_PCF_DR_NOTICE_SUP) {
            names.add("IB_UVERBS_PCF_DR_NOTICE_SUP");
            rest &= ~IB_UVERBS_PCF_DR_NOTICE_SUP;
        }
        if ((rest & IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP) == IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP) {
            names.add("IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP");
            rest &= ~IB_UVERBS_PCF_CAP_MASK_NOTICE_SUP;
        }
        if ((rest & IB_UVERBS_PCF_BOOT_MGMT_SUP) == IB_UVERBS_PCF_BOOT_MGMT_SUP) {
            names.add("IB_UVERBS_PCF_BOOT_MGMT_SUP");
            rest &= ~IB_UVERBS_PCF_BOOT_MGMT_SUP;
        }
        if ((rest & IB_UVERBS_PCF_LINK_LATENCY_SUP) == IB_UVERBS_PCF_LINK_LATENCY_SUP) {
            names.add("IB_UVERBS_PCF_LINK_LATENCY_SUP");
            rest &= ~IB_UVERBS_PCF_LINK_LATENCY_SUP;
        }
        if ((rest & IB_UVERBS_PCF_CLIENT_REG_SUP) == IB_UVERBS_PCF_CLIENT_REG_SUP) {
            names.add("IB_UVERBS_PCF_CLIENT_REG_SUP");
            rest &= ~IB_UVERBS_PCF_CLIENT_REG_SUP;
        }
        if ((rest & IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP) == IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP) {
            names.add("IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP");
            rest &= ~IB_UVERBS_PCF_LINK_SPEED_WIDTH_TABLE_SUP;
        }
        if ((rest & IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP) == IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP) {
            names.add("IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP");
            rest &= ~IB_UVERBS_PCF_VENDOR_SPECIFIC_MADS_TABLE_SUP;
        }
        if ((rest & IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP) == IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP) {
            names.add("IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP");
            rest &= ~IB_UVERBS_PCF_MCAST_PKEY_TRAP_SUPPRESSION_SUP;
        }
        if ((rest & IB_UVERBS_PCF_MCAST_FDB_TOP_SUP) == IB_UVERBS_PCF_MCAST_FDB_TOP_SUP) {
            names.add("IB_UVERBS_PCF_MCAST_FDB_TOP_SUP");
            rest &= ~IB_UVERBS_PCF_MCAST_FDB_TOP_SUP;
        }
        if ((rest & IB_UVERBS_PCF_HIERARCHY_INFO_SUP) == IB_UVERBS_PCF_HIERARCHY_INFO_SUP) {
            names.add("IB_UVERBS_PCF_HIERARCHY_INFO_SUP");
            rest &= ~IB_UVERBS_PCF_HIERARCHY_INFO_SUP;
        }
        if ((rest & IB_UVERBS_PCF_IP_BASED_GIDS) == IB_UVERBS_PCF_IP_BASED_GIDS) {
            names.add("IB_UVERBS_PCF_IP_BASED_GIDS");
            rest &= ~IB_UVERBS_PCF_IP_BASED_GIDS;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
