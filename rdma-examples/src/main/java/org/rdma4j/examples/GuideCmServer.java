package org.rdma4j.examples;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.Connection;
import org.rdma4j.examples.util.EventChannel;
import org.rdma4j.examples.util.Options;
import org.rdma4j.examples.util.Posts;
import org.rdma4j.examples.util.SocketAddress;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;

/** The other side of {@link GuideCmClient}: takes one connection and one message. {@code GuideCmServer -a ADDRESS} */
public final class GuideCmServer {
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final int SIZE = 64;

    private GuideCmServer() {}

    public static void main(String[] arguments) {
        run(Options.parse(arguments, "a:p:", "usage: GuideCmServer -a ADDRESS [-p PORT]"), System.out);
    }

    /** Serves one client; its message. */
    public static String run(Options options, PrintStream out) {
        try (Arena arena = Arena.ofConfined();
                EventChannel events = new EventChannel()) {
            MemorySegment address = SocketAddress.of(options.text('a', ""), options.number('p', 7476), arena);
            MemorySegment listener = Connection.listen(events, address, 1);
            EventChannel.Event request = events.expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST, PATIENCE);
            try (Connection connection = new Connection(request.id(), 1);
                    Buffer buffer = new Buffer(connection.pd(), SIZE, ibv_access_flags.IBV_ACCESS_LOCAL_WRITE)) {
                Posts.postReceive(connection.qp(), Posts.receive(arena, 1, buffer.sge(arena, 0, SIZE)));
                connection.accept(new byte[0]);
                events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, PATIENCE);
                connection.cq().one(ibv_wc.allocate(arena), PATIENCE);
                String text = buffer.memory().getString(0);
                out.println(text);
                events.expect(rdma_cm_event_type.RDMA_CM_EVENT_DISCONNECTED, PATIENCE);
                // The answer, without which the client's end would wait for a time-out.
                connection.disconnect();
                return text;
            } finally {
                Rdmacm.rdma_destroy_idChecked(listener);
            }
        }
    }
}
