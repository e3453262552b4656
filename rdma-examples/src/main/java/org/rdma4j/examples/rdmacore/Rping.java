package org.rdma4j.examples.rdmacore;

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
 * Counterpart of {@code rping}. In each round, the client sends the location of its text, which the server reads by
 * RDMA READ; the client then sends the location of a buffer, into which the server writes the text by RDMA WRITE.
 * Demonstrates the connection manager, sends, receives, and remote reads and writes.
 *
 * <p>{@code Rping -s -a 10.77.0.1 -v} and {@code Rping -c -a 10.77.0.1 -C 10 -S 1000 -vV}.
 */
public final class Rping {
    private static final String USAGE =
            "usage: Rping -s|-c -a ADDRESS [-p PORT] [-C COUNT] [-S SIZE] [-w SECONDS] [-v] [-V]";
    private static final int PORT = 7174;
    private static final int MESSAGE_BYTES = 16;
    private static final byte FIRST_CHARACTER = 'A';
    private static final byte LAST_CHARACTER = 'z';

    private final Options options;
    private final PrintStream out;
    private final Duration timeout;

    private Rping(Options options, PrintStream out) {
        this.options = options;
        this.out = out;
        this.timeout = Duration.ofSeconds(options.number('w', 60));
    }

    /** Result of a run: number of rounds, and number of rounds in which the returned text differed. */
    public record Result(int rounds, int mismatches) {}

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> {
            if (run(words, System.out).mismatches() > 0) {
                System.exit(1);
            }
        });
    }

    /** Runs one side. */
    public static Result run(String[] arguments, PrintStream out) throws IOException {
        Options options = Options.parse(arguments, "sca:p:C:S:w:vV");
        if (options.has('s') == options.has('c') || !options.has('a')) {
            throw new IllegalArgumentException("either -s or -c is required, and -a ADDRESS");
        }
        InetSocketAddress address = new InetSocketAddress(options.text('a', ""), options.number('p', PORT));
        Rping side = new Rping(options, out);
        return options.has('s') ? side.serve(address) : side.ping(address);
    }

    /** Messages that both sides exchange: {@code struct rping_rdma_info}, with an address, a remote key and a size. */
    private final class ControlMessages {
        private final MemoryRegion memory;
        private final SendRequest sendRequest;
        private final ReceiveRequest receiveRequest;

        /** Posts the first receive. The connection must not be established yet. */
        ControlMessages(Connection connection) throws IOException {
            memory = connection.allocate(2 * MESSAGE_BYTES);
            sendRequest = connection.queuePair().prepareSend(memory.slice(0, MESSAGE_BYTES));
            receiveRequest = connection
                    .prepareReceive(memory.slice(MESSAGE_BYTES, MESSAGE_BYTES))
                    .post();
        }

        /** Sends the location of a buffer. */
        void send(RemoteMemory buffer) throws IOException {
            memory.memory()
                    .asByteBuffer()
                    .putLong(buffer.address())
                    .putInt(buffer.rkey())
                    .putInt((int) buffer.length());
            proceed();
        }

        /** Sends a message whose content is irrelevant: it tells the peer to proceed. */
        void proceed() throws IOException {
            sendRequest.complete(timeout);
        }

        /** Waits for a message, and returns the location that it contains. */
        RemoteMemory receive() throws IOException {
            ByteBuffer message = receiveRequest.await(timeout).message().asByteBuffer();
            long address = message.getLong();
            int key = message.getInt();
            RemoteMemory location = new RemoteMemory(address, message.getInt(), key);
            receiveRequest.post();
            return location;
        }
    }

    private Result serve(InetSocketAddress address) throws IOException {
        int rounds = 0;
        try (Listener listener = Listener.on(address);
                Connection client = listener.next(timeout)) {
            MemoryRegion data = client.allocate(options.number('S', 1 << 16));
            ControlMessages messages = new ControlMessages(client);
            client.establish(timeout);
            RemoteMemory location = messages.receive();
            SendRequest read = client.queuePair().prepareRead(location, data);
            SendRequest write = client.queuePair().prepareWrite(location, data);
            while (true) {
                read.remote(location).range(0, (int) location.length()).complete(timeout);
                String text = data.memory().getString(0, StandardCharsets.US_ASCII);
                if (options.has('v')) {
                    out.println("server ping data: " + text);
                }
                messages.proceed();
                write.remote(messages.receive()).range(0, text.length() + 1).complete(timeout);
                rounds++;
                // Fails after the last round if the client disconnects before it has acknowledged the message.
                messages.proceed();
                location = messages.receive();
            }
        } catch (WorkException e) {
            // The client has disconnected, which flushes the posted requests. On soft-iWARP, the last send may also
            // fail with LOC_QP_OP_ERR, although its message has been delivered.
            if (e.status() != WorkStatus.WR_FLUSH_ERR && e.status() != WorkStatus.LOC_QP_OP_ERR) {
                throw e;
            }
        }
        return new Result(rounds, 0);
    }

    private Result ping(InetSocketAddress address) throws IOException {
        int count = options.number('C', Integer.MAX_VALUE);
        int size = options.number('S', 64);
        int mismatches = 0;
        try (Connection server = Connection.to(address, timeout)) {
            MemoryRegion text = server.allocate(size, Access.REMOTE_READ);
            MemoryRegion data = server.allocate(size, Access.REMOTE_WRITE);
            ControlMessages messages = new ControlMessages(server);
            server.establish(timeout);
            for (int round = 0; round < count; round++) {
                compose(text.memory(), round);
                messages.send(text.remoteMemory());
                messages.receive();
                messages.send(data.remoteMemory());
                messages.receive();
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

    /** Writes the text of a round: its number, a sequence of characters that depends on the round, and a zero byte. */
    private static void compose(MemorySegment text, int round) {
        byte[] head = ("rdma-ping-" + round + ": ").getBytes(StandardCharsets.US_ASCII);
        MemorySegment.copy(head, 0, text, JAVA_BYTE, 0, head.length);
        int characters = LAST_CHARACTER - FIRST_CHARACTER + 1;
        for (long at = head.length; at < text.byteSize() - 1; at++) {
            text.set(JAVA_BYTE, at, (byte) (FIRST_CHARACTER + (round + at - head.length) % characters));
        }
        text.set(JAVA_BYTE, text.byteSize() - 1, (byte) 0);
    }
}
