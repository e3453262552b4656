package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteOrder;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.runtime.calling.Segments;

/** {@code struct sockaddr_in} and {@code sockaddr_in6}, to and from Java's addresses. */
final class SocketAddresses {
    private static final ValueLayout.OfShort PORT = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final long PORT_AT = 2;
    private static final long V4_AT = 4;
    private static final long V6_AT = 8;
    private static final long SCOPE_AT = 24;
    private static final int V4_BYTES = 4;
    private static final int V6_BYTES = 16;
    private static final long BYTES = 28;
    private static final int AF_IB = 27;

    private SocketAddresses() {}

    static MemorySegment of(InetSocketAddress address, Arena arena) {
        InetAddress host = address.getAddress();
        if (host == null) {
            throw new IllegalArgumentException("the name " + address.getHostString() + " has no address");
        }
        byte[] bytes = host.getAddress();
        MemorySegment segment = arena.allocate(BYTES, 8);
        segment.set(PORT, PORT_AT, (short) address.getPort());
        if (bytes.length == V4_BYTES) {
            segment.set(ValueLayout.JAVA_SHORT, 0, (short) Posix.AF_INET);
            MemorySegment.copy(bytes, 0, segment, JAVA_BYTE, V4_AT, V4_BYTES);
        } else {
            segment.set(ValueLayout.JAVA_SHORT, 0, (short) Posix.AF_INET6);
            MemorySegment.copy(bytes, 0, segment, JAVA_BYTE, V6_AT, V6_BYTES);
            segment.set(ValueLayout.JAVA_INT, SCOPE_AT, ((Inet6Address) host).getScopeId());
        }
        return segment;
    }

    /** A {@code struct sockaddr} as Java has it; the wildcard address where there is none. */
    static InetSocketAddress from(MemorySegment pointer) {
        // An IPv4 one of its own is shorter.
        int family = Segments.sized(pointer, PORT_AT).get(ValueLayout.JAVA_SHORT, 0);
        MemorySegment segment = Segments.sized(pointer, family == Posix.AF_INET ? V6_AT : BYTES);
        int port = family == Posix.AF_UNSPEC ? 0 : Short.toUnsignedInt(segment.get(PORT, PORT_AT));
        try {
            if (family == Posix.AF_INET) {
                return new InetSocketAddress(
                        InetAddress.getByAddress(
                                segment.asSlice(V4_AT, V4_BYTES).toArray(JAVA_BYTE)),
                        port);
            }
            if (family == Posix.AF_INET6) {
                byte[] bytes = segment.asSlice(V6_AT, V6_BYTES).toArray(JAVA_BYTE);
                int scope = segment.get(ValueLayout.JAVA_INT, SCOPE_AT);
                InetAddress host =
                        scope == 0 ? InetAddress.getByAddress(bytes) : Inet6Address.getByAddress(null, bytes, scope);
                return new InetSocketAddress(host, port);
            }
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
        if (family == Posix.AF_UNSPEC) {
            return new InetSocketAddress(0);
        }
        throw new UnsupportedOperationException("an address of the family " + family
                + (family == AF_IB ? ", AF_IB: InfiniBand without IP" : "")
                + "; only IPv4 and IPv6 are supported, which IPoIB gives an InfiniBand device");
    }
}
