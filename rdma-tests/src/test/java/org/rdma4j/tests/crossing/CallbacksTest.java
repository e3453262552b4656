package org.rdma4j.tests.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.tests.values.Values;
import org.rdma4j.tests.values.int_visitor;
import org.rdma4j.tests.values.narrow_visitor;
import org.rdma4j.tests.values.operations;
import org.rdma4j.tests.values.point;
import org.rdma4j.tests.values.point_visitor;

/** Upcalls from C to Java, and calls from Java through C function pointers. */
class CallbacksTest {

    @Test
    void cCallsAJavaFunctionForEachValue() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment context = arena.allocate(ValueLayout.JAVA_INT);
            List<Integer> seen = new ArrayList<>();
            MemorySegment visitor = int_visitor.allocate(
                    (given, value) -> {
                        assertThat(given.address()).isEqualTo(context.address());
                        seen.add(value);
                        return 10 * value;
                    },
                    arena);
            assertThat(Values.visit_ints(visitor, context, -2, 3)).isZero();
            assertThat(seen).containsExactly(-2, -1, 0, 1, 2);
        }
    }

    @Test
    void javaCallsAPointerThatCReturned() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment factor = arena.allocateFrom(ValueLayout.JAVA_INT, -3);
            assertThat(int_visitor.invoke(Values.c_visitor(), factor, 7)).isEqualTo(-21);
            assertThat(Values.visit_ints(Values.c_visitor(), factor, 1, 4)).isEqualTo(-18);
        }
    }

    @Test
    void narrowValuesKeepTheirValue() {
        try (Arena arena = Arena.ofConfined()) {
            List<Object> seen = new ArrayList<>();
            MemorySegment visitor = narrow_visitor.allocate(
                    (a, b, c, d) -> {
                        seen.addAll(List.of(a, b, c, d));
                        return 254;
                    },
                    arena);
            assertThat(Values.call_narrow(visitor)).isEqualTo(254);
            assertThat(seen).containsExactly(255, 65535, (byte) -128, true);
        }
    }

    @Test
    void callbacksTakeRecordsByValueAndByPointer() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment visitor = point_visitor.allocate(
                    (p, behind) -> {
                        MemorySegment sum = point.allocate(arena);
                        point.x(sum, point.x(p) + point.x(behind));
                        point.y(sum, point.y(p) + point.y(behind));
                        return sum;
                    },
                    arena);
            MemorySegment p = point.allocate(arena);
            point.x(p, 1);
            point.y(p, -1);
            MemorySegment sum = Values.call_point(arena, visitor, p);
            assertThat(point.x(sum)).isEqualTo(11);
            assertThat(point.y(sum)).isEqualTo(-11);
        }
    }

    @Test
    void javaCallsTheFunctionsInARecord() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment o = operations.allocate(arena);
            Values.fill_operations(o);
            assertThat(operations.add.invoke(operations.add(o), 2, -5)).isEqualTo(-3);
            assertThat(operations.widen.invoke(operations.widen(o), 255)).isEqualTo(65535);
            operations.visit.invoke(operations.visit(o), o, arena.allocateFrom("seven77"));
            assertThat(operations.calls(o)).isEqualTo(7);
        }
    }

    @Test
    void cCallsTheJavaFunctionsInARecord() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment o = operations.allocate(arena);
            operations.add(o, operations.add.allocate((a, b) -> a - b, arena));
            operations.widen(o, operations.widen.allocate(a -> a + 65280, arena));
            operations.visit(
                    o,
                    operations.visit.allocate(
                            (self, name) -> {
                                assertThat(self.byteSize()).isEqualTo(operations.sizeof());
                                operations.calls(self, operations.calls(self) + 1);
                            },
                            arena));
            assertThat(Values.call_operations(o, 5, 3)).isEqualTo(2 * 100000 + 65535);
            assertThat(operations.calls(o)).isOne();
        }
    }

    @Test
    void nullFunctionPointersAreNull() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment o = operations.allocate(arena);
            assertThat(operations.add(o)).isEqualTo(MemorySegment.NULL);
            assertThatIllegalArgumentException().isThrownBy(() -> operations.add.invoke(operations.add(o), 2, 3));
            operations.add(o, operations.add.allocate((a, b) -> a, arena));
            assertThat(operations.add.invoke(operations.add(o), 2, 3)).isEqualTo(2);
            operations.add(o, MemorySegment.NULL);
            assertThat(operations.add(o)).isEqualTo(MemorySegment.NULL);
            assertThatNullPointerException().isThrownBy(() -> operations.add.allocate(null, arena));
        }
    }

    @Test
    void exceptionInACallbackIsReportedAndCContinues() {
        Thread thread = Thread.currentThread();
        Thread.UncaughtExceptionHandler before = thread.getUncaughtExceptionHandler();
        List<String> uncaught = new ArrayList<>();
        thread.setUncaughtExceptionHandler((on, thrown) -> uncaught.add(thrown.getMessage()));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment visitor = int_visitor.allocate(
                    (context, value) -> {
                        throw new IllegalStateException("at " + value);
                    },
                    arena);
            assertThat(Values.visit_ints(visitor, MemorySegment.NULL, 4, 6)).isZero();
        } finally {
            thread.setUncaughtExceptionHandler(before);
        }
        assertThat(uncaught).containsExactly("at 4", "at 5");
    }

    @Test
    void nullRecordPointersArriveAsNull() {
        try (Arena arena = Arena.ofConfined()) {
            List<MemorySegment> seen = new ArrayList<>();
            MemorySegment visit = operations.visit.allocate((self, name) -> seen.add(self), arena);
            operations.visit.invoke(visit, MemorySegment.NULL, MemorySegment.NULL);
            assertThat(seen).containsExactly(MemorySegment.NULL);
        }
    }
}
