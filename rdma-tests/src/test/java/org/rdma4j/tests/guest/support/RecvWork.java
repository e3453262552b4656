package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;

/** Builder of a receive work request, or a chain of them. */
public final class RecvWork {
    private final Arena arena;
    private final MemorySegment wr;
    private final List<SgEntry> pieces = new ArrayList<>();

    private RecvWork(Arena arena, long id) {
        this.arena = arena;
        this.wr = ibv_recv_wr.allocate(arena);
        ibv_recv_wr.wr_id(wr, id);
    }

    /** Creates a request with a {@code wr_id}. The arena must remain open until the request has been posted. */
    public static RecvWork of(Arena arena, long id) {
        return new RecvWork(arena, id);
    }

    public MemorySegment segment() {
        return wr;
    }

    /** Adds an element to the scatter list. */
    public RecvWork piece(Region region, long offset, long length) {
        return piece(region.address(offset), length, region.lkey());
    }

    /** Adds an element to the scatter list. */
    public RecvWork piece(long address, long length, int lkey) {
        pieces.add(new SgEntry(address, (int) length, lkey));
        ibv_recv_wr.sg_list(wr, SgEntry.list(arena, pieces));
        ibv_recv_wr.num_sge(wr, pieces.size());
        return this;
    }

    /** Adds a whole region to the scatter list. */
    public RecvWork all(Region region) {
        return piece(region, 0, region.memory().byteSize());
    }

    /** Sets the next request of the chain. */
    public RecvWork then(RecvWork next) {
        ibv_recv_wr.next(wr, next.wr);
        return this;
    }

    /**
     * Posts the request, or the chain, to a queue pair.
     *
     * @throws CallFailedException if a request is rejected
     */
    public void post(MemorySegment qp) {
        Call.ok("ibv_post_recv", tryPost(qp).code());
    }

    /** Posts the request, or the chain, to a queue pair and returns the result. */
    public PostResult tryPost(MemorySegment qp) {
        return PostResult.of(bad -> Ibverbs.ibv_post_recv(qp, wr, bad));
    }

    /** Posts the request, or the chain, to a shared receive queue. */
    public void postShared(MemorySegment srq) {
        Call.ok("ibv_post_srq_recv", tryPostShared(srq).code());
    }

    /** Posts the request, or the chain, to a shared receive queue and returns the result. */
    public PostResult tryPostShared(MemorySegment srq) {
        return PostResult.of(bad -> Ibverbs.ibv_post_srq_recv(srq, wr, bad));
    }
}
