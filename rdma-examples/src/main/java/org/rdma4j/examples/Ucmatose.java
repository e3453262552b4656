package org.rdma4j.examples;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.Connection;
import org.rdma4j.examples.util.EventChannel;
import org.rdma4j.examples.util.Options;
import org.rdma4j.examples.util.Posts;
import org.rdma4j.examples.util.SocketAddress;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;

/**
 * {@code ucmatose}: many connections on one event channel. When all are there the server sends its messages on each,
 * the client answers with as many, and the server disconnects.
 *
 * <p>{@code Ucmatose -b 10.77.0.1 -c 4} and {@code Ucmatose -s 10.77.0.1 -c 4}.
 */
public final class Ucmatose {
    private static final String USAGE =
            "usage: Ucmatose -s SERVER|-b ADDRESS [-p PORT] [-c CONNECTIONS] [-C MESSAGES] [-S SIZE] [-w SECONDS]";
    private static final int PORT = 7471;
    private static final long RECEIVE = 1;

    private final EventChannel events;
    private final Options options;
    private final Duration patience;
    private final PrintStream out;
    private final List<Peer> peers = new ArrayList<>();

    private Ucmatose(EventChannel events, Options options, PrintStream out) {
        this.events = events;
        this.options = options;
        this.patience = Duration.ofSeconds(options.number('w', 60));
        this.out = out;
    }

    public static void main(String[] arguments) {
        run(arguments, System.out);
    }

    /** Runs one side to its end; how many messages it received. */
    public static int run(String[] arguments, PrintStream out) {
        Options options = Options.parse(arguments, "s:b:p:c:C:S:w:", USAGE);
        if (options.has('s') == options.has('b')) {
            throw new IllegalArgumentException(USAGE);
        }
        try (Arena arena = Arena.ofConfined();
                EventChannel events = new EventChannel()) {
            String host = options.text(options.has('s') ? 's' : 'b', "");
            MemorySegment address = SocketAddress.of(host, options.number('p', PORT), arena);
            Ucmatose side = new Ucmatose(events, options, out);
            try {
                return options.has('s') ? side.connect(address) : side.serve(address);
            } finally {
                side.peers.forEach(Peer::close);
            }
        }
    }

    private int connect(MemorySegment address) {
        for (int i = 0; i < options.number('c', 1); i++) {
            Peer peer = new Peer(Connection.resolve(events, address, patience), options);
            peers.add(peer);
            peer.connection.connect(new byte[0]);
            events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, patience);
        }
        out.println("receiving data transfers");
        int received = 0;
        for (Peer peer : peers) {
            received += peer.complete(RECEIVE, patience);
        }
        out.println("sending replies");
        peers.forEach(Peer::send);
        // The server ends the connections when it has all the replies.
        awaitDisconnects();
        peers.forEach(peer -> peer.connection.disconnect());
        return received;
    }

    private int serve(MemorySegment address) {
        MemorySegment listener = Connection.listen(events, address, options.number('c', 1));
        try {
            acceptAll();
            out.println("initiating data transfers");
            peers.forEach(Peer::send);
            out.println("receiving data transfers");
            int received = 0;
            for (Peer peer : peers) {
                received += peer.complete(RECEIVE, patience);
            }
            out.println("disconnecting");
            peers.forEach(peer -> peer.connection.disconnect());
            awaitDisconnects();
            return received;
        } finally {
            Rdmacm.rdma_destroy_idChecked(listener);
        }
    }

    /** Requests and established connections come in any order. */
    private void acceptAll() {
        int established = 0;
        while (established < options.number('c', 1)) {
            EventChannel.Event event = events.next(patience);
            if (event.type() == rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST) {
                Peer peer = new Peer(event.id(), options);
                peers.add(peer);
                peer.connection.accept(new byte[0]);
            } else if (event.type() == rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED) {
                established++;
            } else {
                throw new IllegalStateException("while connecting: " + event);
            }
        }
    }

    private void awaitDisconnects() {
        int left = peers.size();
        while (left > 0) {
            if (events.next(patience).type() == rdma_cm_event_type.RDMA_CM_EVENT_DISCONNECTED) {
                left--;
            }
        }
    }

    /** One connection with its message. */
    private static final class Peer implements AutoCloseable {
        private final Arena arena = Arena.ofConfined();
        private final int count;
        private final Connection connection;
        private final Buffer message;
        private final MemorySegment sge;
        private final MemorySegment wc = ibv_wc.allocate(arena);

        Peer(MemorySegment id, Options options) {
            count = options.number('C', 10);
            int size = options.number('S', 100);
            connection = new Connection(id, Math.max(1, count));
            message = new Buffer(connection.pd(), size, ibv_access_flags.IBV_ACCESS_LOCAL_WRITE);
            sge = message.sge(arena, 0, size);
            for (int i = 0; i < count; i++) {
                Posts.postReceive(connection.qp(), Posts.receive(arena, RECEIVE, sge));
            }
        }

        void send() {
            for (int i = 0; i < count; i++) {
                Posts.postSend(connection.qp(), Posts.send(arena, 0, ibv_wr_opcode.IBV_WR_SEND, sge));
            }
        }

        /** Waits for all completions of the kind; those of the other kind pass. */
        int complete(long kind, Duration patience) {
            int done = 0;
            while (done < count) {
                if (ibv_wc.wr_id(connection.cq().one(wc, patience)) == kind) {
                    done++;
                }
            }
            return done;
        }

        @Override
        public void close() {
            message.close();
            connection.close();
            arena.close();
        }
    }
}
