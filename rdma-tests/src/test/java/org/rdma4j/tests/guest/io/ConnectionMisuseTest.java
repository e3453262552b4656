package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Addresses;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.DatagramEndpoint;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.PortSpace;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;

/** Misuse of connections and listeners, on both devices. */
@InGuest
@Timeout(300)
class ConnectionMisuseTest {
    private interface Action {
        void run(Resources on) throws Throwable;
    }

    private final List<DynamicTest> rows = new ArrayList<>();
    private Device device = Device.RXE;

    private void refused(String name, Class<? extends Throwable> expected, String words, Action action) {
        Device on = device;
        rows.add(dynamicTest(on + ": " + name, () -> {
            try (Resources bench = new Resources(on)) {
                Throwable thrown = catchThrowable(() -> action.run(bench));
                assertThat(thrown).isExactlyInstanceOf(expected);
                if (!words.isEmpty()) {
                    assertThat(thrown).hasMessageContaining(words);
                }
            }
        }));
    }

    /** A listener and the resources that a row creates. */
    private static final class Resources implements Closeable {
        private final Device device;
        private final Listener listener;
        private final List<Closeable> more = new ArrayList<>();

        private Resources(Device device) throws IOException {
            this.device = device;
            this.listener = keep(Listener.on(new InetSocketAddress(device.address(), 0)));
        }

        private <T extends Closeable> T keep(T resource) {
            more.add(0, resource);
            return resource;
        }

        private Connection resolved() throws IOException {
            return keep(Connection.to(listener.address(), LIMIT));
        }

        /** Returns the client side of an established connection. */
        private Connection connected() throws IOException {
            Connection client = resolved();
            CompletableFuture<Connection> accepted = CompletableFuture.supplyAsync(
                    () -> {
                        try {
                            return keep(listener.next(LIMIT)).establish(LIMIT);
                        } catch (IOException e) {
                            throw new CompletionException(e);
                        }
                    },
                    command -> new Thread(command).start());
            client.establish(LIMIT);
            accepted.join();
            return client;
        }

        private Connection closed() throws IOException {
            Connection client = connected();
            client.close();
            client.close();
            assertThat(client.isConnected()).isFalse();
            return client;
        }

        @Override
        public void close() throws IOException {
            for (Closeable resource : more) {
                resource.close();
            }
        }
    }

    @TestFactory
    Stream<DynamicTest> misuseIsRejected() {
        for (Device each : Device.values()) {
            device = each;
            ofConnections();
            ofListenersAndIdentifiers();
            ofOptions();
        }
        return rows.stream();
    }

    private void ofConnections() {
        Class<IllegalStateException> state = IllegalStateException.class;
        refused(
                "established twice",
                state,
                "is already established",
                on -> on.connected().establish(LIMIT));
        refused("established after close", state, "closed", on -> on.closed().establish(LIMIT));
        refused("allocated after close", state, "is closed", on -> on.closed().allocate(8));
        refused("its address after close", state, "is closed", on -> on.closed().localAddress());
        refused(
                "its peer's address after close",
                state,
                "is closed",
                on -> on.closed().peerAddress());
        refused(
                "work after close",
                state,
                "is closed",
                on -> on.closed().queuePair().prepareSend());
        refused("work prepared before close", state, "is closed", on -> {
            Connection client = on.connected();
            SendRequest send = client.queuePair().prepareSend();
            client.close();
            send.post();
        });
        refused("its memory after close", state, "is closed", on -> {
            Connection client = on.connected();
            MemoryRegion region = client.allocate(8);
            client.close();
            region.memory();
        });
        refused("accepted after close", state, "closed", on -> {
            CompletableFuture<Object> connecting = connecting(on);
            Connection request = on.listener.next(LIMIT);
            request.close();
            try {
                request.establish(LIMIT);
            } finally {
                connecting.join();
            }
        });
        answered("refused with too many words", IllegalArgumentException.class, "maximum of 148", request -> {
            request.reject(new byte[300]);
        });
        answered("refused with nothing", NullPointerException.class, "", request -> request.reject(null));
        answered("accepted with nothing", NullPointerException.class, "", request -> request.accept(null));
        answered("accepted after it was refused", state, "already been answered", request -> {
            request.reject(new byte[0]);
            request.accept();
        });
        answered("refused twice", state, "already been answered", request -> {
            request.reject(new byte[0]);
            request.reject(new byte[0]);
        });
        answered("refused after it was accepted", state, "already been answered", request -> {
            request.accept().close();
            request.reject(new byte[0]);
        });
        answered("accepted twice", state, "already been answered", request -> {
            request.accept().close();
            request.accept();
        });
        answered("accepted after it was closed", state, "answered or closed", request -> {
            request.close();
            request.accept();
        });
        answered("accepted with options that cannot be, and then twice", state, "already been answered", request -> {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> request.accept(new ConnectionOptions().withQueuePair(pair -> pair.elements(0))));
            request.accept().close();
            request.accept();
        });
        refused("closed with a region that it does not own", state, "memory region of 8 bytes", on -> {
            Connection client = on.connected();
            MemoryRegion region = MemoryRegion.allocate(client.domain(), 8);
            try {
                client.close();
            } finally {
                region.close();
                client.close();
                assertThat(client.domain().context().isOpen()).isFalse();
            }
        });
        refused("closed by another thread", WrongThreadException.class, "release()", on -> {
            Connection client = on.connected();
            client.queuePair().prepareSend();
            try {
                CompletableFuture.runAsync(
                                () -> {
                                    try {
                                        client.close();
                                    } catch (IOException e) {
                                        throw new CompletionException(e);
                                    }
                                },
                                command -> new Thread(command).start())
                        .join();
            } catch (CompletionException e) {
                client.close();
                assertThat(client.domain().isOpen()).isFalse();
                throw e.getCause();
            }
        });
        refused("work before it is established", state, "connect the queue pair first", on -> {
            Connection client = on.resolved();
            client.queuePair().prepareSend(client.allocate(8)).post();
        });
        refused(
                "the memory of another connection",
                IllegalArgumentException.class,
                "a different protection" + " domain",
                on -> {
                    Connection one = on.connected();
                    one.queuePair().prepareSend(on.connected().allocate(8));
                });
        refused("immediate data", device == Device.SIW ? UnsupportedOperationException.class : state, "", on -> {
            Connection client = on.resolved();
            client.queuePair().prepareSend().immediate(1).post();
        });
        if (device == Device.SIW) {
            refused("iWARP by hand", UnsupportedOperationException.class, "use the connection manager", on -> {
                Connection client = on.connected();
                client.queuePair().init();
                client.queuePair().endpoint();
            });
        }
        refused("memory of a connection that is another", WorkException.class, "", on -> {
            Connection one = on.connected();
            Connection two = on.connected();
            MemoryRegion here = one.allocate(8);
            MemoryRegion there = two.allocate(8, org.rdma4j.verbs.Access.REMOTE_WRITE);
            there.memory().fill((byte) 5);
            RemoteMemory remote = there.remoteMemory();
            try {
                // Writes on iWARP complete when they have been sent. The rejected write then ends the connection.
                ReceiveRequest answer = one.queuePair().prepareReceive(here).post();
                one.queuePair().prepareWrite(remote, here).complete(LIMIT);
                answer.await(LIMIT);
            } finally {
                assertThat(there.memory().get(java.lang.foreign.ValueLayout.JAVA_BYTE, 0))
                        .isEqualTo((byte) 5);
                assertThat(one.queuePair().state()).isEqualTo(QueuePairState.ERR);
            }
        });
    }

    private interface Answer {
        void to(ConnectionRequest request) throws Throwable;
    }

    private void answered(String name, Class<? extends Throwable> expected, String words, Answer answer) {
        refused(name, expected, words, on -> {
            CompletableFuture<Object> connecting = connecting(on);
            try (ConnectionRequest request = on.listener.nextRequest(LIMIT)) {
                answer.to(request);
            } finally {
                connecting.join();
            }
        });
    }

    private static CompletableFuture<Object> connecting(Resources on) {
        return CompletableFuture.supplyAsync(
                () -> catchThrowable(() -> {
                    try (Connection client = Connection.to(on.listener.address(), LIMIT)) {
                        client.establish(LIMIT);
                    }
                }),
                command -> new Thread(command).start());
    }

    private void ofListenersAndIdentifiers() {
        Class<IllegalStateException> state = IllegalStateException.class;
        refused("a closed listener's next", state, "is closed", on -> {
            on.listener.close();
            on.listener.close();
            on.listener.next(LIMIT);
        });
        refused("a closed listener's address", state, "is closed", on -> {
            on.listener.close();
            on.listener.address();
        });
        refused("a listener that is closed while somebody waits", state, "is closed", on -> {
            CompletableFuture<Object> waiting = CompletableFuture.supplyAsync(
                    () -> catchThrowable(() -> on.listener.next(LIMIT)), command -> new Thread(command).start());
            Thread.sleep(100);
            on.listener.close();
            throw (Throwable) waiting.join();
        });
        refused(
                "a second listener on a port",
                VerbsException.class,
                "EADDRINUSE",
                on -> on.keep(Listener.on(on.listener.address())));
        refused(
                "a listener on an address of others",
                VerbsException.class,
                "",
                on -> on.keep(Listener.on(new InetSocketAddress("192.0.2.1", 0))));
        refused(
                "a name without an address",
                IllegalArgumentException.class,
                "has no address",
                on -> Connection.to(InetSocketAddress.createUnresolved("nobody.invalid", 1), LIMIT));
        refused(
                "a second listener on a port, by address",
                VerbsException.class,
                "cannot bind to " + device.address() + ":",
                on -> on.keep(Listener.on(on.listener.address())));
        refused(
                "a listener on an address of others, by address",
                VerbsException.class,
                "cannot bind to 192.0.2.1:0",
                on -> on.keep(Listener.on(new InetSocketAddress("192.0.2.1", 0))));
        refused("a loop with identifiers", state, "identifier", on -> {
            ServedChannel loop = on.keep(ServedChannel.open());
            on.keep(loop.identifier());
            loop.close();
        });
        refused("a closed loop", state, "is closed", on -> {
            ServedChannel loop = ServedChannel.open();
            loop.close();
            loop.close();
            loop.identifier();
        });
        List<Action> closed = List.of(
                on -> gone().bind(on.listener.address()),
                on -> gone().listen(1),
                on -> gone().resolveAddress(on.listener.address(), LIMIT),
                on -> gone().resolveRoute(LIMIT),
                on -> gone().establish(),
                on -> gone().disconnect(),
                on -> gone().reject(new byte[0]),
                on -> gone().reject(new byte[149]),
                on -> gone().queuePairAttributes(QueuePairState.INIT),
                on -> gone().deviceName(),
                on -> gone().localAddress(),
                on -> gone().peerAddress(),
                on -> gone().request(LIMIT),
                on -> gone().typeOfService(0),
                on -> gone().acknowledgeTimeout(14),
                on -> gone().reuseAddress(true),
                on -> gone().ipv6Only(true),
                on -> gone().ask(new byte[0]),
                on -> gone().joinMulticast(InetAddress.getByName("239.1.1.1"), false),
                on -> gone().leaveMulticast(InetAddress.getByName("239.1.1.1")));
        for (int i = 0; i < closed.size(); i++) {
            refused("a closed identifier (" + (i + 1) + ")", state, "closed", closed.get(i));
        }
        refused(
                "an identifier without a device",
                state,
                "is not bound to a device",
                on -> on.keep(ServedChannel.shared().identifier()).deviceName());
        refused(
                "a route without an address",
                state,
                "is not bound to a device",
                on -> on.keep(ServedChannel.shared().identifier()).resolveRoute(LIMIT));
    }

    private static CommunicationIdentifier gone() throws IOException {
        CommunicationIdentifier identifier = ServedChannel.shared().identifier();
        identifier.close();
        identifier.close();
        return identifier;
    }

    private void ofOptions() {
        Class<IllegalArgumentException> argument = IllegalArgumentException.class;
        refused(
                "private data too long",
                argument,
                "maximum of 56",
                on -> new ConnectionOptions().withPrivateData(new byte[57]));
        refused("8 retries", argument, "0 to 7", on -> new ConnectionOptions().withRetries(8));
        refused("-1 RNR retries", argument, "0 to 7", on -> new ConnectionOptions().withRnrRetries(-1));
        refused("-1 reads", argument, "reads is -1", on -> new ConnectionOptions().withReads(-1));
        refused("256 as type of service", argument, "0 to 255", on -> new ConnectionOptions().withTypeOfService(256));
        refused("-1 as type of service", argument, "0 to 255", on -> new ConnectionOptions().withTypeOfService(-1));
        refused("an endless timeout", argument, "1 to 31", on -> new ConnectionOptions().withAcknowledgeTimeout(0));
        refused("a timeout too long", argument, "1 to 31", on -> new ConnectionOptions().withAcknowledgeTimeout(32));
        refused("no backlog", argument, "must be in the range 1", on -> new ConnectionOptions().withBacklog(0));
        refused("an identifier without backlog", argument, "must be at least 1", on -> {
            CommunicationIdentifier identifier = on.keep(ServedChannel.shared().identifier());
            identifier.bind(new InetSocketAddress(on.device.address(), 0));
            identifier.listen(0);
        });
        refused(
                "from an address of others",
                VerbsException.class,
                "",
                on -> Connection.to(
                        on.listener.address(),
                        new ConnectionOptions().withLocalAddress(new InetSocketAddress("192.0.2.1", 0)),
                        LIMIT));
        refused("datagrams of a connection's identifier", VerbsException.class, "EINVAL", on -> {
            CommunicationIdentifier identifier = on.keep(ServedChannel.shared().identifier());
            identifier.bind(new InetSocketAddress(on.device.address(), 0));
            identifier.joinMulticast(InetAddress.getByName("239.1.1.1"), false);
        });
        refused("a domain of the other device", argument, "is on the device " + device.verbsName(), on -> {
            String other = on.device == Device.RXE ? "siw0" : "rxe0";
            Context context = on.keep(org.rdma4j.verbs.Device.named(other).open());
            Connection.to(
                    on.listener.address(),
                    new ConnectionOptions().withDomain(on.keep(ProtectionDomain.allocate(context))),
                    LIMIT);
        });
        refused(
                "no sends",
                argument,
                "sendRequests is 0",
                on -> Connection.to(
                        on.listener.address(),
                        new ConnectionOptions().withQueuePair(with -> with.sendRequests(0)),
                        LIMIT));
        List<Action> nothing = List.of(
                on -> Listener.on(null),
                on -> Connection.to(null, LIMIT),
                on -> Connection.to(on.listener.address(), null),
                on -> on.listener.next(null),
                on -> on.resolved().establish(null),
                on -> new ConnectionOptions().withPrivateData(null),
                on -> new ConnectionOptions().withLocalAddress(null),
                on -> Addresses.ofPeer(null, "1", PortSpace.TCP, LIMIT),
                on -> Addresses.ofPeer("10.77.0.1", null, PortSpace.TCP, LIMIT),
                on -> Addresses.ofPeer("10.77.0.1", "1", null, LIMIT),
                on -> Addresses.ofPeer("10.77.0.1", "1", PortSpace.TCP, null),
                on -> DatagramEndpoint.on(null),
                on -> DatagramEndpoint.towards(null, LIMIT),
                on -> new ConnectionOptions().withDomain(null),
                on -> new ConnectionOptions().withQueuePair(null));
        for (int i = 0; i < nothing.size(); i++) {
            refused("null (" + (i + 1) + ")", NullPointerException.class, "", nothing.get(i));
        }
        Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
        Device on = device;
        rows.add(dynamicTest(on + ": maximum timeout", () -> {
            try (Resources bench = new Resources(on)) {
                CompletableFuture<Object> connecting = connecting(bench);
                bench.listener.next(longest).close();
                assertThat(connecting.join()).isInstanceOf(IOException.class);
                bench.keep(Connection.to(bench.listener.address(), longest));
            }
        }));
    }
}
