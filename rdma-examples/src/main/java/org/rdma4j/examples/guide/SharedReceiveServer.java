package org.rdma4j.examples.guide;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.*;
import java.util.function.*;
import org.rdma4j.cm.*;
import org.rdma4j.verbs.*;

/**
 * A server that sends messages back from the buffers in which they were received, with a shared receive queue for many
 * clients: {@code SharedReceiveServer ADDRESS PORT}. Disconnects a client that sends another message while {@link
 * #WINDOW} messages are being sent back to it, for example because it does not receive them.
 */
public final class SharedReceiveServer {
    static final int MAX_BYTES = 64;
    private static final int WINDOW = 8;

    /**
     * Maximum number of clients. With 256, the shared queues are so small that soft-iWARP cannot create 56 queue pairs.
     */
    private static final int MAX_CLIENTS = 512;

    private static final int BUFFERS = MAX_CLIENTS * WINDOW;

    private final Map<QueuePair, Connection> clients = new HashMap<>();

    public static void main(String[] arguments) throws IOException {
        try (Listener listener = Listener.on(new InetSocketAddress(arguments[0], Integer.parseInt(arguments[1])))) {
            new SharedReceiveServer().run(listener, () -> true);
        }
    }

    /** Serves the clients of a listener while a condition is true. */
    public void run(Listener listener, BooleanSupplier running) throws IOException {
        try (Context context = Device.named(listener.deviceName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.createWithEvents(context, 2 * BUFFERS);
                MemoryRegion memory = MemoryRegion.allocate(domain, BUFFERS * MAX_BYTES);
                SharedReceiveQueue receives = SharedReceiveQueue.create(domain, BUFFERS, 1)) {
            for (int i = 0; i < BUFFERS; i++) {
                LocalMemory buffer = memory.slice(i * MAX_BYTES, MAX_BYTES);
                receives.prepareReceive(buffer).attach(buffer).post();
            }
            ConnectionOptions options = new ConnectionOptions()
                    .withCompletionQueue(completions)
                    .withSharedReceiveQueue(receives)
                    .withQueuePair(pair -> pair.sendRequests(WINDOW));
            while (running.getAsBoolean()) {
                listener.pollRequest().ifPresent(request -> accept(request, options));
                handle(completions.poll(Duration.ofMillis(10)));
                close(client -> !client.isConnected() || client.queuePair().state() == QueuePairState.ERR, completions);
            }
            close(client -> true, completions);
        }
    }

    private void accept(ConnectionRequest request, ConnectionOptions options) {
        try (request) {
            if (clients.size() < MAX_CLIENTS) {
                Connection client = request.accept(options);
                clients.put(client.queuePair(), client);
                client.establish(Duration.ofSeconds(10));
            }
        } catch (RdmaException e) {
            System.err.println(e.getMessage());
        }
    }

    private static void handle(Completions done) throws RdmaException {
        while (done.next()) {
            if (done.request() instanceof ReceiveRequest message) {
                sendBack(QueuePair.of(message), message);
            } else {
                ((ReceiveRequest) done.request().attachment()).post();
            }
        }
    }

    private static void sendBack(QueuePair client, ReceiveRequest message) throws RdmaException {
        try {
            message.checkSuccess();
            LocalMemory received = ((LocalMemory) message.attachment()).slice(0, message.length());
            if (client.prepareSend(received).attach(message).tryPost()) {
                return;
            }
        } catch (WorkException e) {
            // The client has left.
        }
        client.abort();
        message.post();
    }

    /** Closes connections. Handles their last completions first, because closing a queue pair may drop them. */
    private void close(Predicate<Connection> condition, CompletionQueue completions) throws RdmaException {
        for (Connection client : clients.values().stream().filter(condition).toList()) {
            client.queuePair().abort();
            for (Completions done = completions.poll(); !done.isEmpty(); done = completions.poll()) {
                handle(done);
            }
            clients.remove(client.queuePair());
            client.close();
        }
    }
}
