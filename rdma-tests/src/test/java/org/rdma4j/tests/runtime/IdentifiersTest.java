package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.sys.Gid;
import org.rdma4j.sys.Guid;
import org.rdma4j.sys.ibverbs.ibv_gid;
import org.rdma4j.sys.posix.Posix;

/** Text and memory representation of GIDs and GUIDs, compared with the C library. */
class IdentifiersTest {

    private static String inC(Gid gid) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment text = arena.allocate(Posix.INET6_ADDRSTRLEN);
            Posix.inet_ntop(Posix.AF_INET6, gid.allocate(arena), text, (int) text.byteSize());
            return text.getString(0);
        }
    }

    @Test
    void textMatchesInetNtop() {
        Random random = new Random(7);
        for (int i = 0; i < 20_000; i++) {
            byte[] words = new byte[16];
            for (int word = 0; word < 16; word += 2) {
                // Zeros are frequent, so that runs of every length occur; ffff occurs for IPv4 addresses.
                int kind = random.nextInt(4);
                int value = kind < 2 ? 0 : kind == 2 ? random.nextInt(0x10000) : 0xffff;
                words[word] = (byte) (value >> 8);
                words[word + 1] = (byte) value;
            }
            Gid gid = Gid.of(MemorySegment.ofArray(words));
            assertThat(gid.toString()).isEqualTo(inC(gid));
            assertThat(Gid.parse(gid.toString())).isEqualTo(gid);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"::", "::1", "fe80::1", "1::", "::ffff:10.0.0.1", "::1.2.3.4", "1:0:2:0:3:0:4:0"})
    void textRoundTrips(String text) {
        Gid gid = Gid.parse(text);
        assertThat(gid).hasToString(text);
        assertThat(inC(gid)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "10.0.0.1", "fe80::1%lo", "fe80::1%1", "[::1]", "fe80:::1", "host", "1:2:3:4:5:6:7", ":"})
    void invalidGidsAreRejected(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Gid.parse(text))
                .withMessage("\"" + text + "\" is not a GID (examples: fe80::5054:ff:fe12:3456, ::ffff:10.0.0.2)");
    }

    @Test
    void halvesMatchTheUnion() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment gid = ibv_gid.allocate(arena);
            assertThat(Gid.SIZE).isEqualTo(ibv_gid.sizeof());
            new Gid(0xfe80000000000000L, 0x525400fffe123456L).copyTo(gid);
            assertThat(ibv_gid.global_subnet_prefix(gid)).isEqualTo(0xfe80000000000000L);
            assertThat(ibv_gid.global_interface_id(gid)).isEqualTo(0x525400fffe123456L);
            assertThat(gid.get(ValueLayout.JAVA_BYTE, 0)).isEqualTo((byte) 0xfe);
            assertThat(Gid.of(gid)).hasToString("fe80::5254:ff:fe12:3456");
        }
    }

    @Test
    void networkDeviceAddresses() throws UnknownHostException {
        Gid four = Gid.of(InetAddress.getByName("192.168.7.9"));
        assertThat(four).hasToString("::ffff:192.168.7.9");
        assertThat(four.isIpv4()).isTrue();
        assertThat(four.toInetAddress()).isEqualTo(InetAddress.getByName("192.168.7.9"));
        Gid six = Gid.of(InetAddress.getByName("2001:db8::9"));
        assertThat(six).hasToString("2001:db8::9");
        assertThat(six.isIpv4()).isFalse();
        assertThat(six.toInetAddress()).isEqualTo(InetAddress.getByName("2001:db8::9"));
    }

    @Test
    void guids() {
        Guid guid = new Guid(0x00025403ffab0001L);
        assertThat(guid).hasToString("0002:5403:ffab:0001");
        assertThat(Guid.parse("2:5403:FFAB:1")).isEqualTo(guid);
        for (String wrong : new String[] {"", "1:2:3", "1:2:3:4:5", "1:2:3:12345", "1:2:3:x", "1:2:3:-4"}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Guid.parse(wrong))
                    .withMessage("\"" + wrong + "\" is not a GUID (example: 5254:00ff:fe12:3456)");
        }
    }
}
