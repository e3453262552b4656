package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.Arrays;
import org.rdma4j.sys.runtime.checking.Resolution;
import org.rdma4j.sys.runtime.loading.Library;
import org.rdma4j.sys.runtime.loading.NativeAccess;
import org.rdma4j.sys.runtime.loading.ReleaseNumber;

/**
 * Creates the method handles of the generated bindings.
 *
 * <p>The methods for downcalls are called by class initializers. If the host lacks something, they do not throw, but
 * return a handle of the right type that throws when it is called. They throw only for a descriptor that no function
 * can have, which is a bug of the generator.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class Linking {
    /** How a native function is called. */
    public enum Call {
        /** With a full transition to native code and back. */
        PLAIN,
        /**
         * Without a thread state transition: faster, but a call that blocks delays garbage collection. With {@code
         * -Dorg.rdma4j.critical=false}, the same as {@link #PLAIN}.
         */
        CRITICAL,
        /**
         * Like {@link #CRITICAL}, but for a function that acquires a lock. Calls become ordinary calls once a lock may
         * be held between calls; see {@link CriticalCallSites}.
         */
        CRITICAL_UNLESS_LOCKED,
        /** Like {@link #PLAIN}, but for a function that returns with a lock held. */
        LOCKING,
        /**
         * With {@code errno} captured into a segment ({@link ErrnoCapture#segment()}). The segment is the first
         * parameter of the handle, or the second if the function returns a structure.
         */
        ERRNO;

        /** Name of the captured state, in {@link Linker.Option#captureCallState} and in the capture layout. */
        static final String ERRNO_STATE = "errno";

        Linker.Option[] options(Linker.Option... more) {
            Linker.Option option;
            if ((this == CRITICAL || this == CRITICAL_UNLESS_LOCKED) && criticalAllowed()) {
                option = Linker.Option.critical(false);
            } else if (this == ERRNO) {
                option = Linker.Option.captureCallState(ERRNO_STATE);
            } else {
                return more;
            }
            Linker.Option[] options = Arrays.copyOf(more, more.length + 1);
            options[more.length] = option;
            return options;
        }

        private static boolean criticalAllowed() {
            return !"false".equalsIgnoreCase(System.getProperty("org.rdma4j.critical"));
        }
    }

    private Linking() {}

    /**
     * Returns a handle for a native function.
     *
     * @param library the library of the function
     * @param symbol the symbol of the function
     * @param version the version node of the symbol; empty for the default version
     * @param descriptor the parameters and result of the function
     * @param kind how the function is called; with {@link Call#ERRNO}, the capture segment precedes the parameters of
     *     the function
     * @param more further linker options, such as {@link Linker.Option#firstVariadicArg}; must not include {@link
     *     Linker.Option#captureCallState}
     * @return a handle that calls the function, or a handle of the same type that throws a new exception at each call:
     *     {@link UnsatisfiedLinkError} if the library cannot be loaded, {@link UnsupportedOperationException} if the
     *     library lacks the symbol, {@link IllegalCallerException} if the JVM refuses native access
     */
    public static MethodHandle downcall(
            Library library,
            String symbol,
            String version,
            FunctionDescriptor descriptor,
            Call kind,
            Linker.Option... more) {
        return downcall(library, symbol, version, ReleaseNumber.ALWAYS, descriptor, kind, more);
    }

    /**
     * Returns a handle for a native function that not all releases of rdma-core have.
     *
     * @param release the release that introduced the function, as a {@link ReleaseNumber}. If the function is in the
     *     wrapper, and the host's rdma-core is older, the handle throws although the wrapper has the function: an
     *     inline function of newer headers may read beyond the end of an older library's records
     */
    public static MethodHandle downcall(
            Library library,
            String symbol,
            String version,
            int release,
            FunctionDescriptor descriptor,
            Call kind,
            Linker.Option... more) {
        Resolution resolution = Resolution.of(library, symbol, version, release);
        if (resolution.reason().isPresent()) {
            return ThrowingHandle.of(descriptor, kind, resolution.reason().get());
        }
        try {
            MemorySegment address = resolution.address();
            MethodHandle handle = Linker.nativeLinker().downcallHandle(address, descriptor, kind.options(more));
            if (kind == Call.LOCKING) {
                CriticalCallSites.switchToOrdinary();
            }
            return kind == Call.CRITICAL_UNLESS_LOCKED
                    ? CriticalCallSites.switchable(
                            handle, () -> Linker.nativeLinker().downcallHandle(address, descriptor, more))
                    : handle;
        } catch (IllegalCallerException e) {
            return ThrowingHandle.of(descriptor, kind, NativeAccess.denied(symbol, e));
        }
    }

    /**
     * Returns a handle for calls through function pointers, whose first parameter is the address of the function.
     *
     * @param descriptor the parameters and result of the function
     */
    public static MethodHandle pointer(FunctionDescriptor descriptor) {
        return pointer(descriptor, Call.PLAIN);
    }

    /**
     * Returns a handle for calls through function pointers, whose first parameter is the address of the function.
     *
     * @param descriptor the parameters and result of the function
     * @param kind how the function is called
     */
    public static MethodHandle pointer(FunctionDescriptor descriptor, Call kind) {
        try {
            MethodHandle handle = Linker.nativeLinker().downcallHandle(descriptor, kind.options());
            // The function is unknown: it may return with a lock held, as ibv_qp_ex.wr_start does.
            CriticalCallSites.switchToOrdinary();
            return handle;
        } catch (IllegalCallerException e) {
            return ThrowingHandle.ofPointer(
                    descriptor, kind, NativeAccess.denied("a call through a function pointer", e));
        }
    }

    /**
     * Returns the handle of the adapter method of a callback type, for {@link #upcall}. The first parameter of the
     * method is the Java function, which the caller binds; the other parameters are those of the C function.
     *
     * @param lookup a lookup in the class of the method, which may be private
     * @param method the name of a static method
     * @param functionType the type of the first parameter
     * @param descriptor the parameters and result of the C function
     */
    public static MethodHandle target(
            MethodHandles.Lookup lookup, String method, Class<?> functionType, FunctionDescriptor descriptor) {
        return Upcalls.target(lookup, method, descriptor.toMethodType().insertParameterTypes(0, functionType));
    }

    /**
     * Returns a native function that calls a Java method.
     *
     * <p>An exception thrown by the method does not terminate the JVM: it is passed to the uncaught exception handler
     * of the thread, and C gets zero, NULL, or a structure of zeros. A callback that must report a failure to C catches
     * its exceptions and returns what C expects.
     *
     * @param target the method to call, of the same type as the descriptor
     * @param descriptor the parameters and result of the C function
     * @param arena the lifetime of the native function, after which C must not call it
     * @return the address of the native function
     * @throws IllegalCallerException if the JVM refuses native access
     */
    public static MemorySegment upcall(MethodHandle target, FunctionDescriptor descriptor, Arena arena) {
        try {
            return Linker.nativeLinker().upcallStub(Upcalls.guarded(target, descriptor), descriptor, arena);
        } catch (IllegalCallerException e) {
            throw new IllegalCallerException(
                    NativeAccess.denied("a callback", e).message(), e);
        }
    }

    /**
     * Rethrows what a handle has thrown. Errors and unchecked exceptions are thrown as they are. A checked exception,
     * which no handle of this class throws, is wrapped.
     *
     * @param thrown the exception or error
     * @return never returns; the result type permits {@code throw rethrow(t)}
     */
    public static RuntimeException rethrow(Throwable thrown) {
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        if (thrown instanceof Error error) {
            throw error;
        }
        throw ThrowingHandle.wrap(thrown);
    }
}
