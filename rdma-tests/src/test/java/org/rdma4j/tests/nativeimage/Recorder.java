package org.rdma4j.tests.nativeimage;

import java.io.InputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Replaces calls of the linker, of lookups by name and of resources: records the arguments and calls the original.
 * Public because the rewritten classes call it.
 */
public final class Recorder {
    private static final SortedSet<String> LINES = Collections.synchronizedSortedSet(new TreeSet<>());

    private Recorder() {}

    /** Returns the recorded calls, one per line. */
    static Iterable<String> lines() {
        return LINES;
    }

    public static MethodHandle downcallHandle(
            Linker linker, MemorySegment address, FunctionDescriptor descriptor, Linker.Option... options) {
        LINES.add("downcall " + MetadataNotation.call(descriptor, options));
        return linker.downcallHandle(address, descriptor, options);
    }

    public static MethodHandle downcallHandle(Linker linker, FunctionDescriptor descriptor, Linker.Option... options) {
        LINES.add("downcall " + MetadataNotation.call(descriptor, options));
        return linker.downcallHandle(descriptor, options);
    }

    public static MemorySegment upcallStub(
            Linker linker, MethodHandle target, FunctionDescriptor descriptor, Arena arena, Linker.Option... options) {
        LINES.add("upcall " + MetadataNotation.call(descriptor, options));
        return linker.upcallStub(target, descriptor, arena, options);
    }

    public static MethodHandle findStatic(
            MethodHandles.Lookup lookup, Class<?> type, String name, MethodType methodType)
            throws ReflectiveOperationException {
        look(type, name, methodType);
        return lookup.findStatic(type, name, methodType);
    }

    public static MethodHandle findVirtual(
            MethodHandles.Lookup lookup, Class<?> type, String name, MethodType methodType)
            throws ReflectiveOperationException {
        look(type, name, methodType);
        return lookup.findVirtual(type, name, methodType);
    }

    public static MethodHandle bind(MethodHandles.Lookup lookup, Object receiver, String name, MethodType methodType)
            throws ReflectiveOperationException {
        look(receiver.getClass(), name, methodType);
        return lookup.bind(receiver, name, methodType);
    }

    private static void look(Class<?> type, String name, MethodType methodType) {
        LINES.add("method " + type.getName() + "." + name
                + methodType.parameterList().stream().map(Class::getName).collect(Collectors.joining(", ", "(", ")")));
    }

    public static Field getDeclaredField(Class<?> type, String name) throws NoSuchFieldException {
        LINES.add("field " + type.getName() + "." + name);
        return type.getDeclaredField(name);
    }

    public static @Nullable InputStream getResourceAsStream(Class<?> type, String name) {
        LINES.add("resource " + name);
        return type.getResourceAsStream(name);
    }
}
