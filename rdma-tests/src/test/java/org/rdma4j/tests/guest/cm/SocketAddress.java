package org.rdma4j.tests.guest.cm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.posix.in_addr;
import org.rdma4j.sys.posix.sockaddr_in;

/** Socket addresses in the form of C. */
final class SocketAddress {
    private SocketAddress() {}

    /** Returns a {@code struct sockaddr_in} with an IPv4 address and a port. The accessors convert the byte order. */
    public static MemorySegment of(String address, int port, Arena arena) {
        MemorySegment sin = sockaddr_in.allocate(arena);
        sockaddr_in.sin_family(sin, (short) Posix.AF_INET);
        sockaddr_in.sin_port(sin, port);
        MemorySegment bytes = sockaddr_in.sin_addr(sin);
        if (Posix.inet_pton(Posix.AF_INET, arena.allocateFrom(address), bytes) != 1) {
            throw new IllegalArgumentException("no IPv4 address: " + address);
        }
        return sin;
    }

    /** Formats an address, for example {@code 10.77.0.1:7174}. */
    public static String text(MemorySegment sin) {
        int address = in_addr.s_addr(sockaddr_in.sin_addr(sin));
        return String.format(
                "%d.%d.%d.%d:%d",
                address >>> 24, address >>> 16 & 255, address >>> 8 & 255, address & 255, sockaddr_in.sin_port(sin));
    }
}
