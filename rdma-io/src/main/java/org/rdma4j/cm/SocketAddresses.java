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
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.runtime.calling.Segments;
import org.rdma4j.verbs.VerbsException;

/**
 * Converts between {@link InetSocketAddress} and {@code struct sockaddr_in} or {@code struct sockaddr_in6}. Also
 * formats addresses for exception messages.
 */
final class SocketAddresses {
    private static final ValueLayout.OfShort PORT = ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final long PORT_OFFSET = 2;
    private static final long IPV4_OFFSET = 4;
    private static final long IPV6_OFFSET = 8;
    private static final long SCOPE_OFFSET = 24;
    private static final int IPV4_BYTES = 4;
    private static final int IPV6_BYTES = 16;

    /** Size of {@code struct sockaddr_in6}. */
    private static final long SOCKADDR_IN6_BYTES = 28;

    /** Length of {@code struct sockaddr_in} without padding. */
    private static final long SOCKADDR_IN_BYTES = 8;

    private static final int AF_IB = 27;

    private SocketAddresses() {}

    /**
     * Returns a native structure for the given address.
     *
     * @throws IllegalArgumentException if the address is unresolved
     */
    static MemorySegment of(InetSocketAddress address, Arena arena) {
        InetAddress host = address.getAddress();
        if (host == null) {
            throw new IllegalArgumentException(
                    address.getHostString() + ":" + address.getPort() + " is unresolved: the host name has no address");
        }
        byte[] bytes = host.getAddress();
        MemorySegment segment = arena.allocate(SOCKADDR_IN6_BYTES, 8);
        segment.set(PORT, PORT_OFFSET, (short) address.getPort());
        if (bytes.length == IPV4_BYTES) {
            segment.set(ValueLayout.JAVA_SHORT, 0, (short) Posix.AF_INET);
            MemorySegment.copy(bytes, 0, segment, JAVA_BYTE, IPV4_OFFSET, IPV4_BYTES);
        } else {
            segment.set(ValueLayout.JAVA_SHORT, 0, (short) Posix.AF_INET6);
            MemorySegment.copy(bytes, 0, segment, JAVA_BYTE, IPV6_OFFSET, IPV6_BYTES);
            segment.set(ValueLayout.JAVA_INT, SCOPE_OFFSET, ((Inet6Address) host).getScopeId());
        }
        return segment;
    }

    /**
     * Returns the address in a {@code struct sockaddr}, or the wildcard address with port 0 if the address family is
     * {@code AF_UNSPEC}.
     *
     * @throws UnsupportedOperationException if the address family is not supported
     */
    static InetSocketAddress from(MemorySegment pointer) {
        // Read the family first, because a sockaddr_in is shorter than a sockaddr_in6.
        int family = Segments.sized(pointer, PORT_OFFSET).get(ValueLayout.JAVA_SHORT, 0);
        MemorySegment segment =
                Segments.sized(pointer, family == Posix.AF_INET ? SOCKADDR_IN_BYTES : SOCKADDR_IN6_BYTES);
        int port = family == Posix.AF_UNSPEC ? 0 : Short.toUnsignedInt(segment.get(PORT, PORT_OFFSET));
        try {
            if (family == Posix.AF_INET) {
                return new InetSocketAddress(
                        InetAddress.getByAddress(
                                segment.asSlice(IPV4_OFFSET, IPV4_BYTES).toArray(JAVA_BYTE)),
                        port);
            }
            if (family == Posix.AF_INET6) {
                byte[] bytes = segment.asSlice(IPV6_OFFSET, IPV6_BYTES).toArray(JAVA_BYTE);
                int scope = segment.get(ValueLayout.JAVA_INT, SCOPE_OFFSET);
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
        throw new UnsupportedOperationException("Address family " + family
                + (family == AF_IB ? " (AF_IB, InfiniBand without IP)" : "")
                + " is not supported. Use the IPv4 or IPv6 address of an IPoIB interface.");
    }

    /**
     * Formats an address for exception messages: {@code 10.0.0.1:7471}, {@code [fe80::1]:7471} or {@code
     * host/10.0.0.1:7471}.
     */
    static String text(InetSocketAddress address) {
        String text = address.toString();
        return text.startsWith("/") ? text.substring(1) : text;
    }

    /** Returns an exception for the same failed call whose message also contains the given operation. */
    static VerbsException explained(VerbsException failure, String operation) {
        ErrnoException cause = (ErrnoException) failure.getCause();
        // The message consists of the cause's message and, for some error numbers, an explanation.
        String explanation = failure.getMessage().substring(cause.getMessage().length());
        return VerbsException.of(
                cause, explanation.startsWith("; ") ? operation + ": " + explanation.substring(2) : operation);
    }
}
