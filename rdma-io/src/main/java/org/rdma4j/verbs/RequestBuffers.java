package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.sys.ibverbs.ibv_sge;

/**
 * Local buffers of a request, and the native list of {@code struct ibv_sge} with the range of each buffer that the next post
 * uses. Written by the owner of the request's queue. Threads that close or change a region read the array of buffers.
 */
final class RequestBuffers {
    private static final LocalMemory[] NONE = {};
    private static final long SIZE = ibv_sge.sizeof();
    private static final long ADDRESS = ibv_sge.addr$offset();
    private static final long LENGTH = ibv_sge.length$offset();
    private static final long KEY = ibv_sge.lkey$offset();

    /** Address of the list of elements, each a {@code struct ibv_sge}. */
    private final long elements;

    private final int maxElements;
    private final ProtectionDomain domain;

    private LocalMemory[] buffers = NONE;
    /** Sum of the lengths of the elements, in bytes. */
    private long length;
    /** Address of the first buffer: see {@link #baseAddress}. */
    private long origin;
    /** Length of the first buffer, in bytes. */
    private long originLength;
    /**
     * Whether a buffer belongs to an unchecked region, whose memory the program may free at any time. Each post then checks
     * again.
     */
    private boolean unchecked;
    /** Leases of the buffers; null if no buffer is leased. */
    private @Nullable LeaseHolds leases;
    /**
     * Whether a change of the buffers is in progress, or has been interrupted by an Error. The native request may then have
     * elements of different buffers than this object, and cannot be posted.
     */
    private boolean incomplete;

    /**
     * @param elements address of native memory for the list of elements
     * @param maxElements capacity of that list
     * @param domain protection domain of the queue
     */
    RequestBuffers(long elements, int maxElements, ProtectionDomain domain) {
        this.elements = elements;
        this.maxElements = maxElements;
        this.domain = domain;
    }

    /** Returns the size of a list of elements, in bytes. */
    static long bytes(int elements) {
        return elements * SIZE;
    }

    /** Returns the address of the list of elements. */
    long address() {
        return elements;
    }

    int count() {
        return buffers.length;
    }

    /** Returns the number of bytes that the next post uses. */
    long length() {
        return length;
    }

    boolean isUnchecked() {
        return unchecked;
    }

    boolean hasLeases() {
        return leases != null;
    }

    /**
     * Holds the leases for one more post. If a lease cannot be held, holds none.
     *
     * @param idle whether the request is not in flight
     * @throws IllegalStateException if a lease is closed
     */
    void holdLeases(boolean idle) {
        LeaseHolds held = leases;
        if (held != null) {
            held.hold(idle);
        }
    }

    /** Releases the leases for one post. */
    void releaseLeases() {
        LeaseHolds held = leases;
        if (held != null) {
            held.release();
        }
    }

    /** Releases the leases for all posts. The request must not be in flight. */
    void releaseAllLeases() {
        LeaseHolds held = leases;
        if (held != null) {
            held.releaseAll();
        }
    }

    private void check(LocalMemory buffer) {
        MemoryRegion region = buffer.region();
        if (region.domain() != domain) {
            throw new IllegalArgumentException(buffer + " belongs to a different protection domain than the request");
        }
        if (region.isSlab() && Lease.of(buffer) == null) {
            throw new IllegalArgumentException("Cannot use " + buffer
                    + " in a request: it belongs to a buffer pool; use a lease of the pool, or a slice of the lease");
        }
        region.handle();
        // The region may have become smaller since the buffer was created: see MemoryRegion.changeMemory.
        Objects.checkFromIndexSize(buffer.offset(), buffer.length(), region.length());
        if (buffer.length() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException(
                    buffer + " is too long: a buffer of a request has at most 2147483647 bytes; use a slice");
        }
    }

    /** Returns the memory of one of the buffers. */
    MemorySegment memory(int index) {
        return buffers[index].memory();
    }

    /**
     * Replaces all buffers, after checking the new ones. The request must not be in flight. The caller must write the number of
     * elements to the native request, and then call {@link #completeChange}.
     */
    void set(LocalMemory... replacements) {
        // First, because another thread may change the array, which may be an array of a subtype.
        LocalMemory[] copy = Arrays.copyOf(replacements, replacements.length, LocalMemory[].class);
        if (copy.length > maxElements) {
            throw new IllegalArgumentException("Cannot use " + copy.length
                    + " buffers in a request: its queue was created for at most " + maxElements);
        }
        for (LocalMemory buffer : copy) {
            check(buffer);
        }
        releaseAllLeases();
        // Allocates, and therefore precedes the first change.
        LeaseHolds held = LeaseHolds.of(copy);
        incomplete = true;
        // Makes the elements of the array visible to threads that close a region.
        VarHandle.storeStoreFence();
        buffers = copy;
        leases = held;
        unchecked = false;
        for (int i = 0; i < copy.length; i++) {
            writeRange(i, copy[i], 0, copy[i].length());
            unchecked |= copy[i].region().isUnchecked();
        }
        updateLength();
    }

    /**
     * Replaces the only buffer, after checking the new one. Allocates no memory, unless the buffer is leased and its predecessor
     * is not. The request must not be in flight.
     */
    void set(LocalMemory buffer) {
        check(buffer);
        releaseAllLeases();
        Lease lease = Lease.of(buffer);
        LeaseHolds held = leases;
        if (lease != null && held == null) {
            // Allocates, and therefore precedes the first change.
            held = LeaseHolds.of(new LocalMemory[] {buffer});
        }
        incomplete = true;
        if (held != null) {
            held.replace(lease);
            leases = lease == null ? null : held;
        }
        buffers[0] = buffer;
        writeRange(0, buffer, 0, buffer.length());
        unchecked = buffer.region().isUnchecked();
        length = buffer.length();
    }

    /** Ends a change of the buffers: the native request is that of the present buffers. */
    void completeChange() {
        incomplete = false;
    }

    /** Removes all buffers. Called when the queue is closed. */
    void clear() {
        buffers = NONE;
        leases = null;
    }

    /**
     * Selects the range of the only buffer that the next post uses.
     *
     * @return {@code true} if the length has changed, so that the request must be checked again
     */
    boolean range(long offset, int newLength) {
        Objects.checkFromIndexSize(offset, newLength, originLength);
        Native.ALL.set(JAVA_LONG, elements + ADDRESS, origin + offset);
        if (newLength == length) {
            return false;
        }
        Native.ALL.set(JAVA_INT, elements + LENGTH, newLength);
        length = newLength;
        return true;
    }

    /** Selects the range of one of several buffers that the next post uses. */
    void range(int index, long offset, int newLength) {
        LocalMemory whole = buffers[Objects.checkIndex(index, buffers.length)];
        Objects.checkFromIndexSize(offset, newLength, whole.length());
        writeRange(index, whole, offset, newLength);
        updateLength();
    }

    /** Writes the element of a buffer. */
    private void writeRange(int index, LocalMemory buffer, long offset, long bytes) {
        MemoryRegion region = buffer.region();
        long base = baseAddress(region) + buffer.offset();
        if (index == 0) {
            origin = base;
            originLength = buffer.length();
        }
        writeElement(elements + index * SIZE, base + offset, (int) bytes, region.lkey());
    }

    /** Returns the address of the first byte of a region in a {@code struct ibv_sge}; 0 for a zero-based region. */
    private static long baseAddress(MemoryRegion region) {
        return region.allows(Access.ZERO_BASED) ? 0 : region.address();
    }

    /** Writes a {@code struct ibv_sge}. */
    static void writeElement(long at, long start, int length, int lkey) {
        Native.ALL.set(JAVA_LONG, at + ADDRESS, start);
        Native.ALL.set(JAVA_INT, at + LENGTH, length);
        Native.ALL.set(JAVA_INT, at + KEY, lkey);
    }

    /** Recomputes {@link #length}. */
    private void updateLength() {
        long sum = 0;
        for (int i = 0; i < buffers.length; i++) {
            sum += Integer.toUnsignedLong(Native.ALL.get(JAVA_INT, elements + i * SIZE + LENGTH));
        }
        length = sum;
    }

    /**
     * Copies the selected ranges of all buffers to native memory, one after the other.
     *
     * @param capacity size of that memory, in bytes
     * @return the number of bytes copied
     * @throws IllegalStateException if a region, or the arena of its memory, is closed
     * @throws IndexOutOfBoundsException if a region has become smaller since its range was selected, or the ranges are longer
     *     than the capacity
     */
    int copyTo(long to, int capacity) {
        int copied = 0;
        for (int i = 0; i < buffers.length; i++) {
            MemoryRegion region = buffers[i].region();
            long at = elements + i * SIZE;
            int bytes = Native.ALL.get(JAVA_INT, at + LENGTH);
            Objects.checkFromIndexSize(copied, bytes, capacity);
            long offset = Native.ALL.get(JAVA_LONG, at + ADDRESS) - baseAddress(region);
            MemorySegment.copy(region.memory(), offset, Native.ALL, to + copied, bytes);
            copied += bytes;
        }
        return copied;
    }

    /** Returns {@code true} if the regions of all buffers are open. */
    boolean areOpen() {
        for (LocalMemory buffer : buffers) {
            if (!buffer.region().isOpen()) {
                return false;
            }
        }
        return true;
    }

    /** Throws if the region of a buffer is closed, its memory has been freed, or a change of the buffers is incomplete. */
    void checkUsable() {
        if (incomplete) {
            throw new IllegalStateException(
                    "The buffers of the request are undefined, because an Error interrupted their change: call local() again");
        }
        for (LocalMemory buffer : buffers) {
            buffer.region().checkUsable();
        }
    }

    /** Rewrites the local keys after the key of a region has changed. */
    void rewriteKeys() {
        // Read once, because the owner of the queue may replace the array.
        LocalMemory[] current = buffers;
        for (int i = 0; i < current.length; i++) {
            Native.ALL.set(
                    JAVA_INT, elements + i * SIZE + KEY, current[i].region().lkey());
        }
    }

    /** Returns {@code true} if a buffer belongs to the region. */
    boolean uses(Resource region) {
        for (LocalMemory buffer : buffers) {
            if (buffer.region() == region) {
                return true;
            }
        }
        return false;
    }
}
