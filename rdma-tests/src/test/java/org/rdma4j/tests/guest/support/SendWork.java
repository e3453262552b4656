package org.rdma4j.tests.guest.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;

/** Builder of a send work request, or a chain of them. */
public final class SendWork {
    private final Arena arena;
    private final MemorySegment wr;
    private final List<SgEntry> pieces = new ArrayList<>();
    private int flags;

    private SendWork(Arena arena, int opcode) {
        this.arena = arena;
        this.wr = ibv_send_wr.allocate(arena);
        ibv_send_wr.opcode(wr, opcode);
    }

    /**
     * Creates a request with an opcode of {@code ibv_wr_opcode}. The arena must remain open until the request has been
     * posted.
     */
    public static SendWork of(Arena arena, int opcode) {
        return new SendWork(arena, opcode);
    }

    /** Returns the {@code ibv_send_wr}, for fields without a method here. */
    public MemorySegment segment() {
        return wr;
    }

    public SendWork id(long id) {
        ibv_send_wr.wr_id(wr, id);
        return this;
    }

    /** Adds an element to the scatter/gather list. */
    public SendWork piece(Region region, long offset, long length) {
        return piece(region.address(offset), length, region.lkey());
    }

    /** Adds an element to the scatter/gather list. */
    public SendWork piece(long address, long length, int lkey) {
        pieces.add(new SgEntry(address, (int) length, lkey));
        MemorySegment list = SgEntry.list(arena, pieces);
        ibv_send_wr.sg_list(wr, list);
        ibv_send_wr.num_sge(wr, pieces.size());
        return this;
    }

    /** Adds a whole region to the scatter/gather list. */
    public SendWork all(Region region) {
        return piece(region, 0, region.memory().byteSize());
    }

    /** Adds flags of {@code ibv_send_flags}. */
    public SendWork flags(int more) {
        flags |= more;
        ibv_send_wr.send_flags(wr, flags);
        return this;
    }

    public SendWork signalled() {
        return flags(ibv_send_flags.IBV_SEND_SIGNALED);
    }

    public SendWork inline() {
        return flags(ibv_send_flags.IBV_SEND_INLINE);
    }

    public SendWork immediate(int data) {
        ibv_send_wr.imm_data(wr, data);
        return this;
    }

    /** Sets the remote address of an RDMA write or read. */
    public SendWork remote(Region region, long offset) {
        return remote(region.address(offset), region.rkey());
    }

    /** Sets the remote address of an RDMA write or read. */
    public SendWork remote(long address, int rkey) {
        ibv_send_wr.wr_rdma_remote_addr(wr, address);
        ibv_send_wr.wr_rdma_rkey(wr, rkey);
        return this;
    }

    /** Sets the remote address and the operands of an atomic operation. Fetch-and-add ignores {@code swap}. */
    public SendWork atomic(long address, int rkey, long compareAdd, long swap) {
        ibv_send_wr.wr_atomic_remote_addr(wr, address);
        ibv_send_wr.wr_atomic_rkey(wr, rkey);
        ibv_send_wr.wr_atomic_compare_add(wr, compareAdd);
        ibv_send_wr.wr_atomic_swap(wr, swap);
        return this;
    }

    /** Sets the destination of a datagram. */
    public SendWork to(MemorySegment ah, int qpn, int qkey) {
        ibv_send_wr.wr_ud_ah(wr, ah);
        ibv_send_wr.wr_ud_remote_qpn(wr, qpn);
        ibv_send_wr.wr_ud_remote_qkey(wr, qkey);
        return this;
    }

    /** Sets the key to invalidate, for a local invalidation or a send with invalidation. */
    public SendWork invalidate(int rkey) {
        ibv_send_wr.invalidate_rkey(wr, rkey);
        return this;
    }

    /** Sets the next request of the chain. */
    public SendWork then(SendWork next) {
        ibv_send_wr.next(wr, next.wr);
        return this;
    }

    /**
     * Posts the request, or the chain.
     *
     * @throws CallFailedException if a request is rejected
     */
    public void post(MemorySegment qp) {
        Call.ok("ibv_post_send", tryPost(qp).code());
    }

    /** Posts the request, or the chain, and returns the result. */
    public PostResult tryPost(MemorySegment qp) {
        return PostResult.of(bad -> Ibverbs.ibv_post_send(qp, wr, bad));
    }
}
