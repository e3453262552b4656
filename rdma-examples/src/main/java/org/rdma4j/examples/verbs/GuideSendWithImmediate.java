package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.examples.util.Loopback;
import org.rdma4j.examples.util.RawLoopback;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_recv_wr;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_flags;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * Receive, send with immediate data, and busy polling. Immediate data are 32 bits that the completion of the
 * receive contains. A C program must convert them with {@code htonl} and {@code ntohl}; both versions of this program
 * need no conversion.
 *
 * <p>{@code GuideSendWithImmediate 10.77.0.1}. A second argument omits the immediate data, which iWARP does not
 * support.
 */
public final class GuideSendWithImmediate {
    private static final int SIZE = 64;
    private static final int IMMEDIATE = 0x01020304;

    private GuideSendWithImmediate() {}

    /**
     * Result of the receive.
     *
     * @param bytes length of the message
     * @param withImmediate whether the message had immediate data
     * @param immediate the immediate data; 0 if there were none
     */
    public record Received(int bytes, boolean withImmediate, int immediate) {}

    public static void main(String[] arguments) throws IOException {
        System.out.println(raw(arguments[0], arguments.length == 1));
        System.out.println(safe(arguments[0], arguments.length == 1));
    }

    /** Sends and receives a message on rdma-sys. */
    public static Received raw(String address, boolean immediate) {
        try (Arena arena = Arena.ofConfined();
                RawLoopback pair = RawLoopback.on(address)) {
            MemorySegment sent = arena.allocate(SIZE);
            MemorySegment received = arena.allocate(SIZE);
            MemorySegment sentMr = RawLoopback.register(pair.left(), sent);
            MemorySegment receivedMr = RawLoopback.register(pair.right(), received);
            try {
                MemorySegment receive = ibv_recv_wr.allocate(arena);
                ibv_recv_wr.wr_id(receive, 7);
                ibv_recv_wr.sg_list(receive, RawLoopback.sge(received, SIZE, receivedMr, arena));
                ibv_recv_wr.num_sge(receive, 1);
                Ibverbs.ibv_post_recvChecked(rdma_cm_id.qp(pair.right()), receive, arena.allocate(ADDRESS));

                MemorySegment send = ibv_send_wr.allocate(arena);
                ibv_send_wr.wr_id(send, 8);
                ibv_send_wr.sg_list(send, RawLoopback.sge(sent, SIZE / 2, sentMr, arena));
                ibv_send_wr.num_sge(send, 1);
                ibv_send_wr.send_flags(send, ibv_send_flags.IBV_SEND_SIGNALED);
                if (immediate) {
                    ibv_send_wr.opcode(send, ibv_wr_opcode.IBV_WR_SEND_WITH_IMM);
                    ibv_send_wr.imm_data(send, IMMEDIATE);
                } else {
                    ibv_send_wr.opcode(send, ibv_wr_opcode.IBV_WR_SEND);
                }
                Ibverbs.ibv_post_sendChecked(rdma_cm_id.qp(pair.left()), send, arena.allocate(ADDRESS));

                RawLoopback.poll(rdma_cm_id.send_cq(pair.left()), arena);
                MemorySegment wc = RawLoopback.poll(rdma_cm_id.recv_cq(pair.right()), arena);
                boolean with = (ibv_wc.wc_flags(wc) & ibv_wc_flags.IBV_WC_WITH_IMM) != 0;
                return new Received(ibv_wc.byte_len(wc), with, with ? ibv_wc.imm_data(wc) : 0);
            } finally {
                Ibverbs.ibv_dereg_mrChecked(sentMr);
                Ibverbs.ibv_dereg_mrChecked(receivedMr);
            }
        }
    }

    /** Sends and receives a message on rdma-io. */
    public static Received safe(String address, boolean immediate) throws IOException {
        Duration timeout = Duration.ofSeconds(30);
        try (Loopback pair = Loopback.on(address)) {
            ReceiveRequest receive =
                    pair.right().prepareReceive(pair.right().allocate(SIZE)).post();
            LocalMemory message = pair.left().allocate(SIZE).slice(0, SIZE / 2);
            SendRequest send = pair.left().queuePair().prepareSend(message);
            if (immediate) {
                send.immediate(IMMEDIATE);
            }
            send.complete(timeout);
            receive.await(timeout);
            boolean with = receive.hasImmediate();
            return new Received(receive.length(), with, with ? receive.immediate() : 0);
        }
    }
}
