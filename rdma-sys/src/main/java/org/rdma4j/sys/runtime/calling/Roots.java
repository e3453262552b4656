package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Keeps objects reachable until the process ends, longer than the class loader of whoever asks for it. */
public final class Roots {
    private Roots() {}

    /**
     * Keeps an object reachable until the process ends. For a few collections of what C uses, whose entries are removed
     * when C is done with them. The object, and what it refers to, should be of the JDK's classes: it keeps the class
     * loaders of others as well.
     *
     * <p>A static field does not do: it is gone with its class loader, and C knows nothing of class loaders. C may call an
     * upcall stub of the global arena at any time, so the JVM keeps the stub's target, which is bound to the object. The
     * JDK has no simpler place: entries of the system properties can be dropped by any program, and a thread would have
     * to wait for ever.
     */
    @SuppressWarnings("restricted")
    public static void keep(Object object) {
        if (System.getProperty("org.graalvm.nativeimage.imagecode") != null) {
            // A native image unloads no classes, and has stubs only for what it was told of.
            return;
        }
        try {
            MethodHandle target = MethodHandles.publicLookup()
                    .findVirtual(Object.class, "hashCode", MethodType.methodType(int.class))
                    .bindTo(object);
            Linker.nativeLinker().upcallStub(target, FunctionDescriptor.of(ValueLayout.JAVA_INT), Arena.global());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e); // every object has that method
        }
    }
}
