// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_rx_hash_fields}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_rx_hash_fields {
    public static final int IBV_RX_HASH_SRC_IPV4 = 0x1;

    public static final int IBV_RX_HASH_DST_IPV4 = 0x2;

    public static final int IBV_RX_HASH_SRC_IPV6 = 0x4;

    public static final int IBV_RX_HASH_DST_IPV6 = 0x8;

    public static final int IBV_RX_HASH_SRC_PORT_TCP = 0x10;

    public static final int IBV_RX_HASH_DST_PORT_TCP = 0x20;

    public static final int IBV_RX_HASH_SRC_PORT_UDP = 0x40;

    public static final int IBV_RX_HASH_DST_PORT_UDP = 0x80;

    public static final int IBV_RX_HASH_IPSEC_SPI = 0x100;

    /**
     * As an unsigned number: {@code 2147483648}.
     */
    public static final int IBV_RX_HASH_INNER = 0x80000000;

    private ibv_rx_hash_fields() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_RX_HASH_SRC_IPV4) == IBV_RX_HASH_SRC_IPV4) {
            names.add("IBV_RX_HASH_SRC_IPV4");
            rest &= ~IBV_RX_HASH_SRC_IPV4;
        }
        if ((rest & IBV_RX_HASH_DST_IPV4) == IBV_RX_HASH_DST_IPV4) {
            names.add("IBV_RX_HASH_DST_IPV4");
            rest &= ~IBV_RX_HASH_DST_IPV4;
        }
        if ((rest & IBV_RX_HASH_SRC_IPV6) == IBV_RX_HASH_SRC_IPV6) {
            names.add("IBV_RX_HASH_SRC_IPV6");
            rest &= ~IBV_RX_HASH_SRC_IPV6;
        }
        if ((rest & IBV_RX_HASH_DST_IPV6) == IBV_RX_HASH_DST_IPV6) {
            names.add("IBV_RX_HASH_DST_IPV6");
            rest &= ~IBV_RX_HASH_DST_IPV6;
        }
        if ((rest & IBV_RX_HASH_SRC_PORT_TCP) == IBV_RX_HASH_SRC_PORT_TCP) {
            names.add("IBV_RX_HASH_SRC_PORT_TCP");
            rest &= ~IBV_RX_HASH_SRC_PORT_TCP;
        }
        if ((rest & IBV_RX_HASH_DST_PORT_TCP) == IBV_RX_HASH_DST_PORT_TCP) {
            names.add("IBV_RX_HASH_DST_PORT_TCP");
            rest &= ~IBV_RX_HASH_DST_PORT_TCP;
        }
        if ((rest & IBV_RX_HASH_SRC_PORT_UDP) == IBV_RX_HASH_SRC_PORT_UDP) {
            names.add("IBV_RX_HASH_SRC_PORT_UDP");
            rest &= ~IBV_RX_HASH_SRC_PORT_UDP;
        }
        if ((rest & IBV_RX_HASH_DST_PORT_UDP) == IBV_RX_HASH_DST_PORT_UDP) {
            names.add("IBV_RX_HASH_DST_PORT_UDP");
            rest &= ~IBV_RX_HASH_DST_PORT_UDP;
        }
        if ((rest & IBV_RX_HASH_IPSEC_SPI) == IBV_RX_HASH_IPSEC_SPI) {
            names.add("IBV_RX_HASH_IPSEC_SPI");
            rest &= ~IBV_RX_HASH_IPSEC_SPI;
        }
        if ((rest & IBV_RX_HASH_INNER) == IBV_RX_HASH_INNER) {
            names.add("IBV_RX_HASH_INNER");
            rest &= ~IBV_RX_HASH_INNER;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
