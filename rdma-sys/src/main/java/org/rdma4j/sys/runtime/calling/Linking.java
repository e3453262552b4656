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
 * Makes the method handles of the emitted bindings.
 *
 * <p>The methods that make downcalls are run by class initialisers and so do not throw for anything that the host
 * lacks: they return a handle of the right type that throws when it is called. Only a descriptor that no function can
 * have (a fault of the emitter) throws here.
 */
public final class Linking {
    /** How a native function is called. */
    public enum Call {
        /** The JVM's full transition to native code and back. */
        PLAIN,
        /**
         * Without the thread's transition: cheaper, but a call that blocks holds up garbage collection. Ordinary calls are
         * made instead when the JVM was started with {@code -Dorg.rdma4j.critical=false}.
         */
        CRITICAL,
        /** The same for a function that takes a lock, until a lock is kept from one call to another: {@link KeptLocks}. */
        CRITICAL_UNLESS_LOCKED,
        /** As {@link #PLAIN}, for a function that returns with a lock held. */
        LOCKING,
        /**
         * With {@code errno} saved into a segment ({@link ErrnoCapture#segment()}) that the handle takes as its first
         * parameter, or as its second where the function returns a structure.
         */
        ERRNO;

        /** The name that {@link Linker.Option#captureCallState} and the capture layout use. */
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
     * A handle bound to a native function.
     *
     * @param library where the function is
     * @param symbol its name
     * @param version the version node to take it from (ELF symbol versioning), or empty for the default one
     * @param descriptor its parameters and result
     * @param kind how to call it; with {@link Call#ERRNO} the handle takes the capture segment before C's parameters
     * @param more further options, such as {@link Linker.Option#firstVariadicArg}; not a capture of call state
     * @return a handle that calls the function; or one of the same type that throws, a new exception at each call:
     *     {@link UnsatisfiedLinkError} where the library cannot be loaded, {@link UnsupportedOperationException} where
     *     it lacks the symbol, {@link IllegalCallerException} where the JVM refuses native access
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
     * The same, for a function that not every release of rdma-core has.
     *
     * @param release the release that brought it, as a {@link ReleaseNumber}. Where the library is the wrapper and the
     *     host's rdma-core is older, the handle throws even though the wrapper has the function: what is inline in newer
     *     headers may read past the end of an older library's records
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
        if (resolution.why().isPresent()) {
            return ThrowingHandle.of(descriptor, kind, resolution.why().get());
        }
        try {
            MemorySegment address = resolution.address();
            MethodHandle handle = Linker.nativeLinker().downcallHandle(address, descriptor, kind.options(more));
            if (kind == Call.LOCKING) {
                KeptLocks.begin();
            }
            return kind == Call.CRITICAL_UNLESS_LOCKED
                    ? KeptLocks.avoiding(handle, () -> Linker.nativeLinker().downcallHandle(address, descriptor, more))
                    : handle;
        } catch (IllegalCallerException e) {
            return ThrowingHandle.of(descriptor, kind, NativeAccess.denied(symbol, e));
        }
    }

    /**
     * A handle for functions that are reached through a pointer: it takes the function's address before everything
     * else.
     *
     * @param descriptor the function's parameters and result
     */
    public static MethodHandle pointer(FunctionDescriptor descriptor) {
        return pointer(descriptor, Call.PLAIN);
    }

    /**
     * Like {@link #pointer(FunctionDescriptor)}, called in another way.
     *
     * @param descriptor the function's parameters and result
     * @param kind how to call it
     */
    public static MethodHandle pointer(FunctionDescriptor descriptor, Call kind) {
        try {
            MethodHandle handle = Linker.nativeLinker().downcallHandle(descriptor, kind.options());
            // Nobody knows what will be called, and ibv_qp_ex.wr_start is reached this way too.
            KeptLocks.begin();
            return handle;
        } catch (IllegalCallerException e) {
            return ThrowingHandle.ofPointer(
                    descriptor, kind, NativeAccess.denied("a call through a function pointer", e));
        }
    }

    /**
     * The handle of a callback type's adapter method, for {@link #upcall}: its first parameter is the Java function,
     * which the caller binds, the others are C's.
     *
     * @param lookup of the class that has the method, which may be private
     * @param method the name of a static method
     * @param functionType the type of its first parameter
     * @param descriptor the type of what follows
     */
    public static MethodHandle target(
            MethodHandles.Lookup lookup, String method, Class<?> functionType, FunctionDescriptor descriptor) {
        return Upcalls.target(lookup, method, descriptor.toMethodType().insertParameterTypes(0, functionType));
    }

    /**
     * A native function that calls back into Java.
     *
     * <p>An exception that leaves a callback would end the JVM. It is caught here and given to the uncaught exception
     * handler of the thread on which the callback ran, and C gets zero, or NULL, or a structure of zeros. A callback
     * that must tell C of its failure catches for itself and returns what C expects.
     *
     * @param target what to call; its type is that of the descriptor
     * @param descriptor the function's parameters and result, as C sees them
     * @param arena the life of the native function; C must not call it afterwards
     * @return the function's address
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
     * For the catch clause around a handle's call: throws an unchecked exception as it is, and wraps another, which no
     * handle made here throws.
     *
     * @param thrown what the call threw
     * @return never; the type lets a caller write {@code throw rethrow(t)}
     */
    public static RuntimeException rethrow(Throwable thrown) {
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
        if (thrown instanceof Error error) {
            throw error;
        }
        throw ThrowingHandle.wrapped(thrown);
    }
}
