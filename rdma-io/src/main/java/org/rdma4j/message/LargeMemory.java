package org.rdma4j.message;

import java.lang.foreign.MemorySegment;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;

/** Registered memory for one large message. Returned to its pool when it is released. */
final class LargeMemory implements Storage {
    private final LargeMemoryPool pool;
    private final MemoryRegion region;
    private final Runnable release = this::release;

    LargeMemory(LargeMemoryPool pool, MemoryRegion region) {
        this.pool = pool;
        this.region = region;
    }

    MemoryRegion region() {
        return region;
    }

    LocalMemory slice(int length) {
        return region.slice(0, length);
    }

    @Override
    public MemorySegment memory() {
        return region.memory();
    }

    @Override
    public void release() {
        pool.release(this);
    }

    @Override
    public void releaseLater() {
        pool.link().runInLoop(release);
    }
}
