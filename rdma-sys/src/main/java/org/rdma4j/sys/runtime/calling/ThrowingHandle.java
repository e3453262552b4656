package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SegmentAllocator;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.UndeclaredThrowableException;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.sys.runtime.loading.UnavailableReason;

/**
 * Method handles for functions that cannot be called: of the same type as a downcall handle, they throw at each call.
 */
final class ThrowingHandle {
    private ThrowingHandle() {}

    /** Returns the replacement for a handle that is bound to a function. */
    static MethodHandle of(FunctionDescriptor descriptor, Linking.Call kind, UnavailableReason reason) {
        return throwing(type(descriptor, kind), reason);
    }

    /** Returns the replacement for a handle that takes the address of the function as its first parameter. */
    static MethodHandle ofPointer(FunctionDescriptor descriptor, Linking.Call kind, UnavailableReason reason) {
        return throwing(type(descriptor, kind).insertParameterTypes(0, MemorySegment.class), reason);
    }

    /** Wraps a checked exception. */
    static RuntimeException wrap(Throwable thrown) {
        return new UndeclaredThrowableException(thrown);
    }

    /** Returns the type of a downcall handle that is bound to a function. */
    private static MethodType type(FunctionDescriptor descriptor, Linking.Call kind) {
        List<Class<?>> leading = new ArrayList<>();
        if (descriptor.returnLayout().orElse(null) instanceof GroupLayout) {
            leading.add(SegmentAllocator.class);
        }
        if (kind == Linking.Call.ERRNO) {
            leading.add(MemorySegment.class);
        }
        return descriptor.toMethodType().insertParameterTypes(0, leading);
    }

    private static MethodHandle throwing(MethodType type, UnavailableReason reason) {
        MethodHandle newThrowable;
        try {
            newThrowable = MethodHandles.lookup().bind(reason, "newThrowable", MethodType.methodType(Throwable.class));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e); // the method is this package's own
        }
        MethodHandle thrower = MethodHandles.throwException(type.returnType(), Throwable.class);
        return MethodHandles.dropArguments(MethodHandles.foldArguments(thrower, newThrowable), 0, type.parameterList());
    }
}
