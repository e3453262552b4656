package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.rdma4j.sys.runtime.calling.Roots;

/**
 * Segments that are registered with a device: checks them before the registration, and keeps them reachable until they
 * are deregistered.
 *
 * <p>A region that the program drops without closing it stays registered. Memory of automatic arenas and of direct
 * buffers must therefore outlive the last Java object that refers to it, and also the class loader of this class. Memory
 * that a region owns belongs to a shared arena and is freed only by an explicit close.
 */
final class RegisteredMemory {
    private static final Class<?> GLOBAL = Arena.global().scope().getClass();
    private static final Class<?> AUTOMATIC = Arena.ofAuto().scope().getClass();

    /**
     * Segments that must stay reachable, by the address of the native region. Keys and values are instances of JDK
     * classes only, so that an entry keeps no other class loader reachable.
     */
    private static final Map<Long, MemorySegment[]> REACHABLE = new ConcurrentHashMap<>();

    static {
        Roots.keep(REACHABLE);
    }

    private RegisteredMemory() {}

    /**
     * Checks that a device can use a segment.
     *
     * @throws IllegalArgumentException if the segment is on the heap, read-only or empty
     */
    static void check(MemorySegment memory) {
        if (!memory.isNative()) {
            throw new IllegalArgumentException(
                    "Cannot register a segment of the Java heap: allocate the memory in an Arena");
        }
        if (memory.isReadOnly()) {
            throw new IllegalArgumentException("Cannot register a read-only segment: the device may write to it");
        }
        checkLength(memory.byteSize());
    }

    /** Checks that a region of this length can be registered. */
    static void checkLength(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("Cannot register " + bytes + " bytes: the minimum is 1");
        }
    }

    /** Checks that no caller can free a segment while it is registered. Segments of the heap pass this check. */
    static void checkNotCloseable(MemorySegment memory) {
        if (memory.isNative() && isCloseable(memory)) {
            throw new IllegalArgumentException("Cannot register a segment whose arena can be closed while the device"
                    + " uses it: use MemoryRegion.allocate(), a segment of Arena.ofAuto() or Arena.global(), or"
                    + " MemoryRegion.registerUnchecked()");
        }
    }

    /** Returns {@code true} if the arena of a segment can be closed explicitly. */
    static boolean isCloseable(MemorySegment memory) {
        Class<?> scope = memory.scope().getClass();
        return scope != GLOBAL && scope != AUTOMATIC;
    }

    /** Keeps segments reachable until {@link #remove}; replaces those that were kept for the same native region. */
    static void keepReachable(MemorySegment mr, MemorySegment... segments) {
        REACHABLE.put(mr.address(), segments);
    }

    /** Ends {@link #keepReachable} for a native region, and returns its segments. */
    static MemorySegment[] remove(MemorySegment mr) {
        return REACHABLE.remove(mr.address());
    }
}
