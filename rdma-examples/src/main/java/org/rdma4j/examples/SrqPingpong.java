package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.CompletionQueue;
import org.rdma4j.examples.util.Device;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.examples.util.Posts;
import org.rdma4j.examples.util.QueuePairs;
import org.rdma4j.examples.util.WireAddress;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;

/**
 * Sends a message to and fro over many reliable connected queue pairs that share one receive queue: {@code ibv_srq_pingpong}, in its protocol.
 *
 * <p>A server, and a client that connects to it: {@code SrqPingpong -d rxe0 -g 1} and {@code SrqPingpong -d rxe0 -g 1 HOST}.
 */
public final class SrqPingpong {
    /** The protocol sends so many addresses, whatever the number of queue pairs. */
    private static final int ADDRESSES = 256;

    private SrqPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPong.Result result = run(PingPongOptions.parse("SrqPingpong", 4096, arguments), System.out);
        System.exit(result.badPages().isEmpty() ? 0 : 1);
    }

    /** Runs one side to its end; prints what the C program prints. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        int receives = options.receives();
        int count = options.queuePairs();
        if (count < 1 || count > receives || count >= ADDRESSES) {
            throw new IllegalArgumentException(count + " queue pairs: from 1 to " + Math.min(receives, ADDRESSES - 1));
        }
        try (Arena arena = Arena.ofConfined();
                Device device = Device.open(options.device());
                CompletionQueue cq = new CompletionQueue(device.context(), receives + count, options.events());
                Buffer buffer = new Buffer(device.pd(), options.size(), ibv_access_flags.IBV_ACCESS_LOCAL_WRITE)) {
            PingPong.fill(buffer.memory());
            MemorySegment srq = sharedReceiveQueue(device, receives);
            List<MemorySegment> qps = new ArrayList<>();
            try {
                for (int i = 0; i < count; i++) {
                    MemorySegment qp = QueuePairs.create(device.pd(), cq.cq(), srq, ibv_qp_type.IBV_QPT_RC, 1, 0);
                    qps.add(qp);
                    QueuePairs.init(qp, options.path().port(), 0);
                }
                PingPong.Poster poster = new Requests(arena, srq, qps, buffer);
                poster.postReceives(receives);
                cq.arm();

                List<WireAddress> own = addresses(device, options, qps);
                PingPong.introduce(options, own, remote -> connect(options, qps, own, remote), out);
                PingPong.Result result =
                        PingPong.exchange(options, count, cq, buffer.memory(), poster, PingPong.Watch.NONE);
                result.print(out);
                return result;
            } finally {
                qps.forEach(qp -> Ibverbs.ibv_destroy_qpChecked(qp));
                Ibverbs.ibv_destroy_srqChecked(srq);
            }
        }
    }

    private static MemorySegment sharedReceiveQueue(Device device, int receives) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment init = ibv_srq_init_attr.allocate(arena);
            MemorySegment attr = ibv_srq_init_attr.attr(init);
            ibv_srq_attr.max_wr(attr, receives);
            ibv_srq_attr.max_sge(attr, 1);
            return Ibverbs.ibv_create_srqChecked(device.pd(), init);
        }
    }

    private static List<WireAddress> addresses(Device device, PingPongOptions options, List<MemorySegment> qps) {
        int port = options.path().port();
        byte[] gid = device.gid(port, options.path().gidIndex());
        List<WireAddress> own = new ArrayList<>();
        try (Arena arena = Arena.ofConfined()) {
            int lid = ibv_port_attr.lid(device.port(port, arena));
            for (MemorySegment qp : qps) {
                own.add(new WireAddress(lid, ibv_qp.qp_num(qp), PingPongOptions.firstPacket(), gid));
            }
        }
        while (own.size() < ADDRESSES) {
            own.add(WireAddress.NONE);
        }
        return own;
    }

    private static void connect(
            PingPongOptions options, List<MemorySegment> qps, List<WireAddress> own, List<WireAddress> remote) {
        for (int i = 0; i < qps.size(); i++) {
            QueuePairs.connectReliable(qps.get(i), options.path(), own.get(i).psn(), remote.get(i));
        }
    }

    /** The two requests, made once, and all that is asked for between messages. */
    private static final class Requests implements PingPong.Poster {
        private final long srq;
        private final long[] qps;
        private final int[] numbers;
        private final long bad;
        private final long receive;
        private final long send;

        Requests(Arena arena, MemorySegment srq, List<MemorySegment> qps, Buffer buffer) {
            MemorySegment whole = buffer.sge(arena, 0, (int) buffer.memory().byteSize());
            this.srq = srq.address();
            this.qps = qps.stream().mapToLong(MemorySegment::address).toArray();
            this.numbers = qps.stream().mapToInt(ibv_qp::qp_num).toArray();
            this.bad = arena.allocate(ADDRESS).address();
            this.receive = Posts.receive(arena, PingPong.RECEIVE, whole).address();
            this.send = Posts.send(arena, PingPong.SEND, ibv_wr_opcode.IBV_WR_SEND, whole)
                    .address();
        }

        @Override
        public void postReceives(int count) {
            for (int i = 0; i < count; i++) {
                Ibverbs.ibv_post_srq_recvChecked(srq, receive, bad);
            }
        }

        @Override
        public void postSend(int queuePair) {
            Ibverbs.ibv_post_sendChecked(qps[queuePair], send, bad);
        }

        @Override
        public int queuePair(int number) {
            for (int i = 0; i < numbers.length; i++) {
                if (numbers[i] == number) {
                    return i;
                }
            }
            throw new IllegalStateException("a completion for a queue pair that is not ours: " + number);
        }
    }
}
