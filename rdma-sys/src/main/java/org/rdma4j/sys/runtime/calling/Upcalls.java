package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.GroupLayout;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Wraps the targets of upcalls: a target that throws or returns {@code null} would terminate the JVM. */
final class Upcalls {
    private static final MethodHandle REPORT = find("report", MethodType.methodType(void.class, Throwable.class));
    private static final MethodHandle NULL_POINTER_FOR_NULL =
            find("nullPointerForNull", MethodType.methodType(MemorySegment.class, MemorySegment.class));
    private static final MethodHandle NOT_NULL =
            find("notNull", MethodType.methodType(MemorySegment.class, MemorySegment.class));
    private static final MethodHandle ZEROED =
            find("zeroed", MethodType.methodType(MemorySegment.class, MemoryLayout.class));

    private Upcalls() {}

    /** Returns a static method of the lookup class. */
    static MethodHandle target(MethodHandles.Lookup lookup, String method, MethodType type) {
        try {
            return lookup.findStatic(lookup.lookupClass(), method, type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("inconsistent bindings: " + e.getMessage(), e);
        }
    }

    static MethodHandle guarded(MethodHandle target, FunctionDescriptor descriptor) {
        MemoryLayout result = descriptor.returnLayout().orElse(null);
        MethodHandle checked = target;
        if (target.type().returnType() == MemorySegment.class) {
            checked = MethodHandles.filterReturnValue(
                    target, result instanceof GroupLayout ? NOT_NULL : NULL_POINTER_FOR_NULL);
        }
        MethodHandle handler =
                MethodHandles.filterReturnValue(REPORT, zero(target.type().returnType(), result));
        return MethodHandles.catchException(checked, Throwable.class, handler);
    }

    /** Returns a handle without parameters for the result of a failed callback. */
    private static MethodHandle zero(Class<?> type, MemoryLayout result) {
        if (type != MemorySegment.class) {
            return MethodHandles.zero(type);
        }
        return result instanceof GroupLayout
                ? ZEROED.bindTo(result)
                : MethodHandles.constant(MemorySegment.class, MemorySegment.NULL);
    }

    private static void report(Throwable thrown) {
        Thread thread = Thread.currentThread();
        try {
            thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
        } catch (Throwable ignored) {
            // The JVM ignores exceptions of the handler too, and C code is waiting.
        }
    }

    private static MemorySegment nullPointerForNull(@Nullable MemorySegment pointer) {
        return pointer == null ? MemorySegment.NULL : pointer;
    }

    private static MemorySegment notNull(@Nullable MemorySegment structure) {
        return Objects.requireNonNull(structure, "a callback that returns a structure by value returned null");
    }

    private static MemorySegment zeroed(MemoryLayout layout) {
        return Arena.ofAuto().allocate(layout);
    }

    private static MethodHandle find(String name, MethodType type) {
        try {
            return MethodHandles.lookup().findStatic(Upcalls.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e); // the method is this class's own
        }
    }
}
