package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.ConnectionHandler;
import org.rdma4j.event.EventLoop;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;

/** Futures of requests submitted to an event loop complete with the outcome of the request. */
@InGuest
@Timeout(90)
class SubmittedWorkTest {
    /** Two queue pairs whose completion queues are registered with a loop. */
    private static final class RegisteredQueuePairs implements AutoCloseable {
        private final ConnectedQueuePairs ends = new ConnectedQueuePairs(QueuePairType.RC, with -> with, true);
        private final EventLoop loop = EventLoop.start();

        private RegisteredQueuePairs() throws IOException {}

        /** Registers the queues with the loop. Called once all requests have been prepared. */
        private void register() throws Exception {
            ends.left.release();
            ends.right.release();
            loop.register(ends.leftQueue, request -> {});
            get(loop.register(ends.rightQueue, request -> {}));
        }

        private <T extends Work<T>> CompletableFuture<T> submit(T work) {
            return loop.submit(work, LIMIT);
        }

        @Override
        public void close() throws IOException {
            loop.close();
            ends.close();
        }
    }

    private static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
    }

    @Test
    @Shows(Capability.FUTURES)
    void manyMessages() throws Exception {
        try (RegisteredQueuePairs both = new RegisteredQueuePairs();
                MemoryRegion here = both.ends.region(8 * 16);
                MemoryRegion there = both.ends.region(8 * 16)) {
            List<ReceiveRequest> receives = new ArrayList<>();
            List<SendRequest> sends = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                receives.add(both.ends.right.prepareReceive(there.slice(8L * i, 8)));
                here.memory().setAtIndex(JAVA_LONG, i, i * i);
                sends.add(both.ends.left.prepareSend(here.slice(8L * i, 8)));
            }
            both.register();
            List<CompletableFuture<Long>> numbers = new ArrayList<>();
            for (ReceiveRequest each : receives) {
                numbers.add(both.submit(each).thenApply(done -> done.message().get(JAVA_LONG, 0)));
            }
            List<CompletableFuture<?>> sent = new ArrayList<>();
            for (SendRequest each : sends) {
                sent.add(both.submit(each));
            }
            for (int i = 0; i < 16; i++) {
                get(sent.get(i));
                assertThat(get(numbers.get(i))).isEqualTo((long) i * i);
            }
        }
    }

    @Test
    void repeatedChains() throws Exception {
        try (RegisteredQueuePairs both = new RegisteredQueuePairs();
                MemoryRegion here = both.ends.region(16);
                MemoryRegion there = both.ends.region(16)) {
            RemoteMemory remote = there.remoteMemory();
            here.memory().setAtIndex(JAVA_LONG, 0, 3);
            here.memory().setAtIndex(JAVA_LONG, 1, 4);
            WorkChain<SendRequest> chain = WorkChain.of(
                    both.ends
                            .left
                            .prepareWrite(remote.slice(0, 8), here.slice(0, 8))
                            .signaled(false),
                    both.ends.left.prepareWrite(remote.slice(8, 8), here.slice(8, 8)));
            both.register();
            for (int i = 0; i < 3; i++) {
                assertThat(get(both.submit(chain))).isSameAs(chain);
            }
            assertThat(there.memory().toArray(JAVA_LONG)).containsExactly(3, 4);
        }
    }

    @Test
    void failedRequests() throws Exception {
        try (RegisteredQueuePairs both = new RegisteredQueuePairs();
                MemoryRegion here = both.ends.region(8);
                MemoryRegion there = both.ends.region(8)) {
            SendRequest wrong = both.ends.left.prepareWrite(new RemoteMemory(0, 8, 77), here);
            SendRequest right = both.ends.left.prepareWrite(there.remoteMemory(), here);
            both.register();
            CompletableFuture<SendRequest> bad = both.submit(wrong);
            assertThatThrownBy(() -> get(bad))
                    .hasCauseInstanceOf(WorkException.class)
                    .hasMessageContaining(
                            Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus().name());
            assertThatThrownBy(() -> get(both.submit(right))).hasCauseInstanceOf(WorkException.class);
        }
    }

    /** An expired receive aborts its queue pair, and the peer is notified. */
    @OnDevices
    @Shows(Capability.FUTURES)
    void silentPeer(Device device) throws Exception {
        CompletableFuture<IOException> ended = new CompletableFuture<>();
        CompletableFuture<ReceiveRequest> before = new CompletableFuture<>();
        CompletableFuture<ReceiveRequest> never = new CompletableFuture<>();
        ConnectionOptions options = new ConnectionOptions();
        try (EventLoop loop = EventLoop.start();
                Listener listener = loop.listen(
                        new InetSocketAddress(device.address(), 0),
                        options,
                        request -> loop.accept(request, options, LIMIT, new ConnectionHandler() {}))) {
            get(loop.connect(listener.address(), options, LIMIT, new ConnectionHandler() {
                @Override
                public void onCreate(Connection client) throws IOException {
                    MemoryRegion memory = client.allocate(16);
                    forward(loop.submit(client.prepareReceive(memory.slice(8, 8)), LIMIT), before);
                }

                @Override
                public void onOpen(Connection client) throws IOException {
                    MemoryRegion memory = client.allocate(8);
                    forward(loop.submit(client.prepareReceive(memory), Duration.ofMillis(700)), never);
                }

                @Override
                public void onClose(Connection client, IOException cause) {
                    assertThat(client.queuePair().receivesInFlight()).isZero();
                    ended.complete(cause);
                }
            }));
            assertThatThrownBy(() -> get(never)).hasCauseInstanceOf(RdmaTimeoutException.class);
            assertThatThrownBy(() -> get(before)).hasCauseInstanceOf(WorkException.class);
            assertThat(get(ended)).isInstanceOf(RdmaTimeoutException.class);
        }
    }

    private static <T> void forward(CompletableFuture<T> from, CompletableFuture<T> to) {
        from.whenComplete((result, e) -> {
            if (e == null) {
                to.complete(result);
            } else {
                to.completeExceptionally(e);
            }
        });
    }

    /** Futures complete even if an abort ends requests without completions. */
    @Test
    void abort() throws Exception {
        try (RegisteredQueuePairs both = new RegisteredQueuePairs();
                MemoryRegion there = both.ends.region(8)) {
            ReceiveRequest receive = both.ends.right.prepareReceive(there);
            both.register();
            CompletableFuture<ReceiveRequest> never = both.submit(receive);
            both.loop.execute(() -> {
                try {
                    both.ends.right.abort();
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            assertThatThrownBy(() -> get(never)).hasCauseInstanceOf(WorkException.class);
        }
    }

    /** An unregistered queue may be used by any thread once the futures of its requests are done. */
    @Test
    void unregisteredQueue() throws Exception {
        try (RegisteredQueuePairs both = new RegisteredQueuePairs();
                MemoryRegion there = both.ends.region(8)) {
            ReceiveRequest receive = both.ends.right.prepareReceive(there);
            ReceiveRequest more = both.ends.right.prepareReceive(there);
            both.register();
            CompletableFuture<ReceiveRequest> never = both.loop.submit(receive, Duration.ofSeconds(2));
            CompletableFuture<Void> unregistered = both.loop.unregister(both.ends.rightQueue);
            assertThatThrownBy(() -> get(both.submit(more))).hasMessageContaining("is being unregistered");
            assertThat(more.isInFlight()).isFalse();
            get(unregistered);
            assertThat(never.isDone()).isTrue();
            assertThatThrownBy(never::get).hasCauseInstanceOf(RdmaTimeoutException.class);
            assertThat(both.ends.right.receivesInFlight()).isZero();
            assertThat(both.ends.rightQueue.poll().next()).isFalse();
            both.ends.rightQueue.release();
        }
    }

    /** If a loop finds a limit that expired long ago, the device still has time to complete the request. */
    @Test
    void blockedLoop() throws Exception {
        try (RegisteredQueuePairs both = new RegisteredQueuePairs();
                MemoryRegion here = both.ends.region(8);
                MemoryRegion there = both.ends.region(16)) {
            ReceiveRequest first = both.ends.right.prepareReceive(there.slice(0, 8));
            ReceiveRequest second = both.ends.right.prepareReceive(there.slice(8, 8));
            SendRequest send = both.ends.left.prepareSend(here);
            both.register();
            both.submit(first)
                    .thenRun(() -> LockSupport.parkNanos(Duration.ofSeconds(4).toNanos()));
            CompletableFuture<ReceiveRequest> never = both.loop.submit(second, Duration.ofMillis(300));
            get(both.submit(send));
            assertThatThrownBy(() -> get(never)).hasCauseInstanceOf(RdmaTimeoutException.class);
            assertThat(both.ends.right.receivesInFlight()).isZero();
        }
    }

    @Test
    void misuse() throws Exception {
        try (RegisteredQueuePairs both = new RegisteredQueuePairs();
                ConnectedQueuePairs polled = new ConnectedQueuePairs();
                MemoryRegion here = both.ends.region(8);
                MemoryRegion there = both.ends.region(8)) {
            ReceiveRequest receive = both.ends.right.prepareReceive(there);
            SendRequest silent = both.ends.left.prepareSend(here).signaled(false);
            assertThatThrownBy(() -> get(both.submit(receive)))
                    .hasCauseInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("does not complete on a completion queue that is registered with");
            both.register();
            CompletableFuture<ReceiveRequest> future = both.submit(receive);
            assertThatThrownBy(() -> get(both.submit(receive))).hasMessageContaining("its last submission is not done");
            assertThatExceptionOfType(WrongThreadException.class).isThrownBy(both.ends.rightQueue::poll);
            assertThatThrownBy(() -> get(both.submit(silent))).hasCauseInstanceOf(IllegalStateException.class);
            CompletableFuture<Throwable> closedByItself = future.handle((done, e) -> {
                try {
                    both.loop.close();
                    return new AssertionError("closed");
                } catch (IOException | IllegalStateException thrown) {
                    return thrown;
                }
            });
            both.loop.execute(() -> silent.signaled(true));
            get(both.submit(silent));
            assertThat(get(closedByItself)).hasMessageContaining("must not block");
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> both.loop.register(polled.leftQueue, request -> {}))
                    .withMessageContaining("createWithEvents");
            both.loop.close();
            assertThatExceptionOfType(RejectedExecutionException.class).isThrownBy(() -> both.submit(receive));
        }
    }
}
