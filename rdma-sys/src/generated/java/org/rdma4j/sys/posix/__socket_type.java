// Generated; do not edit. Change posix.toml and run: ./dev generate
package org.rdma4j.sys.posix;

/**
 * The C type {@code enum __socket_type}, in C an {@code unsigned int}.
 *
 * <p>Declared in {@code bits/socket_type.h}.
 */
public final class __socket_type {
    public static final int SOCK_STREAM = 1;

    public static final int SOCK_DGRAM = 2;

    public static final int SOCK_RAW = 3;

    public static final int SOCK_RDM = 4;

    public static final int SOCK_SEQPACKET = 5;

    public static final int SOCK_DCCP = 6;

    public static final int SOCK_PACKET = 10;

    public static final int SOCK_CLOEXEC = 524288;

    public static final int SOCK_NONBLOCK = 2048;

    private __socket_type() {
    }

    /**
     * Returns the name of the value, or the number if it has no name.
     */
    public static String toString(int value) {
        switch (value) {
            case SOCK_STREAM: return "SOCK_STREAM";
            case SOCK_DGRAM: return "SOCK_DGRAM";
            case SOCK_RAW: return "SOCK_RAW";
            case SOCK_RDM: return "SOCK_RDM";
            case SOCK_SEQPACKET: return "SOCK_SEQPACKET";
            case SOCK_DCCP: return "SOCK_DCCP";
            case SOCK_PACKET: return "SOCK_PACKET";
            case SOCK_CLOEXEC: return "SOCK_CLOEXEC";
            case SOCK_NONBLOCK: return "SOCK_NONBLOCK";
            default: return Integer.toUnsignedString(value);
        }
    }
}
