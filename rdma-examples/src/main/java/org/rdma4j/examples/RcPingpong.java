package org.rdma4j.examples;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.CompletionQueue;
import org.rdma4j.examples.util.Device;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.examples.util.QueuePairs;
import org.rdma4j.examples.util.Requests;
import org.rdma4j.examples.util.WireAddress;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_type;

/**
 * Sends a message to and fro over a reliable connected queue pair: {@code ibv_rc_pingpong}, in its protocol.
 *
 * <p>A server, and a client that connects to it: {@code RcPingpong -d rxe0 -g 1} and {@code RcPingpong -d rxe0 -g 1 HOST}.
 */
public final class RcPingpong {
    private RcPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPong.Result result = run(PingPongOptions.parse("RcPingpong", 4096, arguments), System.out);
        System.exit(result.badPages().isEmpty() ? 0 : 1);
    }

    /** Runs one side to its end; prints what the C program prints. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        return run(options, out, PingPong.Watch.NONE);
    }

    /** The same, with somebody who is told how it gets on. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out, PingPong.Watch watch)
            throws IOException {
        int receives = options.receives();
        try (Arena arena = Arena.ofConfined();
                Device device = Device.open(options.device());
                CompletionQueue cq = new CompletionQueue(device.context(), receives + 1, options.events());
                Buffer buffer = new Buffer(device.pd(), options.size(), ibv_access_flags.IBV_ACCESS_LOCAL_WRITE)) {
            PingPong.fill(buffer.memory());
            MemorySegment none = MemorySegment.NULL;
            MemorySegment qp = QueuePairs.create(device.pd(), cq.cq(), none, ibv_qp_type.IBV_QPT_RC, 1, receives);
            try {
                QueuePairs.init(qp, options.path().port(), 0);
                MemorySegment message = buffer.sge(arena, 0, options.size());
                PingPong.Poster poster = new Requests(arena, qp, message, message);
                // Before the other side learns where to send, so that no message finds an empty queue,
                // and none comes before an event was asked for.
                poster.postReceives(receives);
                cq.arm();

                int psn = PingPongOptions.firstPacket();
                int port = options.path().port();
                WireAddress own = new WireAddress(
                        ibv_port_attr.lid(device.port(port, arena)),
                        ibv_qp.qp_num(qp),
                        psn,
                        device.gid(port, options.path().gidIndex()));
                PingPong.introduce(
                        options,
                        List.of(own),
                        remote -> QueuePairs.connectReliable(qp, options.path(), psn, remote.get(0)),
                        out);
                PingPong.Result result = PingPong.exchange(options, 1, cq, buffer.memory(), poster, watch);
                result.print(out);
                return result;
            } finally {
                Ibverbs.ibv_destroy_qpChecked(qp);
            }
        }
    }
}
