package org.rdma4j.tests.guest.cm;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_sge;

/**
 * Memory that the device may touch. It comes from a shared arena and is freed after it is deregistered: a device that
 * writes to memory freed before would write to whatever lies there then.
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

    /** The memory. */
    public MemorySegment memory() {
        return memory;
    }

    /** The {@code struct ibv_mr}. */
    public MemorySegment mr() {
        return mr;
    }

    /** The key for this side's work requests. */
    public int lkey() {
        return ibv_mr.lkey(mr);
    }

    /** The key for the other side. */
    public int rkey() {
        return ibv_mr.rkey(mr);
    }

    /** The address, as work requests want it. */
    public long address() {
        return memory.address();
    }

    /** A scatter/gather element for a part of it. */
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
