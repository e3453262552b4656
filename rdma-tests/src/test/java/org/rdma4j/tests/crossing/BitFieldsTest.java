package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.bit_mode;
import org.rdma4j.tests.values.bits;
import org.rdma4j.tests.values.bits_or_word;
import org.rdma4j.tests.values.packed_bits;

/** Bit-fields: each side reads the values that the other writes, and adjacent bit-fields keep their values. */
class BitFieldsTest {

    private interface Setter {
        void set(MemorySegment segment, long value);
    }

    /**
     * A member of {@code struct bits}.
     *
     * @param number number of the member in the C accessors
     * @param values sample values, including the minimum and the maximum
     */
    private record Member(int number, ToLongFunction<MemorySegment> get, Setter set, long... values) {}

    private static final List<Member> MEMBERS = List.of(
            new Member(0, bits::low, (s, v) -> bits.low(s, (int) v), 0, 1, 7),
            new Member(1, bits::middle, (s, v) -> bits.middle(s, (int) v), 0, 0x555, 0xfff),
            new Member(2, bits::small, (s, v) -> bits.small(s, (int) v), -8, -1, 0, 7),
            new Member(3, s -> bits.on(s) ? 1 : 0, (s, v) -> bits.on(s, v != 0), 0, 1),
            new Member(4, bits::mode, (s, v) -> bits.mode(s, (int) v), bit_mode.BIT_MODE_B, bit_mode.BIT_MODE_C),
            new Member(5, bits::wide, bits::wide, 0, 0x5555555555L, 0xffffffffffL),
            new Member(6, bits::wide_signed, bits::wide_signed, -0x800000, -1, 0, 0x7fffff),
            new Member(10, bits::before, (s, v) -> bits.before(s, (int) v), 0, 255),
            new Member(11, bits::between, (s, v) -> bits.between(s, (int) v), 0, 65535),
            new Member(12, bits::after, (s, v) -> bits.after(s, (int) v), 0, 255));

    static Stream<Arguments> cases() {
        return MEMBERS.stream()
                .flatMap(member -> java.util.Arrays.stream(member.values)
                        .boxed()
                        .flatMap(value -> Stream.of(0, 0xff)
                                .map(fill -> arguments(
                                        Named.of("field " + member.number, member),
                                        value,
                                        Named.of(fill == 0 ? "zeros around" : "ones around", fill)))));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void cReadsJavaWritesAndNeighboursAreUnchanged(Member member, long value, int fill) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment b = bits.allocate(arena).fill((byte) fill);
            List<Long> before =
                    MEMBERS.stream().map(m -> Values.bits_read(b, m.number)).toList();
            member.set.set(b, value);
            for (int i = 0; i < MEMBERS.size(); i++) {
                Member other = MEMBERS.get(i);
                long expected = other == member ? value : before.get(i);
                assertThat(Values.bits_read(b, other.number))
                        .as("field %d", other.number)
                        .isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void javaReadsCWritesAndNeighboursAreUnchanged(Member member, long value, int fill) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment b = bits.allocate(arena).fill((byte) fill);
            List<Long> before = MEMBERS.stream().map(m -> m.get.applyAsLong(b)).toList();
            Values.bits_write(b, member.number, value);
            for (int i = 0; i < MEMBERS.size(); i++) {
                Member other = MEMBERS.get(i);
                long expected = other == member ? value : before.get(i);
                assertThat(other.get.applyAsLong(b))
                        .as("field %d", other.number)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void javaAndCWriteTheSameBytes() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment mine = bits.allocate(arena);
            MemorySegment theirs = bits.allocate(arena);
            for (Member member : MEMBERS) {
                for (long value : member.values) {
                    member.set.set(mine, value);
                    Values.bits_write(theirs, member.number, value);
                    assertThat(mine.mismatch(theirs))
                            .as("field %d = %d", member.number, value)
                            .isEqualTo(-1);
                }
            }
        }
    }

    @Test
    void arrayElementsAreAccessedByIndex() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment array = bits.allocateArray(3, arena);
            bits.wide(bits.asSlice(array, 1), 0xffffffffffL);
            bits.small(bits.asSlice(array, 2), -8);
            assertThat(Values.bits_read(bits.asSlice(array, 1), 5)).isEqualTo(0xffffffffffL);
            assertThat(Values.bits_read(bits.asSlice(array, 2), 2)).isEqualTo(-8);
            assertThat(Values.bits_read(bits.asSlice(array, 0), 5)).isZero();
            Values.bits_write(bits.asSlice(array, 2), 1, 0xabc);
            assertThat(bits.middle(bits.asSlice(array, 2))).isEqualTo(0xabc);
        }
    }

    @Test
    void packedBitFieldsStraddleBytesAndWords() {
        try (Arena arena = Arena.ofConfined()) {
            for (int fill : new int[] {0, 0xff}) {
                MemorySegment mine = packed_bits.allocate(arena).fill((byte) fill);
                MemorySegment theirs = packed_bits.allocate(arena).fill((byte) fill);
                packed_bits.across(mine, 0x5555_5555_5555_5555L);
                Values.packed_write(theirs, 1, 0x5555_5555_5555_5555L);
                assertThat(mine.mismatch(theirs)).isEqualTo(-1);
                packed_bits.first(mine, 0x15);
                packed_bits.last(mine, -2048);
                assertThat(Values.packed_read(mine, 0)).isEqualTo(0x15);
                assertThat(Values.packed_read(mine, 1)).isEqualTo(0x5555_5555_5555_5555L);
                assertThat(Values.packed_read(mine, 2)).isEqualTo(-2048);
                Values.packed_write(mine, 1, Long.MAX_VALUE);
                assertThat(packed_bits.across(mine)).isEqualTo(Long.MAX_VALUE);
                assertThat(packed_bits.first(mine)).isEqualTo(0x15);
                assertThat(packed_bits.last(mine)).isEqualTo(-2048);
            }
        }
    }

    @Test
    void bitFieldsInUnionsAliasTheWord() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment u = bits_or_word.allocate(arena);
            bits_or_word.low(u, 0x1);
            bits_or_word.mid(u, 0xabcde);
            bits_or_word.high(u, 0xff);
            assertThat(Values.word_of(u)).isEqualTo(0xffabcde1);
            bits_or_word.word(u, 0x12345678);
            assertThat(bits_or_word.high(u)).isEqualTo(0x12);
            assertThat(bits_or_word.mid(u)).isEqualTo(0x34567);
            assertThat(bits_or_word.low(u)).isEqualTo(0x8);
        }
    }
}
