package org.rdma4j.examples.guide;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import org.rdma4j.verbs.*;

/**
 * Connects two queue pairs without the connection manager, and exchanges a message: {@code ConnectByHand DEVICE} on one
 * machine, then {@code ConnectByHand DEVICE HOST} on the other. The programs exchange their endpoints over TCP.
 */
public final class ConnectByHand {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int PORT = 7478;

    private ConnectByHand() {}

    public static void main(String[] arguments) throws IOException {
        if (arguments.length > 1) {
            run(arguments[0], new Socket(arguments[1], PORT), "hello from the client", System.out);
        } else {
            try (ServerSocket listener = new ServerSocket(PORT)) {
                run(arguments[0], listener.accept(), "hello from the server", System.out);
            }
        }
    }

    /** Connects to the program at the other end of a socket, sends a message and prints the peer's. */
    public static void run(String device, Socket socket, String greeting, PrintStream out) throws IOException {
        try (socket;
                Context context = Device.named(device).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.createWithEvents(context, 32);
                MemoryRegion buffer = MemoryRegion.allocate(domain, 128);
                QueuePair queue = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .create()) {
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
            PrintStream peer = new PrintStream(socket.getOutputStream(), true, UTF_8);

            queue.init();
            ReceiveRequest receive = queue.prepareReceive(buffer.slice(64, 64)).post();
            peer.println(queue.endpoint());
            queue.connect(Endpoint.parse(in.readLine()));

            peer.println("connected");
            in.readLine(); // The peer is connected and has posted its receive.
            buffer.memory().setString(0, greeting);
            queue.send(buffer.slice(0, 64), TIMEOUT);
            out.println(receive.await(TIMEOUT).message().getString(0));

            peer.println("done");
            in.readLine(); // The peer has received the message and its acknowledgement.
        }
    }
}
