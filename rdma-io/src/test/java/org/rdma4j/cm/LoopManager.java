package org.rdma4j.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.util.List;
import org.rdma4j.verbs.QueuePair;

/**
 * Controls {@code loop_cm.c}, the stand-in for librdmacm, which connects queue pairs of the loop devices. Tests can also
 * create events themselves.
 *
 * <p>The settings apply to the whole process. A test that changes one restores it with {@link #reset}.
 */
public final class LoopManager {
    static {
        System.setProperty("org.rdma4j.rdmacm.path", System.getProperty("org.rdma4j.ibverbs.path"));
    }

    private static final SymbolLookup LIBRARY =
            SymbolLookup.libraryLookup(System.getProperty("org.rdma4j.ibverbs.path"), Arena.global());

    private LoopManager() {}

    /** Makes the bindings load this library. Must be called before they are used. */
    public static void install() {
        // The static initializer sets the path.
    }

    /** Returns the native identifier that a program created last. */
    public static MemorySegment last() {
        return (MemorySegment) call("loop_cm_last", FunctionDescriptor.of(ADDRESS));
    }

    /** Creates an event for an identifier. The state of the identifier remains unchanged. */
    public static void event(MemorySegment id, EventType type) {
        call("loop_cm_event", FunctionDescriptor.ofVoid(ADDRESS, JAVA_INT, JAVA_INT), id, type.ordinal(), 0);
    }

    /** Sets the address family of the local addresses of identifiers resolved later. */
    public static void sourceFamily(int family) {
        call("loop_cm_source", FunctionDescriptor.ofVoid(JAVA_INT), family);
    }

    /**
     * Sets whether identifiers that are bound or resolved later use the device that behaves like soft-iWARP (default
     * {@code false}).
     */
    public static void iwarp(boolean on) {
        call("loop_cm_device", FunctionDescriptor.ofVoid(JAVA_INT), on ? 1 : 0);
    }

    /** Returns the number of native identifiers, including those of requests that no program has taken yet. */
    public static int identifiers() {
        return (int) call("loop_cm_identifiers", FunctionDescriptor.of(JAVA_INT));
    }

    /** Returns the number of calls of {@code rdma_get_devices}. */
    public static int deviceQueries() {
        return (int) call("loop_cm_device_queries", FunctionDescriptor.of(JAVA_INT));
    }

    /**
     * Reports the removal of the device to all identifiers that use it. They stay usable until they are destroyed. The device
     * itself stays.
     */
    public static void removeDevice() {
        call("loop_cm_remove_device", FunctionDescriptor.ofVoid());
    }

    /**
     * Sets whether events of a type are held back. Turning it off reports the held events. Events created with
     * {@link #event} are not held back.
     */
    public static void hold(EventType type, boolean on) {
        call("loop_cm_hold", FunctionDescriptor.ofVoid(JAVA_INT, JAVA_INT), type.ordinal(), on ? 1 : 0);
    }

    /**
     * Lets one side of a connection vanish, as if its machine had lost power: requests to its queue pair fail with
     * {@code IBV_WC_RETRY_EXC_ERR}, its own requests never complete, and the peer gets no event until
     * {@link #endLost()}. The test still has to close the side's connection.
     */
    public static void kill(QueuePair queuePair) {
        call("loop_cm_kill", FunctionDescriptor.ofVoid(JAVA_INT), queuePair.number());
    }

    /**
     * Reports the end of the connection to each side whose peer has been killed: {@code DISCONNECTED}, or
     * {@code UNREACHABLE} if the connection has not been established.
     */
    public static void endLost() {
        call("loop_cm_end_lost", FunctionDescriptor.ofVoid());
    }

    /** Restores the defaults and reports the events that are held back. */
    public static void reset() {
        call("loop_cm_reset", FunctionDescriptor.ofVoid());
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
