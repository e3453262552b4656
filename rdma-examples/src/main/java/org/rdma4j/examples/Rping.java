package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.examples.util.Options;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

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
    private static final int WORDS = 16;
    private static final byte FIRST = 'A';
    private static final byte LAST = 'z';

    private final Options options;
    private final PrintStream out;
    private final Duration limit;

    private Rping(Options options, PrintStream out) {
        this.options = options;
        this.out = out;
        this.limit = Duration.ofSeconds(options.number('w', 60));
    }

    /** What came of it: the rounds, and those whose text came back other than it was. */
    public record Result(int rounds, int mismatches) {}

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> {
            if (run(words, System.out).mismatches() > 0) {
                System.exit(1);
            }
        });
    }

    /** Runs one side to its end. */
    public static Result run(String[] arguments, PrintStream out) throws IOException {
        Options options = Options.parse(arguments, "sca:p:C:S:w:vV");
        if (options.has('s') == options.has('c') || !options.has('a')) {
            throw new IllegalArgumentException("give -s or -c, and -a ADDRESS");
        }
        InetSocketAddress address = new InetSocketAddress(options.text('a', ""), options.number('p', PORT));
        Rping side = new Rping(options, out);
        return options.has('s') ? side.serve(address) : side.ping(address);
    }

    /** The words that both sides send: {@code struct rping_rdma_info}, 64 bits of address, 32 of key, 32 of size. */
    private final class Words {
        private final MemoryRegion memory;
        private final SendRequest send;
        private final ReceiveRequest receive;

        /** To be made before the connection is established: what the other side says then has a place. */
        Words(Connection connection) throws IOException {
            memory = connection.allocate(2 * WORDS);
            send = connection.queuePair().prepareSend(memory.slice(0, WORDS));
            receive = connection.prepareReceive(memory.slice(WORDS, WORDS)).post();
        }

        /** Tells the other side where a buffer is. */
        void say(RemoteMemory buffer) throws IOException {
            memory.memory()
                    .asByteBuffer()
                    .putLong(buffer.address())
                    .putInt(buffer.rkey())
                    .putInt((int) buffer.length());
            goAhead();
        }

        /** Sends the words as they stand; what counts is that a message comes. */
        void goAhead() throws IOException {
            send.complete(limit);
        }

        /** Waits for the other side's words: the memory that it names. */
        RemoteMemory hear() throws IOException {
            ByteBuffer words = receive.await(limit).message().asByteBuffer();
            long address = words.getLong();
            int key = words.getInt();
            RemoteMemory named = new RemoteMemory(address, words.getInt(), key);
            receive.post();
            return named;
        }
    }

    private Result serve(InetSocketAddress address) throws IOException {
        int rounds = 0;
        try (Listener listener = Listener.on(address);
                Connection client = listener.next(limit)) {
            MemoryRegion data = client.allocate(options.number('S', 1 << 16));
            Words words = new Words(client);
            client.establish(limit);
            RemoteMemory place = words.hear();
            SendRequest read = client.queuePair().prepareRead(place, data);
            SendRequest write = client.queuePair().prepareWrite(place, data);
            while (true) {
                read.remote(place).range(0, (int) place.length()).complete(limit);
                String text = data.memory().getString(0, StandardCharsets.US_ASCII);
                if (options.has('v')) {
                    out.println("server ping data: " + text);
                }
                words.goAhead();
                write.remote(words.hear()).range(0, text.length() + 1).complete(limit);
                rounds++;
                // After the last the client parts at once, maybe before it is acknowledged.
                words.goAhead();
                place = words.hear();
            }
        } catch (WorkException end) {
            // The client ends by disconnecting, and what is posted comes back.
            if (end.status() != WorkStatus.WR_FLUSH_ERR) {
                throw end;
            }
        }
        return new Result(rounds, 0);
    }

    private Result ping(InetSocketAddress address) throws IOException {
        int count = options.number('C', Integer.MAX_VALUE);
        int size = options.number('S', 64);
        int mismatches = 0;
        try (Connection server = Connection.to(address, limit)) {
            MemoryRegion text = server.allocate(size, Access.REMOTE_READ);
            MemoryRegion data = server.allocate(size, Access.REMOTE_WRITE);
            Words words = new Words(server);
            server.establish(limit);
            for (int round = 0; round < count; round++) {
                compose(text.memory(), round);
                words.say(text.remoteMemory());
                words.hear();
                words.say(data.remoteMemory());
                words.hear();
                if (options.has('V') && text.memory().mismatch(data.memory()) >= 0) {
                    out.println("data mismatch!");
                    mismatches++;
                }
                if (options.has('v')) {
                    out.println("ping data: " + data.memory().getString(0, StandardCharsets.US_ASCII));
                }
            }
        }
        return new Result(count, mismatches);
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
