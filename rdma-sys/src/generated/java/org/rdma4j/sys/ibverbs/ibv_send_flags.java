// Generated; do not edit. Change rdma.toml and run: ./dev generate
package org.rdma4j.sys.ibverbs;

import java.util.StringJoiner;

/**
 * The C type {@code enum ibv_send_flags}, in C an {@code unsigned int}; values are combined with {@code |}.
 *
 * <p>Declared in {@code infiniband/verbs.h}.
 */
public final class ibv_send_flags {
    /**
     * The request starts after earlier reads and atomic operations of the queue have completed. RC.
     */
    public static final int IBV_SEND_FENCE = 0x1;

    /**
     * The request generates a completion. Without this flag, only a failure does, unless
     * {@code sq_sig_all} is set.
     */
    public static final int IBV_SEND_SIGNALED = 0x2;

    /**
     * The completion of the peer generates a solicited event: see
     * {@link Ibverbs#ibv_req_notify_cq ibv_req_notify_cq}. Sends, and writes with immediate data.
     */
    public static final int IBV_SEND_SOLICITED = 0x4;

    /**
     * The data is copied into the request during the call: its memory need not be registered, and may be
     * reused when the call returns. At most {@code max_inline_data} bytes. Sends and writes.
     */
    public static final int IBV_SEND_INLINE = 0x8;

    /**
     * The device computes the IPv4 checksum and the TCP or UDP checksum. Raw packets and UD, if the device
     * supports it.
     */
    public static final int IBV_SEND_IP_CSUM = 0x10;

    private ibv_send_flags() {
    }

    /**
     * Returns the names of the flags in the value, joined by {@code |}, with unnamed bits in hexadecimal.
     */
    public static String toString(int value) {
        StringJoiner names = new StringJoiner(" | ");
        int rest = value;
        if ((rest & IBV_SEND_FENCE) == IBV_SEND_FENCE) {
            names.add("IBV_SEND_FENCE");
            rest &= ~IBV_SEND_FENCE;
        }
        if ((rest & IBV_SEND_SIGNALED) == IBV_SEND_SIGNALED) {
            names.add("IBV_SEND_SIGNALED");
            rest &= ~IBV_SEND_SIGNALED;
        }
        if ((rest & IBV_SEND_SOLICITED) == IBV_SEND_SOLICITED) {
            names.add("IBV_SEND_SOLICITED");
            rest &= ~IBV_SEND_SOLICITED;
        }
        if ((rest & IBV_SEND_INLINE) == IBV_SEND_INLINE) {
            names.add("IBV_SEND_INLINE");
            rest &= ~IBV_SEND_INLINE;
        }
        if ((rest & IBV_SEND_IP_CSUM) == IBV_SEND_IP_CSUM) {
            names.add("IBV_SEND_IP_CSUM");
            rest &= ~IBV_SEND_IP_CSUM;
        }
        if (rest != 0) {
            names.add("0x" + Integer.toHexString(rest));
        }
        return value == 0 ? "0" : names.toString();
    }
}
