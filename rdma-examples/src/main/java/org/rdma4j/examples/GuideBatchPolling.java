package org.rdma4j.examples;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.LoopbackPair;
import org.rdma4j.examples.util.Options;
import org.rdma4j.examples.util.Posts;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * The guide's batch polling: one call takes as many completions as there are, up to sixteen.
 *
 * <p>{@code GuideBatchPolling -d rxe0 -g 1} or {@code GuideBatchPolling -a 10.77.1.1}.
 */
public final class GuideBatchPolling {
    private static final int BATCH = 16;
    private static final int MESSAGES = 24;
    private static final int SIZE = 64;

    private GuideBatchPolling() {}

    public static void main(String[] arguments) {
        run(
                Options.parse(arguments, "d:g:a:p:", "usage: GuideBatchPolling -d DEVICE -g GID_INDEX | -a ADDRESS"),
                System.out);
    }

    /** Runs it; the ids of the receive requests, as they completed. */
    public static List<Long> run(Options options, PrintStream out) {
        try (Arena arena = Arena.ofConfined();
                LoopbackPair pair = LoopbackPair.of(options);
                Buffer sent = pair.left().buffer(SIZE);
                Buffer received = pair.right().buffer(SIZE)) {
            for (int i = 0; i < MESSAGES; i++) {
                MemorySegment sge = received.sge(arena, 0, SIZE);
                Posts.postReceive(pair.right().qp(), Posts.receive(arena, i, sge));
            }
            for (int i = 0; i < MESSAGES; i++) {
                MemorySegment sge = sent.sge(arena, 0, SIZE);
                Posts.postSend(pair.left().qp(), Posts.send(arena, i, ibv_wr_opcode.IBV_WR_SEND, sge));
            }
            MemorySegment wc = ibv_wc.allocateArray(BATCH, arena);
            List<Long> ids = new ArrayList<>();
            long deadline = System.nanoTime() + 30_000_000_000L;
            while (ids.size() < MESSAGES && System.nanoTime() < deadline) {
                int n = Ibverbs.ibv_poll_cqChecked(pair.right().cq().cq(), BATCH, wc);
                for (int i = 0; i < n; i++) {
                    MemorySegment completion = ibv_wc.asSlice(wc, i);
                    if (ibv_wc.status(completion) == ibv_wc_status.IBV_WC_SUCCESS) {
                        ids.add(ibv_wc.wr_id(completion));
                    }
                }
                if (n > 0) {
                    out.println(n + " at once");
                } else {
                    Thread.yield();
                }
            }
            return ids;
        }
    }
}
