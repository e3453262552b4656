package org.rdma4j.bench.vm;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.CompletionQueue;
import org.rdma4j.examples.util.Device;
import org.rdma4j.examples.util.PingPong;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.examples.util.QueuePairs;
import org.rdma4j.examples.util.Requests;
import org.rdma4j.examples.util.WireAddress;
import org.rdma4j.examples.util.WorkCompletion;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * The traffic of perftest's {@code ib_send_lat}: a send for each message received, of which each hundredth makes a
 * completion, one receive posted for each that was used, and the time of each send. It speaks to its like only.
 *
 * <p>Of the messages the last count ({@code MEASURED}); those before warm the JVM up.
 */
public final class SendLatency implements AutoCloseable {
    private static final int RECEIVES = 512;
    private static final int SIGNALED = 100;
    private static final double MICROSECONDS_OF_HALF = 2e3;

    private final Arena arena = Arena.ofConfined();
    private final PingPongOptions options;
    private final Device device;
    private final CompletionQueue sent;
    private final CompletionQueue received;
    private final Buffer buffer;
    private final MemorySegment qp;
    private final Requests requests;
    private final long[] posted;
    private final long wc = ibv_wc.allocate(arena).address();

    private SendLatency(PingPongOptions options) {
        this.options = options;
        posted = new long[options.iterations()];
        device = Device.open(options.device());
        sent = new CompletionQueue(device.context(), SIGNALED, options.events());
        received = new CompletionQueue(device.context(), RECEIVES, options.events());
        buffer = new Buffer(device.pd(), options.size(), ibv_access_flags.IBV_ACCESS_LOCAL_WRITE);
        qp = queuePair();
        MemorySegment message = buffer.sge(arena, 0, options.size());
        requests = new Requests(arena, qp, message, message);
    }

    /** {@code SendLatency MEASURED OPTIONS…}, with the options of {@code RcPingpong}. */
    public static void main(String... arguments) throws IOException {
        int measured = Integer.parseInt(arguments[0]);
        PingPongOptions options =
                PingPongOptions.parse("SendLatency MEASURED", 64, Arrays.copyOfRange(arguments, 1, arguments.length));
        try (SendLatency program = new SendLatency(options)) {
            program.connect();
            program.run();
            program.print(measured);
        }
    }

    private MemorySegment queuePair() {
        MemorySegment init = ibv_qp_init_attr.allocate(arena);
        ibv_qp_init_attr.send_cq(init, sent.cq());
        ibv_qp_init_attr.recv_cq(init, received.cq());
        ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
        MemorySegment cap = ibv_qp_init_attr.cap(init);
        ibv_qp_cap.max_send_wr(cap, SIGNALED);
        ibv_qp_cap.max_recv_wr(cap, RECEIVES);
        ibv_qp_cap.max_send_sge(cap, 1);
        ibv_qp_cap.max_recv_sge(cap, 1);
        return Ibverbs.ibv_create_qpChecked(device.pd(), init);
    }

    private void connect() throws IOException {
        int port = options.path().port();
        QueuePairs.init(qp, port, 0);
        requests.postReceives(RECEIVES);
        sent.arm();
        received.arm();
        int psn = PingPongOptions.firstPacket();
        WireAddress own = new WireAddress(
                ibv_port_attr.lid(device.port(port, arena)),
                ibv_qp.qp_num(qp),
                psn,
                device.gid(port, options.path().gidIndex()));
        PingPong.introduce(
                options,
                List.of(own),
                remote -> QueuePairs.connectReliable(qp, options.path(), psn, remote.get(0)),
                System.out);
    }

    private void run() {
        for (int i = 0; i < posted.length; i++) {
            // The client begins.
            if (i > 0 || !options.isClient()) {
                receive();
            }
            posted[i] = System.nanoTime();
            send(i + 1);
        }
        if (options.isClient()) {
            receive();
        }
    }

    private void receive() {
        take(received);
        requests.postReceives(1);
    }

    private void send(int number) {
        boolean signaled = number % SIGNALED == 0 || number == posted.length;
        ibv_send_wr.send_flags(
                ibv_send_wr.ofAddress(requests.sendRequest().address()),
                signaled ? ibv_send_flags.IBV_SEND_SIGNALED : 0);
        requests.postSend(0);
        if (signaled) {
            take(sent);
        }
    }

    /** One completion; an event may have been for one that was taken already. */
    private void take(CompletionQueue cq) {
        int count = 0;
        while (count == 0) {
            count = cq.next(wc, 1, options.patience());
        }
        WorkCompletion.check(ibv_wc.ofAddress(wc));
    }

    /** Minimum, median and mean of half the time from send to send, in microseconds. */
    private void print(int measured) {
        int first = posted.length - measured - 1;
        double[] halves = new double[measured];
        for (int i = 0; i < measured; i++) {
            halves[i] = (posted[first + i + 1] - posted[first + i]) / MICROSECONDS_OF_HALF;
        }
        Arrays.sort(halves);
        System.out.printf(
                Locale.ROOT,
                "send_lat %.2f %.2f %.2f%n",
                halves[0],
                halves[measured / 2],
                Arrays.stream(halves).average().orElseThrow());
    }

    @Override
    public void close() {
        Ibverbs.ibv_destroy_qpChecked(qp);
        buffer.close();
        received.close();
        sent.close();
        device.close();
        arena.close();
    }
}
