package org.rdma4j.tests.runtime;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.HostRelease;
import org.rdma4j.sys.runtime.calling.ErrnoCapture;
import org.rdma4j.sys.runtime.calling.Linking;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;
import org.rdma4j.tests.support.ChildJvm;
import org.rdma4j.tests.support.Run;
import org.rdma4j.tests.support.Symbols;

class LinkingTest {
    private static final Library LIBC = Library.of("", "");
    private static final Library ABSENT = Library.of("absent", "libabsent.so.7");
    private static final MemoryLayout PAIR = MemoryLayout.structLayout(JAVA_LONG, JAVA_LONG);

    /**
     * Invokes a handle without parameters and result. In a lambda expression, invokeExact would be compiled with the
     * result type Object.
     */
    private static void run(MethodHandle handle) throws Throwable {
        handle.invokeExact();
    }

    @Test
    void callsAFunctionOfTheCLibrary() throws Throwable {
        MethodHandle abs =
                Linking.downcall(LIBC, "abs", "", FunctionDescriptor.of(JAVA_INT, JAVA_INT), Linking.Call.PLAIN);
        assertThat((int) abs.invokeExact(-7)).isEqualTo(7);
    }

    @Test
    void callsThroughAPointerAndCritically() throws Throwable {
        FunctionDescriptor type = FunctionDescriptor.of(JAVA_INT, JAVA_INT);
        MemorySegment address = Symbols.find(LIBC, "abs", "").orElseThrow();
        MethodHandle plain = Linking.pointer(type);
        MethodHandle critical = Linking.pointer(type, Linking.Call.CRITICAL);
        assertThat((int) plain.invokeExact(address, -8)).isEqualTo(8);
        assertThat((int) critical.invokeExact(address, -9)).isEqualTo(9);
    }

    @Test
    void callsAVariadicFunction() throws Throwable {
        MethodHandle fcntl = Linking.downcall(
                LIBC,
                "fcntl",
                "",
                FunctionDescriptor.of(JAVA_INT, JAVA_INT, JAVA_INT, JAVA_INT),
                Linking.Call.ERRNO,
                Linker.Option.firstVariadicArg(2));
        assertThat((int) fcntl.invokeExact(ErrnoCapture.segment(), -1, 1, 0)).isEqualTo(-1);
    }

    @Test
    void missingSymbolOfTheCLibraryThrowsAtTheCall() {
        MethodHandle handle = Linking.downcall(
                LIBC, "no_such_function", "", FunctionDescriptor.of(JAVA_INT, JAVA_INT), Linking.Call.PLAIN);
        assertThatThrownBy(() -> {
                    int ignored = (int) handle.invokeExact(1);
                })
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("no_such_function");
    }

    @Test
    void missingSymbolOfVerbsIsReportedWithTheRequiredRelease() {
        MethodHandle handle = Linking.downcall(
                Library.ibverbs(), "ibv_of_tomorrow", "IBVERBS_1.99", FunctionDescriptor.ofVoid(), Linking.Call.PLAIN);
        assertThatThrownBy(() -> run(handle))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessageContaining("ibv_of_tomorrow@IBVERBS_1.99")
                .hasMessageContaining("rdma-core " + HostRelease.current())
                .hasMessageContaining(HostRelease.current().file())
                .hasMessageEndingWith("install a release of rdma-core whose library defines IBVERBS_1.99.");
    }

    @Test
    void knownVersionIsReportedWithItsRelease() {
        MethodHandle handle = Linking.downcall(
                Library.ibverbs(), "ibv_missing", "IBVERBS_1.15", FunctionDescriptor.ofVoid(), Linking.Call.PLAIN);
        assertThatThrownBy(() -> run(handle))
                .hasMessageEndingWith("the host is too old: the function needs rdma-core 59.0 or newer.");
    }

    /**
     * The symbol version may be older than the function, or the bindings know only a later release with the function.
     */
    @Test
    void firstRequiredReleaseIsReported() {
        int now = HostRelease.current().number();
        assertThat(missing("IBVERBS_1.5", now + 100))
                .endsWith("the function needs rdma-core " + ReleaseNumber.format(now + 100) + " or newer.");
        assertThat(missing("IBVERBS_1.18", 9900)).endsWith("the function needs rdma-core 65.0 or newer.");
        assertThat(missing("", 9900)).endsWith("the host is too old: the function needs rdma-core 99.0 or newer.");
        assertThat(missing("", now)).endsWith("install a release of rdma-core that has this function.");
    }

    private static String missing(String version, int release) {
        MethodHandle handle = Linking.downcall(
                Library.ibverbs(), "ibv_missing", version, release, FunctionDescriptor.ofVoid(), Linking.Call.PLAIN);
        return catchThrowableOfType(UnsupportedOperationException.class, () -> run(handle))
                .getMessage();
    }

    @Test
    void existingFunctionIsCalledWhateverItsRelease() throws Throwable {
        MethodHandle handle = Linking.downcall(
                Library.ibverbs(),
                "ibv_wc_status_str",
                "IBVERBS_1.1",
                9900,
                FunctionDescriptor.of(ADDRESS, JAVA_INT),
                Linking.Call.PLAIN);
        assertThat((MemorySegment) handle.invokeExact(0)).isNotEqualTo(MemorySegment.NULL);
    }

    @Test
    void symbolOfAnotherVersionIsNotUsed() {
        assertThat(Symbols.find(Library.ibverbs(), "ibv_create_qp", "IBVERBS_1.14"))
                .isEmpty();
        MemorySegment old =
                Symbols.find(Library.ibverbs(), "ibv_create_qp", "IBVERBS_1.0").orElseThrow();
        MemorySegment current =
                Symbols.find(Library.ibverbs(), "ibv_create_qp", "IBVERBS_1.1").orElseThrow();
        assertThat(current).isNotEqualTo(old);
    }

    @Test
    void missingLibraryThrowsAtTheCall() {
        MethodHandle handle = Linking.downcall(ABSENT, "f", "", FunctionDescriptor.ofVoid(), Linking.Call.PLAIN);
        assertThatThrownBy(() -> run(handle))
                .isInstanceOf(UnsatisfiedLinkError.class)
                .hasMessageContaining("libabsent.so.7")
                .hasMessageContaining("cannot open shared object file")
                .hasMessageContaining("-Dorg.rdma4j.absent.path");
    }

    @Test
    void eachCallThrowsANewException() {
        MethodHandle handle = Linking.downcall(ABSENT, "f", "", FunctionDescriptor.ofVoid(), Linking.Call.PLAIN);
        assertThatThrownBy(() -> run(handle)).isInstanceOf(UnsatisfiedLinkError.class);
        Throwable first = catchThrowable(() -> run(handle));
        Throwable second = catchThrowable(() -> run(handle));
        assertThat(second).isNotSameAs(first).hasMessage(first.getMessage());
        assertThat(second.getStackTrace()).anyMatch(f -> f.getMethodName().equals("run"));
    }

    @Test
    void throwingHandleHasTheRequestedType() {
        FunctionDescriptor type = FunctionDescriptor.of(PAIR, ADDRESS, JAVA_INT);
        MethodType expected = MethodType.methodType(
                MemorySegment.class,
                List.of(SegmentAllocator.class, MemorySegment.class, MemorySegment.class, int.class));
        MethodHandle throwing = Linking.downcall(ABSENT, "f", "", type, Linking.Call.ERRNO);
        MethodHandle real = Linking.downcall(LIBC, "abs", "", type, Linking.Call.ERRNO);
        assertThat(throwing.type()).isEqualTo(expected);
        assertThat(real.type()).isEqualTo(expected);
    }

    @Test
    void equalNamesReturnTheSameLibrary() {
        assertThat(Library.of("absent", "libabsent.so.7")).isSameAs(ABSENT);
        assertThat(Library.of("ibverbs", "libibverbs.so.1")).isSameAs(Library.ibverbs());
        assertThat(Library.of("rdmacm", "librdmacm.so.1")).isSameAs(Library.rdmacm());
        assertThat(Library.of("rdma_wrapper", "librdma_wrapper.so")).isSameAs(Library.wrapper());
    }

    @Test
    void criticalCallsCanBeTurnedOff() {
        // An upcall from a critical call terminates the JVM, so the program succeeds only if the call is linked as an
        // ordinary call.
        Run run = ChildJvm.run(CriticalProbe.class, List.of("-Dorg.rdma4j.critical=false"))
                .expectOk();
        assertThat(run.lines()).containsExactly("[-5, 1, 2, 9]");
        assertThat(ChildJvm.run(CriticalProbe.class, List.of()).exit()).isNotZero();
    }

    @Test
    void uncheckedExceptionsAreRethrownAndOthersWrapped() {
        for (Throwable thrown : List.of(new IllegalStateException("x"), new UnsatisfiedLinkError("y"))) {
            assertThatThrownBy(() -> Linking.rethrow(thrown)).isSameAs(thrown);
        }
        Exception checked = new Exception("z");
        assertThatThrownBy(() -> Linking.rethrow(checked))
                .isInstanceOf(RuntimeException.class)
                .hasCause(checked);
    }
}
