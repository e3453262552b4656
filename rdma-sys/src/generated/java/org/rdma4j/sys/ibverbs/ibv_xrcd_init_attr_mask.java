// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_xrcd_init_attr_mask}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_xrcd_init_attr_mask {
    public static final int IBV_XRCD_INIT_ATTR_FD = 0x1;

    public static final int IBV_XRCD_INIT_ATTR_OFLAGS = 0x2;

    public static final int IBV_XRCD_INIT_ATTR_RESERVED = 0x4;

    private ibv_xrcd_init_attr_mask() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_XRCD_INIT_ATTR_FD) == IBV_XRCD_INIT_ATTR_FD) {
            names.add("IBV_XRCD_INIT_ATTR_FD");
            rest &= ~IBV_XRCD_INIT_ATTR_FD;
        }
        if ((rest & IBV_XRCD_INIT_ATTR_OFLAGS) == IBV_XRCD_INIT_ATTR_OFLAGS) {
            names.add("IBV_XRCD_INIT_ATTR_OFLAGS");
            rest &= ~IBV_XRCD_INIT_ATTR_OFLAGS;
        }
        if ((rest & IBV_XRCD_INIT_ATTR_RESERVED) == IBV_XRCD_INIT_ATTR_RESERVED) {
            names.add("IBV_XRCD_INIT_ATTR_RESERVED");
            rest &= ~IBV_XRCD_INIT_ATTR_RESERVED;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
