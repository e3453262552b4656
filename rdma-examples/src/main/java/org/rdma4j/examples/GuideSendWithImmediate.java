package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.LoopbackPair;
import org.rdma4j.examples.util.Options;
import org.rdma4j.examples.util.WorkCompletion;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * The guide's receive, send with immediate and busy polling: a message with 32 bits beside it, which arrive in the
 * receiver's completion. In C they need {@code htonl} and {@code ntohl}; here the accessors do that.
 *
 * <p>{@code GuideSendWithImmediate -d rxe0 -g 1}; {@code -n} leaves the immediate data out, for devices without.
 */
public final class GuideSendWithImmediate {
    private static final int SIZE = 64;

    private GuideSendWithImmediate() {}

    /**
     * What the receiver saw.
     *
     * @param bytes the message's length
     * @param immediate the 32 bits; 0 where there were none
     * @param withImmediate whether the completion says that there were
     * @param id the receive request's
     */
    public record Received(int bytes, int immediate, boolean withImmediate, long id) {}

    public static void main(String[] arguments) {
        run(
                Options.parse(
                        arguments,
                        "d:g:a:p:n",
                        "usage: GuideSendWithImmediate -d DEVICE -g GID_INDEX | -a ADDRESS [-n]"),
                System.out);
    }

    /** Runs it. */
    public static Received run(Options options, PrintStream out) {
        try (Arena arena = Arena.ofConfined();
                LoopbackPair pair = LoopbackPair.of(options);
                Buffer sent = pair.left().buffer(SIZE);
                Buffer received = pair.right().buffer(SIZE)) {
            postReceive(pair.right(), received, arena);
            postSend(pair.left(), sent, !options.has('n'), arena);
            poll(pair.left(), arena);
            MemorySegment wc = poll(pair.right(), arena);
            boolean with = (ibv_wc.wc_flags(wc) & ibv_wc_flags.IBV_WC_WITH_IMM) != 0;
            Received result = new Received(ibv_wc.byte_len(wc), with ? ibv_wc.imm_data(wc) : 0, with, ibv_wc.wr_id(wc));
            out.println(result);
            return result;
        }
    }

    private static void postReceive(LoopbackPair.End end, Buffer buffer, Arena arena) {
        MemorySegment sge = ibv_sge.allocate(arena);
        ibv_sge.addr(sge, buffer.address());
        ibv_sge.length(sge, SIZE);
        ibv_sge.lkey(sge, buffer.lkey());
        MemorySegment wr = ibv_recv_wr.allocate(arena);
        ibv_recv_wr.wr_id(wr, 7);
        ibv_recv_wr.sg_list(wr, sge);
        ibv_recv_wr.num_sge(wr, 1);
        Ibverbs.ibv_post_recvChecked(end.qp(), wr, arena.allocate(ADDRESS));
    }

    private static void postSend(LoopbackPair.End end, Buffer buffer, boolean immediate, Arena arena) {
        MemorySegment sge = ibv_sge.allocate(arena);
        ibv_sge.addr(sge, buffer.address());
        ibv_sge.length(sge, SIZE / 2);
        ibv_sge.lkey(sge, buffer.lkey());
        MemorySegment wr = ibv_send_wr.allocate(arena);
        ibv_send_wr.wr_id(wr, 8);
        ibv_send_wr.sg_list(wr, sge);
        ibv_send_wr.num_sge(wr, 1);
        ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
        if (immediate) {
            ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_SEND_WITH_IMM);
            ibv_send_wr.imm_data(wr, 0x01020304);
        } else {
            ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_SEND);
        }
        Ibverbs.ibv_post_sendChecked(end.qp(), wr, arena.allocate(ADDRESS));
    }

    /** Busy polling: the lowest latency, and a whole processor. */
    private static MemorySegment poll(LoopbackPair.End end, Arena arena) {
        MemorySegment wc = ibv_wc.allocate(arena);
        long deadline = System.nanoTime() + 30_000_000_000L;
        while (Ibverbs.ibv_poll_cqChecked(end.cq().cq(), 1, wc) == 0) {
            if (System.nanoTime() > deadline) {
                throw new IllegalStateException("no completion within 30 s");
            }
            Thread.yield();
        }
        WorkCompletion.check(wc);
        return wc;
    }
}
