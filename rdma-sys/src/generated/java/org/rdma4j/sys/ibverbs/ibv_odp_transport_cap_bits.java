// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_odp_transport_cap_bits}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_odp_transport_cap_bits {
    public static final int IBV_ODP_SUPPORT_SEND = 0x1;

    public static final int IBV_ODP_SUPPORT_RECV = 0x2;

    public static final int IBV_ODP_SUPPORT_WRITE = 0x4;

    public static final int IBV_ODP_SUPPORT_READ = 0x8;

    public static final int IBV_ODP_SUPPORT_ATOMIC = 0x10;

    public static final int IBV_ODP_SUPPORT_SRQ_RECV = 0x20;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int IBV_ODP_SUPPORT_FLUSH = 0x40;

    /**
     * Since rdma-core 65.0 or a release before it (not in 56.1).
     */
    public static final int IBV_ODP_SUPPORT_ATOMIC_WRITE = 0x80;

    private ibv_odp_transport_cap_bits() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_ODP_SUPPORT_SEND) == IBV_ODP_SUPPORT_SEND) {
            names.add("IBV_ODP_SUPPORT_SEND");
            rest &= ~IBV_ODP_SUPPORT_SEND;
        }
        if ((rest & IBV_ODP_SUPPORT_RECV) == IBV_ODP_SUPPORT_RECV) {
            names.add("IBV_ODP_SUPPORT_RECV");
            rest &= ~IBV_ODP_SUPPORT_RECV;
        }
        if ((rest & IBV_ODP_SUPPORT_WRITE) == IBV_ODP_SUPPORT_WRITE) {
            names.add("IBV_ODP_SUPPORT_WRITE");
            rest &= ~IBV_ODP_SUPPORT_WRITE;
        }
        if ((rest & IBV_ODP_SUPPORT_READ) == IBV_ODP_SUPPORT_READ) {
            names.add("IBV_ODP_SUPPORT_READ");
            rest &= ~IBV_ODP_SUPPORT_READ;
        }
        if ((rest & IBV_ODP_SUPPORT_ATOMIC) == IBV_ODP_SUPPORT_ATOMIC) {
            names.add("IBV_ODP_SUPPORT_ATOMIC");
            rest &= ~IBV_ODP_SUPPORT_ATOMIC;
        }
        if ((rest & IBV_ODP_SUPPORT_SRQ_RECV) == IBV_ODP_SUPPORT_SRQ_RECV) {
            names.add("IBV_ODP_SUPPORT_SRQ_RECV");
            rest &= ~IBV_ODP_SUPPORT_SRQ_RECV;
        }
        if ((rest & IBV_ODP_SUPPORT_FLUSH) == IBV_ODP_SUPPORT_FLUSH) {
            names.add("IBV_ODP_SUPPORT_FLUSH");
            rest &= ~IBV_ODP_SUPPORT_FLUSH;
        }
        if ((rest & IBV_ODP_SUPPORT_ATOMIC_WRITE) == IBV_ODP_SUPPORT_ATOMIC_WRITE) {
            names.add("IBV_ODP_SUPPORT_ATOMIC_WRITE");
            rest &= ~IBV_ODP_SUPPORT_ATOMIC_WRITE;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
