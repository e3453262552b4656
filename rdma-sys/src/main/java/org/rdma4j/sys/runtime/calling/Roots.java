package org.rdma4j.sys.runtime.calling;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Garbage collection roots that remain until the process ends, even after the class loader that added them is unloaded.
 *
 * @see "docs/verbs/bindings.md"
 */
public final class Roots {
    private Roots() {}

    /**
     * Keeps an object reachable until the process ends. Intended for a few collections of objects that C code uses,
     * whose entries are removed when C code has released them. The object and everything it references should be of JDK
     * classes, because it keeps class loaders reachable too.
     *
     * <p>A static field does not suffice: it becomes unreachable with its class loader. An upcall stub in the global
     * arena may be called by C code at any time, so the JVM keeps its target reachable, and the object is bound to the
     * target. The JDK has no simpler root: any program can remove system properties, and a thread would have to wait
     * forever.
     */
    @SuppressWarnings("restricted")
    public static void keep(Object object) {
        if (System.getProperty("org.graalvm.nativeimage.imagecode") != null) {
            // Native images do not unload classes, and support only registered upcall stubs.
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
