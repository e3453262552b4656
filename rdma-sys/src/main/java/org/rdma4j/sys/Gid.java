package org.rdma4j.sys;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.foreign.ValueLayout;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.rdma4j.sys.runtime.printing.GidText;
import org.rdma4j.sys.runtime.printing.PrintableText;

/**
 * Global identifier (GID) of a port, {@code union ibv_gid} in C: 128 bits in the format of an IPv6 address, such as
 * {@code fe80::5054:ff:fe12:3456}. On RoCE, GIDs are the IP addresses of a network device; an IPv4 address has the form
 * {@code ::ffff:10.0.0.1}.
 *
 * @param subnetPrefix the first 64 bits, in host byte order
 * @param interfaceId the last 64 bits, in host byte order
 * @see "docs/verbs/bindings.md"
 */
public record Gid(long subnetPrefix, long interfaceId) {
    /** Size of {@code union ibv_gid} in bytes. */
    public static final long SIZE = 16;

    private static final ValueLayout.OfLong HALF = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final int IPV4_BYTES = 4;
    private static final int IPV4_MAPPED = 0xffff;
    /** Maximum length of the text that is parsed; no IPv6 address is longer. */
    private static final int MAX_TEXT_LENGTH = 64;

    /**
     * Reads an identifier from memory.
     *
     * @param gid a {@code union ibv_gid}, such as the result of {@code ibv_global_route.dgid}
     */
    public static Gid of(MemorySegment gid) {
        return new Gid(gid.get(HALF, 0), gid.get(HALF, Long.BYTES));
    }

    /** Returns the GID of an IP address on RoCE. An IPv4 address becomes {@code ::ffff:10.0.0.1}. */
    public static Gid of(InetAddress address) {
        ByteBuffer bytes = ByteBuffer.wrap(address.getAddress());
        return bytes.remaining() == IPV4_BYTES
                ? new Gid(0, (long) IPV4_MAPPED << Integer.SIZE | Integer.toUnsignedLong(bytes.getInt()))
                : new Gid(bytes.getLong(), bytes.getLong());
    }

    /**
     * Parses the text of an identifier: the result of {@link #toString()}, or any other form of an IPv6 address.
     *
     * @throws IllegalArgumentException if the text has any other form, or a zone ({@code fe80::1%eth0})
     */
    public static Gid parse(String text) {
        if (text.length() <= MAX_TEXT_LENGTH
                && text.indexOf(':') >= 0
                && text.indexOf('%') < 0
                && text.indexOf('[') < 0) {
            try {
                return of(Inet6Address.ofLiteral(text));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(invalid(text), e);
            }
        }
        throw new IllegalArgumentException(invalid(text));
    }

    private static String invalid(String text) {
        return "\"" + PrintableText.shortened(text)
                + "\" is not a GID (examples: fe80::5054:ff:fe12:3456, ::ffff:10.0.0.2)";
    }

    /**
     * Writes the identifier to memory.
     *
     * @param gid a {@code union ibv_gid}
     */
    public void copyTo(MemorySegment gid) {
        gid.set(HALF, 0, subnetPrefix);
        gid.set(HALF, Long.BYTES, interfaceId);
    }

    /** Allocates a {@code union ibv_gid} with this identifier. */
    public MemorySegment allocate(SegmentAllocator allocator) {
        MemorySegment gid = allocator.allocate(SIZE, Long.BYTES);
        copyTo(gid);
        return gid;
    }

    /** Returns {@code true} if the identifier is an IPv4 address. */
    public boolean isIpv4() {
        return subnetPrefix == 0 && interfaceId >>> Integer.SIZE == IPV4_MAPPED;
    }

    /**
     * Returns the identifier as an {@link Inet4Address} if it is an IPv4 address, and as an {@link Inet6Address}
     * otherwise.
     */
    public InetAddress toInetAddress() {
        byte[] bytes = isIpv4()
                ? ByteBuffer.allocate(IPV4_BYTES).putInt((int) interfaceId).array()
                : ByteBuffer.allocate((int) SIZE)
                        .putLong(subnetPrefix)
                        .putLong(interfaceId)
                        .array();
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            throw new AssertionError(e); // the length is right
        }
    }

    /**
     * Returns the text of the identifier as {@code inet_ntop} and rdma-core's tools print it: lower case, with the
     * longest run of zeros omitted.
     */
    @Override
    public String toString() {
        return GidText.of(subnetPrefix, interfaceId);
    }
}
