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

/** The library src/test/c/native_faults.c, in a JVM that was started with {@link #options}. */
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

    /** Where the host has compiled it: rdma-tests/target/c of the sources. */
    static Path folder() {
        return Path.of(System.getProperty(CPrograms.FOLDER, "target/c")).toAbsolutePath();
    }

    /** What puts it before all native libraries of a JVM. */
    static List<String> options() {
        Path library = folder().resolve("libnative_faults.so");
        return List.of(
                "-D" + FILE + "=" + library,
                "-Dorg.rdma4j.rdmacm.path=" + library,
                "-Dorg.rdma4j.wrapper.path=" + library);
    }

    /**
     * Has the k-th call from now on fail; none if k is 0.
     *
     * @param freeingToo whether the next call after it that frees something fails as well
     */
    void arm(long k, int errno, boolean freeingToo) {
        try {
            arm.invokeExact(k, errno, freeingToo ? 1 : 0);
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** Gives how many calls there were. */
    long disarm() {
        try {
            return (long) disarm.invokeExact();
        } catch (Throwable e) {
            throw new AssertionError(e);
        }
    }

    /** The function that was made to fail, in C's name; empty if there were not as many calls. */
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
