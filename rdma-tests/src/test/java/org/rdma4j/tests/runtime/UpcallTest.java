package org.rdma4j.tests.runtime;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.tests.support.C;

/** Upcalls from the functions of src/test/c/callbacks.c. */
class UpcallTest {
    private static final MemoryLayout PAIR = MemoryLayout.structLayout(JAVA_LONG, JAVA_LONG);
    private static final Library CALLBACKS =
            Library.of("callbacks", C.library("callbacks").toString());

    private static final FunctionDescriptor TO_INT = FunctionDescriptor.of(JAVA_INT, JAVA_INT);
    private static final FunctionDescriptor TO_BYTE = FunctionDescriptor.of(JAVA_BYTE);
    private static final FunctionDescriptor TO_POINTER = FunctionDescriptor.of(ADDRESS);
    private static final FunctionDescriptor TO_PAIR = FunctionDescriptor.of(PAIR);
    private static final FunctionDescriptor TO_NOTHING = FunctionDescriptor.ofVoid();

    /** The Java functions called by the callbacks. */
    interface Callback {
        @Nullable
        Object call(int argument);
    }

    private final List<Throwable> uncaught = new ArrayList<>();
    private Thread.@Nullable UncaughtExceptionHandler before;

    @BeforeEach
    void listen() {
        before = Thread.currentThread().getUncaughtExceptionHandler();
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> uncaught.add(thrown));
    }

    @AfterEach
    void stopListening() {
        Thread.currentThread().setUncaughtExceptionHandler(before);
    }

    private static int toInt(Callback callback, int argument) {
        return (int) callback.call(argument);
    }

    private static byte toByte(Callback callback) {
        return (byte) callback.call(0);
    }

    private static @Nullable MemorySegment toSegment(Callback callback) {
        return (MemorySegment) callback.call(0);
    }

    private static void toNothing(Callback callback) {
        callback.call(0);
    }

    /** Returns the stub for a Java function. */
    private static MemorySegment stub(String method, FunctionDescriptor type, Callback callback, Arena arena) {
        MethodHandle target = Linking.target(MethodHandles.lookup(), method, Callback.class, type);
        return Linking.upcall(target.bindTo(callback), type, arena);
    }

    private static MethodHandle function(String name, FunctionDescriptor type) {
        return Linking.downcall(CALLBACKS, name, "", type, Linking.Call.PLAIN);
    }

    private static Object fails(int argument) {
        throw new IllegalStateException("callback " + argument);
    }

    @Test
    void valuesArePassedInBothDirections() throws Throwable {
        MethodHandle call = function("call_to_int", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
        try (Arena arena = Arena.ofConfined()) {
            assertThat((int) call.invokeExact(stub("toInt", TO_INT, x -> x * 2, arena), 21))
                    .isEqualTo(42);
        }
        assertThat(uncaught).isEmpty();
    }

    @Test
    void exceptionGoesToTheHandlerAndCReceivesZero() throws Throwable {
        MethodHandle call = function("call_to_int", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT));
        try (Arena arena = Arena.ofConfined()) {
            assertThat((int) call.invokeExact(stub("toInt", TO_INT, UpcallTest::fails, arena), 21))
                    .isZero();
        }
        assertThat(uncaught).hasSize(1);
        assertThat(uncaught.get(0)).isInstanceOf(IllegalStateException.class).hasMessage("callback 21");
    }

    @Test
    void throwingHandlerDoesNotEndTheJvm() throws Throwable {
        Thread.currentThread().setUncaughtExceptionHandler((thread, thrown) -> {
            throw new IllegalArgumentException("handler");
        });
        MethodHandle call = function("call_to_nothing", FunctionDescriptor.of(JAVA_INT, ADDRESS));
        try (Arena arena = Arena.ofConfined()) {
            assertThat((int) call.invokeExact(stub("toNothing", TO_NOTHING, UpcallTest::fails, arena)))
                    .isEqualTo(1);
        }
    }

    @Test
    void narrowResultsAreZero() throws Throwable {
        MethodHandle call = function("call_to_byte", FunctionDescriptor.of(JAVA_INT, ADDRESS));
        try (Arena arena = Arena.ofConfined()) {
            assertThat((int) call.invokeExact(stub("toByte", TO_BYTE, x -> (byte) -1, arena)))
                    .isEqualTo(255);
            assertThat((int) call.invokeExact(stub("toByte", TO_BYTE, UpcallTest::fails, arena)))
                    .isZero();
        }
    }

    @Test
    void pointerResultIsNullAfterAnException() throws Throwable {
        MethodHandle call = function("call_to_pointer", FunctionDescriptor.of(ADDRESS, ADDRESS));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment failed =
                    (MemorySegment) call.invokeExact(stub("toSegment", TO_POINTER, UpcallTest::fails, arena));
            assertThat(failed).isEqualTo(MemorySegment.NULL);
            assertThat(uncaught).hasSize(1);
            MemorySegment none =
                    (MemorySegment) call.invokeExact(stub("toSegment", TO_POINTER, UpcallTest::nothing, arena));
            assertThat(none).isEqualTo(MemorySegment.NULL);
            assertThat(uncaught).hasSize(1);
        }
    }

    @Test
    void structResultIsZeroedAfterAnException() throws Throwable {
        MethodHandle call = function("call_to_pair", FunctionDescriptor.of(PAIR, ADDRESS));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment pair = arena.allocate(PAIR);
            pair.set(JAVA_LONG, 0, 5);
            pair.set(JAVA_LONG, 8, -6);
            assertThat(pair(call, stub("toSegment", TO_PAIR, x -> pair, arena), arena))
                    .containsExactly(5, -6);
            assertThat(pair(call, stub("toSegment", TO_PAIR, UpcallTest::fails, arena), arena))
                    .containsExactly(0, 0);
            assertThat(pair(call, stub("toSegment", TO_PAIR, UpcallTest::nothing, arena), arena))
                    .containsExactly(0, 0);
        }
        assertThat(uncaught).hasSize(2);
        assertThat(uncaught.get(1)).isInstanceOf(NullPointerException.class);
    }

    private static long[] pair(MethodHandle call, MemorySegment stub, Arena arena) throws Throwable {
        return ((MemorySegment) call.invokeExact((SegmentAllocator) arena, stub)).toArray(JAVA_LONG);
    }

    private static @Nullable Object nothing(int argument) {
        return null;
    }
}
