package org.rdma4j.tests.runtime;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.runtime.calling.CStrings;
import org.rdma4j.sys.runtime.calling.Segments;

class CStringsTest {
    private static final String TEXT = "mlx5_0 Grüße 漢 \ud83d\ude80";

    private final Arena arena = Arena.ofConfined();

    @AfterEach
    void close() {
        arena.close();
    }

    @Test
    void pointersRoundTrip() {
        MemorySegment pointer = CStrings.allocate(arena, TEXT);
        assertThat(pointer.byteSize()).isEqualTo(TEXT.getBytes(StandardCharsets.UTF_8).length + 1);
        assertThat(CStrings.string(pointer)).isEqualTo(TEXT);
        assertThat(CStrings.string(MemorySegment.ofAddress(pointer.address()))).isEqualTo(TEXT);
    }

    @Test
    void nullIsNull() {
        assertThat(CStrings.allocate(arena, null)).isEqualTo(MemorySegment.NULL);
        assertThat(CStrings.string(MemorySegment.NULL)).isNull();
        assertThat(CStrings.string(Segments.sized(MemorySegment.NULL, 64))).isNull();
    }

    @Test
    void emptyStringIsNotNull() {
        MemorySegment pointer = CStrings.allocate(arena, "");
        assertThat(pointer.byteSize()).isEqualTo(1);
        assertThat(CStrings.string(pointer)).isEmpty();
    }

    @Test
    void sizedPointerIsReadWithinItsSize() {
        MemorySegment memory = arena.allocate(8).fill((byte) 'a');
        assertThat(CStrings.string(memory.asSlice(0, 3))).isEqualTo("aaa");
    }

    @Test
    void arraysRoundTripAndAreCleared() {
        MemorySegment memory = arena.allocate(64).fill((byte) 'x');
        CStrings.set(memory, 8, 40, TEXT);
        assertThat(CStrings.get(memory, 8, 40)).isEqualTo(TEXT);
        CStrings.set(memory, 8, 40, "short");
        assertThat(CStrings.get(memory, 8, 40)).isEqualTo("short");
        assertThat(memory.asSlice(13, 35).toArray(JAVA_BYTE)).containsOnly(0);
        assertThat(memory.get(JAVA_BYTE, 7)).isEqualTo((byte) 'x');
        assertThat(memory.get(JAVA_BYTE, 48)).isEqualTo((byte) 'x');
    }

    @Test
    void arrayWithoutNulIsReadToItsEnd() {
        MemorySegment memory = arena.allocate(16).fill((byte) 'b');
        assertThat(CStrings.get(memory, 4, 4)).isEqualTo("bbbb");
    }

    @Test
    void tooLongStringIsRejectedWithoutWriting() {
        MemorySegment memory = arena.allocate(4).fill((byte) 'x');
        assertThatThrownBy(() -> CStrings.set(memory, 0, 4, "four"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the string needs 4 bytes in UTF-8, plus one for the NUL, but the array has 4 bytes");
        assertThat(CStrings.get(memory, 0, 4)).isEqualTo("xxxx");
        CStrings.set(memory, 0, 4, "thr");
        assertThat(CStrings.get(memory, 0, 4)).isEqualTo("thr");
    }

    @Test
    void embeddedNulIsRejected() {
        assertThatThrownBy(() -> CStrings.allocate(arena, "\0b")).hasMessageEndingWith("this one has a NUL at index 0");
        assertThatThrownBy(() -> CStrings.allocate(arena, "a\0b"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("index 1");
    }

    @Test
    void arrayBeyondTheRecordIsRejected() {
        MemorySegment memory = arena.allocate(4);
        assertThatThrownBy(() -> CStrings.get(memory, 0, 5)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> CStrings.set(memory, 2, 3, "")).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void sizedSetsBounds() {
        MemorySegment memory = arena.allocate(16);
        assertThat(Segments.sized(MemorySegment.ofAddress(memory.address()), 16).byteSize())
                .isEqualTo(16);
        assertThat(Segments.sized(MemorySegment.NULL, 16)).isEqualTo(MemorySegment.NULL);
    }
}
