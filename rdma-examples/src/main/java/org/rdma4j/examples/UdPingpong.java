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
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_send_wr;

/**
 * Sends a message to and fro over an unreliable datagram queue pair: {@code ibv_ud_pingpong}, in its protocol.
 *
 * <p>A datagram arrives behind 40 bytes that have room for a global route header, whether there is one or not.
 *
 * <p>A server, and a client that connects to it: {@code UdPingpong -d rxe0 -g 1} and {@code UdPingpong -d rxe0 -g 1 HOST}.
 */
public final class UdPingpong {
    private static final int HEADER = 40;
    private static final int QKEY = 0x11111111;

    private UdPingpong() {}

    public static void main(String[] arguments) throws IOException {
        PingPong.Result result = run(PingPongOptions.parse("UdPingpong", 1024, arguments), System.out);
        System.exit(result.badPages().isEmpty() ? 0 : 1);
    }

    /** Runs one side to its end; prints what the C program prints. */
    public static PingPong.Result run(PingPongOptions options, PrintStream out) throws IOException {
        int receives = options.receives();
        try (Arena arena = Arena.ofConfined();
                Device device = Device.open(options.device());
                CompletionQueue cq = new CompletionQueue(device.context(), receives + 1, options.events());
                Buffer buffer =
                        new Buffer(device.pd(), HEADER + options.size(), ibv_access_flags.IBV_ACCESS_LOCAL_WRITE)) {
            PingPong.fill(buffer.memory());
            MemorySegment none = MemorySegment.NULL;
            MemorySegment qp = QueuePairs.create(device.pd(), cq.cq(), none, ibv_qp_type.IBV_QPT_UD, 1, receives);
            try {
                QueuePairs.initDatagram(qp, options.path().port(), QKEY);
                Requests poster = new Requests(
                        arena,
                        qp,
                        buffer.sge(arena, 0, HEADER + options.size()),
                        buffer.sge(arena, HEADER, options.size()));
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
                List<WireAddress> remote =
                        PingPong.introduce(options, List.of(own), others -> QueuePairs.startDatagram(qp, psn), out);
                MemorySegment ah = addressHandle(device, options, remote.get(0));
                try {
                    MemorySegment send = poster.sendRequest();
                    ibv_send_wr.wr_ud_ah(send, ah);
                    ibv_send_wr.wr_ud_remote_qpn(send, remote.get(0).qpn());
                    ibv_send_wr.wr_ud_remote_qkey(send, QKEY);
                    MemorySegment message = buffer.memory().asSlice(HEADER);
                    PingPong.Result result = PingPong.exchange(options, 1, cq, message, poster, PingPong.Watch.NONE);
                    result.print(out);
                    return result;
                } finally {
                    Ibverbs.ibv_destroy_ahChecked(ah);
                }
            } finally {
                Ibverbs.ibv_destroy_qpChecked(qp);
            }
        }
    }

    private static MemorySegment addressHandle(Device device, PingPongOptions options, WireAddress remote) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attr = ibv_ah_attr.allocate(arena);
            QueuePairs.route(attr, options.path(), remote);
            return Ibverbs.ibv_create_ahChecked(device.pd(), attr);
        }
    }
}
