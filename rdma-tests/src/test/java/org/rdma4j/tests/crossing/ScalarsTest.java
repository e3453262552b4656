package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.byte_kind;
import org.rdma4j.tests.values.kinds;
import org.rdma4j.tests.values.negative_kind;
import org.rdma4j.tests.values.scalars;
import org.rdma4j.tests.values.small_kind;
import org.rdma4j.tests.values.unsigned_kind;
import org.rdma4j.tests.values.wide_flags;

/**
 * Integers and floating-point numbers of every width and sign as fields, parameters and results, and enums of every
 * integer type.
 */
class ScalarsTest {

    @Test
    void javaReadsMaximaWrittenByC() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment s = scalars.allocate(arena);
            Values.fill_greatest(s);
            assertThat(scalars.truth(s)).isTrue();
            assertThat(scalars.plain(s)).isEqualTo((byte) 'z');
            assertThat(scalars.i8(s)).isEqualTo(Byte.MAX_VALUE);
            assertThat(scalars.u8(s)).isEqualTo(255);
            assertThat(scalars.i16(s)).isEqualTo(Short.MAX_VALUE);
            assertThat(scalars.u16(s)).isEqualTo(65535);
            assertThat(scalars.i32(s)).isEqualTo(Integer.MAX_VALUE);
            assertThat(Integer.toUnsignedLong(scalars.u32(s))).isEqualTo(4294967295L);
            assertThat(scalars.i64(s)).isEqualTo(Long.MAX_VALUE);
            assertThat(Long.toUnsignedString(scalars.u64(s))).isEqualTo("18446744073709551615");
            assertThat(scalars.f32(s)).isEqualTo(Float.MAX_VALUE);
            assertThat(scalars.f64(s)).isEqualTo(Double.MAX_VALUE);
            assertThat(scalars.pointer(s).address()).isEqualTo(0x7fffffffffffL);
        }
    }

    @Test
    void javaReadsMinimaWrittenByC() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment s = scalars.allocate(arena).fill((byte) 0x55);
            Values.fill_least(s);
            assertThat(scalars.truth(s)).isFalse();
            assertThat(scalars.i8(s)).isEqualTo(Byte.MIN_VALUE);
            assertThat(scalars.u8(s)).isZero();
            assertThat(scalars.i16(s)).isEqualTo(Short.MIN_VALUE);
            assertThat(scalars.u16(s)).isZero();
            assertThat(scalars.i32(s)).isEqualTo(Integer.MIN_VALUE);
            assertThat(scalars.u32(s)).isZero();
            assertThat(scalars.i64(s)).isEqualTo(Long.MIN_VALUE);
            assertThat(scalars.u64(s)).isZero();
            assertThat(scalars.f32(s)).isEqualTo(-Float.MAX_VALUE);
            assertThat(scalars.f64(s)).isEqualTo(-Double.MAX_VALUE);
            assertThat(scalars.pointer(s)).isEqualTo(MemorySegment.NULL);
        }
    }

    @Test
    void cReadsMaximaWrittenByJava() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment s = scalars.allocate(arena);
            scalars.truth(s, true);
            scalars.plain(s, (byte) 'z');
            scalars.i8(s, Byte.MAX_VALUE);
            scalars.u8(s, 255);
            scalars.i16(s, Short.MAX_VALUE);
            scalars.u16(s, 65535);
            scalars.i32(s, Integer.MAX_VALUE);
            scalars.u32(s, -1);
            scalars.i64(s, Long.MAX_VALUE);
            scalars.u64(s, -1L);
            scalars.f32(s, Float.MAX_VALUE);
            scalars.f64(s, Double.MAX_VALUE);
            scalars.pointer(s, MemorySegment.ofAddress(0x7fffffffffffL));
            assertThat(Values.check_greatest(s)).isZero();
            scalars.u16(s, 65534);
            assertThat(Values.check_greatest(s))
                    .as("index of the first wrong field")
                    .isEqualTo(6);
        }
    }

    @Test
    void cReadsMinimaWrittenByJava() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment s = scalars.allocate(arena).fill((byte) 0xaa);
            scalars.truth(s, false);
            scalars.plain(s, (byte) 'a');
            scalars.i8(s, Byte.MIN_VALUE);
            scalars.u8(s, 0);
            scalars.i16(s, Short.MIN_VALUE);
            scalars.u16(s, 0);
            scalars.i32(s, Integer.MIN_VALUE);
            scalars.u32(s, 0);
            scalars.i64(s, Long.MIN_VALUE);
            scalars.u64(s, 0);
            scalars.f32(s, -Float.MAX_VALUE);
            scalars.f64(s, -Double.MAX_VALUE);
            scalars.pointer(s, MemorySegment.NULL);
            assertThat(Values.check_least(s)).isZero();
        }
    }

    @Test
    void parametersAndResultsKeepWidthAndSign() {
        assertThat(Values.not_bool(true)).isFalse();
        assertThat(Values.not_bool(false)).isTrue();
        assertThat(Values.next_char((byte) 'a')).isEqualTo((byte) 'b');
        assertThat(Values.negate_i8((byte) 127)).isEqualTo((byte) -127);
        assertThat(Values.complement_u8(0)).isEqualTo(255);
        assertThat(Values.complement_u8(255)).isZero();
        assertThat(Values.negate_i16((short) 32767)).isEqualTo((short) -32767);
        assertThat(Values.complement_u16(0)).isEqualTo(65535);
        assertThat(Values.complement_u16(65535)).isZero();
        assertThat(Values.negate_i32(Integer.MAX_VALUE)).isEqualTo(-Integer.MAX_VALUE);
        assertThat(Values.complement_u32(0)).isEqualTo(-1);
        assertThat(Values.negate_i64(Long.MAX_VALUE)).isEqualTo(-Long.MAX_VALUE);
        assertThat(Values.complement_u64(0)).isEqualTo(-1L);
        assertThat(Values.half_f32(3)).isEqualTo(1.5f);
        assertThat(Values.half_f64(3)).isEqualTo(1.5);
        assertThat(Values.size_plus_one(-1)).isZero();
        assertThat(Values.same_pointer(MemorySegment.ofAddress(-1)).address()).isEqualTo(-1);
        assertThat(Values.same_pointer(MemorySegment.NULL)).isEqualTo(MemorySegment.NULL);
    }

    @Test
    void cFormatsItsArguments() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment digits = arena.allocate(32);
            assertThat(text(digits, Values.digits_u8(255, digits))).isEqualTo("255");
            assertThat(text(digits, Values.digits_u16(65535, digits))).isEqualTo("65535");
            assertThat(text(digits, Values.digits_u32(-1, digits))).isEqualTo("4294967295");
            assertThat(text(digits, Values.digits_u64(-1, digits))).isEqualTo("18446744073709551615");
            assertThat(text(digits, Values.digits_i8((byte) -128, digits))).isEqualTo("-128");
            assertThat(text(digits, Values.digits_i64(Long.MIN_VALUE, digits))).isEqualTo("-9223372036854775808");
        }
    }

    private static String text(MemorySegment digits, int length) {
        String text = digits.getString(0);
        assertThat(text).hasSize(length);
        return text;
    }

    @Test
    void argumentsOnTheStackArrive() {
        double expected = -128
                + 2.0 * 65535
                + 3 * 0.5
                + 4.0 * (1L << 40)
                + 5 * 0.25
                + 6
                + 7.0 * 4294967295L
                + 8.0 * -1
                + 9.0 * -2
                + 10 * 0.125
                + 11 * 1e6
                + 12.0 * 255;
        assertThat(Values.many((byte) -128, 65535, 0.5f, 1L << 40, 0.25, true, -1, -1, -2, 0.125f, 1e6, 255))
                .isEqualTo(expected);
    }

    @Test
    void enumsHaveTheIntegerTypeOfC() {
        assertThat(Values.same_small(small_kind.SMALL_LAST)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Values.same_negative(negative_kind.NEGATIVE_LOW)).isEqualTo(Integer.MIN_VALUE);
        assertThat(Values.same_negative(negative_kind.NEGATIVE_ONE)).isEqualTo(-1);
        assertThat(Values.same_unsigned(unsigned_kind.UNSIGNED_ALL)).isEqualTo(-1);
        assertThat(Values.same_unsigned(0)).isEqualTo(unsigned_kind.UNSIGNED_TOP);
        assertThat(Values.same_wide(wide_flags.WIDE_TOP)).isEqualTo(Long.MIN_VALUE);
        assertThat(Values.same_wide(wide_flags.WIDE_MIDDLE)).isEqualTo(1L << 40);
        assertThat(Values.same_byte(byte_kind.BYTE_TOP)).isEqualTo(255);
    }

    @Test
    void enumFieldsKeepTheirValue() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment k = kinds.allocate(arena);
            Values.fill_kinds(k);
            assertThat(kinds.byte_(k)).isEqualTo(byte_kind.BYTE_TOP);
            assertThat(kinds.small(k)).isEqualTo(small_kind.SMALL_LAST);
            assertThat(kinds.negative(k)).isEqualTo(negative_kind.NEGATIVE_LOW);
            assertThat(kinds.uns(k)).isEqualTo(unsigned_kind.UNSIGNED_ALL);
            assertThat(kinds.wide(k)).isEqualTo(wide_flags.WIDE_TOP);

            MemorySegment mine = kinds.allocate(arena);
            assertThat(Values.check_kinds(mine)).isZero();
            kinds.byte_(mine, byte_kind.BYTE_TOP);
            kinds.small(mine, small_kind.SMALL_LAST);
            kinds.negative(mine, negative_kind.NEGATIVE_LOW);
            kinds.uns(mine, unsigned_kind.UNSIGNED_ALL);
            kinds.wide(mine, wide_flags.WIDE_TOP);
            assertThat(Values.check_kinds(mine)).isOne();
        }
    }

    @Test
    void enumsArePrintedByName() {
        assertThat(negative_kind.toString(-1)).isEqualTo("NEGATIVE_ONE");
        assertThat(byte_kind.toString(255)).isEqualTo("BYTE_TOP");
        assertThat(wide_flags.toString(wide_flags.WIDE_LOW | wide_flags.WIDE_TOP))
                .contains("WIDE_LOW", "WIDE_TOP")
                .doesNotContain("WIDE_MIDDLE");
    }
}
