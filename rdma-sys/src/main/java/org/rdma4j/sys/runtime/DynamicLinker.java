package org.rdma4j.sys.runtime;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * The host's dynamic linker: dlopen and its family, called through the JDK's default lookup.
 *
 * <p>{@code SymbolLookup.libraryLookup} keeps neither the loader's words nor version nodes, and {@code System.load}
 * refuses a library that another class loader has.
 */
final class DynamicLinker {
    private static final int RTLD_NOW = 2;
    private static final int RTLD_LOCAL = 0;
    private static final int RTLD_DI_LINKMAP = 2;

    private final MethodHandle dlopen;
    private final MethodHandle dlerror;
    private final MethodHandle dlsym;
    private final Optional<MethodHandle> dlvsym;
    private final Optional<MethodHandle> dlinfo;

    /**
     * Links all of the family, so that no linking comes between a call that fails and dlerror.
     *
     * @throws IllegalCallerException if the JVM refuses native access
     * @throws UnsupportedOperationException if the JVM has no linker for this platform, or the platform no dlopen
     */
    DynamicLinker() {
        dlopen = required("dlopen", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_INT));
        dlerror = required("dlerror", FunctionDescriptor.of(ADDRESS));
        dlsym = required("dlsym", FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS));
        // A libc without symbol versions (musl) lacks the first; the second only serves messages.
        dlvsym = optional("dlvsym", FunctionDescriptor.of(ADDRESS, ADDRESS, ADDRESS, ADDRESS));
        dlinfo = optional("dlinfo", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_INT, ADDRESS));
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
            MemorySegment handle = (MemorySegment) dlopen.invokeExact(arena.allocateFrom(name), RTLD_NOW | RTLD_LOCAL);
            return handle.address() == 0 ? new Opened.Refused(lastError()) : new Opened.Library(handle);
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
            MemorySegment name = arena.allocateFrom(symbol);
            MemorySegment address;
            if (version.isEmpty() || dlvsym.isEmpty()) {
                address = (MemorySegment) dlsym.invokeExact(handle, name);
            } else {
                MethodHandle call = dlvsym.get();
                address = (MemorySegment) call.invokeExact(handle, name, arena.allocateFrom(version));
            }
            return address.address() == 0 ? Optional.empty() : Optional.of(address);
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
            if ((int) call.invokeExact(handle, RTLD_DI_LINKMAP, mapPointer) != 0) {
                return Optional.empty();
            }
            // struct link_map begins with the load address, then the name.
            MemorySegment map = mapPointer.get(ADDRESS, 0).reinterpret(2 * ADDRESS.byteSize());
            return Optional.ofNullable(CStrings.string(map.get(ADDRESS, ADDRESS.byteSize())))
                    .filter(path -> !path.isEmpty());
        } catch (Throwable t) {
            throw Linking.rethrow(t);
        }
    }

    private String lastError() throws Throwable {
        String words = CStrings.string((MemorySegment) dlerror.invokeExact());
        return words == null ? "the loader gives no reason" : words;
    }

    private static MethodHandle required(String name, FunctionDescriptor descriptor) {
        return optional(name, descriptor)
                .orElseThrow(() -> new UnsupportedOperationException("this platform's C library has no " + name));
    }

    private static Optional<MethodHandle> optional(String name, FunctionDescriptor descriptor) {
        Linker linker = Linker.nativeLinker();
        return linker.defaultLookup().find(name).map(address -> linker.downcallHandle(address, descriptor));
    }
}
