package org.rdma4j.tests.guest.cm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_sge;

/**
 * Memory registered with the device. The memory comes from a shared arena and is freed after its deregistration,
 * because the device could otherwise write to freed memory.
 */
final class Buffer implements AutoCloseable {
    private static final long PAGE = 4096;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory;
    private final MemorySegment mr;

    /**
     * @param pd the protection domain
     * @param size in bytes
     * @param access flags of {@code ibv_access_flags}
     */
    public Buffer(MemorySegment pd, long size, int access) {
        memory = arena.allocate(size, PAGE);
        mr = Ibverbs.ibv_reg_mrChecked(pd, memory, size, access);
    }

    public MemorySegment memory() {
        return memory;
    }

    public MemorySegment mr() {
        return mr;
    }

    /** Returns the key for local work requests. */
    public int lkey() {
        return ibv_mr.lkey(mr);
    }

    /** Returns the key for the remote side. */
    public int rkey() {
        return ibv_mr.rkey(mr);
    }

    /** Returns the address, in the form that work requests need. */
    public long address() {
        return memory.address();
    }

    /** Returns a scatter/gather element for a part of the memory. */
    public MemorySegment sge(Arena owner, long offset, int length) {
        MemorySegment sge = ibv_sge.allocate(owner);
        ibv_sge.addr(sge, address() + offset);
        ibv_sge.length(sge, length);
        ibv_sge.lkey(sge, lkey());
        return sge;
    }

    @Override
    public void close() {
        Ibverbs.ibv_dereg_mrChecked(mr);
        arena.close();
    }
}
