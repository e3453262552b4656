package org.rdma4j.network;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;

/** Controls the loop devices of rdma-io's tests. */
@SuppressWarnings("restricted")
final class LoopDevices {
    static {
        System.setProperty("org.rdma4j.rdmacm.path", System.getProperty("org.rdma4j.ibverbs.path"));
    }

    private static final SymbolLookup LIBRARY =
            SymbolLookup.libraryLookup(System.getProperty("org.rdma4j.ibverbs.path"), Arena.global());

    private LoopDevices() {}

    /** Makes the bindings load the stand-in for librdmacm. Must be called before they are used. */
    static void install() {
        // The static initializer sets the path.
    }

    /** Sets whether the stand-in for librdmacm uses the device that behaves like soft-iWARP for new connections. */
    static void iwarp(boolean on) {
        call("loop_cm_device", FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT), on ? 1 : 0);
    }

    /** Holds back all posted work, or processes the work that was held back. */
    static void hold(boolean on) {
        call("loop_hold", FunctionDescriptor.ofVoid(ValueLayout.JAVA_INT), on ? 1 : 0);
    }

    /** Returns the number of native objects. */
    static long objects() {
        return (long) call("loop_objects", FunctionDescriptor.of(ValueLayout.JAVA_LONG));
    }

    private static Object call(String function, FunctionDescriptor type, Object... values) {
        try {
            return Linker.nativeLinker()
                    .downcallHandle(LIBRARY.find(function).orElseThrow(), type)
                    .invokeWithArguments(values);
        } catch (Throwable e) {
            throw new IllegalStateException(function, e);
        }
    }
}
