// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ib_uverbs_odp_transport_cap_bits}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code rdma/ib_user_verbs.h}.
 *
 * <p>Since the headers of Linux 7.2 or a version before it (not in 6.12).
 */
public final class ib_uverbs_odp_transport_cap_bits {
    public static final int IB_UVERBS_ODP_SUPPORT_SEND = 0x1;

    public static final int IB_UVERBS_ODP_SUPPORT_RECV = 0x2;

    public static final int IB_UVERBS_ODP_SUPPORT_WRITE = 0x4;

    public static final int IB_UVERBS_ODP_SUPPORT_READ = 0x8;

    public static final int IB_UVERBS_ODP_SUPPORT_ATOMIC = 0x10;

    public static final int IB_UVERBS_ODP_SUPPORT_SRQ_RECV = 0x20;

    public static final int IB_UVERBS_ODP_SUPPORT_FLUSH = 0x40;

    public static final int IB_UVERBS_ODP_SUPPORT_ATOMIC_WRITE = 0x80;

    private ib_uverbs_odp_transport_cap_bits() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IB_UVERBS_ODP_SUPPORT_SEND) == IB_UVERBS_ODP_SUPPORT_SEND) {
            names.add("IB_UVERBS_ODP_SUPPORT_SEND");
            rest &= ~IB_UVERBS_ODP_SUPPORT_SEND;
        }
        if ((rest & IB_UVERBS_ODP_SUPPORT_RECV) == IB_UVERBS_ODP_SUPPORT_RECV) {
            names.add("IB_UVERBS_ODP_SUPPORT_RECV");
            rest &= ~IB_UVERBS_ODP_SUPPORT_RECV;
        }
        if ((rest & IB_UVERBS_ODP_SUPPORT_WRITE) == IB_UVERBS_ODP_SUPPORT_WRITE) {
            names.add("IB_UVERBS_ODP_SUPPORT_WRITE");
            rest &= ~IB_UVERBS_ODP_SUPPORT_WRITE;
        }
        if ((rest & IB_UVERBS_ODP_SUPPORT_READ) == IB_UVERBS_ODP_SUPPORT_READ) {
            names.add("IB_UVERBS_ODP_SUPPORT_READ");
            rest &= ~IB_UVERBS_ODP_SUPPORT_READ;
        }
        if ((rest & IB_UVERBS_ODP_SUPPORT_ATOMIC) == IB_UVERBS_ODP_SUPPORT_ATOMIC) {
            names.add("IB_UVERBS_ODP_SUPPORT_ATOMIC");
            rest &= ~IB_UVERBS_ODP_SUPPORT_ATOMIC;
        }
        if ((rest & IB_UVERBS_ODP_SUPPORT_SRQ_RECV) == IB_UVERBS_ODP_SUPPORT_SRQ_RECV) {
            names.add("IB_UVERBS_ODP_SUPPORT_SRQ_RECV");
            rest &= ~IB_UVERBS_ODP_SUPPORT_SRQ_RECV;
        }
        if ((rest & IB_UVERBS_ODP_SUPPORT_FLUSH) == IB_UVERBS_ODP_SUPPORT_FLUSH) {
            names.add("IB_UVERBS_ODP_SUPPORT_FLUSH");
            rest &= ~IB_UVERBS_ODP_SUPPORT_FLUSH;
        }
        if ((rest & IB_UVERBS_ODP_SUPPORT_ATOMIC_WRITE) == IB_UVERBS_ODP_SUPPORT_ATOMIC_WRITE) {
            names.add("IB_UVERBS_ODP_SUPPORT_ATOMIC_WRITE");
            rest &= ~IB_UVERBS_ODP_SUPPORT_ATOMIC_WRITE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
