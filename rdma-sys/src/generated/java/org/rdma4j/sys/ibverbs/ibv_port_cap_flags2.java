// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_port_cap_flags2}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_port_cap_flags2 {
    public static final int IBV_PORT_SET_NODE_DESC_SUP = 0x1;

    public static final int IBV_PORT_INFO_EXT_SUP = 0x2;

    public static final int IBV_PORT_VIRT_SUP = 0x4;

    public static final int IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP = 0x8;

    public static final int IBV_PORT_LINK_WIDTH_2X_SUP = 0x10;

    public static final int IBV_PORT_LINK_SPEED_HDR_SUP = 0x20;

    /**
     * Since rdma-core 39.0 or a release before it (not in 33.2).
     */
    public static final int IBV_PORT_LINK_SPEED_NDR_SUP = 0x400;

    /**
     * Since rdma-core 50.0 or a release before it (not in 44.0).
     */
    public static final int IBV_PORT_LINK_SPEED_XDR_SUP = 0x1000;

    private ibv_port_cap_flags2() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_PORT_SET_NODE_DESC_SUP) == IBV_PORT_SET_NODE_DESC_SUP) {
            names.add("IBV_PORT_SET_NODE_DESC_SUP");
            rest &= ~IBV_PORT_SET_NODE_DESC_SUP;
        }
        if ((rest & IBV_PORT_INFO_EXT_SUP) == IBV_PORT_INFO_EXT_SUP) {
            names.add("IBV_PORT_INFO_EXT_SUP");
            rest &= ~IBV_PORT_INFO_EXT_SUP;
        }
        if ((rest & IBV_PORT_VIRT_SUP) == IBV_PORT_VIRT_SUP) {
            names.add("IBV_PORT_VIRT_SUP");
            rest &= ~IBV_PORT_VIRT_SUP;
        }
        if ((rest & IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP) == IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP) {
            names.add("IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP");
            rest &= ~IBV_PORT_SWITCH_PORT_STATE_TABLE_SUP;
        }
        if ((rest & IBV_PORT_LINK_WIDTH_2X_SUP) == IBV_PORT_LINK_WIDTH_2X_SUP) {
            names.add("IBV_PORT_LINK_WIDTH_2X_SUP");
            rest &= ~IBV_PORT_LINK_WIDTH_2X_SUP;
        }
        if ((rest & IBV_PORT_LINK_SPEED_HDR_SUP) == IBV_PORT_LINK_SPEED_HDR_SUP) {
            names.add("IBV_PORT_LINK_SPEED_HDR_SUP");
            rest &= ~IBV_PORT_LINK_SPEED_HDR_SUP;
        }
        if ((rest & IBV_PORT_LINK_SPEED_NDR_SUP) == IBV_PORT_LINK_SPEED_NDR_SUP) {
            names.add("IBV_PORT_LINK_SPEED_NDR_SUP");
            rest &= ~IBV_PORT_LINK_SPEED_NDR_SUP;
        }
        if ((rest & IBV_PORT_LINK_SPEED_XDR_SUP) == IBV_PORT_LINK_SPEED_XDR_SUP) {
            names.add("IBV_PORT_LINK_SPEED_XDR_SUP");
            rest &= ~IBV_PORT_LINK_SPEED_XDR_SUP;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
