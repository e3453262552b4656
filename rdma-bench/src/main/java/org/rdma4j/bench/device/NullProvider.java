package org.rdma4j.bench.device;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Files;
import java.nio.file.Path;
import org.rdma4j.sys.runtime.calling.Linking;

/** The library of src/main/c: devices without hardware, whose operations do almost nothing, and their counters. */
public final class NullProvider {
    /** Number of completions that an extended poll finds. */
    public static final int EXTENDED_COMPLETIONS = 4;

    private static final Linker LINKER = Linker.nativeLinker();
    private static final SymbolLookup LOOKUP = SymbolLookup.libraryLookup(library(), Arena.global());
    private static final MethodHandle QP = device("bench_qp");
    private static final MethodHandle CQ = device("bench_cq");
    private static final MethodHandle COUNTS = function("bench_counts", FunctionDescriptor.of(ADDRESS));
    private static final MethodHandle RESET = function("bench_reset", FunctionDescriptor.ofVoid());

    static {
        bindWrapper();
    }

    private NullProvider() {}

    /** Counters of all devices since the last {@link #reset()}. */
    public record Counts(long polls, long completions, long posts, long requests, long checksum) {}

    /**
     * Returns the file of the library. The build creates it, and passes its path in the property {@code
     * rdma4j.bench.library}.
     */
    public static Path library() {
        return file("rdma4j.bench.library");
    }

    /** Returns the wrapper library, which the bindings and the C code call. */
    public static Path wrapper() {
        return file("org.rdma4j.wrapper.path");
    }

    private static Path file(String property) {
        String name = System.getProperty(property, "");
        if (name.isEmpty() || !Files.isRegularFile(Path.of(name))) {
            throw new IllegalStateException(
                    "-D" + property + "='" + name + "' is not a file; start the benchmarks with ./dev bench");
        }
        return Path.of(name).toAbsolutePath();
    }

    /**
     * Returns a function of the library. It is called without a thread state transition, because no function blocks.
     */
    public static MethodHandle function(String name, FunctionDescriptor descriptor) {
        MemorySegment address =
                LOOKUP.find(name).orElseThrow(() -> new IllegalStateException(library() + " has no function " + name));
        return LINKER.downcallHandle(address, descriptor, Linker.Option.critical(false));
    }

    private static MethodHandle device(String name) {
        return function(name, FunctionDescriptor.of(ADDRESS, JAVA_INT));
    }

    private static void bindWrapper() {
        try (Arena arena = Arena.ofConfined()) {
            MethodHandle bind = LINKER.downcallHandle(
                    LOOKUP.find("bench_bind").orElseThrow(), FunctionDescriptor.of(ADDRESS, ADDRESS));
            MemorySegment error = (MemorySegment)
                    bind.invokeExact(arena.allocateFrom(wrapper().toString()));
            if (error.address() != 0) {
                throw new IllegalStateException(
                        error.reinterpret(Long.MAX_VALUE).getString(0));
            }
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /**
     * Returns the queue pair of a device: a {@code struct ibv_qp}, and a {@code struct ibv_qp_ex} at the same address.
     */
    static MemorySegment qp(Device device) {
        return get(QP, device);
    }

    /**
     * Returns the completion queue of a device: a {@code struct ibv_cq}, and a {@code struct ibv_cq_ex} at the same
     * address.
     */
    static MemorySegment cq(Device device) {
        return get(CQ, device);
    }

    private static MemorySegment get(MethodHandle handle, Device device) {
        try {
            return (MemorySegment) handle.invokeExact(device.ordinal());
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /** Resets the counters, discards all posted requests, and restarts the numbering of completions. */
    public static void reset() {
        try {
            RESET.invokeExact();
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
    }

    /** Returns the counters. */
    public static Counts counts() {
        MemorySegment counts;
        try {
            counts = (MemorySegment) COUNTS.invokeExact();
        } catch (Throwable failure) {
            throw Linking.rethrow(failure);
        }
        MemorySegment all = counts.reinterpret(5 * ValueLayout.JAVA_LONG.byteSize());
        return new Counts(at(all, 0), at(all, 1), at(all, 2), at(all, 3), at(all, 4));
    }

    private static long at(MemorySegment counts, int index) {
        return counts.getAtIndex(ValueLayout.JAVA_LONG, index);
    }
}
