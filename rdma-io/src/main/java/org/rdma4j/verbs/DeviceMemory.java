package org.rdma4j.verbs;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_alloc_dm_attr;

/**
 * Memory on the device itself: {@code struct ibv_dm}. Made by {@link Context#deviceMemory}; work uses it once {@link
 * ProtectionDomain#register(DeviceMemory, Access...)} has made a region of it. Few devices have any.
 */
public final class DeviceMemory extends Resource {
    private static final long PART = 1 << 16;

    private final Context context;
    private final long length;

    DeviceMemory(Context context, long length, int alignment) {
        super(
                length + " bytes of memory of " + context,
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

    @Override
    protected void destroy(MemorySegment dm) {
        Ibverbs.ibv_free_dmChecked(dm);
    }

    /** The open device that it is on. */
    public Context context() {
        return context;
    }

    /** In bytes. */
    public long length() {
        return length;
    }

    /**
     * Copies a segment to it.
     *
     * @param offset in this, in bytes; devices ask for a multiple of 4, and such a length
     * @throws IndexOutOfBoundsException if it does not fit
     * @throws IllegalStateException if the segment's arena is closed
     * @throws WrongThreadException if the segment is confined to another thread
     */
    public void write(long offset, MemorySegment from) throws VerbsException {
        Objects.checkFromIndexSize(offset, from.byteSize(), length);
        inParts(from.byteSize(), (part, at) -> {
            part.copyFrom(from.asSlice(at, part.byteSize()));
            run(dm -> Ibverbs.ibv_memcpy_to_dmChecked(dm, offset + at, part, part.byteSize()));
        });
    }

    /**
     * Copies it to a segment.
     *
     * @param offset in this, in bytes; devices ask for a multiple of 4, and such a length
     * @throws IndexOutOfBoundsException if it does not fit
     * @throws IllegalArgumentException if the segment is read-only
     * @throws IllegalStateException if the segment's arena is closed
     * @throws WrongThreadException if the segment is confined to another thread
     */
    public void read(long offset, MemorySegment to) throws VerbsException {
        Objects.checkFromIndexSize(offset, to.byteSize(), length);
        if (to.isReadOnly()) {
            throw new IllegalArgumentException("this segment is read-only, and nothing can be read into it");
        }
        inParts(to.byteSize(), (part, at) -> {
            run(dm -> Ibverbs.ibv_memcpy_from_dmChecked(part, dm, offset + at, part.byteSize()));
            to.asSlice(at, part.byteSize()).copyFrom(part);
        });
    }

    /** Copies one part, which begins at an offset of the whole. */
    private interface Copy {
        void of(MemorySegment part, long at) throws VerbsException;
    }

    /**
     * Copies by way of memory of this class. C does not know of read-only segments, and ends the process where a mapped
     * file has become shorter; Java's copy throws.
     */
    private static void inParts(long bytes, Copy copy) throws VerbsException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(Math.min(bytes, PART), Long.BYTES);
            for (long at = 0; at < bytes; at += PART) {
                copy.of(buffer.asSlice(0, Math.min(bytes - at, PART)), at);
            }
        }
    }
}
