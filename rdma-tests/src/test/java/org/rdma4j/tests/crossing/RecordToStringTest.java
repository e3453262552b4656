package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.bits;
import org.rdma4j.tests.values.bits_or_word;
import org.rdma4j.tests.values.flexible;
import org.rdma4j.tests.values.header;
import org.rdma4j.tests.values.kinds;
import org.rdma4j.tests.values.large;
import org.rdma4j.tests.values.named;
import org.rdma4j.tests.values.operations;
import org.rdma4j.tests.values.packed_bits;
import org.rdma4j.tests.values.packed_record;
import org.rdma4j.tests.values.request;
import org.rdma4j.tests.values.scalars;

/** {@code toString} of records that C has filled. */
class RecordToStringTest {
    private final Arena arena = Arena.ofConfined();

    @AfterEach
    void close() {
        arena.close();
    }

    @Test
    void numbersOfEveryType() {
        MemorySegment s = scalars.allocate(arena);
        Values.fill_greatest(s);
        assertThat(scalars.toString(s))
                .startsWith("scalars{truth=true, plain=122, i8=127, u8=255, i16=32767, u16=65535, i32=2147483647,"
                        + " u32=4294967295, i64=9223372036854775807, u64=18446744073709551615, f32=3.4028235E38,"
                        + " f64=1.7976931348623157E308, pointer=0x");
        Values.fill_least(s);
        assertThat(scalars.toString(s))
                .startsWith("scalars{truth=false, plain=97, i8=-128, u8=0, i16=-32768, u16=0, i32=-2147483648, u32=0,"
                        + " i64=-9223372036854775808, u64=0, f32=")
                .endsWith("pointer=NULL}");
    }

    @Test
    void enumsOfEveryWidthAndFlagsAsNames() {
        MemorySegment k = kinds.allocate(arena);
        Values.fill_kinds(k);
        assertThat(kinds.toString(k))
                .isEqualTo("kinds{byte=BYTE_TOP, small=SMALL_LAST, negative=NEGATIVE_LOW, uns=UNSIGNED_ALL,"
                        + " wide=WIDE_TOP}");
        kinds.small(k, 77);
        kinds.wide(k, 1L << 40 | 1L << 50);
        assertThat(kinds.toString(k)).contains("small=77,").contains("wide=WIDE_MIDDLE | 0x4000000000000}");
    }

    @Test
    void unionsShowEachMember() {
        MemorySegment r = request.allocate(arena);
        Values.fill_request(r, 0);
        String chain = Long.toHexString(request.chain(r).address());
        assertThat(request.toString(r))
                .isEqualTo("request{id=1, wr=union{rdma={remote=18446744073709551604, rkey=4294967285},"
                        + " atomic={compare=18446744073709551604, swap=4294967285}},"
                        + " union{imm=524278, halves=[65526, 7]}, where=point{x=8, y=9},"
                        + " number=union number{i=-10, f=NaN, bytes=[f6 ff ff ff]},"
                        + " table=[[65530, 65531, 65532], [65533, 65534, 65535]],"
                        + " corners=[point{x=20, y=-20}, point{x=21, y=-21}, point{x=22, y=-22}, point{x=23, y=-23}],"
                        + " chain=0x" + chain + "}");
    }

    @Test
    void bitFieldsAreInDeclarationOrder() {
        MemorySegment b = bits.allocate(arena);
        long[] values = {5, 3000, -8, 1, 5, 0xfedcba9876L, -8388608};
        for (int field = 0; field < values.length; field++) {
            Values.bits_write(b, field, values[field]);
        }
        Values.bits_write(b, 10, 11);
        Values.bits_write(b, 11, 12);
        Values.bits_write(b, 12, 13);
        assertThat(bits.toString(b))
                .isEqualTo("bits{before=11, low=5, middle=3000, small=-8, on=1, mode=BIT_MODE_C, between=12,"
                        + " wide=1094624909430, wide_signed=-8388608, after=13}");
    }

    @Test
    void bitFieldsAcrossWordsAndInUnnamedRecords() {
        MemorySegment p = packed_bits.allocate(arena);
        Values.packed_write(p, 0, 17);
        Values.packed_write(p, 1, 0x7edcba9876543210L);
        Values.packed_write(p, 2, -2);
        assertThat(packed_bits.toString(p)).isEqualTo("packed_bits{first=17, across=9141386507638288912, last=-2}");
        MemorySegment u = bits_or_word.allocate(arena);
        bits_or_word.word(u, 0xabcdef12);
        assertThat(bits_or_word.toString(u))
                .isEqualTo("union bits_or_word{word=2882400018, low=2, mid=843505, high=171}");
    }

    @Test
    void textBytesAndBigEndianNumbers() {
        MemorySegment n = named.allocate(arena);
        Values.fill_named(n, arena.allocateFrom("a\"\\\tb"));
        assertThat(named.toString(n)).startsWith("named{name=\"a\\\"\\\\\\tb\", raw=[");
        MemorySegment h = header.allocate(arena);
        Values.write_header(h, 0xfffe, 0xfffffffd, 0x0123456789abcdefL);
        assertThat(header.toString(h))
                .startsWith("header{port=65534, address=4294967293, guid=0123:4567:89ab:cdef, host=");
    }

    @Test
    void packedRecordsAndFunctionPointers() {
        MemorySegment p = packed_record.allocate(arena);
        Values.fill_packed(p);
        assertThat(packed_record.toString(p))
                .isEqualTo("packed_record{a=1, b=4294967282, c=18446744073709551603, d=point{x=4, y=-5}, e=65526}");
        assertThat(operations.toString(operations.allocate(arena)))
                .isEqualTo("operations{add=NULL, widen=NULL, visit=NULL, calls=0}");
    }

    @Test
    void membersBeyondTheSegmentAreCountedOnly() {
        MemorySegment r = request.allocate(arena);
        assertThat(request.toString(r.asSlice(0, 28)))
                .isEqualTo("request{id=0, wr=union{rdma={remote=0, rkey=0}, atomic={compare=0, swap=0}}, union{imm=0,"
                        + " halves=[0, 0]}} (fields not shown: 5 beyond the end of the segment of 28 bytes)");
        assertThat(request.toString(MemorySegment.NULL))
                .isEqualTo("request{} (fields not shown: 8 beyond the end of" + " the" + " segment of 0 bytes)");
        MemorySegment l = large.allocate(arena);
        assertThat(large.toString(l.asSlice(0, 40)))
                .isEqualTo("large{values=[0, 0, 0, 0, 0]} (fields not shown: 1 beyond the end of the segment of 40"
                        + " bytes)");
        assertThat(flexible.toString(flexible.allocate(arena))).isEqualTo("flexible{count=0, values=[]}");
    }
}
