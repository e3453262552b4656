package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.rdma4j.examples.util.Buffer;
import org.rdma4j.examples.util.Connection;
import org.rdma4j.examples.util.EventChannel;
import org.rdma4j.examples.util.Options;
import org.rdma4j.examples.util.SocketAddress;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;

/**
 * {@code rping}, in its protocol: the client says where its text is, the server reads it from there; the client says
 * where it wants it, the server writes it there; and so on. Everything that RDMA is about in one small program: the
 * connection manager, sends and receives, remote reads and writes.
 *
 * <p>{@code Rping -s -a 10.77.0.1 -v} and {@code Rping -c -a 10.77.0.1 -C 10 -S 1000 -vV}.
 */
public final class Rping {
    private static final String USAGE =
            "usage: Rping -s|-c -a ADDRESS [-p PORT] [-C COUNT] [-S SIZE] [-w SECONDS] [-v] [-V]";
    private static final int PORT = 7174;
    private static final byte FIRST = 'A';
    private static final byte LAST = 'z';

    private Rping() {}

    /** What came of it: the rounds, and those whose text came back other than it was. */
    public record Result(int rounds, int mismatches) {}

    public static void main(String[] arguments) {
        Result result = run(arguments, System.out);
        System.exit(result.mismatches() == 0 ? 0 : 1);
    }

    /** Runs one side to its end. */
    public static Result run(String[] arguments, PrintStream out) {
        Options options = Options.parse(arguments, "sca:p:C:S:w:vV", USAGE);
        if (options.has('s') == options.has('c') || !options.has('a')) {
            throw new IllegalArgumentException(USAGE);
        }
        Duration patience = Duration.ofSeconds(options.number('w', 60));
        try (Arena arena = Arena.ofConfined();
                EventChannel events = new EventChannel()) {
            MemorySegment address = SocketAddress.of(options.text('a', ""), options.number('p', PORT), arena);
            return options.has('s')
                    ? serve(events, address, options, patience, out)
                    : ping(events, address, options, patience, out);
        }
    }

    private static Result serve(
            EventChannel events, MemorySegment address, Options options, Duration patience, PrintStream out) {
        MemorySegment listener = Connection.listen(events, address, 1);
        int rounds = 0;
        try {
            EventChannel.Event request = events.expect(rdma_cm_event_type.RDMA_CM_EVENT_CONNECT_REQUEST, patience);
            try (RpingPeer peer = new RpingPeer(events, request.id(), options.number('S', 1 << 16), patience)) {
                peer.connection().accept(new byte[0]);
                while (answer(peer, options.has('v'), out)) {
                    rounds++;
                }
                // The answer to the client's, without which its end would wait for a time-out.
                peer.connection().disconnect();
            }
        } finally {
            Rdmacm.rdma_destroy_idChecked(listener);
        }
        return new Result(rounds, 0);
    }

    /** One round of the server; false if the client has ended the connection. */
    private static boolean answer(RpingPeer peer, boolean verbose, PrintStream out) {
        if (!peer.await(ibv_wc_opcode.IBV_WC_RECV)) {
            return false;
        }
        peer.postReceive();
        peer.transfer(ibv_wr_opcode.IBV_WR_RDMA_READ, peer.remoteSize());
        if (!peer.await(ibv_wc_opcode.IBV_WC_RDMA_READ)) {
            return false;
        }
        String text = peer.data().memory().getString(0, StandardCharsets.US_ASCII);
        if (verbose) {
            out.println("server ping data: " + text);
        }
        peer.goAhead();
        if (!peer.await(ibv_wc_opcode.IBV_WC_RECV)) {
            return false;
        }
        peer.postReceive();
        peer.transfer(ibv_wr_opcode.IBV_WR_RDMA_WRITE, text.length() + 1);
        if (!peer.await(ibv_wc_opcode.IBV_WC_RDMA_WRITE)) {
            return false;
        }
        peer.goAhead();
        return true;
    }

    private static Result ping(
            EventChannel events, MemorySegment address, Options options, Duration patience, PrintStream out) {
        MemorySegment id = Connection.resolve(events, address, patience);
        int count = options.number('C', Integer.MAX_VALUE);
        int mismatches = 0;
        int rounds = 0;
        try (RpingPeer peer = new RpingPeer(events, id, options.number('S', 64), patience);
                Buffer text = peer.another()) {
            peer.connection().connect(new byte[0]);
            events.expect(rdma_cm_event_type.RDMA_CM_EVENT_ESTABLISHED, patience);
            while (rounds < count) {
                compose(text.memory(), rounds);
                peer.say(text);
                if (!peer.await(ibv_wc_opcode.IBV_WC_RECV)) {
                    throw new IllegalStateException("the server ended the connection in round " + rounds);
                }
                peer.postReceive();
                peer.say(peer.data());
                if (!peer.await(ibv_wc_opcode.IBV_WC_RECV)) {
                    throw new IllegalStateException("the server ended the connection in round " + rounds);
                }
                peer.postReceive();
                if (options.has('V') && text.memory().mismatch(peer.data().memory()) >= 0) {
                    out.println("data mismatch!");
                    mismatches++;
                }
                if (options.has('v')) {
                    out.println("ping data: " + peer.data().memory().getString(0, StandardCharsets.US_ASCII));
                }
                rounds++;
            }
            peer.connection().disconnect();
            peer.awaitEnd();
        }
        return new Result(rounds, mismatches);
    }

    /** The text of a round: its number, then letters that begin one further each time, and a zero byte. */
    private static void compose(MemorySegment text, int round) {
        byte[] head = ("rdma-ping-" + round + ": ").getBytes(StandardCharsets.US_ASCII);
        MemorySegment.copy(head, 0, text, JAVA_BYTE, 0, head.length);
        int letters = LAST - FIRST + 1;
        for (long at = head.length; at < text.byteSize() - 1; at++) {
            text.set(JAVA_BYTE, at, (byte) (FIRST + (round + at - head.length) % letters));
        }
        text.set(JAVA_BYTE, text.byteSize() - 1, (byte) 0);
    }
}
