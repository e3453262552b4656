package org.rdma4j.tests.guest.support;

import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_mw;
import org.rdma4j.sys.ibverbs.ibv_mw_bind;
import org.rdma4j.sys.ibverbs.ibv_mw_bind_info;
import org.rdma4j.sys.ibverbs.ibv_mw_type;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/** A memory window, and the two ways to bind it. */
public record Window(Node node, MemorySegment mw, int type) {
    /** All access rights that a window can grant. */
    public static final int REMOTE = ibv_access_flags.IBV_ACCESS_REMOTE_READ
            | ibv_access_flags.IBV_ACCESS_REMOTE_WRITE
            | ibv_access_flags.IBV_ACCESS_REMOTE_ATOMIC;

    /** Allocates an unbound window of a type of {@code ibv_mw_type}. */
    public static Window of(Node node, int type) {
        return new Window(node, node.mw(type), type);
    }

    /** Allocates memory to which windows can be bound, without remote access of its own. */
    public static Region bindable(Node node, long length) {
        return node.region(
                node.arena().allocate(length, 64),
                ibv_access_flags.IBV_ACCESS_LOCAL_WRITE | ibv_access_flags.IBV_ACCESS_MW_BIND);
    }

    /** Returns the key for the peer, which changes with every binding. */
    public int rkey() {
        return ibv_mw.rkey(mw);
    }

    /** Returns an {@code ibv_mw_bind_info}. */
    public MemorySegment info(Region region, long offset, long length, int access) {
        MemorySegment info = ibv_mw_bind_info.allocate(node.arena());
        ibv_mw_bind_info.mr(info, region.mr());
        ibv_mw_bind_info.addr(info, region.address(offset));
        ibv_mw_bind_info.length(info, length);
        ibv_mw_bind_info.mw_access_flags(info, access);
        return info;
    }

    /**
     * Binds the window to a part of a region, in the way that its type requires. The completion is reported
     * to the send completion queue of the queue pair.
     *
     * @return 0, or the error number of the call
     */
    public int bind(MemorySegment qp, long id, MemorySegment info) {
        return type == ibv_mw_type.IBV_MW_TYPE_1 ? bindFirst(qp, id, info) : bindSecond(qp, id, info);
    }

    /** Binds with {@code ibv_bind_mw}, which type 1 requires. */
    public int bindFirst(MemorySegment qp, long id, MemorySegment info) {
        MemorySegment bind = ibv_mw_bind.allocate(node.arena());
        ibv_mw_bind.wr_id(bind, id);
        ibv_mw_bind.send_flags(bind, ibv_send_flags.IBV_SEND_SIGNALED);
        ibv_mw_bind.bind_info(bind, info);
        return Ibverbs.ibv_bind_mw(qp, mw, bind);
    }

    /** Binds with a work request, which type 2 requires. The program chooses the last eight bits of the new key. */
    public int bindSecond(MemorySegment qp, long id, MemorySegment info) {
        int key = Ibverbs.ibv_inc_rkey(rkey());
        SendWork work =
                SendWork.of(node.arena(), ibv_wr_opcode.IBV_WR_BIND_MW).id(id).signalled();
        ibv_send_wr.bind_mw_mw(work.segment(), mw);
        ibv_send_wr.bind_mw_rkey(work.segment(), key);
        ibv_send_wr.bind_mw_bind_info(work.segment(), info);
        int code = work.tryPost(qp).code();
        if (code == 0) {
            ibv_mw.rkey(mw, key);
        }
        return code;
    }
}
