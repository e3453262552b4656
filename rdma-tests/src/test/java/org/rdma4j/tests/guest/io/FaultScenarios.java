package org.rdma4j.tests.guest.io;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.rdma4j.cm.Addresses;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.DatagramEndpoint;
import org.rdma4j.cm.DatagramListener;
import org.rdma4j.cm.DatagramPeer;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.PortSpace;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.Gid;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.DeviceMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.MemoryWindow;
import org.rdma4j.verbs.MulticastGroup;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkScope;

/**
 * Scenarios for {@link FaultProbe}: complete programs that create, connect and use objects, and leave closing them to
 * {@link OwnedResources}.
 */
enum FaultScenarios {
    /** All classes of org.rdma4j.verbs, with two queue pairs connected without the connection manager. */
    BY_HAND {
        @Override
        void run(Device device, OwnedResources owned) throws IOException {
            Context context =
                    owned.own(org.rdma4j.verbs.Device.named(device.verbsName()).open());
            context.events().next(Duration.ZERO);
            context.pkeys(1);
            ProtectionDomain domain = owned.own(ProtectionDomain.allocate(context));
            MemoryRegion memory = owned.own(MemoryRegion.allocate(domain, 4096, EVERYTHING));
            CompletionQueue sends = owned.own(CompletionQueue.create(context, 64));
            sends.resize(128);
            owned.own(CompletionQueue.builder(context, 4).singleThreaded().create());
            CompletionQueue receives = owned.own(CompletionQueue.createWithEvents(context, 64));
            SharedReceiveQueue shared = owned.own(SharedReceiveQueue.create(domain, 8, 1));
            shared.limit(1);
            shared.limit();
            shared.resize(16);
            unsupported(context::clock);
            unsupported(
                    () -> owned.own(MemoryRegion.register(domain, owned.own(DeviceMemory.allocate(context, 64, 3)))));
            unsupported(() -> owned.own(MemoryRegion.registerDmabuf(domain, 0, 0, 4096)));
            owned.own(BufferPool.create(domain, 256, 4, 2)).lease(LIMIT).close();
            unsupported(
                    () -> owned.own(MemoryRegion.register(domain, Arena.ofAuto().allocate(64)))
                            .changeAccess(Access.REMOTE_READ));
            MemoryWindow window = owned.own(MemoryWindow.allocate(domain, MemoryWindow.Type.TYPE_2));
            MemoryWindow other = owned.own(MemoryWindow.allocate(domain, MemoryWindow.Type.TYPE_1));
            QueuePair left = owned.own(QueuePair.builder(domain, QueuePairType.RC)
                    .sendCompletions(sends)
                    .receiveCompletions(receives)
                    .create());
            QueuePair right = owned.own(QueuePair.builder(domain, QueuePairType.RC)
                    .completions(receives)
                    .receives(shared)
                    .create());
            left.init(Access.REMOTE_WRITE);
            right.init(Access.REMOTE_WRITE);
            left.connect(right.endpoint());
            right.connect(left.endpoint());
            ReceiveRequest first = shared.prepareReceive(memory.slice(0, 8)).post();
            // Arms the queue, so that an event is available before the second wait sleeps.
            receives.poll(SHORT);
            left.send(memory.slice(8, 8), LIMIT);
            await(receives, first);
            receives.poll(SHORT);
            ReceiveRequest second = left.prepareReceive(memory.slice(16, 8)).post();
            right.send(memory.slice(8, 8), LIMIT);
            second.await(LIMIT);
            left.prepareBind(window, memory.slice(64, 64), Access.REMOTE_WRITE).complete(LIMIT);
            left.prepareInvalidate(window).complete(LIMIT);
            left.prepareBind(other, memory.slice(64, 64), Access.REMOTE_WRITE).complete(LIMIT);
            left.queryState();
            // If moving the queue pair to the error state fails, the queue pair is destroyed instead.
            owned.quiet("ibv_modify_qp");
            left.abort();
            // A second abort has no effect.
            left.abort();
        }
    },

    /** Requests of a scope, which have ended when the scope is closed. */
    SCOPES {
        @Override
        void run(Device device, OwnedResources owned) throws IOException {
            ProtectionDomain domain = domain(device, owned);
            MemoryRegion memory = owned.own(MemoryRegion.allocate(domain, 16));
            QueuePair left = connectable(owned, domain);
            QueuePair right = connectable(owned, domain);
            left.connect(right.endpoint());
            right.connect(left.endpoint());
            ReceiveRequest message = left.prepareReceive(memory.slice(0, 8));
            SendRequest answer = right.prepareSend(memory.slice(8, 8));
            try (WorkScope scope = new WorkScope(Duration.ofSeconds(2))) {
                scope.post(message);
                scope.post(answer);
            } finally {
                if (message.isInFlight() || answer.isInFlight()) {
                    throw new AssertionError("a request is in flight after its scope");
                }
            }
        }

        private QueuePair connectable(OwnedResources owned, ProtectionDomain domain) throws IOException {
            CompletionQueue completions = owned.own(CompletionQueue.createWithEvents(domain.context(), 64));
            return owned.own(QueuePair.builder(domain, QueuePairType.RC)
                            .completions(completions)
                            .create())
                    .init();
        }
    },

    /** Datagrams of an endpoint to itself. */
    DATAGRAMS {
        @Override
        void run(Device device, OwnedResources owned) throws IOException {
            ProtectionDomain domain = domain(device, owned);
            CompletionQueue completions = owned.own(CompletionQueue.create(domain.context(), 64));
            MemoryRegion memory = owned.own(MemoryRegion.allocate(domain, 256));
            AddressHandle[] handles = new AddressHandle[1];
            // Closed after the queue pair, because requests in flight use it.
            owned.own(() -> {
                if (handles[0] != null) {
                    handles[0].close();
                }
            });
            QueuePair queuePair = owned.own(QueuePair.builder(domain, QueuePairType.UD)
                    .completions(completions)
                    .create());
            queuePair.startDatagrams(1);
            owned.own(MulticastGroup.join(queuePair, Gid.of(InetAddress.getByName("239.1.2.3"))));
            ReceiveRequest datagram =
                    queuePair.prepareReceive(memory.slice(64, 64)).post();
            handles[0] = AddressHandle.create(domain, queuePair.endpoint());
            queuePair
                    .prepareSend(memory.slice(0, 8))
                    .to(handles[0], queuePair.number(), 1)
                    .complete(LIMIT);
            datagram.await(LIMIT);
            datagram.sender();
            owned.own(datagram.senderHandle(domain));
        }
    },

    /** Address resolution, a datagram service and its client, and a multicast group. */
    SERVICES {
        @Override
        void run(Device device, OwnedResources owned) throws IOException {
            InetAddress address = Addresses.ofPeer(device.address(), "1", PortSpace.UDP, LIMIT)
                    .get(0)
                    .getAddress();
            DatagramEndpoint there = owned.own(DatagramEndpoint.on(address));
            DatagramListener service = owned.own(there.listen(0));
            CompletableFuture<Void> server =
                    CompletableFuture.runAsync(() -> serve(service), command -> new Thread(command).start());
            OwnedResources mine = new OwnedResources();
            Throwable failure = null;
            try {
                DatagramEndpoint here = mine.own(DatagramEndpoint.towards(address, LIMIT));
                DatagramPeer peer = mine.own(here.find(service.address(), LIMIT));
                ReceiveRequest message =
                        there.queuePair().prepareReceive(there.allocate(48)).post();
                // Requests in flight use the peer. If moving the queue pair to the error state fails, the queue pair is
                // destroyed instead.
                owned.quiet("ibv_modify_qp");
                mine.own(() -> here.queuePair().abort());
                here.queuePair()
                        .prepareSend(here.allocate(8))
                        .to(peer.recipient())
                        .complete(LIMIT);
                message.await(LIMIT);
                mine.own(here.join(InetAddress.getByName("239.1.2.4"), LIMIT));
                mine.own(here.joinToSend(InetAddress.getByName("239.1.2.5"), LIMIT));
            } catch (IOException | RuntimeException e) {
                failure = e;
                // Ends the wait of the server.
                mine.own(service);
            }
            List<Throwable> closing = mine.close();
            try {
                server.get();
            } catch (ExecutionException | InterruptedException e) {
                closing.add(e.getCause() instanceof Failures ? e.getCause() : e);
            }
            Failures.check(failure, closing);
        }

        private void serve(DatagramListener service) {
            Throwable failure = null;
            OwnedResources mine = new OwnedResources();
            try {
                mine.own(service.next(LIMIT)).accept();
            } catch (IOException | RuntimeException e) {
                failure = e;
            }
            try {
                Failures.check(failure, mine.close());
            } catch (IOException e) {
                throw new CompletionException(e);
            }
        }
    },

    /** A listener and a connection, each on a thread of its own. */
    CONNECTIONS {
        @Override
        void run(Device device, OwnedResources owned) throws IOException {
            Listener listener = owned.own(Listener.on(new InetSocketAddress(device.address(), 0)));
            CompletableFuture<Void> standing = new CompletableFuture<>();
            CompletableFuture<Void> sent = new CompletableFuture<>();
            CompletableFuture<Void> server = CompletableFuture.runAsync(
                    () -> serve(listener, standing, sent), command -> new Thread(command).start());
            OwnedResources mine = new OwnedResources();
            Throwable failure = null;
            try {
                Connection client = mine.own(Connection.to(listener.address(), LIMIT));
                MemoryRegion memory = client.allocate(16);
                client.establish(LIMIT);
                // These calls only report or complete a disconnection. If one fails, remaining waits end at their
                // deadline.
                owned.quiet("ibv_modify_qp");
                owned.quiet("rdma_get_cm_event");
                // soft-iWARP may drop messages that arrive before the connection is established.
                standing.join();
                client.queuePair().send(memory, LIMIT);
            } catch (IOException | RuntimeException e) {
                failure = e;
                // Ends the wait of the server.
                mine.own(listener);
            } finally {
                sent.complete(null);
            }
            List<Throwable> closing = mine.close();
            try {
                server.get();
            } catch (ExecutionException | InterruptedException e) {
                closing.add(e.getCause() instanceof Failures ? e.getCause() : e);
            }
            Failures.check(failure, closing);
        }

        private void serve(Listener listener, CompletableFuture<Void> standing, CompletableFuture<Void> sent) {
            OwnedResources mine = new OwnedResources();
            Throwable failure = null;
            try {
                Connection connection = mine.own(listener.next(LIMIT));
                MemoryRegion memory = connection.allocate(16);
                ReceiveRequest message =
                        connection.queuePair().prepareReceive(memory).post();
                connection.establish(LIMIT);
                standing.complete(null);
                message.await(LIMIT);
                // Disconnecting earlier could lose the acknowledgement of the message.
                sent.join();
            } catch (IOException | RuntimeException e) {
                failure = e;
            } finally {
                standing.complete(null);
            }
            try {
                Failures.check(failure, mine.close());
            } catch (IOException e) {
                throw new CompletionException(e);
            }
        }
    },

    /** The individual calls of the connection manager, with two event loops. */
    IDENTIFIERS {
        @Override
        void run(Device device, OwnedResources owned) throws IOException {
            ServedChannel loop = owned.own(ServedChannel.open());
            ServedChannel other = owned.own(ServedChannel.open());
            CommunicationIdentifier listener = owned.own(loop.identifier());
            listener.reuseAddress(true);
            listener.bind(new InetSocketAddress(device.address(), 0));
            listener.listen(4);
            CommunicationIdentifier client = resolved(owned, loop, listener);
            Context context =
                    owned.own(org.rdma4j.verbs.Device.named(client.deviceName()).open());
            ProtectionDomain domain = owned.own(ProtectionDomain.allocate(context));
            QueuePair left = queuePair(owned, domain);
            QueuePair right = queuePair(owned, domain);
            ConnectionOptions options = new ConnectionOptions();

            left.modify(client.queuePairAttributes(QueuePairState.INIT));
            client.connect(left, options);
            CommunicationIdentifier server = owned.own(listener.request(LIMIT));
            server.await(EventType.CONNECT_REQUEST, LIMIT);
            server.migrate(other.channel());
            take(right, server, QueuePairState.INIT, QueuePairState.RTR, QueuePairState.RTS);
            server.accept(right, options);
            client.await(EventType.CONNECT_RESPONSE, LIMIT);
            take(left, client, QueuePairState.RTR, QueuePairState.RTS);
            client.establish();
            server.await(EventType.ESTABLISHED, LIMIT);
            client.disconnect();
            server.await(EventType.DISCONNECTED, LIMIT);
            server.disconnect();
            client.await(EventType.DISCONNECTED, LIMIT);

            CommunicationIdentifier refused = resolved(owned, loop, listener);
            refused.connect(left, options);
            CommunicationIdentifier request = owned.own(listener.request(LIMIT));
            request.await(EventType.CONNECT_REQUEST, LIMIT);
            request.reject(new byte[] {1});
            try {
                refused.await(EventType.REJECTED, LIMIT);
            } catch (ConnectionException e) {
                // A rejection with a reason is always reported as an exception.
                if (e.event().type() != EventType.REJECTED) {
                    throw e;
                }
            }
        }

        private CommunicationIdentifier resolved(
                OwnedResources owned, ServedChannel loop, CommunicationIdentifier listener) throws IOException {
            CommunicationIdentifier identifier = owned.own(loop.identifier());
            identifier.resolveAddress(listener.localAddress(), LIMIT);
            identifier.await(EventType.ADDR_RESOLVED, LIMIT);
            identifier.resolveRoute(LIMIT);
            identifier.await(EventType.ROUTE_RESOLVED, LIMIT);
            return identifier;
        }

        private QueuePair queuePair(OwnedResources owned, ProtectionDomain domain) throws IOException {
            CompletionQueue completions = owned.own(CompletionQueue.create(domain.context(), 64));
            return owned.own(QueuePair.builder(domain, QueuePairType.RC)
                    .completions(completions)
                    .create());
        }

        private void take(QueuePair queuePair, CommunicationIdentifier identifier, QueuePairState... states)
                throws IOException {
            for (QueuePairState state : states) {
                queuePair.modify(identifier.queuePairAttributes(state));
            }
        }
    };

    static final Duration LIMIT = Duration.ofSeconds(20);
    private static final Duration SHORT = Duration.ofMillis(20);
    private static final Access[] EVERYTHING = {Access.REMOTE_READ, Access.REMOTE_WRITE, Access.MW_BIND};
    private static final Set<Integer> UNSUPPORTED = Set.of(Errno.EOPNOTSUPP, Errno.ENOSYS, Errno.EINVAL, Errno.ENOTTY);

    /** The failures of several parts of a program, as suppressed exceptions. */
    static final class Failures extends IOException {
        private static final long serialVersionUID = 1L;

        private Failures(List<Throwable> failures) {
            super("several parts failed");
            failures.forEach(this::addSuppressed);
        }

        private static void check(Throwable failure, List<Throwable> more) throws IOException {
            if (failure != null) {
                more.add(0, failure);
            }
            if (!more.isEmpty()) {
                throw new Failures(more);
            }
        }
    }

    private interface Call {
        void run() throws IOException;
    }

    /** Calls a function that these devices may not support. */
    private static void unsupported(Call call) throws IOException {
        try {
            call.run();
        } catch (VerbsException e) {
            if (!UNSUPPORTED.contains(e.errno())) {
                throw e;
            }
        }
    }

    private static ProtectionDomain domain(Device device, OwnedResources owned) throws IOException {
        return owned.own(ProtectionDomain.allocate(
                owned.own(org.rdma4j.verbs.Device.named(device.verbsName()).open())));
    }

    private static void await(CompletionQueue queue, ReceiveRequest request) throws IOException {
        long start = System.nanoTime();
        while (request.isInFlight()) {
            if (System.nanoTime() - start > LIMIT.toNanos()) {
                throw new AssertionError(request + " did not complete");
            }
            for (Completions done = queue.poll(LIMIT); done.next(); ) {
                done.request();
            }
        }
    }

    /** Runs the scenario once. */
    abstract void run(Device device, OwnedResources owned) throws IOException;
}
