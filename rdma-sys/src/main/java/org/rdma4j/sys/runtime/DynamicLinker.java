package org.rdma4j.sys.runtime;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The host's dynamic linker: dlopen and its family, called through the JDK's default lookup.
 *
 * <p>{@code SymbolLookup.libraryLookup} keeps neither the loader's words nor version nodes, and {@code System.load}
 * refuses a library that another class loader has.
 *
 * <p>All of the family are called as if they took three longs and returned one. The ABIs of Linux's 64-bit platforms pass
 * the first integers and pointers of a call in registers, and a function leaves alone those that it has no parameter for;
 * an int is the low half of its register. The JVM needs some five milliseconds for the first function of each type, and
 * with one type the first verb comes that much sooner.
 */
final class DynamicLinker {
    private static final long RTLD_NOW = 2;
    private static final long RTLD_LOCAL = 0;
    private static final long RTLD_DI_LINKMAP = 2;

    /** For a parameter that the function does not have. */
    private static final long NONE = 0;

    private static final FunctionDescriptor TYPE = FunctionDescriptor.of(JAVA_LONG, JAVA_LONG, JAVA_LONG, JAVA_LONG);

    private final MethodHandle dlopen;
    private final MethodHandle dlerror;
    private final MethodHandle dlsym;
    private final Optional<MethodHandle> dlvsym;
    private final Optional<MethodHandle> dlinfo;

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

    /**
     * Links all of the family, so that no linking comes between a call that fails and dlerror.
     *
     * @throws IllegalCallerException if the JVM refuses native access
     * @throws UnsupportedOperationException if the JVM has no linker for this platform, or the platform no dlopen
     */
    private DynamicLinker() {
        dlopen = required("dlopen");
        dlerror = required("dlerror");
        dlsym = required("dlsym");
        // A libc without symbol versions (musl) lacks the first; the second only serves messages.
        dlvsym = optional("dlvsym");
        dlinfo = optional("dlinfo");
    }

    /** What opening gave: a handle, or the loader's words. */
    sealed interface Opened {
        record Library(MemorySegment handle) implements Opened {}

        record Refused(String words) implements Opened {}
    }

    /**
     * Opens a library for good, with all its symbols bound at once: a missing one is a message now and not the end of
     * the process later.
     *
     * @param name a path, or a name without a slash that the loader searches for
     */
    Opened open(String name) {
        try (Arena arena = Arena.ofConfined()) {
            long handle = (long) dlopen.invokeExact(arena.allocateFrom(name).address(), RTLD_NOW | RTLD_LOCAL, NONE);
            return handle == 0 ? new Opened.Refused(lastError()) : new Opened.Library(MemorySegment.ofAddress(handle));
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /**
     * Finds a symbol.
     *
     * @param handle an open library
     * @param symbol its name
     * @param version its version node; empty for the default one
     */
    Optional<MemorySegment> symbol(MemorySegment handle, String symbol, String version) {
        try (Arena arena = Arena.ofConfined()) {
            long name = arena.allocateFrom(symbol).address();
            long address;
            if (version.isEmpty() || dlvsym.isEmpty()) {
                address = (long) dlsym.invokeExact(handle.address(), name, NONE);
            } else {
                MethodHandle call = dlvsym.get();
                address = (long) call.invokeExact(
                        handle.address(), name, arena.allocateFrom(version).address());
            }
            return address == 0 ? Optional.empty() : Optional.of(MemorySegment.ofAddress(address));
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    /** The path under which the loader knows an open library; empty where it does not say. */
    Optional<String> path(MemorySegment handle) {
        if (dlinfo.isEmpty()) {
            return Optional.empty();
        }
        try (Arena arena = Arena.ofConfined()) {
            MethodHandle call = dlinfo.get();
            MemorySegment mapPointer = arena.allocate(ADDRESS);
            long result = (long) call.invokeExact(handle.address(), RTLD_DI_LINKMAP, mapPointer.address());
            // The upper half of the register is not dlinfo's.
            if ((int) result != 0) {
                return Optional.empty();
            }
            // struct link_map begins with the load address, then the name.
            MemorySegment map =
                    MemorySegment.ofAddress(mapPointer.get(JAVA_LONG, 0)).reinterpret(2 * ADDRESS.byteSize());
            return Optional.ofNullable(CStrings.string(MemorySegment.ofAddress(map.get(JAVA_LONG, ADDRESS.byteSize()))))
                    .filter(path -> !path.isEmpty());
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    private String lastError() throws Throwable {
        long address = (long) dlerror.invokeExact(NONE, NONE, NONE);
        String words = CStrings.string(MemorySegment.ofAddress(address));
        return words == null ? "the loader gives no reason" : words;
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
