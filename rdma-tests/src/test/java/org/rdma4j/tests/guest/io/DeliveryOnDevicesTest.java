package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.channel.MultiChannel;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.event.EventLoop;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;
import org.rdma4j.verbs.WorkStatus;

/**
 * Each completion is delivered once, even if a wait for other work of the same completion queue has polled it. {@code
 * DeliveryTest} of rdma-io tests more cases, with a device that controls the order of completions.
 */
@InGuest
@Timeout(120)
class DeliveryOnDevicesTest {
    private static final Duration SOON = Duration.ofMillis(200);
    private static final int BYTES = 64;

    /** Two connections, whose connecting sides share a completion queue, and optionally a receive queue. */
    private static final class TwoConnections implements Closeable {
        private final Device device;
        private final Context context;
        private final ProtectionDomain domain;
        private final CompletionQueue completions;
        private final MemoryRegion memory;
        private final SharedReceiveQueue shared;
        private final LocalConnection first;
        private final LocalConnection second;
        private int buffers;

        private TwoConnections(Device device, boolean sharesReceives) throws IOException {
            this.device = device;
            context = org.rdma4j.verbs.Device.named(device.verbsName()).open();
            domain = ProtectionDomain.allocate(context);
            completions = CompletionQueue.createWithEvents(context, 128);
            memory = MemoryRegion.allocate(domain, 32 * BYTES);
            shared = SharedReceiveQueue.create(domain, 4, 1);
            ConnectionOptions options =
                    new ConnectionOptions().withDomain(domain).withCompletionQueue(completions);
            if (sharesReceives) {
                options = options.withSharedReceiveQueue(shared);
            }
            first = new LocalConnection(device, new ConnectionOptions(), options);
            second = new LocalConnection(device, new ConnectionOptions(), options);
        }

        private LocalMemory buffer() {
            return memory.slice((long) buffers++ * BYTES, BYTES);
        }

        /**
         * Returns three posted receives of the second connection, for which messages of 1 to 3 bytes have been sent.
         */
        private List<ReceiveRequest> threeMessages() throws IOException {
            List<ReceiveRequest> receives = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                receives.add(second.client.prepareReceive(buffer()).post());
            }
            MemoryRegion message = second.server.allocate(BYTES);
            for (int i = 1; i <= 3; i++) {
                second.server.send(message.slice(0, i), LIMIT);
            }
            arrive();
            return receives;
        }

        /** Waits until the messages have arrived. On iWARP, the completion of a send does not imply their arrival. */
        private void arrive() {
            if (device == Device.SIW) {
                try {
                    Thread.sleep(SOON);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        }

        /** Prepares a send of the first connection, whose peer receives it. */
        private SendRequest send() throws IOException {
            Connection peer = first.server;
            peer.prepareReceive(peer.allocate(BYTES)).post();
            return first.client.queuePair().prepareSend(buffer());
        }

        /** Polls until the given number of completions have been delivered, and checks that there are no more. */
        private List<WorkRequest<?>> poll(int count) throws IOException {
            List<WorkRequest<?>> found = new ArrayList<>();
            long start = System.nanoTime();
            while (found.size() < count && System.nanoTime() - start < LIMIT.toNanos()) {
                for (Completions done = completions.poll(SOON); done.next(); ) {
                    found.add(done.request());
                }
            }
            assertThat(completions.poll().next()).isFalse();
            return found;
        }

        private void assertDelivered(List<ReceiveRequest> receives) throws IOException {
            assertThat(poll(receives.size())).containsExactlyElementsOf(receives);
            assertThat(receives).extracting(ReceiveRequest::length).containsExactly(1, 2, 3);
        }

        @Override
        public void close() throws IOException {
            first.close();
            second.close();
            for (Closeable each : new Closeable[] {shared, memory, completions, domain, context}) {
                each.close();
            }
        }
    }

    @OnDevices
    void failedWait(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<ReceiveRequest> receives = two.threeMessages();
            ReceiveRequest silent =
                    two.first.client.prepareReceive(two.buffer()).post();
            assertThatExceptionOfType(RdmaTimeoutException.class).isThrownBy(() -> silent.await(SOON));
            two.assertDelivered(receives);
        }
    }

    @OnDevices
    void abort(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<ReceiveRequest> receives = two.threeMessages();
            ReceiveRequest flushed =
                    two.first.client.prepareReceive(two.buffer()).post();
            two.first.client.queuePair().abort();
            assertThat(two.poll(4)).hasSize(4).containsAll(receives).contains(flushed);
            assertThat(receives).extracting(ReceiveRequest::length).containsExactly(1, 2, 3);
            assertThat(flushed.status()).isEqualTo(WorkStatus.WR_FLUSH_ERR);
        }
    }

    @OnDevices
    void blockingSendsBetweenCompletions(Device device) throws IOException {
        try (LocalConnection linked = new LocalConnection(device)) {
            Connection client = linked.client;
            MemoryRegion received = client.allocate(4 * BYTES);
            MemoryRegion message = linked.server.allocate(BYTES);
            List<WorkRequest<?>> receives = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                receives.add(
                        client.prepareReceive(received.slice(i * BYTES, BYTES)).post());
                linked.server.prepareReceive(linked.server.allocate(BYTES)).post();
            }
            for (int i = 0; i < 4; i++) {
                linked.server.send(message, LIMIT);
            }
            MemoryRegion answer = client.allocate(BYTES);
            List<WorkRequest<?>> found = new ArrayList<>();
            long start = System.nanoTime();
            while (found.size() < 4 && System.nanoTime() - start < LIMIT.toNanos()) {
                for (Completions done = client.completions().poll(SOON); done.next(); ) {
                    WorkRequest<?> request = done.request();
                    client.send(answer, LIMIT);
                    assertThat(done.request()).isSameAs(request);
                    found.add(request);
                }
            }
            assertThat(found).isEqualTo(receives);
            assertThat(client.completions().poll().next()).isFalse();
        }
    }

    @OnDevices
    void receivesSharedByConnections(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, true)) {
            List<ReceiveRequest> receives = new ArrayList<>();
            for (LocalConnection each : List.of(two.second, two.first)) {
                receives.add(two.shared.prepareReceive(two.buffer()).post());
                each.server.send(each.server.allocate(BYTES), LIMIT);
                two.arrive();
            }
            two.send().complete(LIMIT);
            // On iWARP the second message may overtake the first one, which was sent over another connection.
            assertThat(two.poll(2)).containsExactlyInAnyOrderElementsOf(receives);
            assertThat(receives)
                    .extracting(QueuePair::of)
                    .containsExactlyInAnyOrder(two.second.client.queuePair(), two.first.client.queuePair());
        }
    }

    /** Each channel is connected to itself. */
    @Test
    void receivesSharedByChannels() throws IOException {
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                MultiChannel channels =
                        MultiChannel.builder(domain).peers(2).sharedReceives(4).create()) {
            channels.connect(channels.endpoints());
            MemoryRegion memory = channels.allocate(3 * BYTES);
            SharedReceiveQueue shared = channels.sharedReceives().orElseThrow();
            for (int i = 0; i < 2; i++) {
                shared.prepareReceive(memory.slice(i * BYTES, BYTES)).post();
            }
            for (int i = 0; i < 2; i++) {
                channels.channel(i).send(memory.slice(2 * BYTES, BYTES), LIMIT);
            }
            List<Integer> peers = new ArrayList<>();
            for (Completions done = channels.completions().orElseThrow().poll(LIMIT); done.next(); ) {
                peers.add(channels.peerOf(done.request()));
            }
            assertThat(peers).containsExactly(0, 1);
        }
    }

    @OnDevices
    void closeOfAnotherConnection(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<ReceiveRequest> receives = two.threeMessages();
            two.send().complete(LIMIT);
            two.first.client.close();
            two.assertDelivered(receives);
        }
    }

    /** On iWARP the kernel changes the states of queue pairs. */
    @OnDevices(Device.RXE)
    void resetOfAnotherQueuePair(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<ReceiveRequest> receives = two.threeMessages();
            two.first.client.prepareReceive(two.buffer()).post();
            two.first.client.queuePair().modify(new QueuePairAttributes().state(QueuePairState.RESET));
            two.assertDelivered(receives);
        }
    }

    @OnDevices
    void resize(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<ReceiveRequest> receives = two.threeMessages();
            two.send().complete(LIMIT);
            if (device == Device.RXE) {
                two.completions.resize(256);
            } else {
                assertThatExceptionOfType(VerbsException.class).isThrownBy(() -> two.completions.resize(256));
            }
            two.assertDelivered(receives);
        }
    }

    @OnDevices
    void scope(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<ReceiveRequest> receives = two.threeMessages();
            try (WorkScope scope = new WorkScope(LIMIT)) {
                scope.post(two.send());
                scope.post(two.send());
            }
            two.assertDelivered(receives);
        }
    }

    @OnDevices
    void failedScope(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<ReceiveRequest> receives = two.threeMessages();
            WorkScope scope = new WorkScope(SOON);
            scope.post(two.first.client.queuePair().prepareReceive(two.buffer()));
            assertThatExceptionOfType(RdmaTimeoutException.class).isThrownBy(scope::close);
            two.assertDelivered(receives);
        }
    }

    @OnDevices
    void chain(Device device) throws IOException {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<ReceiveRequest> receives = two.threeMessages();
            WorkChain<SendRequest> chain = WorkChain.of(two.send(), two.send());
            chain.complete(LIMIT);
            two.assertDelivered(receives);
        }
    }

    @OnDevices
    void futures(Device device) throws Exception {
        try (TwoConnections two = new TwoConnections(device, false)) {
            List<CompletableFuture<Integer>> lengths = new ArrayList<>();
            List<ReceiveRequest> receives = new ArrayList<>();
            List<SendRequest> sends = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                receives.add(two.second.client.prepareReceive(two.buffer()));
                sends.add(two.send());
            }
            two.first.client.queuePair().release();
            two.second.client.queuePair().release();
            two.completions.release();
            try (EventLoop loop = EventLoop.start()) {
                loop.register(two.completions, request -> {});
                for (ReceiveRequest each : receives) {
                    lengths.add(loop.submit(each, LIMIT).thenApply(ReceiveRequest::length));
                }
                // The loop has posted the receives: on iWARP, a message without a receive ends the connection.
                CompletableFuture.runAsync(() -> {}, loop).get(LIMIT.toSeconds(), TimeUnit.SECONDS);
                MemoryRegion message = two.second.server.allocate(BYTES);
                for (int i = 1; i <= 3; i++) {
                    two.second.server.send(message.slice(0, i), LIMIT);
                    loop.submit(sends.get(i - 1), LIMIT).get(LIMIT.toSeconds(), TimeUnit.SECONDS);
                }
                for (int i = 1; i <= 3; i++) {
                    assertThat(lengths.get(i - 1).get(LIMIT.toSeconds(), TimeUnit.SECONDS))
                            .isEqualTo(i);
                }
            }
            assertThat(two.completions.poll().next()).isFalse();
        }
    }
}
