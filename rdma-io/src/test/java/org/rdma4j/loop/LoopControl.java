package org.rdma4j.loop;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.Arrays;
import java.util.List;
import org.rdma4j.verbs.QueuePair;

/** Functions of the loop devices that delay work, have it fail, and count objects. */
public final class LoopControl {
    private static final SymbolLookup LIBRARY =
            SymbolLookup.libraryLookup(System.getProperty("org.rdma4j.ibverbs.path"), Arena.global());

    private LoopControl() {}

    /** Sets whether posted work waits instead of being executed. */
    public static void hold(boolean on) {
        set("loop_hold", on ? 1 : 0);
    }

    /** Executes at most {@code count} requests, also while work is held. */
    public static void step(int count) {
        set("loop_step", count);
    }

    /** Sets whether RDMA READs wait for their answer. */
    public static void holdReads(boolean on) {
        set("loop_hold_reads", on ? 1 : 0);
    }

    /** Has the next request that is executed end with a status of {@code enum ibv_wc_status}. */
    public static void failNext(int status) {
        set("loop_fail_next", status);
    }

    /** Has the driver refuse one request, {@code after} others were posted; -1 refuses none. */
    public static void refusePost(int after) {
        set("loop_refuse_post", after);
    }

    /** Sets whether the driver refuses all requests. */
    public static void refusePosts(boolean on) {
        set("loop_refuse_posts", on ? 1 : 0);
    }

    /** Has the driver refuse to create one object, after {@code after} others were created; -1 refuses none. */
    public static void refuseCreation(int after) {
        set("loop_refuse_creation", after);
    }

    /** Sets whether the driver refuses to take queue pairs to the error state. */
    public static void refuseErrorState(boolean on) {
        set("loop_refuse_error_state", on ? 1 : 0);
    }

    /** Sets whether the work in flight of a queue pair in the error state never completes, instead of being flushed. */
    public static void withholdFlushes(boolean on) {
        set("loop_withhold_flushes", on ? 1 : 0);
    }

    /** Sets the time in milliseconds that it takes to destroy a queue pair (default 0). */
    public static void slowDestroy(int millis) {
        set("loop_slow_destroy", millis);
    }

    /**
     * Removes {@code loop0}, as the drivers of most adapters do: the kernel destroys all objects of the device. Work in
     * flight never completes, and later calls fail with {@code EIO}, except those that destroy objects.
     */
    public static void remove() {
        set("loop_remove", 0);
    }

    /**
     * Sets whether all calls that destroy objects fail with {@code EIO}. For objects of a device that has been removed,
     * this is what older kernels do.
     */
    public static void refuseDestroys(boolean on) {
        set("loop_refuse_destroys", on ? 1 : 0);
    }

    /** Has the next {@code ibv_rereg_mr} fail with a value of {@code enum ibv_rereg_mr_err_code}. */
    public static void failReregistration(int result) {
        set("loop_fail_rereg", result);
    }

    /**
     * Sets whether a message for which no receive is posted fails its sender with {@code IBV_WC_RNR_RETRY_EXC_ERR} at
     * once, instead of waiting for a receive. On the device that behaves like soft-iWARP, the receiver fails as well.
     */
    public static void failWithoutReceive(boolean on) {
        set("loop_fail_without_receive", on ? 1 : 0);
    }

    /** Connects two queue pairs of the device that behaves like soft-iWARP. */
    public static void connect(QueuePair one, QueuePair other) {
        set("loop_connect", one.number(), other.number());
    }

    /**
     * Reports a device event ({@code enum ibv_event_type}) that concerns a queue pair, its receive completion queue, or its
     * device.
     */
    public static void event(QueuePair queuePair, int type) {
        set("loop_async_event", queuePair.number(), type);
    }

    /** Reports a device event that concerns a port of the device of a queue pair. */
    public static void portEvent(QueuePair queuePair, int type, int port) {
        set("loop_port_event", queuePair.number(), type, port);
    }

    /** Has all later polls of the receive completion queue of a queue pair fail. */
    public static void overrun(QueuePair queuePair) {
        set("loop_overrun", queuePair.number());
    }

    /**
     * Sets whether the links of the devices are up (default {@code true}). No event reports the change, and messages
     * still arrive.
     */
    public static void link(boolean up) {
        set("loop_link", up ? 1 : 0);
    }

    /** Undoes what the other methods have set. */
    public static void reset() {
        refusePost(-1);
        refusePosts(false);
        refuseCreation(-1);
        refuseErrorState(false);
        withholdFlushes(false);
        slowDestroy(0);
        failNext(0);
        failReregistration(0);
        holdReads(false);
        failWithoutReceive(false);
        hold(false);
        refuseDestroys(false);
        link(true);
        set("loop_restore");
    }

    /** Returns the number of native objects that exist. */
    public static long objects() {
        return (long) call("loop_objects", FunctionDescriptor.of(JAVA_LONG));
    }

    /** Returns how often the program has tried to destroy an object that other objects use. */
    public static long violations() {
        return (long) call("loop_violations", FunctionDescriptor.of(JAVA_LONG));
    }

    /** Returns how often a completion queue has been polled. */
    public static long polls() {
        return (long) call("loop_polls", FunctionDescriptor.of(JAVA_LONG));
    }

    /** Returns how often the program has tried to take an event of a completion queue, which is a system call on a real device. */
    public static long eventReads() {
        return (long) call("loop_event_reads", FunctionDescriptor.of(JAVA_LONG));
    }

    /** Returns {@code true} if a registration covers any of this memory. */
    public static boolean isRegistered(MemorySegment memory) {
        return (int) call(
                        "loop_reachable",
                        FunctionDescriptor.of(JAVA_INT, JAVA_LONG, JAVA_LONG),
                        memory.address(),
                        memory.byteSize())
                != 0;
    }

    private static void set(String function, Object... values) {
        MemoryLayout[] integers = new MemoryLayout[values.length];
        Arrays.fill(integers, JAVA_INT);
        call(function, FunctionDescriptor.ofVoid(integers), values);
    }

    private static Object call(String function, FunctionDescriptor type, Object... values) {
        MethodHandle handle =
                Linker.nativeLinker().downcallHandle(LIBRARY.find(function).orElseThrow(), type);
        try {
            return handle.invokeWithArguments(List.of(values));
        } catch (Throwable failure) {
            throw new IllegalStateException(function, failure);
        }
    }
}
