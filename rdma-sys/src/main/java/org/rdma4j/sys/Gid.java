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
 * A global identifier of a port, C's {@code union ibv_gid}: 128 bits, an IPv6 address in all but name, {@code
 * fe80::5054:ff:fe12:3456}. On RoCE it is the IP address of a network device, an IPv4 one as {@code ::ffff:10.0.0.1}.
 *
 * @param subnetPrefix the first 64 bits, the first printed being the most significant
 * @param interfaceId the other 64 bits
 */
public record Gid(long subnetPrefix, long interfaceId) {
    /** The size of {@code union ibv_gid}, in bytes. */
    public static final long SIZE = 16;

    private static final ValueLayout.OfLong HALF = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final int IPV4_BYTES = 4;
    private static final int MAPPED = 0xffff;
    /** More than the longest form of an IPv6 address. */
    private static final int MAX_TEXT = 64;

    /**
     * The identifier in memory.
     *
     * @param gid a {@code union ibv_gid}, such as {@code ibv_global_route.dgid} gives
     */
    public static Gid of(MemorySegment gid) {
        return new Gid(gid.get(HALF, 0), gid.get(HALF, Long.BYTES));
    }

    /** The identifier that RoCE has for an address; an IPv4 address becomes {@code ::ffff:10.0.0.1}. */
    public static Gid of(InetAddress address) {
        ByteBuffer bytes = ByteBuffer.wrap(address.getAddress());
        return bytes.remaining() == IPV4_BYTES
                ? new Gid(0, (long) MAPPED << Integer.SIZE | Integer.toUnsignedLong(bytes.getInt()))
                : new Gid(bytes.getLong(), bytes.getLong());
    }

    /**
     * Reads the text that {@link #toString()} gives, and every other spelling of an IPv6 address.
     *
     * @throws IllegalArgumentException for anything else, an address with a zone ({@code fe80::1%eth0}) included
     */
    public static Gid parse(String text) {
        if (text.length() <= MAX_TEXT && text.indexOf(':') >= 0 && text.indexOf('%') < 0 && text.indexOf('[') < 0) {
            try {
                return of(Inet6Address.ofLiteral(text));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(wrong(text), e);
            }
        }
        throw new IllegalArgumentException(wrong(text));
    }

    private static String wrong(String text) {
        return "\"" + PrintableText.shortened(text) + "\" is not a GID, such as fe80::5054:ff:fe12:3456 or ::ffff:10.0.0.2";
    }

    /**
     * Stores the identifier.
     *
     * @param gid a {@code union ibv_gid}
     */
    public void copyTo(MemorySegment gid) {
        gid.set(HALF, 0, subnetPrefix);
        gid.set(HALF, Long.BYTES, interfaceId);
    }

    /** A {@code union ibv_gid} of this identifier. */
    public MemorySegment allocate(SegmentAllocator allocator) {
        MemorySegment gid = allocator.allocate(SIZE, Long.BYTES);
        copyTo(gid);
        return gid;
    }

    /** Whether it stands for an IPv4 address. */
    public boolean isIpv4() {
        return subnetPrefix == 0 && interfaceId >>> Integer.SIZE == MAPPED;
    }

    /** As an address: an {@link Inet4Address} where it stands for one, else an {@link Inet6Address}. */
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

    /** As {@code inet_ntop} and rdma-core's tools print it: the longest run of zeros left out, letters small. */
    @Override
    public String toString() {
        return GidText.of(subnetPrefix, interfaceId);
    }
}
