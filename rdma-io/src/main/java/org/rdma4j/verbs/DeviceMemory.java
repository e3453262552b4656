package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_alloc_dm_attr;

/**
 * Memory on a device, {@code struct ibv_dm}. Few devices have such memory. It is allocated by {@link #allocate} and
 * must be registered with {@link MemoryRegion#register(ProtectionDomain, DeviceMemory, Access...)} before work can use
 * it.
 *
 * {@snippet lang=java :
 * try (DeviceMemory memory = DeviceMemory.allocate(context, 4096, 6); // Aligned to 64 bytes.
 *         MemoryRegion region = MemoryRegion.register(domain, memory, Access.REMOTE_READ)) {
 *     memory.write(0, MemorySegment.ofArray(new byte[64]));
 *     System.out.println("peers may read " + region.remoteMemory());
 * }
 * }
 *
 * <p>Any thread may use device memory.
 *
 * <p>The region of the memory must be closed before the memory, and the memory before its context.
 *
 * @see "docs/reference/tuning.md"
 */
public final class DeviceMemory extends Resource {
    /** Size of the buffer used by copies, in bytes. */
    private static final long BUFFER_BYTES = 1 << 16;

    private final Context context;
    private final long length;

    private DeviceMemory(Context context, long length, int alignment) {
        super(
                length + " bytes of device memory of " + context.name(),
                () -> {
                    try (Arena arena = Arena.ofConfined()) {
                        MemorySegment attr = ibv_alloc_dm_attr.allocate(arena);
                        ibv_alloc_dm_attr.length(attr, length);
                        ibv_alloc_dm_attr.log_align_req(attr, alignment);
                        return Ibverbs.ibv_alloc_dmChecked(context.handle(), attr);
                    }
                },
                context);
        this.context = context;
        this.length = length;
    }

    /**
     * Allocates memory on a device: {@code ibv_alloc_dm}.
     *
     * @param context the open device, which must not be closed before the memory
     * @param bytes the size in bytes, at least 1; see {@link DeviceAttributes#maxDeviceMemory}
     * @param alignment the required alignment as an exponent of 2; for example, 6 means 64 bytes
     * @throws VerbsException if the driver rejects the call, for example because the device has no allocatable memory
     */
    public static DeviceMemory allocate(Context context, long bytes, int alignment) throws VerbsException {
        return open(new DeviceMemory(context, bytes, alignment));
    }

    @Override
    void destroy(MemorySegment dm) {
        Ibverbs.ibv_free_dmChecked(dm);
    }

    /** Returns the open device to which this memory belongs. */
    public Context context() {
        return context;
    }

    /** Returns the size of this memory in bytes. */
    public long length() {
        return length;
    }

    /**
     * Copies the given segment to this device memory: {@code ibv_memcpy_to_dm}.
     *
     * @param offset the offset of the first byte in the device memory; most devices require offsets and lengths to be
     *     multiples of 4
     * @param from the segment to copy
     * @throws IndexOutOfBoundsException if the segment extends beyond the device memory
     * @throws IllegalStateException if the segment's arena is closed
     * @throws WrongThreadException if the segment is confined to a different thread
     * @throws VerbsException if the driver rejects the call
     */
    public void write(long offset, MemorySegment from) throws VerbsException {
        Objects.checkFromIndexSize(offset, from.byteSize(), length);
        forEachChunk(from.byteSize(), (chunk, at) -> {
            chunk.copyFrom(from.asSlice(at, chunk.byteSize()));
            run(dm -> Ibverbs.ibv_memcpy_to_dmChecked(dm, offset + at, chunk, chunk.byteSize()));
        });
    }

    /**
     * Copies from this device memory to the given segment: {@code ibv_memcpy_from_dm}.
     *
     * @param offset the offset of the first byte in the device memory; most devices require offsets and lengths to be
     *     multiples of 4
     * @param to the segment to fill
     * @throws IndexOutOfBoundsException if the segment extends beyond the device memory
     * @throws IllegalArgumentException if the segment is read-only
     * @throws IllegalStateException if the segment's arena is closed
     * @throws WrongThreadException if the segment is confined to a different thread
     * @throws VerbsException if the driver rejects the call
     */
    public void read(long offset, MemorySegment to) throws VerbsException {
        Objects.checkFromIndexSize(offset, to.byteSize(), length);
        if (to.isReadOnly()) {
            throw new IllegalArgumentException("Cannot read " + this + " into a read-only segment");
        }
        forEachChunk(to.byteSize(), (chunk, at) -> {
            run(dm -> Ibverbs.ibv_memcpy_from_dmChecked(chunk, dm, offset + at, chunk.byteSize()));
            to.asSlice(at, chunk.byteSize()).copyFrom(chunk);
        });
    }

    private interface ChunkCopy {
        /**
         * Copies one chunk.
         *
         * @param chunk the buffer for the chunk
         * @param at the offset of the chunk in the caller's segment
         */
        void copy(MemorySegment chunk, long at) throws VerbsException;
    }

    /**
     * Copies data in chunks through a buffer allocated by this class. The driver cannot detect read-only segments, and
     * native access to a mapped file that has been truncated would terminate the process. The copy in Java throws an
     * exception instead.
     */
    private static void forEachChunk(long bytes, ChunkCopy copy) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(Math.min(bytes, BUFFER_BYTES), Long.BYTES);
            for (long at = 0; at < bytes; at += BUFFER_BYTES) {
                copy.copy(buffer.asSlice(0, Math.min(bytes - at, BUFFER_BYTES)), at);
            }
        }
    }
}
