package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
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
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.ReceiveRequest;

/** Connection requests that the program inspects before it accepts or rejects them. */
@InGuest
@Timeout(90)
class ConnectionRequestsTest {
    private static final ConnectionOptions USUAL = new ConnectionOptions().withRetries(5);

    private final ConnectingClients clients = new ConnectingClients();

    private static Listener listener(Device device) throws IOException {
        return Listener.on(new InetSocketAddress(device.address(), 0));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8).replaceAll("\0*$", "");
    }

    /** Starts a client, which waits for the answer to its request. Returns its exception, or null. */
    private CompletableFuture<@Nullable Throwable> connecting(
            Listener listener, ConnectionOptions options, Duration patience) {
        return clients.connect(listener.address(), options, patience);
    }

    private static void assertRefused(@Nullable Throwable thrown, String reason) {
        assertThat(thrown).isInstanceOfSatisfying(ConnectionException.class, refused -> {
            assertThat(refused.event().type()).isEqualTo(EventType.REJECTED);
            assertThat(text(refused.event().privateData())).isEqualTo(reason);
        });
    }

    /** The peer announces the number of messages in its private data. */
    @OnDevices
    @Shows({Capability.LISTENERS, Capability.PRIVATE_DATA})
    void peerDeterminesTheCapacity(Device device) throws Exception {
        int messages = 5;
        try (Listener listener = listener(device)) {
            CompletableFuture<Void> standing = new CompletableFuture<>();
            CompletableFuture<Void> sent = new CompletableFuture<>();
            CompletableFuture<@Nullable Throwable> sending = CompletableFuture.supplyAsync(
                    () -> catchThrowable(() -> {
                        ConnectionOptions options = USUAL.withPrivateData(
                                        ByteBuffer.allocate(4).putInt(messages).array())
                                .withQueuePair(pair -> pair.sendRequests(messages));
                        try (Connection client = Connection.to(listener.address(), options, LIMIT)) {
                            MemoryRegion memory = client.allocate(8);
                            client.establish(LIMIT);
                            // soft-iWARP may drop messages that arrive before the connection is established.
                            standing.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
                            for (int i = 0; i < messages; i++) {
                                client.send(memory, LIMIT);
                            }
                            sent.complete(null);
                            client.awaitEnd(LIMIT);
                        } finally {
                            sent.complete(null);
                        }
                    }),
                    command -> new Thread(command).start());
            ConnectionRequest request = listener.nextRequest(LIMIT);
            int wanted = ByteBuffer.wrap(request.peerData()).getInt();
            assertThat(wanted).isEqualTo(messages);
            try (Connection server = request.accept(USUAL.withQueuePair(pair -> pair.receiveRequests(wanted)))) {
                MemoryRegion memory = server.allocate(8);
                ReceiveRequest last = server.prepareReceive(memory);
                for (int i = 1; i < wanted; i++) {
                    server.prepareReceive(memory).post();
                }
                assertThat(last.tryPost()).isTrue();
                assertThat(server.prepareReceive(memory).tryPost())
                        .as("one receive more than the requested capacity")
                        .isFalse();
                assertThat(ByteBuffer.wrap(server.peerData()).getInt()).isEqualTo(wanted);
                // No effect after the request has been accepted.
                request.close();
                server.establish(LIMIT);
                standing.complete(null);
                last.await(LIMIT);
                // Disconnecting earlier could lose the acknowledgement of the last message.
                sent.join();
            }
            assertThat(sending.join()).isNull();
        }
    }

    @OnDevices
    @Shows(Capability.READS_IN_FLIGHT)
    void peerDataIsReadable(Device device) throws Exception {
        try (Listener listener = listener(device)) {
            CompletableFuture<@Nullable Throwable> connecting = connecting(
                    listener, USUAL.withReads(3).withRnrRetries(4).withPrivateData(bytes("who I am")), LIMIT);
            try (ConnectionRequest request = listener.nextRequest(LIMIT)) {
                assertThat(text(request.peerData())).isEqualTo("who I am");
                assertThat(request.peerAddress().getAddress().getHostAddress()).isEqualTo(device.address());
                assertThat(request.localAddress()).isEqualTo(listener.address());
                assertThat(request.deviceName()).isEqualTo(device.verbsName());
                assertThat(request.responderResources()).isEqualTo(3);
                assertThat(request.initiatorDepth()).isEqualTo(3);
                assertThat(request.rnrRetries()).isEqualTo(device == Device.RXE ? 4 : 0);
            }
            assertRefused(connecting.join(), "");
        }
    }

    /** Neither side has more outstanding reads than the other serves. soft-RoCE rounds up to powers of two. */
    @OnDevices(Device.RXE)
    void readsAreLimitedByTheSmallerSide(Device device) throws Exception {
        for (int[] reads : new int[][] {{2, 4}, {4, 2}, {4, 4}}) {
            int modest = Math.min(reads[0], reads[1]);
            try (LocalConnection pair =
                    new LocalConnection(device, USUAL.withReads(reads[0]), USUAL.withReads(reads[1]))) {
                for (Connection end : List.of(pair.server, pair.client)) {
                    QueuePairAttributes attributes = end.queuePair().query();
                    assertThat(List.of(attributes.readsAsInitiator(), attributes.readsAsTarget()))
                            .as(
                                    "server %d, client %d, of the %s",
                                    reads[0], reads[1], end == pair.server ? "server" : "client")
                            .containsExactly(modest, modest);
                }
            }
        }
    }

    @OnDevices
    @Shows(Capability.CONNECTION_REJECTION)
    void rejectedRequest(Device device) throws Exception {
        try (Listener listener = listener(device)) {
            CompletableFuture<@Nullable Throwable> connecting = connecting(listener, USUAL, LIMIT);
            ConnectionRequest request = listener.nextRequest(LIMIT);
            request.reject(bytes("too many messages"));
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(request::accept)
                    .withMessageContaining("already been answered");
            request.close();
            assertRefused(connecting.join(), "too many messages");
        }
    }

    /** Closing a request rejects it, whether it is unanswered or accepted but not established. */
    @OnDevices
    void closedRequestsAreRejected(Device device) throws Exception {
        try (Listener listener = listener(device)) {
            CompletableFuture<@Nullable Throwable> unanswered = connecting(listener, USUAL, LIMIT);
            ConnectionRequest request = listener.nextRequest(LIMIT);
            request.close();
            request.close();
            assertRefused(unanswered.join(), "");

            CompletableFuture<@Nullable Throwable> accepted = connecting(listener, USUAL, LIMIT);
            try (ConnectionRequest second = listener.nextRequest(LIMIT)) {
                second.accept().close();
            }
            assertRefused(accepted.join(), "");
        }
    }

    /** A request that cannot be accepted with the given options can still be answered. */
    @OnDevices
    void failedAcceptLeavesTheRequestOpen(Device device) throws Exception {
        try (Listener listener = listener(device)) {
            for (boolean accepted : new boolean[] {true, false}) {
                CompletableFuture<@Nullable Throwable> connecting = connecting(listener, USUAL, LIMIT);
                try (ConnectionRequest request = listener.nextRequest(LIMIT)) {
                    assertThat(catchThrowable(() ->
                                    request.accept(USUAL.withQueuePair(pair -> pair.sendRequests(Integer.MAX_VALUE)))))
                            .isNotNull();
                    if (accepted) {
                        clients.serve(request.accept());
                    } else {
                        request.reject(bytes("not so many"));
                    }
                }
                if (accepted) {
                    assertThat(connecting.join()).isNull();
                } else {
                    assertRefused(connecting.join(), "not so many");
                }
            }
        }
    }

    @OnDevices
    void peerHasGivenUp(Device device) throws Exception {
        // On soft-iWARP clients cannot give up before 10 s have passed.
        Duration patience = device == Device.RXE ? Duration.ofMillis(300) : LIMIT;
        try (Listener listener = listener(device)) {
            List<CompletableFuture<@Nullable Throwable>> connecting = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                connecting.add(connecting(listener, USUAL, patience));
            }
            List<ConnectionRequest> requests = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                requests.add(listener.nextRequest(LIMIT));
            }
            for (CompletableFuture<@Nullable Throwable> each : connecting) {
                assertThat(each.join()).isInstanceOf(IOException.class);
            }
            // The notification may take a moment.
            Thread.sleep(500);
            for (Answer answer : List.<Answer>of(
                    () -> requests.get(0).accept(USUAL).establish(LIMIT),
                    () -> listener.next(LIMIT).establish(LIMIT),
                    () -> requests.get(1).reject(bytes("too late")))) {
                assertThat(catchThrowable(answer::run)).isInstanceOfSatisfying(ConnectionException.class, late -> {
                    // A notification that takes longer arrives as a rejection of the accepted connection.
                    if (late.event().type() != EventType.REJECTED) {
                        assertThat(late)
                                .hasMessageContainingAll(
                                        "Cannot answer the request from " + device.address() + ":",
                                        "the peer has closed the connection or has terminated");
                    }
                });
            }
            for (ConnectionRequest request : requests) {
                request.close();
            }
            // The listener remains usable.
            CompletableFuture<@Nullable Throwable> next = connecting(listener, USUAL, LIMIT);
            clients.serve(listener.next(LIMIT));
            assertThat(next.join()).isNull();
        }
    }

    private interface Answer {
        void run() throws IOException;
    }

    @OnDevices
    void requestsAnsweredInReverseOrder(Device device) throws Exception {
        try (Listener listener = listener(device)) {
            CompletableFuture<@Nullable Throwable> first =
                    connecting(listener, USUAL.withPrivateData(bytes("one")), LIMIT);
            ConnectionRequest one = listener.nextRequest(LIMIT);
            CompletableFuture<@Nullable Throwable> second =
                    connecting(listener, USUAL.withPrivateData(bytes("two")), LIMIT);
            ConnectionRequest two = listener.nextRequest(LIMIT);
            assertThat(text(one.peerData()) + text(two.peerData())).isEqualTo("onetwo");
            clients.serve(two.accept());
            assertThat(second.join()).isNull();
            assertThat(first).isNotDone();
            clients.serve(one.accept());
            assertThat(first.join()).isNull();
        }
    }

    /** If several threads answer a request, exactly one succeeds. */
    @OnDevices
    void concurrentAnswers(Device device) throws Exception {
        try (Listener listener = listener(device)) {
            CompletableFuture<@Nullable Throwable> connecting = connecting(listener, USUAL, LIMIT);
            ConnectionRequest request = listener.nextRequest(LIMIT);
            List<CompletableFuture<@Nullable Throwable>> answers = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                answers.add(CompletableFuture.supplyAsync(
                        () -> catchThrowable(() -> request.reject(bytes("no"))),
                        command -> new Thread(command).start()));
            }
            List<@Nullable Throwable> thrown =
                    answers.stream().map(CompletableFuture::join).toList();
            assertThat(thrown).filteredOn(each -> each == null).hasSize(1);
            assertThat(thrown).filteredOn(each -> each != null).allMatch(IllegalStateException.class::isInstance);
            assertRefused(connecting.join(), "no");
        }
    }

    /** A request taken from a listener can be answered after the listener has been closed. */
    @OnDevices
    void listenerIsClosedBeforeTheAnswer(Device device) throws Exception {
        Listener listener = listener(device);
        CompletableFuture<@Nullable Throwable> connecting = connecting(listener, USUAL, LIMIT);
        ConnectionRequest request = listener.nextRequest(LIMIT);
        listener.close();
        clients.serve(request.accept());
        assertThat(connecting.join()).isNull();
    }

    /** Deriving other options does not change shared options. */
    @OnDevices(Device.RXE)
    void sharedOptions(Device device) throws Exception {
        ConnectionOptions shared = new ConnectionOptions().withPrivateData(bytes("shared"));
        try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0), shared)) {
            shared.withPrivateData(bytes("another")).withQueuePair(pair -> pair.sendRequests(0));
            CompletableFuture<@Nullable Throwable> connecting = connecting(listener, shared, LIMIT);
            try (ConnectionRequest request = listener.nextRequest(LIMIT)) {
                assertThat(text(request.peerData())).isEqualTo("shared");
                clients.serve(request.accept());
            }
            assertThat(connecting.join()).isNull();
        }
    }
}
