package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.List;
import org.rdma4j.tests.guest.control.CPrograms;

/** Controls the fault library src/test/c/native_faults.c, in a JVM started with {@link #options}. */
final class NativeFaults {
    private static final String FILE = "org.rdma4j.ibverbs.path";

    private final MethodHandle arm;
    private final MethodHandle disarm;
    private final MethodHandle failed;

    NativeFaults() {
        SymbolLookup library = SymbolLookup.libraryLookup(System.getProperty(FILE), Arena.global());
        arm = handle(library, "native_faults_arm", FunctionDescriptor.ofVoid(JAVA_LONG, JAVA_INT, JAVA_INT));
        disarm = handle(library, "native_faults_disarm", FunctionDescriptor.of(JAVA_LONG));
        failed = handle(library, "native_faults_failed", FunctionDescriptor.of(ADDRESS));
    }

    private static MethodHandle handle(SymbolLookup library, String name, FunctionDescriptor type) {
        return Linker.nativeLinker().downcallHandle(library.find(name).orElseThrow(), type);
    }

    /** Returns the folder where the host has compiled the library: rdma-tests/target/c of the sources. */
    static Path folder() {
        return Path.of(System.getProperty(CPrograms.FOLDER, "target/c")).toAbsolutePath();
    }

    /** Returns the options of a JVM whose native calls all pass through the library. */
    static List<String> options() {
        Path library = folder().resolve("libnative_faults.so");
        return List.of(
                "-D" + FILE + "=" + library,
                "-Dorg.rdma4j.rdmacm.path=" + library,
                "-Dorg.rdma4j.wrapper.path=" + library);
    }

    /**
     * Makes the k-th call from now on fail, or none if k is 0.
     *
     * @param freeingToo whether the next call that frees an object fails as well
     */
    void arm(long k, int errno, boolean freeingToo) {
        try {
            arm.invokeExact(k, errno, freeingToo ? 1 : 0);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** Stops injecting failures, and returns the number of calls. */
    long disarm() {
        try {
            return (long) disarm.invokeExact();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** Returns the C name of the function that failed; empty if there were fewer than k calls. */
    String failed() {
        try {
            MemorySegment name = (MemorySegment) failed.invokeExact();
            return name.address() == 0
                    ? ""
                    : name.reinterpret(Long.MAX_VALUE).getString(0).replaceFirst("^rdma_wrap_", "");
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }
}
