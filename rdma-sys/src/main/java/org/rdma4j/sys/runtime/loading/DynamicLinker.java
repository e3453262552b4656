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
 * The host's dynamic linker, for what {@code SymbolLookup.libraryLookup} cannot do: say why a library is refused, have all
 * its symbols bound when it is opened, and find a symbol by its version node.
 *
 * <p>All functions are called as if they took three longs and returned one. The ABIs of Linux's 64-bit platforms pass the
 * first integers and pointers of a call in registers, and a function leaves alone those that it has no parameter for. The
 * JVM needs some five milliseconds for the first function of each type, and with one type a failure is told that much
 * sooner.
 */
final class DynamicLinker {
    private static final long RTLD_NOW = 2;
    /** For a parameter that the function does not have. */
    private static final long NONE = 0;

    private static final FunctionDescriptor TYPE = FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);

    private final MethodHandle dlopen;
    private final MethodHandle dlerror;
    /** A libc without symbol versions (musl) lacks it. */
    private final Optional<MethodHandle> dlvsym;

    /** Made at the first need; a holder class would be broken for good if its initialiser threw. */
    private static @Nullable DynamicLinker here;

    /**
     * The one of this process.
     *
     * @throws IllegalCallerException if the JVM refuses native access
     * @throws UnsupportedOperationException if the JVM has no linker for this platform, or the platform no dlopen
     */
    static synchronized DynamicLinker here() {
        DynamicLinker existing = here;
        if (existing == null) {
            existing = new DynamicLinker();
            here = existing;
        }
        return existing;
    }

    /** Links all of them, so that no linking comes between a call that fails and dlerror. */
    private DynamicLinker() {
        dlopen = required("dlopen");
        dlerror = required("dlerror");
        dlvsym = optional("dlvsym");
    }

    /**
     * Opens a library for good, with all its symbols bound at once: a missing one is a message now and not the end of the
     * process later.
     *
     * @param name a path, or a name without a slash that the loader searches for
     * @return the loader's words where it refuses
     */
    Optional<String> refusal(String name) {
        try (Arena arena = Arena.ofConfined()) {
            return open(arena, name) == 0 ? Optional.of(lastError()) : Optional.empty();
        } catch (Throwable t) {
            throw new IllegalStateException(t); // none of them throws
        }
    }

    /** Whether symbols have versions here. */
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
        long words = (long) dlerror.invokeExact(NONE, NONE, NONE);
        return words == 0
                ? "the loader gives no reason"
                : MemorySegment.ofAddress(words).reinterpret(Long.MAX_VALUE).getString(0);
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
