package org.rdma4j.verbs;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.runtime.calling.Roots;

/**
 * The memory of a region. There are three kinds: memory that the region owns, which belongs to a shared arena and is
 * freed by closing that arena; memory that the application owns, kept reachable by this class until it is deregistered;
 * and memory that this process cannot access.
 *
 * <p>A region that the application drops without closing it stays registered. Memory of automatic arenas and of direct
 * buffers must therefore outlive the last Java object of the application that refers to it, and also the class loader
 * of this class.
 *
 * @param owned the arena of memory that the region owns; otherwise null
 * @param segment the memory; null if this process cannot access it
 * @param address address of the first byte, as local work uses it
 * @param length size in bytes
 */
record RegisteredMemory(@Nullable Arena owned, @Nullable MemorySegment segment, long address, long length) {
    private static final long PAGE = 4096;

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

    /** Allocates or maps memory in an arena. */
    interface Allocator<X extends IOException> {
        MemorySegment allocate(Arena arena) throws X;
    }

    /** Allocates memory that a region will own; {@link #free} frees it. */
    static <X extends IOException> RegisteredMemory allocate(Allocator<X> allocator) throws X {
        StackReserve.check();
        Arena arena = Arena.ofShared();
        boolean allocated = false;
        try {
            MemorySegment segment = allocator.allocate(arena);
            RegisteredMemory memory = new RegisteredMemory(arena, segment, segment.address(), segment.byteSize());
            allocated = true;
            return memory;
        } finally {
            if (!allocated) {
                arena.close();
            }
        }
    }

    /**
     * Returns memory that the application owns.
     *
     * @throws IllegalArgumentException if the segment is on the heap, read-only or empty
     */
    static RegisteredMemory of(MemorySegment segment) {
        if (!segment.isNative()) {
            throw new IllegalArgumentException(
                    "Cannot register a segment of the Java heap: allocate the memory in an Arena");
        }
        if (segment.isReadOnly()) {
            throw new IllegalArgumentException("Cannot register a read-only segment: the device may write to it");
        }
        checkLength(segment.byteSize());
        return new RegisteredMemory(null, segment, segment.address(), segment.byteSize());
    }

    /** Returns memory that this process cannot access. */
    static RegisteredMemory inaccessible(long address, long length) {
        checkLength(length);
        return new RegisteredMemory(null, null, address, length);
    }

    /** Throws if the given length is not positive. */
    static void checkLength(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("Cannot register " + bytes + " bytes: the length must be at least 1");
        }
    }

    /** Throws if the application can close the arena of the given segment. Heap segments pass this check. */
    static void checkNotCloseable(MemorySegment segment) {
        if (segment.isNative() && isCloseable(segment)) {
            throw new IllegalArgumentException("Cannot register a segment whose arena can be closed while the device"
                    + " uses it: use MemoryRegion.allocate(), a segment of Arena.ofAuto() or Arena.global(), or"
                    + " MemoryRegion.registerUnchecked()");
        }
    }

    /**
     * Allocates page-aligned memory. Throws a {@link VerbsException} if the system has too little memory or the JVM's
     * limit on native memory is exceeded; the JVM reports both as an {@link OutOfMemoryError}.
     */
    static MemorySegment allocatePages(Arena arena, long bytes) throws VerbsException {
        try {
            return arena.allocate(bytes, PAGE);
        } catch (OutOfMemoryError e) {
            String reason = e.getMessage();
            // Messages about native memory contain a number of bytes. The message is absent if the size exceeds the
            // memory of any machine.
            if (reason != null && !reason.contains("bytes")) {
                throw e;
            }
            throw VerbsException.of(
                    new ErrnoException("malloc", Errno.ENOMEM),
                    "Cannot allocate " + bytes + " bytes" + (reason == null ? "" : ": " + reason));
        }
    }

    private static boolean isCloseable(MemorySegment segment) {
        Class<?> scope = segment.scope().getClass();
        return scope != GLOBAL && scope != AUTOMATIC;
    }

    /** Returns {@code true} if the application can free the memory while it is registered. */
    boolean isUnchecked() {
        return isOfProgram() && isCloseable(segment);
    }

    /** Returns {@code true} if the memory can be accessed and does not belong to the region. */
    boolean isOfProgram() {
        return owned == null && segment != null;
    }

    /** Returns {@code true} unless the arena of the memory has been closed. */
    boolean isAlive() {
        return segment == null || segment.scope().isAlive();
    }

    /**
     * Keeps the memory reachable until {@link #deregister} is called. Replaces the segments that were previously kept
     * reachable for the given native region.
     *
     * @param also further segments to keep reachable
     */
    void keepReachable(MemorySegment mr, MemorySegment... also) {
        if (isOfProgram()) {
            MemorySegment[] kept = new MemorySegment[also.length + 1];
            kept[0] = segment;
            System.arraycopy(also, 0, kept, 1, also.length);
            REACHABLE.put(mr.address(), kept);
        }
    }

    /** Deregisters a native region of this memory: {@code ibv_dereg_mr}. */
    void deregister(MemorySegment mr) {
        // Before the call: the address may belong to another native region directly after it.
        MemorySegment[] kept = isOfProgram() ? REACHABLE.remove(mr.address()) : null;
        boolean deregistered = false;
        try {
            Ibverbs.ibv_dereg_mrChecked(mr);
            deregistered = true;
        } finally {
            if (!deregistered && kept != null) {
                REACHABLE.put(mr.address(), kept);
            }
        }
        Reference.reachabilityFence(kept);
    }

    /** Stops keeping the memory reachable, because the kernel has deregistered the native region. */
    void deregistered(MemorySegment mr) {
        REACHABLE.remove(mr.address());
    }

    /** Frees the memory if the region owns it. Has no effect if it has been freed. */
    void free() {
        if (owned != null && owned.scope().isAlive()) {
            owned.close();
        }
    }
}
