package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.rdma4j.internal.StackReserve;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mw_bind;
import org.rdma4j.sys.ibverbs.ibv_mw_bind_info;
import org.rdma4j.sys.ibverbs.ibv_send_wr;

/**
 * Bind or invalidation of a memory window, posted by a {@link SendRequest}. Each post rewrites the native request, because it
 * changes the key of the window.
 *
 * @param window the window to bind or to invalidate
 * @param range memory to bind the window to; null to invalidate the window
 * @param access access flags of a bind: {@code enum ibv_access_flags}
 */
record WindowBinding(MemoryWindow window, @Nullable LocalMemory range, int access) {
    static WindowBinding of(WorkQueue queue, MemoryWindow window, @Nullable LocalMemory range, Access... remote) {
        if (window.domain() != queue.domain || range != null && range.region().domain() != queue.domain) {
            throw new IllegalArgumentException(
                    window + ", its memory and " + queue.parent + " must belong to the same protection domain");
        }
        if (range != null) {
            Objects.checkFromIndexSize(
                    range.offset(), range.length(), range.region().length());
        }
        if (range != null && !range.region().allows(Access.MW_BIND)) {
            throw new IllegalArgumentException(
                    "Cannot bind a window to " + range + ": register its region with Access.MW_BIND");
        }
        if (range != null && range.region().isSlab()) {
            throw new IllegalArgumentException("Cannot bind a window to " + range
                    + ": its region belongs to a pool, which leases the memory to others; register memory of its own");
        }
        return new WindowBinding(window, range, Access.remoteFlags(remote));
    }

    boolean isInvalidation() {
        return range == null;
    }

    /** Returns {@code true} if the operation is posted by {@code ibv_bind_mw} instead of {@code ibv_post_send}. */
    boolean isCall() {
        return window.type() == MemoryWindow.Type.TYPE_1;
    }

    boolean uses(Resource object) {
        return object == window || range != null && object == range.region();
    }

    /** Throws if the state of the window does not allow the operation. */
    void check() {
        if (range == null) {
            window.checkCanInvalidate();
        } else {
            range.region().checkUsable();
            window.checkCanBind();
        }
    }

    /** Throws if the window or the region is closed or being closed. */
    void beforePost() {
        window.segment();
        if (range != null) {
            range.region().handle();
        }
    }

    /**
     * Posts a request.
     *
     * @param queuePair address of the {@code struct ibv_qp}
     * @return an error number; 0 if the request was posted
     */
    int post(NativeSend<?> request, long queuePair, long badRequest) {
        // Before the native call: an Error after it would leave the recorded state of the window different from that on
        // the device.
        StackReserve.check();
        MemorySegment wr = request.segment();
        // The lock makes a thread that closes the region wait until the binding has been recorded.
        synchronized (window) {
            int error;
            int key = window.writeKey();
            if (isCall()) {
                error = bind(queuePair, wr);
                key = window.rkey();
            } else {
                if (range == null) {
                    ibv_send_wr.invalidate_rkey(wr, key);
                } else {
                    key = Ibverbs.ibv_inc_rkey(key);
                    ibv_send_wr.bind_mw_mw(wr, window.segment());
                    ibv_send_wr.bind_mw_rkey(wr, key);
                    write(ibv_send_wr.bind_mw_bind_info(wr));
                }
                error = Ibverbs.ibv_post_send(queuePair, wr.address(), badRequest);
            }
            if (error == 0 && range != null) {
                window.binding(request, request.queue.parent, range, Access.ZERO_BASED.isIn(access), key);
            } else if (error == 0) {
                window.invalidating(request);
            }
            return error;
        }
    }

    private int bind(long queuePair, MemorySegment wr) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bind = ibv_mw_bind.allocate(arena);
            ibv_mw_bind.wr_id(bind, wr.get(JAVA_LONG, ibv_send_wr.wr_id$offset()));
            ibv_mw_bind.send_flags(bind, wr.get(JAVA_INT, ibv_send_wr.send_flags$offset()));
            write(ibv_mw_bind.bind_info(bind));
            return window.bind(queuePair, bind);
        }
    }

    private void write(MemorySegment info) {
        LocalMemory memory = range;
        if (memory != null) {
            ibv_mw_bind_info.mr(info, memory.region().segment());
            ibv_mw_bind_info.addr(info, memory.region().address() + memory.offset());
            ibv_mw_bind_info.length(info, memory.length());
            ibv_mw_bind_info.mw_access_flags(info, access);
        }
    }
}
