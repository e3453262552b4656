package org.rdma4j.tests.docs;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import org.rdma4j.cm.Addresses;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.DatagramEndpoint;
import org.rdma4j.cm.DatagramListener;
import org.rdma4j.cm.DatagramPeer;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.Membership;
import org.rdma4j.cm.PortSpace;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkRequest;

/** The examples in the Javadoc of the package org.rdma4j.cm. */
final class ConnectionExamples {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);
    private static final int SIZE = 64;

    private ConnectionExamples() {}

    static void server(InetSocketAddress address) throws IOException {
        // Server
        try (Listener listener = Listener.on(address);
                Connection client = listener.next(TIMEOUT)) {
            MemoryRegion buffer = client.allocate(64);
            ReceiveRequest request = client.prepareReceive(buffer).post();
            client.establish(TIMEOUT);
            client.send(buffer.slice(0, request.await(TIMEOUT).length()), TIMEOUT);
        }
    }

    static void client(InetSocketAddress address) throws IOException {
        // Client
        try (Connection server = Connection.to(address, TIMEOUT)) {
            MemoryRegion buffer = server.allocate(64);
            ReceiveRequest response =
                    server.prepareReceive(buffer.slice(32, 32)).post();
            server.establish(TIMEOUT);
            buffer.memory().setString(0, "hello");
            server.send(buffer.slice(0, 6), TIMEOUT);
            System.out.println(response.await(TIMEOUT).message().getString(0));
            server.awaitEnd(TIMEOUT);
        }
    }

    static void sender(Connection connection) throws IOException {
        // Sender, connected by Connection.to
        MemoryRegion memory = connection.allocate(16 * SIZE + 1);
        SendRequest[] sends = new SendRequest[16];
        for (int i = 0; i < 16; i++) {
            sends[i] = connection.queuePair().prepareSend(memory.slice(i * SIZE, SIZE));
        }
        ReceiveRequest[] credits = new ReceiveRequest[3]; // Two credits and the answer.
        for (int i = 0; i < 3; i++) {
            credits[i] = connection.prepareReceive(memory.slice(16 * SIZE, 1)).post();
        }
        connection.establish(TIMEOUT);
        int sent = 0;
        int awaited = 0;
        boolean last;
        do {
            if (sent >= 16 && sent % 8 == 0) {
                credits[awaited++ % 3].await(TIMEOUT).post();
            }
            SendRequest send = sends[sent % 16].await(TIMEOUT); // Its buffer is free.
            last = fill(memory.memory().asSlice(sent % 16 * SIZE, SIZE));
            send.post();
            sent++;
        } while (!last);
        while (awaited <= (sent - 1) / 8) {
            credits[awaited++ % 3].await(TIMEOUT); // The last one is the answer.
        }
        connection.awaitEnd(TIMEOUT);
        connection.close();
    }

    private static boolean fill(MemorySegment message) {
        message.set(ValueLayout.JAVA_BYTE, 0, (byte) 1);
        return true;
    }

    static void receiver(Connection connection) throws IOException {
        // Receiver, accepted by a Listener
        MemoryRegion memory = connection.allocate(16 * SIZE + 1);
        ReceiveRequest[] receives = new ReceiveRequest[16];
        for (int i = 0; i < 16; i++) {
            receives[i] =
                    connection.prepareReceive(memory.slice(i * SIZE, SIZE)).post();
        }
        LocalMemory credit = memory.slice(16 * SIZE, 1);
        connection.establish(TIMEOUT);
        int received = 0;
        boolean last;
        do {
            ReceiveRequest receive = receives[received++ % 16].await(TIMEOUT);
            last = process(receive.message());
            receive.post();
            if (last || received % 8 == 0) {
                connection.send(credit, TIMEOUT);
            }
        } while (!last);
        connection.close();
    }

    private static boolean process(MemorySegment message) {
        return message.get(ValueLayout.JAVA_BYTE, 0) == 1;
    }

    static void announce(InetSocketAddress address, int messages) throws IOException {
        // The client announces the number of its messages.
        byte[] count = ByteBuffer.allocate(4).putInt(messages).array();
        Connection server = Connection.to(address, new ConnectionOptions().withPrivateData(count), TIMEOUT);
        server.close();
    }

    static void examine(Listener listener) throws IOException {
        // The server chooses the capacity of its receive queue.
        try (ConnectionRequest request = listener.nextRequest(TIMEOUT)) {
            int messages = ByteBuffer.wrap(request.peerData()).getInt();
            if (messages > 1000) {
                request.reject("too many messages".getBytes(UTF_8));
            } else {
                serve(request.accept(new ConnectionOptions().withQueuePair(pair -> pair.receiveRequests(messages))));
            }
        }
    }

    private static void serve(Connection client) throws RdmaException {
        client.close();
    }

    static void publish(InetSocketAddress address) throws IOException {
        // Server
        try (Listener listener = Listener.on(address);
                Context context = Device.named(listener.deviceName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MemoryRegion region = MemoryRegion.allocate(domain, 4096, Access.REMOTE_READ)) {
            ByteBuffer key = ByteBuffer.allocate(RemoteMemory.BYTES);
            region.remoteMemory().copyTo(key);
            ConnectionOptions options =
                    new ConnectionOptions().withDomain(domain).withPrivateData(key.array());
            try (ConnectionRequest request = listener.nextRequest(TIMEOUT);
                    Connection client = request.accept(options)) {
                client.establish(TIMEOUT);
                client.awaitEnd(TIMEOUT);
            }
        }
    }

    static void read(InetSocketAddress address) throws IOException {
        // Client
        try (Connection server = Connection.to(address, TIMEOUT)) {
            server.establish(TIMEOUT);
            RemoteMemory remote = RemoteMemory.from(ByteBuffer.wrap(server.peerData()));
            MemoryRegion copy = server.allocate(remote.length());
            server.queuePair().prepareRead(remote, copy).complete(TIMEOUT);
        }
    }

    static void twoServers(InetAddress host) throws IOException {
        try (Context context = Device.towards(host).open();
                CompletionQueue completions = CompletionQueue.createWithEvents(context, 256)) {
            ConnectionOptions options = new ConnectionOptions().withCompletionQueue(completions);
            try (Connection first = Connection.to(new InetSocketAddress(host, 7471), options, TIMEOUT);
                    Connection second = Connection.to(new InetSocketAddress(host, 7472), options, TIMEOUT)) {
                first.establish(TIMEOUT);
                second.establish(TIMEOUT);
            }
        }
    }

    static void datagramServer(InetAddress local) throws IOException {
        // Server
        try (DatagramEndpoint endpoint = DatagramEndpoint.on(local);
                DatagramListener service = endpoint.listen(7471)) {
            ReceiveRequest request =
                    endpoint.queuePair().prepareReceive(endpoint.allocate(100)).post();
            service.next(TIMEOUT).accept();
            System.out.println(request.await(TIMEOUT).message().getString(0));
        }
    }

    static void datagramClient(InetAddress host) throws IOException {
        // Client
        try (DatagramEndpoint endpoint = DatagramEndpoint.towards(host, TIMEOUT);
                DatagramPeer peer = endpoint.find(new InetSocketAddress(host, 7471), TIMEOUT)) {
            MemoryRegion buffer = endpoint.allocate(60);
            buffer.memory().setString(0, "hello");
            endpoint.queuePair().prepareSend(buffer).to(peer.recipient()).complete(TIMEOUT);
        }
    }

    static void member(InetAddress local) throws IOException {
        // Member of a multicast group
        try (DatagramEndpoint endpoint = DatagramEndpoint.on(local);
                Membership group = endpoint.join(InetAddress.getByName("239.7.7.7"), TIMEOUT)) {
            ReceiveRequest news =
                    endpoint.queuePair().prepareReceive(endpoint.allocate(100)).post();
            endpoint.queuePair()
                    .prepareSend(endpoint.allocate(60))
                    .to(group.recipient())
                    .complete(TIMEOUT);
            news.await(TIMEOUT);
        }
    }

    static void loopServer(InetSocketAddress address, ConnectionOptions options, Set<Connection> clients)
            throws IOException {
        EventChannel channel = EventChannel.open();
        // Watch channel.descriptor(). Whenever it is readable: channel.takeEvents(32)

        // Server
        Listener listener = Listener.on(channel, address, options);
        listener.onRequest(request -> {
            try {
                Connection client = request.accept();
                clients.add(client); // Post receives, too.
                client.onEnd(reason -> clients.remove(client));
                client.establishAsync().whenComplete((established, failure) -> log(client, failure));
            } catch (IOException e) {
                throw new UncheckedIOException(e); // Rejects the request.
            }
        });
        listener.close();
        channel.close();
    }

    private static void log(Connection connection, Throwable failure) {
        System.err.println(connection + ": " + failure);
    }

    static void loopClient(
            EventChannel channel, InetSocketAddress address, ConnectionOptions options, Set<Connection> servers) {
        // Client
        Connection.resolve(channel, address, options, TIMEOUT).thenCompose(route -> {
            try (route) {
                Connection server = route.create(options);
                servers.add(server);
                return server.establishAsync();
            } catch (IOException e) {
                return CompletableFuture.failedFuture(e);
            }
        });
    }

    static void resolve(
            EventChannel channel, InetSocketAddress peer, ConnectionOptions options, Set<Connection> connections) {
        Connection.resolve(channel, peer, options, TIMEOUT)
                .thenCompose(route -> {
                    try (route) {
                        Connection connection = route.create(options);
                        connections.add(connection); // Closed later, even if it cannot be established.
                        // Post receives.
                        return connection.establishAsync();
                    } catch (IOException e) {
                        return CompletableFuture.failedFuture(e);
                    }
                })
                .whenComplete((connection, failure) -> log(connection, failure));
    }

    static void options(InetSocketAddress address, byte[] name) throws IOException {
        ConnectionOptions options = new ConnectionOptions()
                .withQueuePair(pair -> pair.sendRequests(64).receiveRequests(64))
                .withRetries(3);
        Connection server = Connection.to(address, options.withPrivateData(name), TIMEOUT);
        server.close();
    }

    static void connection(InetSocketAddress address) throws IOException {
        try (Connection server = Connection.to(address, TIMEOUT)) {
            ReceiveRequest answer = server.prepareReceive(server.allocate(64)).post();
            server.establish(TIMEOUT).send(server.allocate(16), TIMEOUT);
            System.out.println(answer.await(TIMEOUT).length() + " bytes");
        }
    }

    static void listener(InetSocketAddress address, Map<QueuePair, Connection> clients, BooleanSupplier running)
            throws IOException {
        try (Listener listener = Listener.on(address);
                Context context = Device.named(listener.deviceName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.createWithEvents(context, 1024);
                SharedReceiveQueue receives = SharedReceiveQueue.create(domain, 256, 1)) {
            ConnectionOptions options =
                    new ConnectionOptions().withCompletionQueue(completions).withSharedReceiveQueue(receives);
            while (running.getAsBoolean()) {
                Optional<ConnectionRequest> request = listener.pollRequest();
                if (request.isPresent()) {
                    try (ConnectionRequest next = request.get()) {
                        Connection client = next.accept(options);
                        clients.put(client.queuePair(), client); // Closed below if it cannot be established.
                        client.establish(TIMEOUT);
                    } catch (RdmaException e) {
                        // This client failed; the listener continues.
                    }
                }
                Completions done = completions.poll(Duration.ofMillis(10));
                while (done.next()) {
                    handle(clients.get(QueuePair.of(done.request())), done.request());
                }
                for (Connection client : List.copyOf(clients.values())) {
                    if (!client.isConnected()) {
                        clients.remove(client.queuePair());
                        client.close();
                    }
                }
            }
        }
    }

    private static void handle(Connection client, WorkRequest<?> request) throws RdmaException {
        request.checkSuccess();
    }

    static void request(Listener listener) throws IOException {
        try (ConnectionRequest request = listener.nextRequest(TIMEOUT)) {
            if (request.peerData().length > 0) {
                serve(request.accept());
            } else {
                request.reject("Please announce your name".getBytes(UTF_8));
            }
        }
    }

    static void rejected(InetSocketAddress address) throws IOException {
        try (Connection server = Connection.to(address, TIMEOUT)) {
            server.establish(TIMEOUT);
        } catch (ConnectionException e) {
            boolean rejected = e.event().type() == EventType.REJECTED;
            System.err.println(rejected ? new String(e.event().privateData(), UTF_8) : e.getMessage());
        }
    }

    static void addresses() throws IOException {
        for (InetSocketAddress server : Addresses.ofPeer("storage1", "nfs", PortSpace.TCP, TIMEOUT)) {
            System.out.println(server);
        }
    }

    static void route(EventChannel channel, InetSocketAddress address, ConnectionOptions options) {
        Connection.resolve(channel, address, options, TIMEOUT).thenAccept(route -> {
            try (route) {
                System.out.println(route.peerAddress() + " is reached through " + route.deviceName());
            } catch (RdmaException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    static void channel(BooleanSupplier running) throws IOException {
        try (EventChannel channel = EventChannel.open()) {
            while (running.getAsBoolean()) {
                waitUntilReadable(channel.descriptor()); // epoll_wait: the descriptor, among others
                channel.takeEvents(32);
            }
        }
    }

    private static void waitUntilReadable(int descriptor) {
        System.out.println(descriptor);
    }

    static void identifier(EventChannel channel, InetSocketAddress peer) throws IOException {
        try (CommunicationIdentifier identifier = channel.identifier()) {
            identifier.resolveAddress(peer, TIMEOUT);
            identifier.await(EventType.ADDR_RESOLVED, TIMEOUT); // Another thread takes the events.
            identifier.resolveRoute(TIMEOUT);
            identifier.await(EventType.ROUTE_RESOLVED, TIMEOUT);
            System.out.println(identifier.deviceName());
        }
    }

    static void endpoint(InetSocketAddress service) throws IOException {
        try (DatagramEndpoint endpoint = DatagramEndpoint.towards(service.getAddress(), TIMEOUT);
                DatagramPeer peer = endpoint.find(service, TIMEOUT)) {
            MemoryRegion text = endpoint.allocate(60);
            text.memory().setString(0, "hello");
            endpoint.queuePair().prepareSend(text).to(peer.recipient()).complete(TIMEOUT);
        }
    }

    static void service(DatagramListener service, Set<InetAddress> admitted) throws IOException {
        try (DatagramListener.Request request = service.next(TIMEOUT)) {
            if (admitted.contains(request.peerAddress().getAddress())) {
                request.accept(); // The peer may send datagrams to the queue pair.
            }
        } // Rejects the request unless it has been accepted.
    }

    static void membership(DatagramEndpoint endpoint, InetAddress address, LocalMemory news) throws IOException {
        try (Membership group = endpoint.joinToSend(address, TIMEOUT)) {
            endpoint.queuePair().prepareSend(news).to(group.recipient()).complete(TIMEOUT);
        }
    }
}
