package org.rdma4j.sys.runtime.loading;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The host's dynamic linker, called through {@code dlopen}, {@code dlerror} and {@code dlvsym}. Compared to {@code
 * SymbolLookup.libraryLookup}, it reports why a library cannot be opened, binds all symbols of a library when it is
 * opened, and finds symbols by version node.
 *
 * <p>All three functions are called with the same type: three longs in, one long out. In the ABIs of Linux's 64-bit
 * platforms, the first integer and pointer arguments are passed in registers, and a function ignores registers that it
 * has no parameter for. The first call of each function type takes the JVM about 5 ms, so a single type reduces the
 * time until an error is reported.
 */
final class DynamicLinker {
    private static final long RTLD_NOW = 2;
    /** Argument for a parameter that the function does not have. */
    private static final long NONE = 0;

    private static final FunctionDescriptor TYPE = FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);

    private final MethodHandle dlopen;
    private final MethodHandle dlerror;
    /** Absent if the C library has no symbol versions (musl). */
    private final Optional<MethodHandle> dlvsym;

    /** Created lazily. Not in a holder class, which would be unusable if its initializer threw. */
    private static @Nullable DynamicLinker instance;

    /**
     * Returns the dynamic linker of this process.
     *
     * @throws IllegalCallerException if the JVM refuses native access
     * @throws UnsupportedOperationException if the JVM has no linker for this platform, or the C library has no dlopen
     */
    static synchronized DynamicLinker get() {
        DynamicLinker existing = instance;
        if (existing == null) {
            existing = new DynamicLinker();
            instance = existing;
        }
        return existing;
    }

    /**
     * Links all functions up front: linking a function between a failed call and dlerror could change the error
     * message.
     */
    private DynamicLinker() {
        dlopen = required("dlopen");
        dlerror = required("dlerror");
        dlvsym = optional("dlvsym");
    }

    /**
     * Opens a library, which is never closed, and binds all of its symbols. A missing symbol is reported here; with
     * lazy binding it would terminate the process at a later call.
     *
     * @param name a path, or a name without a slash, which the loader searches for
     * @return the loader's error message, or empty if the library was opened
     */
    Optional<String> tryOpen(String name) {
        try (Arena arena = Arena.ofConfined()) {
            return open(arena, name) == 0 ? Optional.of(lastError()) : Optional.empty();
        } catch (Throwable t) {
            throw new IllegalStateException(t); // the handles do not throw
        }
    }

    /** Returns {@code true} if the C library supports symbol versions. */
    boolean hasVersions() {
        return dlvsym.isPresent();
    }

    /** Finds a symbol of an open library by its version node. */
    Optional<MemorySegment> symbol(String library, String symbol, String version) {
        MethodHandle call = dlvsym.orElseThrow();
        try (Arena arena = Arena.ofConfined()) {
            long address = (long) call.invokeExact(
                    open(arena, library),
                    arena.allocateFrom(symbol).address(),
                    arena.allocateFrom(version).address());
            return address == 0 ? Optional.empty() : Optional.of(MemorySegment.ofAddress(address));
        } catch (Throwable t) {
            throw new IllegalStateException(t);
        }
    }

    private long open(Arena arena, String name) throws Throwable {
        return (long) dlopen.invokeExact(arena.allocateFrom(name).address(), RTLD_NOW, NONE);
    }

    private String lastError() throws Throwable {
        long message = (long) dlerror.invokeExact(NONE, NONE, NONE);
        return message == 0
                ? "the loader gave no reason"
                : MemorySegment.ofAddress(message).reinterpret(Long.MAX_VALUE).getString(0);
    }

    private static MethodHandle required(String name) {
        return optional(name)
                .orElseThrow(() -> new UnsupportedOperationException("this platform's C library has no " + name));
    }

    private static Optional<MethodHandle> optional(String name) {
        Linker linker = Linker.nativeLinker();
        return linker.defaultLookup().find(name).map(address -> linker.downcallHandle(address, TYPE));
    }
}
