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
import org.rdma4j.sys.runtime.loading.Unavailable;

/** What stands for a function that cannot be called: a handle of the same type that throws. */
final class ThrowingHandle {
    private ThrowingHandle() {}

    /** For a function at a known address. */
    static MethodHandle of(FunctionDescriptor descriptor, Linking.Call kind, Unavailable why) {
        return throwing(type(descriptor, kind), why);
    }

    /** For functions that are reached through a pointer. */
    static MethodHandle ofPointer(FunctionDescriptor descriptor, Linking.Call kind, Unavailable why) {
        return throwing(type(descriptor, kind).insertParameterTypes(0, MemorySegment.class), why);
    }

    /** An unchecked exception around what no handle throws that was made here. */
    static RuntimeException wrapped(Throwable thrown) {
        return new UndeclaredThrowableException(thrown);
    }

    /** The type that a bound downcall handle has. */
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

    private static MethodHandle throwing(MethodType type, Unavailable why) {
        MethodHandle make;
        try {
            make = MethodHandles.lookup().bind(why, "newThrowable", MethodType.methodType(Throwable.class));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e); // the method is this package's own
        }
        MethodHandle thrower = MethodHandles.throwException(type.returnType(), Throwable.class);
        return MethodHandles.dropArguments(MethodHandles.foldArguments(thrower, make), 0, type.parameterList());
    }
}
