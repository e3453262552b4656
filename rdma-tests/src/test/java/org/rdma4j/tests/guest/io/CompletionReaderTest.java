package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.tests.guest.io.Ends.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.CompletionReader;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;

/** Futures of work: each ends, with what became of the work, and the queue is its owner's again. */
@InGuest
@Timeout(90)
class CompletionReaderTest {
    private static final class Both implements AutoCloseable {
        private final Ends ends = new Ends(QueuePairType.RC, with -> with, true);
        private final CompletionReader left = new CompletionReader(ends.leftQueue);
        private final CompletionReader right = new CompletionReader(ends.rightQueue);

        private Both() throws IOException {}

        @Override
        public void close() throws IOException {
            left.close();
            right.close();
            ends.close();
        }
    }

    private static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
    }

    @Test
    void manyMessages() throws Exception {
        try (Both both = new Both();
                MemoryRegion here = both.ends.region(8 * 16);
                MemoryRegion there = both.ends.region(8 * 16)) {
            List<CompletableFuture<Long>> numbers = new ArrayList<>();
            List<CompletableFuture<?>> sends = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                ReceiveRequest receive = both.ends.right.prepareReceive(there.slice(8L * i, 8));
                numbers.add(both.right
                        .submit(receive, LIMIT)
                        .thenApply(done -> done.message().get(JAVA_LONG, 0)));
            }
            for (int i = 0; i < 16; i++) {
                here.memory().setAtIndex(JAVA_LONG, i, i * i);
                sends.add(both.left.submit(both.ends.left.prepareSend(here.slice(8L * i, 8)), LIMIT));
            }
            for (int i = 0; i < 16; i++) {
                get(sends.get(i));
                assertThat(get(numbers.get(i))).isEqualTo((long) i * i);
            }
        }
    }

    @Test
    void chainsAgainAndAgain() throws Exception {
        try (Both both = new Both();
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
            for (int i = 0; i < 3; i++) {
                assertThat(get(both.left.submit(chain, LIMIT))).isSameAs(chain);
            }
            assertThat(there.memory().toArray(JAVA_LONG)).containsExactly(3, 4);
        }
    }

    @Test
    void workThatFails() throws Exception {
        try (Both both = new Both();
                MemoryRegion here = both.ends.region(8);
                MemoryRegion there = both.ends.region(8)) {
            CompletableFuture<SendRequest> bad =
                    both.left.submit(both.ends.left.prepareWrite(new RemoteMemory(0, 8, 77), here), LIMIT);
            assertThatThrownBy(() -> get(bad))
                    .hasCauseInstanceOf(WorkException.class)
                    .hasMessageContaining(
                            Fault.WRITE_WITH_A_KEY_OF_NOTHING.workStatus().name());
            assertThatExceptionOfType(WorkException.class)
                    .isThrownBy(() -> both.left.submit(both.ends.left.prepareWrite(there.remoteMemory(), here), LIMIT));
        }
    }

    @OnDevices
    void aPeerThatIsSilent(Device device) throws Exception {
        try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0))) {
            CompletableFuture<Connection> accepted = CompletableFuture.supplyAsync(() -> {
                try {
                    return listener.next(LIMIT).establish(LIMIT);
                } catch (IOException e) {
                    throw new IllegalStateException(e);
                }
            });
            try (Connection client = Connection.to(listener.address(), LIMIT)) {
                try (CompletionReader reader = new CompletionReader(client.completions())) {
                    MemoryRegion memory = client.allocate(64);
                    // What is due before the connection stands would keep it from standing.
                    CompletableFuture<ReceiveRequest> before =
                            reader.submit(client.prepareReceive(memory.slice(8, 8)), LIMIT);
                    client.establish(LIMIT);
                    Connection server = get(accepted);
                    CompletableFuture<ReceiveRequest> never =
                            reader.submit(client.prepareReceive(memory.slice(0, 8)), Duration.ofMillis(700));
                    assertThatThrownBy(() -> get(never)).hasCauseInstanceOf(RdmaTimeoutException.class);
                    assertThatThrownBy(() -> get(before)).hasCauseInstanceOf(WorkException.class);
                    assertThat(client.queuePair().receivesInFlight()).isZero();
                    server.close();
                }
                // The queue is its owner's again.
                assertThat(client.completions().poll().next()).isFalse();
            }
        }
    }

    /** An abort takes work back without completions where it must; futures end all the same. */
    @Test
    void anAbort() throws Exception {
        try (Both both = new Both();
                MemoryRegion there = both.ends.region(8)) {
            CompletableFuture<ReceiveRequest> never = both.right.submit(both.ends.right.prepareReceive(there), LIMIT);
            both.ends.right.abort();
            assertThatThrownBy(() -> get(never)).hasCauseInstanceOf(WorkException.class);
        }
    }

    /** A body that throws leaves futures behind; try-with-resources closes everything all the same, in its order. */
    @Test
    void itsEndWaitsForTheWorkInFlight() throws Exception {
        CompletableFuture<ReceiveRequest> never;
        try (Ends ends = new Ends(QueuePairType.RC, with -> with, true);
                MemoryRegion there = ends.region(8)) {
            try (CompletionReader reader = new CompletionReader(ends.rightQueue)) {
                never = reader.submit(ends.right.prepareReceive(there), Duration.ofMillis(300));
            }
            assertThat(never.isDone()).isTrue();
            assertThatThrownBy(never::get).hasCauseInstanceOf(RdmaTimeoutException.class);
            assertThat(ends.right.receivesInFlight()).isZero();
            // The queue is its owner's again.
            assertThat(ends.rightQueue.poll().next()).isFalse();
        }
    }

    /** A deadline that is found to have passed long ago: the device is given the time to end the work all the same. */
    @Test
    void aReaderThatWasKeptFromReading() throws Exception {
        try (Both both = new Both();
                MemoryRegion here = both.ends.region(8);
                MemoryRegion there = both.ends.region(16)) {
            both.right
                    .submit(both.ends.right.prepareReceive(there.slice(0, 8)), LIMIT)
                    .thenRun(() -> LockSupport.parkNanos(Duration.ofSeconds(4).toNanos()));
            CompletableFuture<ReceiveRequest> never =
                    both.right.submit(both.ends.right.prepareReceive(there.slice(8, 8)), Duration.ofMillis(300));
            get(both.left.submit(both.ends.left.prepareSend(here), LIMIT));
            assertThatThrownBy(() -> get(never)).hasCauseInstanceOf(RdmaTimeoutException.class);
            assertThat(both.ends.right.receivesInFlight()).isZero();
        }
    }

    @Test
    void itTakesNothingMoreWhileItEnds() throws Exception {
        try (Both both = new Both();
                MemoryRegion there = both.ends.region(8)) {
            CompletableFuture<ReceiveRequest> future =
                    both.right.submit(both.ends.right.prepareReceive(there), Duration.ofSeconds(60));
            Thread closes = Thread.ofPlatform().start(both.right::close);
            while (closes.getState() != Thread.State.TIMED_WAITING && closes.getState() != Thread.State.WAITING) {
                Thread.sleep(1);
            }
            ReceiveRequest more = both.ends.right.prepareReceive(there);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> both.right.submit(more, LIMIT))
                    .withMessageContaining("closed");
            assertThat(more.isInFlight()).isFalse();
            assertThat(future.isDone()).isFalse();
            both.ends.right.abort();
            closes.join(LIMIT);
            assertThat(closes.isAlive()).isFalse();
            assertThatThrownBy(() -> get(future)).hasCauseInstanceOf(WorkException.class);
        }
    }

    @Test
    @SuppressWarnings("try") // One is closed before its end.
    void misuse() throws Exception {
        try (Both both = new Both();
                MemoryRegion here = both.ends.region(8);
                MemoryRegion there = both.ends.region(8)) {
            ReceiveRequest receive = both.ends.right.prepareReceive(there);
            assertThatExceptionOfType(IllegalArgumentException.class)
                    .isThrownBy(() -> both.left.submit(receive, LIMIT))
                    .withMessageContaining("does not complete on");
            CompletableFuture<ReceiveRequest> future = both.right.submit(receive, LIMIT);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> both.right.submit(receive, LIMIT))
                    .withMessageContaining("already in flight");
            assertThatExceptionOfType(WrongThreadException.class).isThrownBy(both.ends.rightQueue::poll);
            SendRequest silent = both.ends.left.prepareSend(here).signaled(false);
            assertThatExceptionOfType(IllegalStateException.class).isThrownBy(() -> both.left.submit(silent, LIMIT));
            CompletableFuture<Throwable> closedByItself = future.thenApply(done -> {
                try {
                    both.right.close();
                    return new AssertionError("closed");
                } catch (IllegalStateException e) {
                    return e;
                }
            });
            get(both.left.submit(silent.signaled(true), LIMIT));
            assertThat(get(closedByItself)).hasMessageContaining("cannot close it");
            both.right.close();
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> both.right.submit(receive, LIMIT))
                    .withMessageContaining("closed");
            try (Ends polled = new Ends()) {
                assertThatExceptionOfType(IllegalArgumentException.class)
                        .isThrownBy(() -> new CompletionReader(polled.leftQueue))
                        .withMessageContaining("createWithEvents");
            }
        }
    }
}
