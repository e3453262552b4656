package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.ReentrantLock;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.DatagramEndpoint;
import org.rdma4j.cm.DatagramListener;
import org.rdma4j.cm.DatagramPeer;
import org.rdma4j.cm.Event;
import org.rdma4j.cm.EventType;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.ibv_ah_attr;
import org.rdma4j.sys.ibverbs.ibv_global_route;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.capability.ShowsRefusal;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.UsesDevices;
import org.rdma4j.verbs.AddressHandle;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;

/** Datagram services that clients find by their address (SIDR). */
@InGuest
@Timeout(90)
class ManagerDatagramsTest {
    private static final String HERE = "10.77.0.1";
    private static final int BURST = 50;

    private interface Action<T> {
        T run() throws IOException;
    }

    private static <T> CompletableFuture<T> elsewhere(Action<T> action) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return action.run();
                    } catch (IOException e) {
                        throw new CompletionException(e);
                    }
                },
                command -> new Thread(command).start());
    }

    private static DatagramEndpoint datagrams() throws IOException {
        return DatagramEndpoint.on(InetAddress.getByName(HERE));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void lockGuardsEndpoints() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        try (DatagramEndpoint here = datagrams()) {
            MemoryRegion buffer = here.allocate(200);
            ReceiveRequest receive = here.queuePair().prepareReceive(buffer);
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> here.guardedBy(lock));
            lock.lock();
            here.guardedBy(lock);
            lock.unlock();
            for (ThrowingCallable use : List.<ThrowingCallable>of(receive::post, here::release, here::close)) {
                assertThatExceptionOfType(WrongThreadException.class)
                        .isThrownBy(use)
                        .withMessageContaining("is guarded by");
            }
            elsewhere(() -> {
                        lock.lock();
                        try {
                            return receive.post();
                        } finally {
                            lock.unlock();
                        }
                    })
                    .get();
            assertThat(receive.isInFlight()).isTrue();
            lock.lock();
        } finally {
            lock.unlock();
        }
    }

    /** A simple client and server, on IPv4 and on IPv6. */
    @ParameterizedTest
    @ValueSource(strings = {HERE, "fd77::1"})
    @Shows({Capability.DATAGRAM_PORT_SPACE, Capability.DATAGRAM_SERVICES})
    void requestAndReply(String address) throws IOException {
        InetAddress host = InetAddress.getByName(address);
        CompletableFuture<InetSocketAddress> where = new CompletableFuture<>();
        CompletableFuture<String> served = elsewhere(() -> {
            try (DatagramEndpoint here = DatagramEndpoint.on(host);
                    DatagramListener service = here.listen(0)) {
                MemoryRegion buffer = here.allocate(200);
                ReceiveRequest question =
                        here.queuePair().prepareReceive(buffer).post();
                where.complete(service.address());
                DatagramListener.Request request = service.next(LIMIT);
                String word = new String(request.peerData(), StandardCharsets.UTF_8);
                assertThat(request.peerAddress().getAddress()).isEqualTo(host);
                request.accept(bytes("welcome"));
                String asked = question.await(LIMIT).message().getString(0);
                try (AddressHandle back = question.senderHandle(here.domain())) {
                    here.queuePair()
                            .prepareSend(buffer.slice(40, question.messageLength()))
                            .to(back, question.sourceQueuePair(), DatagramEndpoint.QKEY)
                            .complete(LIMIT);
                }
                return word.strip() + asked;
            }
        });
        InetSocketAddress peer = where.join();
        try (DatagramEndpoint here = DatagramEndpoint.towards(peer.getAddress(), LIMIT);
                DatagramPeer service = here.find(peer, bytes("may I"), LIMIT)) {
            assertThat(here.localAddress()).isEqualTo(host);
            assertThat(new String(service.data(), StandardCharsets.UTF_8)).startsWith("welcome");
            MemoryRegion buffer = here.allocate(200);
            ReceiveRequest answer =
                    here.queuePair().prepareReceive(buffer.slice(0, 100)).post();
            buffer.memory().setString(100, "what time is it");
            here.queuePair()
                    .prepareSend(buffer.slice(100, 16))
                    .to(service.recipient())
                    .complete(LIMIT);
            assertThat(answer.await(LIMIT).message().getString(0)).isEqualTo("what time is it");
            assertThat(served.join()).startsWith("may I").endsWith("what time is it");
        }
    }

    /** The answer suffices for an address handle in another protection domain, and contains the type of service. */
    @Test
    void answerContainsTheAddress() throws IOException {
        try (DatagramEndpoint server = datagrams();
                DatagramListener service = server.listen(0);
                DatagramEndpoint client = DatagramEndpoint.on(
                        InetAddress.getByName(HERE), new ConnectionOptions().withTypeOfService(0xb8));
                ProtectionDomain other =
                        ProtectionDomain.allocate(client.domain().context())) {
            CompletableFuture<Boolean> accepted = elsewhere(() -> {
                service.next(LIMIT).accept();
                return true;
            });
            try (DatagramPeer peer = client.find(service.address(), LIMIT);
                    AddressHandle handle =
                            AddressHandle.create(other, peer.destination().path())) {
                assertThat(peer.recipient().queuePair())
                        .isEqualTo(server.queuePair().number());
                assertThat(peer.recipient().qkey()).isEqualTo(DatagramEndpoint.QKEY);
                assertThat(handle.toString()).contains(HERE);
                assertThat(ibv_global_route.traffic_class(
                                ibv_ah_attr.grh(peer.destination().path())))
                        .isEqualTo(0xb8);
            }
            assertThat(accepted.join()).isTrue();
        }
    }

    @Test
    void rejectedRequests() throws IOException {
        try (DatagramEndpoint server = datagrams();
                DatagramListener service = server.listen(0);
                DatagramEndpoint client = datagrams()) {
            CompletableFuture<Boolean> rejected = elsewhere(() -> {
                DatagramListener.Request request = service.next(LIMIT);
                request.reject(bytes("full"));
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(request::accept)
                        .withMessageContaining("already been answered");
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(() -> request.reject(new byte[0]))
                        .withMessageContaining("already been answered");
                request.close();
                service.next(LIMIT).close();
                return true;
            });
            assertThatExceptionOfType(ConnectionException.class)
                    .isThrownBy(() -> client.find(service.address(), LIMIT))
                    .withMessageContaining("the datagram service rejected the request")
                    .matches(e -> e.event().type() == EventType.UNREACHABLE)
                    .matches(e -> new String(e.event().privateData(), StandardCharsets.UTF_8).startsWith("full"));
            assertThatExceptionOfType(ConnectionException.class)
                    .isThrownBy(() -> client.find(service.address(), LIMIT))
                    .withMessageContaining("the datagram service rejected the request");
            assertThat(rejected.join()).isTrue();
            assertThatExceptionOfType(ConnectionException.class)
                    .isThrownBy(() -> client.find(new InetSocketAddress(HERE, 9), LIMIT))
                    .withMessageContaining("no datagram service at that address");
        }
    }

    @Test
    void deadlines() throws IOException {
        try (DatagramEndpoint server = datagrams();
                DatagramListener service = server.listen(0);
                DatagramEndpoint client = datagrams()) {
            long start = System.nanoTime();
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> service.next(Duration.ofMillis(100)));
            // An unanswered request times out, although the kernel would retry for one minute.
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> client.find(service.address(), Duration.ofMillis(300)));
            assertThat(System.nanoTime() - start).isLessThan(10_000_000_000L);
            // The request is still queued, and its answer is ignored.
            service.next(LIMIT).accept();
        }
    }

    /** No request is lost while others are answered, and an endpoint can look up any number of services. */
    @Test
    void burstOfRequests() throws IOException {
        try (DatagramEndpoint server = datagrams();
                DatagramListener service = server.listen(0);
                DatagramEndpoint client = datagrams()) {
            List<CompletableFuture<Integer>> asking = new ArrayList<>();
            for (int i = 0; i < BURST; i++) {
                byte[] word = {(byte) i};
                asking.add(elsewhere(() -> {
                    try (DatagramPeer peer = client.find(service.address(), word, LIMIT)) {
                        return (int) peer.data()[0];
                    }
                }));
            }
            for (int i = 0; i < BURST; i++) {
                DatagramListener.Request request = service.next(LIMIT);
                request.accept(new byte[] {request.peerData()[0]});
            }
            for (int i = 0; i < BURST; i++) {
                assertThat(asking.get(i).join()).isEqualTo(i);
            }
        }
    }

    @Test
    void moreThanTheBacklog() throws IOException {
        try (DatagramEndpoint server =
                        DatagramEndpoint.on(InetAddress.getByName(HERE), new ConnectionOptions().withBacklog(1));
                DatagramListener service = server.listen(0);
                DatagramEndpoint client = datagrams()) {
            List<CompletableFuture<Throwable>> asking = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                asking.add(elsewhere(() -> catchThrowable(
                        () -> client.find(service.address(), LIMIT).close())));
            }
            long end = System.nanoTime() + LIMIT.toNanos() / 2;
            while (asking.stream().filter(CompletableFuture::isDone).count() < 2 && System.nanoTime() < end) {
                Thread.onSpinWait();
                Thread.yield();
            }
            service.next(LIMIT).accept();
            assertThat(asking.stream().map(CompletableFuture::join).filter(e -> e instanceof ConnectionException))
                    .hasSize(2);
        }
    }

    @Test
    void misuse() throws IOException {
        DatagramEndpoint client = datagrams();
        DatagramListener service;
        try (DatagramEndpoint server = datagrams()) {
            service = server.listen(0);
            InetSocketAddress peer = service.address();
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> client.find(peer, new byte[181], LIMIT))
                    .withMessageContaining("maximum of 180");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> client.find(new InetSocketAddress("fd77::1", 1), LIMIT))
                    .withMessageContaining("one is an IPv4 address and the other an IPv6 address");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> client.find(InetSocketAddress.createUnresolved("nobody.invalid", 1), LIMIT))
                    .withMessageContaining("has no address");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> DatagramEndpoint.on(InetAddress.getByName("0.0.0.0")))
                    .withMessageContaining("wildcard");
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> DatagramEndpoint.on(InetAddress.getByName("192.0.2.1")))
                    .matches(e -> e.errno() == Errno.EADDRNOTAVAIL || e.errno() == Errno.ENODEV);
            assertThatExceptionOfType(VerbsException.class)
                    .isThrownBy(() -> server.listen(peer.getPort()))
                    .withMessageContaining("the port is in use");
            CompletableFuture<Boolean> tooLong = elsewhere(() -> {
                DatagramListener.Request request = service.next(LIMIT);
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> request.accept(new byte[137]))
                        .withMessageContaining("maximum of 136");
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> request.reject(new byte[137]))
                        .withMessageContaining("maximum of 136");
                request.accept(new byte[136]);
                return true;
            });
            DatagramPeer found = client.find(peer, new byte[180], LIMIT);
            assertThat(found.data()).hasSize(136);
            assertThat(tooLong.join()).isTrue();
            MemoryRegion ofServer = server.allocate(8);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> server.queuePair().prepareSend(ofServer).to(found.recipient()))
                    .withMessageContaining("a different protection domain");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(client::close)
                    .withMessageContaining("address handle of");
            found.close();
            found.close();
            client.close();
            client.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> client.find(peer, LIMIT))
                    .withMessageContaining("is closed");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> client.listen(0))
                    .withMessageContaining("is closed");
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> client.join(InetAddress.getByName("239.1.1.1"), LIMIT))
                    .withMessageContaining("is closed");
            service.close();
            service.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> service.next(LIMIT))
                    .withMessageContaining("is closed");
        }
    }

    @Test
    void requestForAClosedQueuePair() throws IOException {
        DatagramEndpoint server = datagrams();
        try (DatagramListener service = server.listen(0);
                DatagramEndpoint client = datagrams()) {
            CompletableFuture<Throwable> asking =
                    elsewhere(() -> catchThrowable(() -> client.find(service.address(), LIMIT)));
            DatagramListener.Request request = service.next(LIMIT);
            server.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(request::accept)
                    .withMessageContaining("Cannot accept the request");
            request.close();
            assertThat(asking.join()).isInstanceOf(ConnectionException.class);
        } finally {
            server.close();
        }
    }

    /** Simulates a removal of the device, which ends waits for datagrams. */
    @Test
    void deviceRemovalEndsWaits() throws Exception {
        try (DatagramEndpoint here = datagrams()) {
            ReceiveRequest never =
                    here.queuePair().prepareReceive(here.allocate(64)).post();
            var deliver = CommunicationIdentifier.class.getSuperclass().getDeclaredMethod("deliver", Event.class);
            deliver.setAccessible(true);
            var identifier = DatagramEndpoint.class.getDeclaredField("identifier");
            identifier.setAccessible(true);
            deliver.invoke(identifier.get(here), new Event(EventType.ADDR_CHANGE, 0));
            assertThatExceptionOfType(RdmaTimeoutException.class).isThrownBy(() -> never.await(Duration.ofMillis(0)));
        }
        try (DatagramEndpoint here = datagrams()) {
            ReceiveRequest never =
                    here.queuePair().prepareReceive(here.allocate(64)).post();
            var deliver = CommunicationIdentifier.class.getSuperclass().getDeclaredMethod("deliver", Event.class);
            deliver.setAccessible(true);
            var identifier = DatagramEndpoint.class.getDeclaredField("identifier");
            identifier.setAccessible(true);
            deliver.invoke(identifier.get(here), new Event(EventType.DEVICE_REMOVAL, 0));
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> never.await(LIMIT))
                    .havingCause()
                    .isInstanceOf(ConnectionException.class)
                    .withMessageContaining("DEVICE_REMOVAL");
        }
    }

    @Test
    @UsesDevices(org.rdma4j.tests.guest.support.Device.SIW)
    @ShowsRefusal({Capability.DATAGRAM_PORT_SPACE, Capability.DATAGRAM_SERVICES})
    void datagramServicesOnSoftIwarp() {
        assertThatExceptionOfType(VerbsException.class)
                .isThrownBy(() -> DatagramEndpoint.on(InetAddress.getByName("10.77.1.1")))
                .matches(e -> e.errno() == Errno.EOPNOTSUPP)
                .withMessageContaining("the device or its driver does not support this operation");
    }
}
