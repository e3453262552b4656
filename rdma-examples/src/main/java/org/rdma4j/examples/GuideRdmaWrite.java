package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.LoopbackPair;
import org.rdma4j.examples.util.Options;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * The guide's RDMA write: bytes go into the other side's memory, and it does nothing for that.
 *
 * <p>{@code GuideRdmaWrite -d rxe0 -g 1} or, through the connection manager, {@code GuideRdmaWrite -a 10.77.1.1}.
 */
public final class GuideRdmaWrite {
    private static final int SIZE = 4096;
    private static final long UNIQUE_ID = 0x1234_5678_9abcL;

    private GuideRdmaWrite() {}

    public static void main(String[] arguments) {
        run(
                Options.parse(arguments, "d:g:a:p:", "usage: GuideRdmaWrite -d DEVICE -g GID_INDEX | -a ADDRESS"),
                System.out);
    }

    /** Runs it; what lies in the other side's memory afterwards. */
    public static String run(Options options, PrintStream out) {
        try (Arena arena = Arena.ofConfined();
                LoopbackPair pair = LoopbackPair.of(options);
                Buffer local = pair.left().buffer(SIZE);
                Buffer remote = pair.right().buffer(SIZE)) {
            local.memory().setString(0, "written from afar");

            MemorySegment sge = ibv_sge.allocate(arena);
            ibv_sge.addr(sge, local.address());
            ibv_sge.length(sge, SIZE);
            ibv_sge.lkey(sge, local.lkey());

            MemorySegment wr = ibv_send_wr.allocate(arena);
            ibv_send_wr.wr_id(wr, UNIQUE_ID);
            ibv_send_wr.sg_list(wr, sge);
            ibv_send_wr.num_sge(wr, 1);
            ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_RDMA_WRITE);
            ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
            // Two peers would send one another these.
            ibv_send_wr.wr_rdma_remote_addr(wr, remote.address());
            ibv_send_wr.wr_rdma_rkey(wr, remote.rkey());

            MemorySegment bad = arena.allocate(ADDRESS);
            int error = Ibverbs.ibv_post_send(pair.left().qp(), wr, bad);
            if (error != 0) {
                throw new ErrnoException("ibv_post_send", error);
            }
            MemorySegment wc = pair.left().cq().one(ibv_wc.allocate(arena), Duration.ofSeconds(30));
            if (ibv_wc.wr_id(wc) != UNIQUE_ID) {
                throw new IllegalStateException("another request completed: " + ibv_wc.wr_id(wc));
            }
            String text = remote.memory().getString(0);
            out.println(text);
            return text;
        }
    }
}
