package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.flexible;
import org.rdma4j.tests.values.large;
import org.rdma4j.tests.values.number;
import org.rdma4j.tests.values.packed_record;
import org.rdma4j.tests.values.pair;
import org.rdma4j.tests.values.point;
import org.rdma4j.tests.values.request;

/** Structs and unions that are nested, in arrays, packed, passed by value, and passed by pointer. */
class RecordsTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void cReadsTheUnionsAndArraysThatJavaWrites(int atomic) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment r = request.allocate(arena).fill((byte) 0x77);
            request.id(r, 1);
            if (atomic == 1) {
                request.wr_atomic_compare(r, -14);
                request.wr_atomic_swap(r, 3);
            } else {
                request.wr_rdma_remote(r, -12);
                request.wr_rdma_rkey(r, -11);
            }
            request.halves(r, 0, 0xfff6);
            request.halves(r, 1, 7);
            point.x(request.where(r), 8);
            point.y(request.where(r), 9);
            number.i(request.number(r), -10);
            for (int i = 0; i < 6; i++) {
                request.table(r, i / 3, i % 3, 65530 + i);
            }
            for (int i = 0; i < 4; i++) {
                point.x(request.corners(r, i), 20 + i);
                point.y(request.corners(r, i), -20 - i);
            }
            request.chain(r, request.corners(r, 2));
            assertThat(Values.check_request(r, atomic)).isOne();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void javaReadsTheUnionsAndArraysThatCWrites(int atomic) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment r = request.allocate(arena);
            Values.fill_request(r, atomic);
            assertThat(request.id(r)).isOne();
            if (atomic == 1) {
                assertThat(request.wr_atomic_compare(r)).isEqualTo(-14);
                assertThat(request.wr_atomic_swap(r)).isEqualTo(3);
            } else {
                assertThat(request.wr_rdma_remote(r)).isEqualTo(-12);
                assertThat(request.wr_rdma_rkey(r)).isEqualTo(-11);
            }
            assertThat(request.halves(r, 0)).isEqualTo(0xfff6);
            assertThat(request.halves(r, 1)).isEqualTo(7);
            assertThat(request.imm(r)).as("both halves of the union").isEqualTo(0x7fff6);
            assertThat(point.y(request.where(r))).isEqualTo(9);
            assertThat(number.i(request.number(r))).isEqualTo(-10);
            assertThat(number.bytes(request.number(r), 0)).isEqualTo(0xf6);
            assertThat(request.table(r, 1, 2)).isEqualTo(65535);
            assertThat(point.x(request.corners(r, 3))).isEqualTo(23);
            assertThat(point.y(request.corners(r, 3))).isEqualTo(-23);
            assertThat(request.chain(r).byteSize())
                    .as("has the size of a point")
                    .isEqualTo(point.sizeof());
            assertThat(point.x(request.chain(r))).isEqualTo(22);
        }
    }

    @Test
    void arrayElementsAreAccessedByIndex() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment points = point.allocateArray(10, arena);
            Values.make_points(points, 10);
            long expected = 0;
            for (int i = 0; i < 10; i++) {
                MemorySegment one = point.asSlice(points, i);
                assertThat(point.x(one)).isEqualTo(i);
                assertThat(point.y(one)).isEqualTo(-i);
                point.x(one, 100 - i);
                expected += (i + 1) * (1000L * (100 - i) - i);
            }
            assertThat(Values.sum_points(points, 10)).isEqualTo(expected);
            MemorySegment found = Values.farthest(points, 10);
            assertThat(found.address()).isEqualTo(points.address());
            assertThat(point.x(found)).isEqualTo(100);
            assertThat(Values.farthest(points, 0)).isEqualTo(MemorySegment.NULL);
        }
    }

    @Test
    void recordsArePassedByValue() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment p = point.allocate(arena);
            point.x(p, 1);
            point.y(p, -2);
            MemorySegment swapped = Values.swapped(arena, p);
            assertThat(point.x(swapped)).isEqualTo(-2);
            assertThat(point.y(swapped)).isEqualTo(1);
            assertThat(point.x(p)).as("the argument is a copy").isEqualTo(1);

            MemorySegment floats = pair.allocate(arena);
            pair.first(floats, 1.5);
            pair.second(floats, -2.25f);
            MemorySegment doubled = Values.doubled(arena, floats);
            assertThat(pair.first(doubled)).isEqualTo(3.0);
            assertThat(pair.second(doubled)).isEqualTo(-4.5f);

            MemorySegment filled = Values.filled(arena, 1L << 40, 255);
            assertThat(large.values(filled, 4)).isEqualTo((1L << 40) + 4);
            assertThat(large.tail(filled)).isEqualTo(255);
            assertThat(Values.sum_of_large(filled)).isEqualTo(5 * (1L << 40) + 10 + 255);

            assertThat(number.i(Values.number_of(arena, 1.0f))).isEqualTo(Float.floatToIntBits(1.0f));
        }
    }

    @Test
    void packedMembersAreUnaligned() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment theirs = packed_record.allocate(arena);
            Values.fill_packed(theirs);
            assertThat(packed_record.sizeof()).isEqualTo(23);
            assertThat(packed_record.a(theirs)).isOne();
            assertThat(packed_record.b(theirs)).isEqualTo(-14);
            assertThat(packed_record.c(theirs)).isEqualTo(-13);
            assertThat(point.x(packed_record.d(theirs))).isEqualTo(4);
            assertThat(point.y(packed_record.d(theirs))).isEqualTo(-5);
            assertThat(packed_record.e(theirs)).isEqualTo(0xfff6);

            // The second of two elements, so that the record itself is at an odd address.
            MemorySegment mine = packed_record.allocateArray(2, arena);
            packed_record.a(packed_record.asSlice(mine, 1), 1);
            packed_record.b(packed_record.asSlice(mine, 1), -14);
            packed_record.c(packed_record.asSlice(mine, 1), -13);
            MemorySegment second = packed_record.asSlice(mine, 1);
            point.x(packed_record.d(second), 4);
            point.y(packed_record.d(second), -5);
            packed_record.e(packed_record.asSlice(mine, 1), 0xfff6);
            assertThat(Values.check_packed(second)).isOne();
            assertThat(second.mismatch(theirs)).isEqualTo(-1);
        }
    }

    @Test
    void flexibleArrayFollowsItsRecord() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment f = arena.allocate(flexible.sizeof() + 3 * Integer.BYTES, Integer.BYTES);
            flexible.count(f, 3);
            for (int i = 0; i < 3; i++) {
                flexible.values(f, i, -1);
            }
            assertThat(Values.sum_flexible(f)).isEqualTo(3 * 4294967295L);
            assertThat(flexible.values(f, 2)).isEqualTo(-1);
        }
    }
}
