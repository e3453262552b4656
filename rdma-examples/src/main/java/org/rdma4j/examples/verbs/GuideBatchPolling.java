package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.examples.util.Loopback;
import org.rdma4j.examples.util.RawLoopback;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * Batch polling: one call returns all available completions, at most sixteen.
 *
 * <p>{@code GuideBatchPolling 10.77.0.1}
 */
public final class GuideBatchPolling {
    private static final int BATCH = 16;
    private static final int MESSAGES = 14;
    private static final int SIZE = 64;

    private GuideBatchPolling() {}

    public static void main(String[] arguments) throws IOException {
        raw(arguments[0], System.out);
        safe(arguments[0], System.out);
    }

    /** Runs on rdma-sys. Returns the numbers of the receive requests in order of completion. */
    public static List<Long> raw(String address, PrintStream out) {
        try (Arena arena = Arena.ofConfined();
                RawLoopback pair = RawLoopback.on(address)) {
            MemorySegment sent = arena.allocate(SIZE);
            MemorySegment received = arena.allocate(SIZE);
            MemorySegment sentMr = RawLoopback.register(pair.left(), sent);
            MemorySegment receivedMr = RawLoopback.register(pair.right(), received);
            MemorySegment bad = arena.allocate(ADDRESS);
            MemorySegment receive = ibv_recv_wr.allocate(arena);
            ibv_recv_wr.sg_list(receive, RawLoopback.sge(received, SIZE, receivedMr, arena));
            ibv_recv_wr.num_sge(receive, 1);
            for (int i = 0; i < MESSAGES; i++) {
                ibv_recv_wr.wr_id(receive, i);
                Ibverbs.ibv_post_recvChecked(rdma_cm_id.qp(pair.right()), receive, bad);
            }
            MemorySegment send = ibv_send_wr.allocate(arena);
            ibv_send_wr.sg_list(send, RawLoopback.sge(sent, SIZE, sentMr, arena));
            ibv_send_wr.num_sge(send, 1);
            ibv_send_wr.opcode(send, ibv_wr_opcode.IBV_WR_SEND);
            ibv_send_wr.send_flags(send, ibv_send_flags.IBV_SEND_SIGNALED);
            for (int i = 0; i < MESSAGES; i++) {
                Ibverbs.ibv_post_sendChecked(rdma_cm_id.qp(pair.left()), send, bad);
            }

            MemorySegment wc = ibv_wc.allocateArray(BATCH, arena);
            List<Long> ids = new ArrayList<>();
            long deadline = System.nanoTime() + 30_000_000_000L;
            while (ids.size() < MESSAGES && System.nanoTime() < deadline) {
                int n = Ibverbs.ibv_poll_cqChecked(rdma_cm_id.recv_cq(pair.right()), BATCH, wc);
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
            Ibverbs.ibv_dereg_mrChecked(sentMr);
            Ibverbs.ibv_dereg_mrChecked(receivedMr);
            return ids;
        }
    }

    /** Runs on rdma-io. Returns the numbers of the receive requests in order of completion. */
    public static List<Long> safe(String address, PrintStream out) throws IOException {
        Duration timeout = Duration.ofSeconds(30);
        try (Loopback pair = Loopback.on(address)) {
            MemoryRegion received = pair.right().allocate(SIZE);
            List<ReceiveRequest> receives = new ArrayList<>();
            for (int i = 0; i < MESSAGES; i++) {
                receives.add(pair.right().prepareReceive(received).post());
            }
            SendRequest send = pair.left().queuePair().prepareSend(pair.left().allocate(SIZE));
            for (int i = 0; i < MESSAGES; i++) {
                send.post();
            }
            send.await(timeout);

            CompletionQueue completions = pair.right().completions();
            List<Long> ids = new ArrayList<>();
            while (ids.size() < MESSAGES) {
                int before = ids.size();
                for (Completions done = completions.poll(timeout); done.next(); ) {
                    done.request().checkSuccess();
                    ids.add((long) receives.indexOf(done.request()));
                }
                if (ids.size() == before) {
                    throw new IOException("no completion within " + timeout);
                }
                out.println(ids.size() - before + " at once");
            }
            return ids;
        }
    }
}
