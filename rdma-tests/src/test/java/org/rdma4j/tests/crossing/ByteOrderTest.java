package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.header;
import org.rdma4j.tests.values.on_address;
import org.rdma4j.tests.values.plain_header;

/** Java code sees big-endian values in host byte order: in fields, parameters, results and callbacks. */
class ByteOrderTest {

    private static final long GUID = 0x0102030405060708L;

    @Test
    void javaFieldAccessorsUseHostOrder() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment h = header.allocate(arena);
            header.port(h, 65280);
            header.address(h, 0xc0a80001);
            header.guid(h, GUID);
            header.host(h, 0x1234);
            header.ports(h, 2, 4791);
            assertThat(Values.read_header(h, 0)).isEqualTo(65280);
            assertThat(Values.read_header(h, 1)).isEqualTo(0xc0a80001L);
            assertThat(Values.read_header(h, 2)).isEqualTo(GUID);
            assertThat(Values.read_header(h, 3)).isEqualTo(0x1234);
            assertThat(Values.read_header(h, 6)).isEqualTo(4791);
            assertThat(h.get(ValueLayout.JAVA_BYTE, header.address$offset())).isEqualTo((byte) 0xc0);
        }
    }

    @Test
    void javaReadsFieldsThatCSwapped() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment array = header.allocateArray(2, arena);
            Values.write_header(header.asSlice(array, 1), 65533, 0xff000001, -2);
            assertThat(header.port(header.asSlice(array, 1))).isEqualTo(65533);
            assertThat(header.address(header.asSlice(array, 1))).isEqualTo(0xff000001);
            assertThat(header.guid(header.asSlice(array, 1))).isEqualTo(-2);
            assertThat(header.host(header.asSlice(array, 1))).isEqualTo(65533);
            assertThat(header.ports(header.asSlice(array, 1), 2)).isEqualTo(65535);
        }
    }

    @Test
    void configuredFieldsAreBigEndian() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment h = plain_header.allocate(arena);
            plain_header.port(h, 4791);
            assertThat(Values.read_plain(h)).isEqualTo(4791);
            assertThat(plain_header.port(h)).isEqualTo(4791);
        }
    }

    @Test
    void parametersAndResultsUseHostOrder() {
        assertThat(Values.pass_be16(0xfffe, 0xfffe)).isEqualTo(0xffff);
        assertThat(Values.pass_be32(0xff000001, 0xff000001)).isEqualTo(0xff000002);
        assertThat(Values.pass_be64(GUID, GUID)).isEqualTo(GUID + 1);
        assertThat(Values.pass_be16(1, 256)).as("C compares the raw values").isZero();
    }

    @Test
    void callbackArgumentsAndResultsUseHostOrder() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment call = on_address.allocate(
                    (port, guid) -> {
                        assertThat(guid).isEqualTo(GUID);
                        return port + 1;
                    },
                    arena);
            assertThat(Values.call_on_address(call, 65535, GUID)).isEqualTo(65536);
            assertThat(on_address.invoke(call, 65534, GUID)).isEqualTo(65535);
        }
    }
}
