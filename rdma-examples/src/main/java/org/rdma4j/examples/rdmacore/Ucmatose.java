package org.rdma4j.examples.rdmacore;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.examples.util.Options;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * Counterpart of {@code ucmatose}: several connections. When all are established, the server sends messages on each of
 * them, the client replies with the same number of messages, and the server disconnects.
 *
 * <p>{@code Ucmatose -b 10.77.0.1 -c 4} and {@code Ucmatose -s 10.77.0.1 -c 4}.
 */
public final class Ucmatose {
    private static final String USAGE =
            "usage: Ucmatose -s SERVER|-b ADDRESS [-p PORT] [-c CONNECTIONS] [-C MESSAGES] [-S SIZE] [-w SECONDS]";
    private static final int PORT = 7471;

    private final PrintStream out;
    private final int connections;
    private final int messages;
    private final int size;
    private final Duration timeout;
    private final ConnectionOptions connectionOptions;
    private final List<Peer> peers = new ArrayList<>();

    private Ucmatose(Options options, PrintStream out) {
        this.out = out;
        connections = options.number('c', 1);
        messages = options.number('C', 10);
        size = options.number('S', 100);
        timeout = Duration.ofSeconds(options.number('w', 60));
        connectionOptions = new ConnectionOptions()
                .withBacklog(connections)
                .withQueuePair(one -> one.sendRequests(messages).receiveRequests(messages));
    }

    public static void main(String[] arguments) throws IOException {
        Options.run(USAGE, arguments, words -> run(words, System.out));
    }

    /** Runs one side, and returns the number of messages that it received. */
    public static int run(String[] arguments, PrintStream out) throws IOException {
        Options options = Options.parse(arguments, "s:b:p:c:C:S:w:");
        if (options.has('s') == options.has('b')) {
            throw new IllegalArgumentException("either -s SERVER or -b ADDRESS is required");
        }
        char side = options.has('s') ? 's' : 'b';
        InetSocketAddress address = new InetSocketAddress(options.text(side, ""), options.number('p', PORT));
        Ucmatose program = new Ucmatose(options, out);
        try {
            return side == 's' ? program.connect(address) : program.serve(address);
        } finally {
            for (Peer peer : program.peers) {
                peer.connection.close();
            }
        }
    }

    private int connect(InetSocketAddress address) throws IOException {
        for (int i = 0; i < connections; i++) {
            add(Connection.to(address, connectionOptions, timeout));
        }
        out.println("receiving data transfers");
        int received = receive();
        out.println("sending replies");
        for (Peer peer : peers) {
            peer.post();
        }
        // Without waiting for the sends, whose last acknowledgements are lost if the server disconnects first.
        for (Peer peer : peers) {
            peer.connection.awaitEnd(timeout);
        }
        return received;
    }

    private int serve(InetSocketAddress address) throws IOException {
        try (Listener listener = Listener.on(address, connectionOptions)) {
            for (int i = 0; i < connections; i++) {
                add(listener.next(timeout));
            }
            out.println("initiating data transfers");
            for (Peer peer : peers) {
                peer.post();
                peer.send.await(timeout);
            }
            out.println("receiving data transfers");
            int received = receive();
            out.println("disconnecting");
            return received;
        }
    }

    private void add(Connection connection) throws IOException {
        peers.add(new Peer(connection));
        connection.establish(timeout);
    }

    private int receive() throws IOException {
        for (Peer peer : peers) {
            for (ReceiveRequest receive : peer.receives) {
                receive.await(timeout);
            }
        }
        return messages * peers.size();
    }

    /** A connection with its buffer and requests. */
    private final class Peer {
        private final Connection connection;
        private final List<ReceiveRequest> receives = new ArrayList<>();
        private final SendRequest send;

        Peer(Connection connection) throws IOException {
            this.connection = connection;
            MemoryRegion message = connection.allocate(size);
            send = connection.queuePair().prepareSend(message);
            for (int i = 0; i < messages; i++) {
                receives.add(connection.prepareReceive(message).post());
            }
        }

        void post() throws IOException {
            for (int i = 0; i < messages; i++) {
                send.post();
            }
        }
    }
}
