package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/** Connections that share a completion queue and a shared receive queue. */
@InGuest
@Timeout(120)
class SharedConnectionQueuesTest {
    private static final int CLIENTS = 3;
    private static final int MESSAGES = 40;
    private static final int RECEIVES = 16;
    private static final int MESSAGE_BYTES = 8;

    /** Index of the client that disconnects after half of its messages. */
    private static final int LEAVING = 1;

    private static org.rdma4j.verbs.Device named(String device) throws IOException {
        return org.rdma4j.verbs.Device.named(device);
    }

    /** A server with one thread: it accepts connections, polls one completion queue, and posts to one receive queue. */
    private static final class Server implements Closeable {
        private final Listener listener;
        private final Context context;
        private final ProtectionDomain domain;
        private final CompletionQueue completions;
        private final SharedReceiveQueue receives;
        private final MemoryRegion memory;
        private final ConnectionOptions options;
        private final Map<QueuePair, Connection> connections = new HashMap<>();
        private final Map<QueuePair, Deque<SendRequest>> idleSends = new HashMap<>();

        /** Sequence numbers that have been received, by client. */
        private final Map<Integer, List<Integer>> received = new HashMap<>();

        /** Queue pairs of the clients from which a message has arrived. */
        private final Set<QueuePair> served = new HashSet<>();

        private int closed;

        private Server(Device device) throws IOException {
            listener = Listener.on(new InetSocketAddress(device.address(), 0));
            assertThat(listener.deviceName()).isEqualTo(device.verbsName());
            context = named(listener.deviceName()).open();
            domain = ProtectionDomain.allocate(context);
            completions = CompletionQueue.createWithEvents(context, 256);
            receives = SharedReceiveQueue.create(domain, RECEIVES, 1);
            memory = MemoryRegion.allocate(domain, (RECEIVES + 1) * (long) MESSAGE_BYTES);
            options = new ConnectionOptions().withCompletionQueue(completions).withSharedReceiveQueue(receives);
            for (int i = 0; i < RECEIVES; i++) {
                receives.prepareReceive(memory.slice(i * MESSAGE_BYTES, MESSAGE_BYTES))
                        .post();
            }
        }

        private void run() throws IOException {
            while (closed < CLIENTS) {
                Optional<ConnectionRequest> request = listener.pollRequest();
                if (request.isPresent()) {
                    accept(request.get());
                }
                Completions done = completions.poll(Duration.ofMillis(10));
                while (done.next()) {
                    handle(done.request());
                }
                closeEnded();
            }
        }

        private void accept(ConnectionRequest request) throws IOException {
            Connection connection = request.accept(options).establish(LIMIT);
            assertThat(connection.completions()).isSameAs(completions);
            assertThat(connection.domain()).isSameAs(domain);
            connections.put(connection.queuePair(), connection);
            idleSends.put(connection.queuePair(), new ArrayDeque<>());
            reply(connection.queuePair());
        }

        /** Sends a reply, which allows the client to send its next message. */
        private void reply(QueuePair client) throws IOException {
            SendRequest send = idleSends.get(client).poll();
            if (send == null) {
                send = client.prepareSend(memory.slice(RECEIVES * MESSAGE_BYTES, MESSAGE_BYTES));
            }
            send.post();
        }

        private void handle(WorkRequest<?> request) throws IOException {
            QueuePair client = QueuePair.of(request);
            if (request instanceof SendRequest send) {
                // If a client disconnects, the acknowledgement of the last reply may be lost.
                assertThat(send.status())
                        .isIn(
                                WorkStatus.SUCCESS,
                                WorkStatus.WR_FLUSH_ERR,
                                WorkStatus.RETRY_EXC_ERR,
                                WorkStatus.LOC_QP_OP_ERR);
                if (send.status() == WorkStatus.SUCCESS && connections.containsKey(client)) {
                    idleSends.get(client).add(send);
                }
                return;
            }
            ReceiveRequest receive = (ReceiveRequest) request;
            receive.checkSuccess();
            int index = receive.message().get(JAVA_INT, 0);
            int sequence = receive.message().get(JAVA_INT, Integer.BYTES);
            served.add(client);
            received.computeIfAbsent(index, any -> new ArrayList<>()).add(sequence);
            receive.post();
            if (connections.containsKey(client) && connections.get(client).isConnected()) {
                reply(client);
            }
        }

        private void closeEnded() throws IOException {
            for (Connection each : List.copyOf(connections.values())) {
                if (!each.isConnected()) {
                    connections.remove(each.queuePair());
                    idleSends.remove(each.queuePair());
                    each.close();
                    if (served.contains(each.queuePair())) {
                        closed++;
                    }
                }
            }
        }

        @Override
        public void close() throws IOException {
            for (Connection each : connections.values()) {
                each.close();
            }
            // Closing fails if a connection has already closed one of the resources, or has left an object open.
            for (Closeable each : new Closeable[] {receives, memory, completions, domain, context, listener}) {
                each.close();
            }
        }
    }

    private static void send(InetSocketAddress server, int index) throws IOException {
        int count = index == LEAVING ? MESSAGES / 2 : MESSAGES;
        // On soft-iWARP the server sends first, and the connection fails if that message overtakes the response of the
        // connection manager; otherwise the first message of the client could remain unread: see Connection.establish.
        for (boolean sent = false; !sent; ) {
            try (Connection connection = Connection.to(server, LIMIT)) {
                sent = send(connection, index, count);
            }
        }
    }

    /** Sends the messages of a client. Returns {@code false} if the connection could not be established. */
    private static boolean send(Connection connection, int index, int count) throws IOException {
        MemoryRegion message = connection.allocate(MESSAGE_BYTES);
        ReceiveRequest reply =
                connection.prepareReceive(connection.allocate(MESSAGE_BYTES)).post();
        try {
            connection.establish(LIMIT);
        } catch (ConnectionException e) {
            if (e.event().type() == EventType.CONNECT_ERROR) {
                return false;
            }
            throw e;
        }
        reply.await(LIMIT);
        for (int i = 0; i < count; i++) {
            reply.post();
            message.memory().set(JAVA_INT, 0, index);
            message.memory().set(JAVA_INT, Integer.BYTES, i);
            connection.send(message, LIMIT);
            reply.await(LIMIT);
        }
        return true;
    }

    @OnDevices
    @Shows(Capability.SHARED_CONNECTION_QUEUES)
    void singleThreadedServer(Device device) throws IOException {
        try (Server server = new Server(device)) {
            List<CompletableFuture<Void>> clients = new ArrayList<>();
            for (int i = 0; i < CLIENTS; i++) {
                int index = i;
                clients.add(CompletableFuture.runAsync(
                        () -> {
                            try {
                                send(server.listener.address(), index);
                            } catch (IOException e) {
                                throw new CompletionException(e);
                            }
                        },
                        command -> new Thread(command).start()));
            }
            server.run();
            clients.forEach(CompletableFuture::join);
            assertThat(server.served).hasSize(CLIENTS);
            for (int i = 0; i < CLIENTS; i++) {
                int count = i == LEAVING ? MESSAGES / 2 : MESSAGES;
                assertThat(server.received.get(i))
                        .as("messages of client %d", i)
                        .isEqualTo(IntStream.range(0, count).boxed().toList());
            }
            assertThat(server.completions.poll().next()).isFalse();
            assertThat(server.completions.isOpen()).isTrue();
            assertThat(server.receives.inFlight()).isEqualTo(RECEIVES);
        }
    }

    /** The listener's options specify the queues. The clients share a completion queue as well. */
    @OnDevices
    @Shows(Capability.SHARED_CONNECTION_QUEUES)
    void queuesInListenerOptions(Device device) throws Exception {
        try (Context context = named(device.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue ofServer = CompletionQueue.createWithEvents(context, 128);
                CompletionQueue ofClients = CompletionQueue.createWithEvents(context, 128);
                SharedReceiveQueue receives = SharedReceiveQueue.create(domain, 4, 1);
                MemoryRegion memory = MemoryRegion.allocate(domain, 8)) {
            ConnectionOptions serving =
                    new ConnectionOptions().withCompletionQueue(ofServer).withSharedReceiveQueue(receives);
            ConnectionOptions asking = new ConnectionOptions().withCompletionQueue(ofClients);
            for (int i = 0; i < 2; i++) {
                receives.prepareReceive(memory).post();
            }
            try (LocalConnection one = new LocalConnection(device, serving, asking);
                    LocalConnection two = new LocalConnection(device, serving, asking)) {
                assertThat(two.client.completions()).isSameAs(ofClients);
                assertThat(one.client.domain().context()).isSameAs(context);
                assertThat(one.client.domain()).isNotSameAs(two.client.domain());
                List<QueuePair> senders = new ArrayList<>();
                for (LocalConnection each : List.of(one, two)) {
                    // On soft-iWARP the server has to send first.
                    ReceiveRequest greeting =
                            each.client.prepareReceive(each.client.allocate(8)).post();
                    each.server.send(memory, LIMIT);
                    greeting.await(LIMIT);
                    each.client.send(each.client.allocate(8), LIMIT);
                }
                while (senders.size() < 2) {
                    for (Completions done = ofServer.poll(LIMIT); done.next(); ) {
                        done.request().checkSuccess();
                        senders.add(QueuePair.of(done.request()));
                    }
                }
                assertThat(senders).containsExactlyInAnyOrder(one.server.queuePair(), two.server.queuePair());
            }
        }
    }

    /** Sends and receives of a connection report to different queues. */
    @OnDevices
    void separateCompletionQueues(Device device) throws Exception {
        try (Context context = named(device.verbsName()).open();
                CompletionQueue sends = CompletionQueue.create(context, 64);
                CompletionQueue receives = CompletionQueue.create(context, 64)) {
            ConnectionOptions apart =
                    new ConnectionOptions().withSendCompletionQueue(sends).withReceiveCompletionQueue(receives);
            try (LocalConnection linked = new LocalConnection(device, apart, new ConnectionOptions())) {
                Connection server = linked.server;
                assertThat(server.queuePair().sendCompletions()).isSameAs(sends);
                assertThat(server.queuePair().receiveCompletions()).isSameAs(receives);
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(server::completions)
                        .withMessageContaining("queuePair().sendCompletions()");
                ReceiveRequest greeting =
                        linked.client.prepareReceive(linked.client.allocate(8)).post();
                server.send(server.allocate(8), LIMIT);
                assertThat(greeting.await(LIMIT).length()).isEqualTo(8);
            }
            assertThat(sends.isOpen()).isTrue();
        }
    }

    /** A request that cannot be accepted with the given options can be accepted with others. */
    @OnDevices
    void queuesOfAnotherDevice(Device device) throws Exception {
        String other = device == Device.RXE ? "siw0" : "rxe0";
        try (Context context = named(other).open();
                CompletionQueue queue = CompletionQueue.create(context, 64);
                Listener listener = Listener.on(new InetSocketAddress(device.address(), 0))) {
            ConnectionOptions wrong = new ConnectionOptions().withCompletionQueue(queue);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Connection.to(listener.address(), wrong, LIMIT))
                    .withMessageContainingAll(queue.toString(), "is on the device " + device.verbsName());
            ConnectingClients clients = new ConnectingClients();
            CompletableFuture<@Nullable Throwable> client =
                    clients.connect(listener.address(), new ConnectionOptions(), LIMIT);
            ConnectionRequest request = listener.nextRequest(LIMIT);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> request.accept(wrong))
                    .withMessageContainingAll(queue.toString(), "is on the device " + request.deviceName());
            clients.serve(request.accept());
            assertThat(client.join()).isNull();
        }
    }

    /** A listener on all addresses has no device; its requests have one. */
    @OnDevices
    void listenerOnAllAddresses(Device device) throws Exception {
        try (Listener listener = Listener.on(new InetSocketAddress(0))) {
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(listener::deviceName)
                    .withMessageContaining("is not bound to a device");
            assertThat(listener.pollRequest()).isEmpty();
            InetSocketAddress address =
                    new InetSocketAddress(device.address(), listener.address().getPort());
            CompletableFuture<Throwable> client = CompletableFuture.supplyAsync(
                    () -> {
                        try (Connection connection = Connection.to(address, LIMIT)) {
                            connection.establish(LIMIT);
                            return new AssertionError("the request was not rejected");
                        } catch (IOException e) {
                            return e;
                        }
                    },
                    command -> new Thread(command).start());
            try (ConnectionRequest request = listener.nextRequest(LIMIT)) {
                assertThat(request.deviceName()).isEqualTo(device.verbsName());
                request.reject(new byte[0]);
            }
            assertThat(client.join()).hasMessageContaining("Cannot connect to " + device.address() + ":");
        }
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> {
            Listener listener = Listener.on(new InetSocketAddress(device.address(), 0));
            listener.close();
            listener.pollRequest();
        });
    }
}
