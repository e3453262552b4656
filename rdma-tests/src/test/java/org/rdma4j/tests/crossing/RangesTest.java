package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.function.IntConsumer;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.runtime.checking.Ranges;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.bits;
import org.rdma4j.tests.values.scalars;

/** Values outside the range of an 8-bit, 16-bit or bit-field setter are rejected, and the field keeps its value. */
class RangesTest {

    @ParameterizedTest
    @ValueSource(ints = {-1, 256, 257, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void eightBits(int value) {
        refused(v -> scalars.u8(null, v), value).hasMessage(value + " is not from 0 to 255");
        refused(v -> Values.complement_u8(v), value).hasMessage(value + " is not from 0 to 255");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 65_536, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void sixteenBits(int value) {
        refused(v -> scalars.u16(null, v), value).hasMessage(value + " is not from 0 to 65535");
        refused(v -> Values.complement_u16(v), value).hasMessage(value + " is not from 0 to 65535");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 8, Integer.MIN_VALUE})
    void unsignedBitField(int value) {
        refused(v -> bits.low(null, v), value).hasMessageStartingWith(value + " is not from 0 to ");
    }

    @ParameterizedTest
    @ValueSource(ints = {-9, 8, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void signedBitField(int value) {
        refused(v -> bits.small(null, v), value).hasMessage(value + " is not from -8 to 7");
    }

    @Test
    void wideBitFieldsRejectWithoutWriting() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment s = bits.allocate(arena);
            bits.wide(s, 5);
            assertThatThrownBy(() -> bits.wide(s, 1L << 40)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> bits.wide(s, -1)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> bits.wide_signed(s, 1L << 23)).isInstanceOf(IllegalArgumentException.class);
            assertThat(bits.wide(s)).isEqualTo(5);
            MemorySegment attr = ibv_qp_attr.allocate(arena);
            ibv_qp_attr.port_num(attr, 1);
            assertThatThrownBy(() -> ibv_qp_attr.port_num(attr, 257)).isInstanceOf(IllegalArgumentException.class);
            assertThat(ibv_qp_attr.port_num(attr)).isOne();
        }
    }

    /** Compares every width with independent arithmetic. */
    @Test
    void limitsOfEveryWidth() {
        for (int width = 1; width < Long.SIZE; width++) {
            long most = (1L << width) - 1;
            assertThat(Ranges.bits(0, width)).isZero();
            assertThat(Ranges.bits(most, width)).isEqualTo(most);
            int w = width;
            for (long outside : new long[] {most + 1, -1, Long.MIN_VALUE}) {
                assertThatThrownBy(() -> Ranges.bits(outside, w)).isInstanceOf(IllegalArgumentException.class);
            }
            long half = most >>> 1;
            assertThat(Ranges.signedBits(half, width)).isEqualTo(half);
            assertThat(Ranges.signedBits(-half - 1, width)).isEqualTo(-half - 1);
            for (long outside : new long[] {half + 1, -half - 2}) {
                assertThatThrownBy(() -> Ranges.signedBits(outside, w)).isInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    private static AbstractThrowableAssert<?, ?> refused(IntConsumer call, int value) {
        return assertThatThrownBy(() -> call.accept(value)).isInstanceOf(IllegalArgumentException.class);
    }
}
