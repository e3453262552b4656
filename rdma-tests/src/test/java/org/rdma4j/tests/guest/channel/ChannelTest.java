package org.rdma4j.tests.guest.channel;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.channel.ChannelPair.LIMIT;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.channel.Channel;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.EventLoop;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.Eventually;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.Mtu;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.Resource;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.RnrTimer;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkScope;

/** A channel to one peer: creation, options, and work at each level of the API. */
@InGuest
@Timeout(60)
class ChannelTest {
    private static final byte[] DATA = new byte[1000];

    static {
        new Random(7).nextBytes(DATA);
    }

    private static MemoryRegion filled(Channel channel) throws IOException {
        MemoryRegion region = channel.allocate(DATA.length);
        region.memory().copyFrom(MemorySegment.ofArray(DATA));
        return region;
    }

    private static byte[] bytes(LocalMemory memory) {
        return memory.memory().toArray(JAVA_BYTE);
    }

    @Test
    @Shows({
        Capability.CHANNEL_CAPACITY,
        Capability.CHANNEL_RETRIES,
        Capability.CHANNEL_MTU_AND_PSN,
        Capability.CHANNEL_DOMAIN,
        Capability.SCOPE_DOMAIN
    })
    void defaultsAreThoseOfTheDriver() throws IOException {
        try (ChannelPair pair = ChannelPair.byHand(with -> with)) {
            QueuePairAttributes left = pair.left.queuePair().query();
            assertThat(left.timeout()).isEqualTo(4);
            assertThat(left.retries()).isEqualTo(6);
            assertThat(left.rnrRetries()).isEqualTo(6);
            assertThat(left.minRnrTimer()).isEqualTo(16);
            assertThat(left.receivePsn()).isZero();
            assertThat(left.sendPsn()).isZero();
            assertThat(left.pathMtu())
                    .isEqualTo(pair.left.domain().context().port(1).activeMtu());
            assertThat(left.access()).contains(Access.REMOTE_READ, Access.REMOTE_WRITE);
            assertThat(left.access()).doesNotContain(Access.REMOTE_ATOMIC);
            assertThat(pair.left.completions().entries()).isGreaterThanOrEqualTo(32);
            assertThat(left.sendRequests()).isGreaterThanOrEqualTo(16);
            assertThat(left.receiveRequests()).isGreaterThanOrEqualTo(16);
            assertThat(left.sendElements()).isGreaterThanOrEqualTo(16);
            assertThat(left.receiveElements()).isGreaterThanOrEqualTo(16);
        }
    }

    @Test
    @Shows({Capability.CHANNEL_CAPACITY, Capability.CHANNEL_RETRIES, Capability.CHANNEL_MTU_AND_PSN})
    void parametersReachTheDriver() throws IOException {
        RetryPolicy retries = new RetryPolicy(
                AckTimeout.atLeast(Duration.ofMillis(500)),
                3,
                RetryPolicy.FOREVER,
                RnrTimer.atLeast(Duration.ofMillis(5)));
        try (ChannelPair pair = ChannelPair.byHand(with -> with.access(Access.REMOTE_ATOMIC)
                .completions(100)
                .sendRequests(3)
                .receiveRequests(90)
                .sendElements(2)
                .receiveElements(5)
                .inline(64)
                .psn(0xabcdef)
                .mtu(Mtu.MTU_512)
                .retries(retries))) {
            QueuePairAttributes left = pair.left.queuePair().query();
            assertThat(new AckTimeout(left.timeout()).duration()).isEqualTo(Duration.ofNanos(4096L << 17));
            assertThat(left.retries()).isEqualTo(3);
            assertThat(left.rnrRetries()).isEqualTo(7);
            assertThat(new RnrTimer(left.minRnrTimer()).duration()).isEqualTo(Duration.ofNanos(5_120_000));
            assertThat(left.receivePsn()).isEqualTo(0xabcdef);
            assertThat(left.pathMtu()).isEqualTo(Mtu.MTU_512);
            assertThat(left.access()).contains(Access.REMOTE_ATOMIC).doesNotContain(Access.REMOTE_READ);
            assertThat(pair.left.completions().entries()).isGreaterThanOrEqualTo(100);
            assertThat(left.receiveRequests()).isGreaterThanOrEqualTo(90);
            assertThat(pair.left.queuePair().maxInline()).isEqualTo(64);
        }
    }

    /** Corresponds to the first example of the reference implementation. */
    @Test
    @Shows({Capability.CHANNEL_BUILDER, Capability.CHANNEL_HANDSHAKE, Capability.CHANNEL_GID})
    void channelToItself() throws IOException {
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                Channel channel =
                        Channel.builder(domain).retries(ChannelPair.PATIENT).create()) {
            channel.connect(channel.endpoint());
            MemoryRegion memory = channel.allocate(8);
            memory.memory().asSlice(0, 4).fill((byte) 8);
            try (WorkScope scope = channel.scope(LIMIT)) {
                scope.receive(memory.slice(4, 4));
                scope.send(memory.slice(0, 4));
            }
            assertThat(bytes(memory)).containsOnly(8);
        }
    }

    @Test
    @Shows(Capability.CHANNEL_HANDSHAKE)
    void channelConnectsOnce() throws IOException {
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context)) {
            try (Channel channel =
                    Channel.builder(domain).retries(ChannelPair.PATIENT).create()) {
                MemoryRegion memory = channel.allocate(8);
                ReceiveRequest receive =
                        channel.prepareReceive(memory.slice(0, 4)).post();
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(() -> channel.send(memory.slice(4, 4), LIMIT))
                        .withMessageContaining("connect");
                channel.connect(channel.endpoint());
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(() -> channel.connect(channel.endpoint()))
                        .withMessageContaining("create a new channel");
                channel.send(memory.slice(4, 4), LIMIT);
                assertThat(receive.await(LIMIT).length()).isEqualTo(4);
                assertThatExceptionOfType(IllegalStateException.class)
                        .isThrownBy(() -> channel.establish(LIMIT))
                        .withMessageContaining("connect(endpoint)");
            }
            Channel unused = Channel.builder(domain).create();
            unused.close();
            unused.close();
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> unused.connect(unused.endpoint()));
        }
    }

    @OnDevices
    @Shows({Capability.CHANNEL_OPERATIONS, Capability.CHANNEL_BY_ADDRESS})
    void singleOperations(Device device) throws IOException {
        try (ChannelPair pair = ChannelPair.of(device)) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion there = pair.published(2 * DATA.length);
            RemoteMemory remote = there.remoteMemory();
            pair.left.write(remote.slice(8, DATA.length), from, LIMIT);
            Eventually.equal(there.slice(8, DATA.length).memory(), from.memory());
            MemoryRegion back = pair.left.allocate(DATA.length, Access.REMOTE_WRITE);
            pair.left.read(remote.slice(8, DATA.length), back, LIMIT);
            assertThat(bytes(back)).isEqualTo(DATA);
            // Each operation uses a different part of the memory, to show that reused requests are updated.
            for (int i = 0; i < 40; i++) {
                ReceiveRequest receive =
                        pair.right.prepareReceive(there.slice(i, 100)).post();
                pair.left.send(from.slice(i, 50 + i), LIMIT);
                assertThat(receive.await(LIMIT).length()).isEqualTo(50 + i);
                assertThat(receive.message().toArray(JAVA_BYTE)).isEqualTo(Arrays.copyOfRange(DATA, i, 50 + 2 * i));
            }
        }
    }

    @OnDevices
    @Shows({
        Capability.CHANNEL_OPERATIONS,
        Capability.CHANNEL_REQUESTS,
        Capability.CHANNEL_WORK_POLL,
        Capability.CHANNEL_COMPLETION_QUEUE
    })
    void awaitedMessage(Device device) throws Exception {
        try (ChannelPair pair = ChannelPair.of(device)) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion into = pair.right.allocate(DATA.length);
            pair.left.release();
            ReceiveRequest[] receives = {
                pair.right.prepareReceive(into.slice(0, 500)).post(),
            };
            CompletableFuture<Void> sent = new CompletableFuture<>();
            Thread sender = new Thread(() -> {
                try {
                    pair.left.send(from.slice(0, 500), LIMIT);
                    pair.left.release();
                    sent.complete(null);
                } catch (IOException | RuntimeException e) {
                    sent.completeExceptionally(e);
                }
            });
            sender.start();
            receives[0].await(LIMIT);
            sent.get(20, TimeUnit.SECONDS);
            assertThat(receives[0].message().toArray(JAVA_BYTE)).isEqualTo(Arrays.copyOf(DATA, 500));
        }
    }

    @Test
    void sendIsRetriedUntilAReceiveIsPosted() throws IOException {
        DriverSupport.assumeSupported(Device.RXE, "rnr_timer");
        try (ChannelPair pair = ChannelPair.byHand()) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion into = pair.right.allocate(DATA.length);
            SendRequest send = pair.left.prepareSend(from).post();
            ReceiveRequest received = pair.right.receive(into, LIMIT);
            assertThat(received.length()).isEqualTo(DATA.length);
            send.await(LIMIT);
            assertThat(bytes(into)).isEqualTo(DATA);
        }
    }

    @Test
    @Shows(Capability.CHANNEL_ATOMICS_AND_IMMEDIATES)
    void immediatesAndAtomics() throws IOException {
        try (ChannelPair pair = ChannelPair.byHand()) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion there = pair.published(1000);
            ReceiveRequest receive = pair.right.prepareReceive(there).post();
            pair.left.sendWithImmediate(from.slice(0, 10), 77, LIMIT);
            assertThat(receive.await(LIMIT).immediate()).isEqualTo(77);
            receive.post();
            pair.left.send(from.slice(0, 10), LIMIT);
            assertThat(receive.await(LIMIT).hasImmediate()).isFalse();
            receive.post();
            pair.left.writeWithImmediate(there.remoteMemory().slice(16, 10), from.slice(0, 10), -5, LIMIT);
            assertThat(receive.await(LIMIT).immediate()).isEqualTo(-5);
            assertThat(bytes(there.slice(16, 10))).isEqualTo(Arrays.copyOf(DATA, 10));

            there.memory().set(JAVA_LONG, 0, 40);
            RemoteMemory counter = there.remoteMemory().slice(0, 8);
            assertThat(pair.left.fetchAndAdd(counter, 2, LIMIT)).isEqualTo(40);
            assertThat(pair.left.fetchAndAdd(counter, -1, LIMIT)).isEqualTo(42);
            assertThat(pair.left.compareAndSwap(counter, 40, 9, LIMIT)).isEqualTo(41);
            assertThat(pair.left.compareAndSwap(counter, 41, 9, LIMIT)).isEqualTo(41);
            assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(9);
        }
    }

    @Test
    @Shows({
        Capability.CHANNEL_SCOPE,
        Capability.SCOPE_OPERATIONS,
        Capability.SCOPE_WORK_POLL,
        Capability.CHANNEL_ATOMICS_AND_IMMEDIATES
    })
    void scopeWithEachKindOfWork() throws IOException {
        try (ChannelPair pair = ChannelPair.byHand()) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion there = pair.published(4096);
            MemoryRegion back = pair.left.allocate(2048);
            there.memory().set(JAVA_LONG, 4000, 5);
            for (int round = 0; round < 20; round++) {
                there.memory().asSlice(0, 2000).fill((byte) 0);
                try (WorkScope right = pair.right.scope(LIMIT);
                        WorkScope left = pair.left.scope(LIMIT)) {
                    ReceiveRequest first = right.receive(there.slice(0, 30), there.slice(100, 30));
                    ReceiveRequest second = right.receive(there.slice(200, 50));
                    ReceiveRequest third = right.receive(there.slice(300, 50));
                    left.send(from.slice(0, 20), from.slice(500, 20));
                    left.sendWithImmediate(from.slice(7, 50), round);
                    left.write(there.remoteMemory().slice(1000, 60), from.slice(1, 30), from.slice(31, 30));
                    left.writeWithImmediate(there.remoteMemory().slice(1100, 10), from.slice(0, 10), round + 1);
                    left.fetchAndAdd(there.remoteMemory().slice(4000, 8), back.slice(2040, 8), 3);
                    left.compareAndSwap(there.remoteMemory().slice(4008, 8), back.slice(2032, 8), round, round + 1);
                    Work<?> read =
                            left.read(there.remoteMemory().slice(1000, 60), back.slice(0, 30), back.slice(60, 30));
                    left.read(there.remoteMemory().slice(1100, 10), back.slice(100, 10));
                    left.write(there.remoteMemory().slice(1200, 1), from.slice(999, 1));
                    read.await(LIMIT);
                    assertThat(bytes(back.slice(60, 30))).isEqualTo(Arrays.copyOfRange(DATA, 31, 61));
                    assertThat(first.await(LIMIT).length()).isEqualTo(40);
                    assertThat(second.await(LIMIT).immediate()).isEqualTo(round);
                    assertThat(third.await(LIMIT).immediate()).isEqualTo(round + 1);
                }
                assertThat(bytes(there.slice(0, 20))).isEqualTo(Arrays.copyOf(DATA, 20));
                assertThat(bytes(there.slice(20, 10))).isEqualTo(Arrays.copyOfRange(DATA, 500, 510));
                assertThat(bytes(there.slice(100, 10))).isEqualTo(Arrays.copyOfRange(DATA, 510, 520));
                assertThat(bytes(there.slice(200, 50))).isEqualTo(Arrays.copyOfRange(DATA, 7, 57));
                assertThat(bytes(back.slice(100, 10))).isEqualTo(Arrays.copyOf(DATA, 10));
                assertThat(back.memory().get(JAVA_LONG, 2040)).isEqualTo(5 + 3L * round);
                assertThat(there.memory().get(JAVA_LONG, 4008)).isEqualTo(round + 1);
                assertThat(there.memory().get(JAVA_BYTE, 1200)).isEqualTo(DATA[999]);
            }
        }
    }

    /** A scope accepts more work than the queue holds, prepared requests included. */
    @OnDevices
    @Shows({Capability.CHANNEL_SCOPE, Capability.CHANNEL_REQUESTS, Capability.SCOPE_BACK_PRESSURE})
    void scopeWaitsForQueueSpace(Device device) throws IOException {
        try (ChannelPair pair = ChannelPair.of(device)) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion there = pair.published(DATA.length);
            SendRequest last = pair.left.prepareWrite(there.remoteMemory().slice(999, 1), from.slice(999, 1));
            try (WorkScope scope = pair.left.scope(LIMIT)) {
                for (int i = 0; i < 999; i++) {
                    scope.write(there.remoteMemory().slice(i, 1), from.slice(i, 1));
                }
                scope.post(last);
            }
            assertThat(pair.left.queuePair().sendsInFlight()).isZero();
            Eventually.equal(there.memory(), from.memory());
        }
    }

    @Test
    @SuppressWarnings("try") // The scope is used after its end.
    void misusedScopes() throws IOException {
        try (ChannelPair pair = ChannelPair.byHand()) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion there = pair.published(DATA.length);
            WorkScope outer = pair.left.scope(LIMIT);
            try (WorkScope inner = pair.left.scope(LIMIT)) {
                assertThat(inner).isNotSameAs(outer);
                inner.write(there.remoteMemory(), from);
            }
            outer.write(there.remoteMemory(), from);
            outer.close();
            outer.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> outer.send(from))
                    .withMessageContaining("is not open");
            assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> {
                try (ChannelPair other = ChannelPair.byHand();
                        WorkScope scope = pair.left.scope(LIMIT)) {
                    scope.send(filled(other.left));
                }
            });
            // The channel remains usable.
            pair.left.write(there.remoteMemory(), from, LIMIT);
        }
    }

    @OnDevices
    @Shows({Capability.CHANNEL_MANUAL_SCOPE, Capability.SCOPE_WORK_POLL, Capability.SCOPE_ERRORS})
    void manualScope(Device device) throws IOException {
        try (ChannelPair pair = ChannelPair.of(device)) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion there = pair.published(DATA.length);
            try (WorkScope scope = pair.left.manualScope(LIMIT)) {
                scope.write(there.remoteMemory(), from).await(LIMIT);
            }
            Eventually.equal(there.memory(), from.memory());
            ReceiveRequest never = pair.right.prepareReceive(there);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> {
                        try (WorkScope scope = pair.right.manualScope(LIMIT)) {
                            scope.post(never);
                            pair.left.prepareSend(from).post();
                        }
                    })
                    .withMessageContaining("manual scope");
            assertThat(never.isInFlight()).isFalse();
            assertThat(bytes(there)).isEqualTo(DATA);
        }
    }

    @OnDevices
    @Shows(Capability.CHANNEL_EVENTS_AND_FUTURES)
    void requestsAsFutures(Device device) throws Exception {
        try (ChannelPair pair = ChannelPair.of(device)) {
            MemoryRegion from = filled(pair.left);
            MemoryRegion into = pair.right.allocate(DATA.length);
            ReceiveRequest receive = pair.right.prepareReceive(into);
            SendRequest send = pair.left.prepareSend(from);
            pair.left.release();
            pair.right.release();
            try (EventLoop loop = EventLoop.start()) {
                loop.register(pair.left.completions(), request -> {});
                loop.register(pair.right.completions(), request -> {});
                CompletableFuture<byte[]> arrived = loop.submit(receive, LIMIT)
                        .thenApply(message -> message.message().toArray(JAVA_BYTE));
                loop.submit(send, LIMIT).get(20, TimeUnit.SECONDS);
                assertThat(arrived.get(20, TimeUnit.SECONDS)).isEqualTo(DATA);
                loop.unregister(pair.left.completions());
                loop.unregister(pair.right.completions()).get(20, TimeUnit.SECONDS);
            }
            // The other levels of the API still work afterwards.
            receive.post();
            pair.left.send(from.slice(0, 3), LIMIT);
            assertThat(receive.await(LIMIT).length()).isEqualTo(3);
        }
    }

    /** Receives can be posted before the connection is established. */
    @OnDevices
    @Shows(Capability.CHANNEL_BY_ADDRESS)
    void receivesBeforeConnectionIsEstablished(Device device) throws Exception {
        CompletableFuture<Void> standing = new CompletableFuture<>();
        try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0))) {
            CompletableFuture<Channel> client = CompletableFuture.supplyAsync(
                    () -> {
                        try {
                            Channel channel = Channel.to(listener.address(), LIMIT);
                            if (device == Device.SIW) {
                                // soft-iWARP may drop messages that arrive earlier.
                                standing.orTimeout(20, TimeUnit.SECONDS).join();
                            }
                            channel.send(filled(channel), LIMIT);
                            channel.release();
                            return channel;
                        } catch (IOException e) {
                            throw new IllegalStateException(e);
                        }
                    },
                    command -> new Thread(command).start());
            try (Channel server = Channel.of(listener.next(LIMIT))) {
                ReceiveRequest receive =
                        server.prepareReceive(server.allocate(DATA.length)).post();
                assertThat(server.establish(LIMIT).connection().map(Connection::isConnected))
                        .hasValue(true);
                standing.complete(null);
                assertThat(receive.await(LIMIT).message().toArray(JAVA_BYTE)).isEqualTo(DATA);
                client.get(20, TimeUnit.SECONDS).close();
            }
        }
    }

    @OnDevices
    @Shows({Capability.SCOPE_ERRORS, Capability.TRANSPORT_ERRORS})
    void peerHasDisconnected(Device device) throws IOException {
        try (ChannelPair pair = ChannelPair.of(device)) {
            MemoryRegion from = filled(pair.left);
            RemoteMemory there = pair.published(DATA.length).remoteMemory();
            pair.right.close();
            assertThatExceptionOfType(WorkException.class).isThrownBy(() -> pair.left.write(there, from, LIMIT));
            assertThatExceptionOfType(WorkException.class).isThrownBy(() -> {
                try (WorkScope scope = pair.left.scope(LIMIT)) {
                    scope.write(there, from);
                }
            });
        }
    }

    /**
     * If the device does not return the work, the queue pair is destroyed. The exception blames the peer, not the
     * caller.
     */
    @OnDevices
    void destroyedQueuePair(Device device) throws Exception {
        try (ChannelPair pair = ChannelPair.of(device)) {
            MemoryRegion from = filled(pair.left);
            RemoteMemory there = pair.published(DATA.length).remoteMemory();
            SendRequest earlier = pair.left.prepareWrite(there, from);
            pair.left.queuePair().abort();
            Method destroyEarly = Resource.class.getDeclaredMethod("destroyEarly");
            destroyEarly.setAccessible(true);
            destroyEarly.invoke(pair.left.queuePair());
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> earlier.remoteOffset(0).post());
            assertThatExceptionOfType(WorkException.class).isThrownBy(() -> pair.left.write(there, from, LIMIT));
            assertThatExceptionOfType(WorkException.class).isThrownBy(() -> {
                try (WorkScope scope = pair.left.scope(LIMIT)) {
                    scope.write(there, from);
                }
            });
            pair.left.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> pair.left.write(there, from, LIMIT))
                    .withMessageContaining("is closed");
        }
    }
}
