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
     * Copies native memory to it.
     *
     * @param offset in this, in bytes; devices ask for a multiple of 4, and such a length
     * @throws IndexOutOfBoundsException if it does not fit
     */
    public void write(long offset, MemorySegment from) throws VerbsException {
        Objects.checkFromIndexSize(offset, from.byteSize(), length);
        run(dm -> Ibverbs.ibv_memcpy_to_dmChecked(dm, offset, from, from.byteSize()));
    }

    /** Copies it to native memory, likewise. */
    public void read(long offset, MemorySegment to) throws VerbsException {
        Objects.checkFromIndexSize(offset, to.byteSize(), length);
        run(dm -> Ibverbs.ibv_memcpy_from_dmChecked(to, dm, offset, to.byteSize()));
    }
}
