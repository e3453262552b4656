package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.named;

/** Strings, character arrays and variadic functions. */
class StringsTest {

    @Test
    void cReturnsStrings() {
        assertThat(Values.greetingString(0)).isEqualTo("hello");
        assertThat(Values.greetingString(1)).isEqualTo("gr\u00fc\u00df dich");
        assertThat(Values.greetingString(2)).isNull();
        assertThat(Values.greeting(2)).isEqualTo(MemorySegment.NULL);
        assertThat(Values.greeting(0).reinterpret(6).getString(0)).isEqualTo("hello");
        assertThat(Values.VALUES_GREETING).isEqualTo("good day");
    }

    @Test
    void cMeasuresAJavaString() {
        try (Arena arena = Arena.ofConfined()) {
            assertThat(Values.length_of(arena.allocateFrom("\u00fc!"))).isEqualTo(3);
            assertThat(Values.length_of(arena.allocateFrom(""))).isZero();
        }
    }

    @Test
    void characterArraysAreStrings() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment n = named.allocate(arena);
            Values.fill_named(n, arena.allocateFrom("mlx5_0"));
            assertThat(named.nameString(n)).isEqualTo("mlx5_0");
            assertThat(named.name(n, 0)).isEqualTo((byte) 'm');
            assertThat(named.raw(n, 3)).isEqualTo(255);
            assertThat(named.textString(n)).isEqualTo("hello");
            assertThat(named.end(n)).isEqualTo(42);

            Values.fill_named(n, arena.allocateFrom("too long for it"));
            assertThat(named.nameString(n)).as("without a terminating zero").isEqualTo("too long");

            named.nameString(n, "seven77");
            assertThat(Values.check_named(n, arena.allocateFrom("seven77"))).isOne();
            assertThatThrownBy(() -> named.nameString(n, "eight888")).isInstanceOf(IllegalArgumentException.class);
            assertThat(named.end(n)).isEqualTo(42);
        }
    }

    @Test
    void variadicFunctionsHaveTheConfiguredOverloads() {
        assertThat(Values.sum_ints(0)).isZero();
        assertThat(Values.sum_ints(1, -5)).isEqualTo(-5);
        assertThat(Values.sum_ints(3, 1, 20, 300)).isEqualTo(321);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(64);
            MemorySegment format = arena.allocateFrom("%d %.2f %s");
            int length = Values.format_into(buffer, 64, format, -7, 2.5, arena.allocateFrom("end"));
            assertThat(buffer.getString(0)).isEqualTo("-7 2.50 end").hasSize(length);
        }
    }
}
