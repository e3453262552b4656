package org.rdma4j.examples.guide;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.*;
import org.rdma4j.verbs.*;

/**
 * Requests and replies in datagrams: {@code Datagrams server ADDRESS}, then {@code Datagrams client ADDRESS TEXT}.
 * ADDRESS is the address of the server on a RoCE or InfiniBand network. The server exits when it has received no
 * datagram for a minute.
 */
public final class Datagrams {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);
    private static final Duration IDLE = Duration.ofMinutes(1);
    private static final int PORT = 7476;
    private static final int MAX_BYTES = 256;
    private static final int RECEIVES = 16;

    private Datagrams() {}

    public static void main(String[] arguments) throws IOException {
        InetAddress address = InetAddress.getByName(arguments[1]);
        if (arguments[0].equals("server")) {
            server(address, IDLE);
        } else {
            System.out.println(client(new InetSocketAddress(address, PORT), arguments[2]));
        }
    }

    /** Sends each datagram back to its sender, until none has arrived for some time. */
    public static void server(InetAddress address, Duration idle) throws IOException {
        try (DatagramEndpoint endpoint = DatagramEndpoint.on(address);
                DatagramListener service = endpoint.listen(PORT)) {
            ReceiveRequest[] receives = new ReceiveRequest[RECEIVES];
            LocalMemory[] buffers = new LocalMemory[RECEIVES];
            MemoryRegion memory = endpoint.allocate(RECEIVES * (ReceiveRequest.ROUTE_BYTES + MAX_BYTES));
            for (int i = 0; i < RECEIVES; i++) {
                int size = ReceiveRequest.ROUTE_BYTES + MAX_BYTES;
                buffers[i] = memory.slice(i * size, size);
                receives[i] = endpoint.queuePair().prepareReceive(buffers[i]).post();
            }
            Thread.ofVirtual().start(() -> acceptAll(service));
            SendRequest reply = endpoint.queuePair().prepareSend();
            for (int i = 0; receives[i].tryAwait(idle); i = (i + 1) % RECEIVES) {
                ReceiveRequest request = receives[i];
                LocalMemory message = buffers[i].slice(request.messageOffset(), request.messageLength());
                try (AddressHandle sender = request.senderHandle(endpoint.domain())) {
                    reply.local(message)
                            .to(sender, request.sourceQueuePair(), DatagramEndpoint.QKEY)
                            .complete(TIMEOUT);
                }
                request.post();
            }
        }
    }

    /** Tells each client the number of the queue pair, until the listener is closed. */
    private static void acceptAll(DatagramListener service) {
        try {
            while (true) {
                try (DatagramListener.Request request = service.next(Duration.ofDays(1))) {
                    request.accept();
                }
            }
        } catch (IllegalStateException closed) {
            // The server exits.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Sends a text to the server, and returns the reply. */
    public static String client(InetSocketAddress server, String text) throws IOException {
        try (DatagramEndpoint endpoint = DatagramEndpoint.towards(server.getAddress(), TIMEOUT);
                DatagramPeer service = endpoint.find(server, TIMEOUT)) {
            MemoryRegion question = endpoint.allocate(MAX_BYTES);
            MemoryRegion answer = endpoint.allocate(ReceiveRequest.ROUTE_BYTES + MAX_BYTES);
            question.memory().setString(0, text);
            ReceiveRequest receive = endpoint.queuePair().prepareReceive(answer).post();
            SendRequest send = endpoint.queuePair().prepareSend(question).to(service.recipient());
            for (int attempt = 0; attempt < 10; attempt++) {
                send.complete(TIMEOUT);
                if (receive.tryAwait(Duration.ofSeconds(1))) {
                    return receive.message().getString(0);
                }
            }
            throw new IOException("No reply from " + server);
        }
    }
}
