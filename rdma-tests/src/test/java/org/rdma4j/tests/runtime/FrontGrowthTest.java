package org.rdma4j.tests.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.runtime.checking.FrontGrowth;

class FrontGrowthTest {

    @Test
    void recordStartsAtTheExpectedOffset() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment memory = arena.allocate(64, 8);
            memory.set(ValueLayout.JAVA_LONG, 56, 7);
            MemorySegment pointer = MemorySegment.ofAddress(memory.address() + 16);
            MemorySegment record = FrontGrowth.fromC(pointer, -16, 64);
            assertThat(record).isEqualTo(memory.reinterpret(64));
            assertThat(record.get(ValueLayout.JAVA_LONG, 56)).isEqualTo(7);
            assertThat(FrontGrowth.toC(record, -16).address()).isEqualTo(pointer.address());
        }
    }

    @Test
    void nullStaysNull() {
        assertThat(FrontGrowth.fromC(MemorySegment.NULL, -16, 64)).isEqualTo(MemorySegment.NULL);
        assertThat(FrontGrowth.toC(MemorySegment.NULL, -16)).isEqualTo(MemorySegment.NULL);
    }

    @Test
    void missingShiftFailsAtTheCall() {
        long shift = FrontGrowth.shift("no_record.no_field", 8);
        assertThat(FrontGrowth.fromC(MemorySegment.NULL, shift, 64)).isEqualTo(MemorySegment.NULL);
        assertThatThrownBy(() -> FrontGrowth.fromC(MemorySegment.ofAddress(4096), shift, 64))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("does not export the offset of this record");
    }

    @Test
    void fieldsAreCheckedAgainstTheSizeOfTheRecord() {
        FrontGrowth.require("verbs_context.alloc_buf", 6400, 688, 688);
        FrontGrowth.require("verbs_context.alloc_buf", 6400, -1, 688);
        assertThatThrownBy(() -> FrontGrowth.require("verbs_context.alloc_buf", 6400, 687, 688))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage(
                        "verbs_context.alloc_buf needs rdma-core 64.0 or newer; this host is too old: the record has 687"
                                + " bytes, but 688 are required for this field.");
    }
}
