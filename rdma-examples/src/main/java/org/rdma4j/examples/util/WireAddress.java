package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.HexFormat;
import org.rdma4j.sys.posix.Posix;

/**
 * Where a queue pair is to be found, in the form that the ping-pongs send one another: {@code lid:qpn:psn:gid}, all
 * hexadecimal, 4, 6, 6 and 32 digits, and C's closing zero byte.
 *
 * @param lid the port's local identifier; 0 on Ethernet
 * @param qpn the queue pair's number
 * @param psn the number of the first packet it sends
 * @param gid 16 bytes, in the network's order; all zero where none is used
 */
public record WireAddress(int lid, int qpn, int psn, byte[] gid) {
    /** The length in bytes on the wire. */
    public static final int LENGTH = 4 + 1 + 6 + 1 + 6 + 1 + 32 + 1;

    /** What stands where there is no queue pair. */
    public static final WireAddress NONE = new WireAddress(0, 0, 0, new byte[16]);

    /** The text, without the zero byte. */
    public String text() {
        return String.format("%04x:%06x:%06x:%s", lid, qpn, psn, HexFormat.of().formatHex(gid));
    }

    /**
     * Reads the text.
     *
     * @throws IllegalArgumentException if it is no such text
     */
    public static WireAddress parse(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length != 4 || parts[3].length() != 32) {
            throw new IllegalArgumentException("not lid:qpn:psn:gid: '" + text + "'");
        }
        return new WireAddress(
                HexFormat.fromHexDigits(parts[0]),
                HexFormat.fromHexDigits(parts[1]),
                HexFormat.fromHexDigits(parts[2]),
                HexFormat.of().parseHex(parts[3]));
    }

    /** Whether it has a GID: the tools take one whose interface identifier is zero for none. */
    public boolean hasGid() {
        for (int i = 8; i < 16; i++) {
            if (gid[i] != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WireAddress that
                && lid == that.lid
                && qpn == that.qpn
                && psn == that.psn
                && Arrays.equals(gid, that.gid);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * lid + qpn) + psn) + Arrays.hashCode(gid);
    }

    @Override
    public String toString() {
        return String.format("LID 0x%04x, QPN 0x%06x, PSN 0x%06x, GID %s", lid, qpn, psn, gidText());
    }

    /** The GID as an IPv6 address. */
    public String gidText() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(Posix.INET6_ADDRSTRLEN);
            return Posix.inet_ntopString(
                    Posix.AF_INET6, arena.allocateFrom(JAVA_BYTE, gid), text, Posix.INET6_ADDRSTRLEN);
        }
    }
}
