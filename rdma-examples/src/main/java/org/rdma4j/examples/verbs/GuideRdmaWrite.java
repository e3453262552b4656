package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.examples.util.Loopback;
import org.rdma4j.examples.util.RawLoopback;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * RDMA WRITE: writes to the memory of the peer without involving its program.
 *
 * <p>{@code GuideRdmaWrite 10.77.0.1}
 */
public final class GuideRdmaWrite {
    private static final int SIZE = 4096;
    private static final long UNIQUE_ID = 0x1234_5678_9abcL;
    private static final String TEXT = "written from afar";
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private GuideRdmaWrite() {}

    public static void main(String[] arguments) throws IOException {
        System.out.println(raw(arguments[0]));
        System.out.println(safe(arguments[0]));
    }

    /** Runs on rdma-sys. Returns the text in the memory of the peer after the write. */
    public static String raw(String address) {
        try (Arena arena = Arena.ofConfined();
                RawLoopback pair = RawLoopback.on(address)) {
            MemorySegment local = arena.allocate(SIZE);
            MemorySegment remote = arena.allocate(SIZE);
            MemorySegment localMr = RawLoopback.register(pair.left(), local);
            MemorySegment remoteMr = RawLoopback.register(pair.right(), remote);
            local.setString(0, TEXT);

            MemorySegment sge = ibv_sge.allocate(arena);
            ibv_sge.addr(sge, local.address());
            ibv_sge.length(sge, SIZE);
            ibv_sge.lkey(sge, ibv_mr.lkey(localMr));

            MemorySegment wr = ibv_send_wr.allocate(arena);
            ibv_send_wr.wr_id(wr, UNIQUE_ID);
            ibv_send_wr.sg_list(wr, sge);
            ibv_send_wr.num_sge(wr, 1);
            ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_RDMA_WRITE);
            ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
            // Separate programs would exchange these values in messages.
            ibv_send_wr.wr_rdma_remote_addr(wr, remote.address());
            ibv_send_wr.wr_rdma_rkey(wr, ibv_mr.rkey(remoteMr));

            int error = Ibverbs.ibv_post_send(rdma_cm_id.qp(pair.left()), wr, arena.allocate(ADDRESS));
            if (error != 0) {
                throw new ErrnoException("ibv_post_send", error);
            }
            MemorySegment wc = RawLoopback.poll(rdma_cm_id.send_cq(pair.left()), arena);
            if (ibv_wc.wr_id(wc) != UNIQUE_ID) {
                throw new IllegalStateException("another request completed: " + ibv_wc.wr_id(wc));
            }
            // On iWARP, a write may complete before the data has arrived. A read that follows completes afterwards.
            ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_RDMA_READ);
            Ibverbs.ibv_post_sendChecked(rdma_cm_id.qp(pair.left()), wr, arena.allocate(ADDRESS));
            RawLoopback.poll(rdma_cm_id.send_cq(pair.left()), arena);
            Ibverbs.ibv_dereg_mrChecked(localMr);
            Ibverbs.ibv_dereg_mrChecked(remoteMr);
            return remote.getString(0);
        }
    }

    /** Runs on rdma-io. Returns the text in the memory of the peer after the write. */
    public static String safe(String address) throws IOException {
        try (Loopback pair = Loopback.on(address)) {
            MemoryRegion local = pair.left().allocate(SIZE);
            MemoryRegion remote = pair.right().allocate(SIZE, Access.REMOTE_WRITE);
            local.memory().setString(0, TEXT);
            ReceiveRequest notice =
                    pair.right().prepareReceive(pair.right().allocate(1)).post();
            // Separate programs would exchange the result of remoteMemory() in a message.
            pair.left().queuePair().prepareWrite(remote.remoteMemory(), local).complete(TIMEOUT);
            // A write has no completion at the peer. The message arrives after the data.
            pair.left().send(local.slice(0, 1), TIMEOUT);
            notice.await(TIMEOUT);
            return remote.memory().getString(0);
        }
    }
}
