package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.util.List;

/** Controls {@code loop_cm.c}, the stand-in for librdmacm, whose events are created by the tests. */
final class LoopManager {
    static {
        System.setProperty("org.rdma4j.rdmacm.path", System.getProperty("org.rdma4j.ibverbs.path"));
    }

    private static final SymbolLookup LIBRARY =
            SymbolLookup.libraryLookup(System.getProperty("org.rdma4j.ibverbs.path"), Arena.global());

    private LoopManager() {}

    /** Makes the bindings load this library. Must be called before they are used. */
    static void install() {
        // The static initializer sets the path.
    }

    /** Returns the native identifier created last. */
    static MemorySegment last() {
        return (MemorySegment) call("loop_cm_last", FunctionDescriptor.of(ADDRESS));
    }

    /** Creates an event for an identifier. */
    static void event(MemorySegment id, EventType type) {
        call("loop_cm_event", FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT, JAVA_INT), id, type.ordinal(), 0);
    }

    /** Sets the address family of the local addresses of identifiers resolved later. */
    static void sourceFamily(int family) {
        call("loop_cm_source", FunctionDescriptor.ofVoid(JAVA_INT), family);
    }

    private static Object call(String function, FunctionDescriptor type, Object... values) {
        try {
            return Linker.nativeLinker()
                    .downcallHandle(LIBRARY.find(function).orElseThrow(), type)
                    .invokeWithArguments(List.of(values));
        } catch (Throwable failure) {
            throw new IllegalStateException(function, failure);
        }
    }
}
