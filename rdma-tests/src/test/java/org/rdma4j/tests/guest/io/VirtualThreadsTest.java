package org.rdma4j.tests.guest.io;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/** Many virtual threads take turns with few connections, guarded by a lock for each connection. */
@InGuest
@Timeout(120)
class VirtualThreadsTest {
    private static final int CONNECTIONS = 50;
    private static final int THREADS = 500;
    private static final int MESSAGES = 5;
    private static final String PINNED = "jdk.VirtualThreadPinned";

    /** A connection to a server that answers each number with its successor. */
    private static final class Shared implements Closeable {
        private final ReentrantLock lock = new ReentrantLock();
        private final Connection connection;
        private final MemoryRegion memory;
        private final SendRequest question;
        private final ReceiveRequest answer;

        private final boolean guarded;

        /**
         * @param guarded whether the lock is the owner; otherwise each thread releases the queues after use
         */
        private Shared(InetSocketAddress server, boolean guarded) throws IOException {
            this.guarded = guarded;
            connection = Connection.to(server, LIMIT);
            memory = connection.allocate(16);
            question = connection.queuePair().prepareSend(memory.slice(0, 8));
            answer = connection.queuePair().prepareReceive(memory.slice(8, 8));
            connection.establish(LIMIT);
            if (guarded) {
                lock.lock();
                connection.guardedBy(lock);
                lock.unlock();
            } else {
                connection.release();
            }
        }

        private long ask(long number) throws IOException {
            lock.lock();
            try {
                memory.memory().set(JAVA_LONG, 0, number);
                answer.post();
                question.complete(LIMIT);
                answer.await(LIMIT);
                long result = memory.memory().get(JAVA_LONG, 8);
                if (!guarded) {
                    connection.release();
                }
                return result;
            } finally {
                lock.unlock();
            }
        }

        @Override
        public void close() throws IOException {
            lock.lock();
            try {
                connection.close();
            } finally {
                lock.unlock();
            }
        }
    }

    private static void serve(Connection connection) throws IOException {
        try (connection) {
            MemoryRegion memory = connection.allocate(16);
            ReceiveRequest question =
                    connection.queuePair().prepareReceive(memory.slice(0, 8)).post();
            SendRequest answer = connection.queuePair().prepareSend(memory.slice(8, 8));
            connection.establish(LIMIT);
            for (int i = 0; i < THREADS / CONNECTIONS * MESSAGES; i++) {
                question.await(LIMIT);
                memory.memory().set(JAVA_LONG, 8, memory.memory().get(JAVA_LONG, 0) + 1);
                question.post();
                answer.complete(LIMIT);
            }
        }
    }

    @OnDevices
    void virtualThreadsTakeTurns(Device device) throws Exception {
        List<Shared> connections = new ArrayList<>();
        List<Future<?>> servers = new ArrayList<>();
        try (Recording pinned = new Recording();
                Listener listener = Listener.on(new InetSocketAddress(device.address(), 0));
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < CONNECTIONS; i++) {
                servers.add(threads.submit(() -> {
                    serve(listener.next(LIMIT));
                    return null;
                }));
                connections.add(new Shared(listener.address(), i % 2 == 0));
            }
            pinned.enable(PINNED).withoutThreshold();
            pinned.start();
            List<Future<Long>> sums = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                Shared mine = connections.get(i % CONNECTIONS);
                long first = i * 1000L;
                Callable<Long> task = () -> {
                    long sum = 0;
                    for (int message = 0; message < MESSAGES; message++) {
                        sum += mine.ask(first + message) - (first + message);
                    }
                    return sum;
                };
                sums.add(threads.submit(task));
            }
            for (Future<Long> sum : sums) {
                assertThat(sum.get()).isEqualTo(MESSAGES);
            }
            assertThat(Thread.getAllStackTraces().keySet().stream()
                            .map(Thread::getName)
                            .filter(name -> name.startsWith("rdma4j")))
                    .as("platform threads started by rdma-io")
                    .isNotEmpty()
                    .hasSizeLessThanOrEqualTo(2);
            for (Future<?> server : servers) {
                server.get();
            }
            pinned.stop();
            assertThat(events(pinned)).as("pinned virtual threads").isEmpty();
        } finally {
            for (Shared connection : connections) {
                connection.close();
            }
        }
    }

    private static final class Pins {
        static {
            // Loads a class, whose initialization pins the virtual thread.
            LockSupport.parkNanos(1_000_000);
        }

        private static void initialise() {}
    }

    /** Verifies that the recording detects pinned threads. */
    @Test
    void pinnedThreadIsDetected() throws Exception {
        try (Recording pinned = new Recording()) {
            pinned.enable(PINNED).withoutThreshold();
            pinned.start();
            Thread.ofVirtual().start(Pins::initialise).join();
            pinned.stop();
            assertThat(events(pinned)).isNotEmpty();
        }
    }

    private static List<String> events(Recording recording) throws IOException {
        Path file = Files.createTempFile("pinned", ".jfr");
        try {
            recording.dump(file);
            return RecordingFile.readAllEvents(file).stream()
                    // A recording also contains event types enabled elsewhere, such as those of rdma-io.
                    .filter(event -> event.getEventType().getName().equals(PINNED))
                    .map(event -> event.getEventType().getName() + ": " + event)
                    .toList();
        } finally {
            Files.delete(file);
        }
    }

    /**
     * There is a single carrier, because the guest has one processor. A virtual thread that waits for a message must
     * leave it to the sender.
     */
    @OnDevices
    @Shows(Capability.VIRTUAL_THREADS)
    void waitingVirtualThreadReleasesItsCarrier(Device device) throws Exception {
        try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0));
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            CompletableFuture<Void> sent = new CompletableFuture<>();
            Future<Long> server = threads.submit(() -> {
                try (Connection connection = listener.next(LIMIT)) {
                    MemoryRegion memory = connection.allocate(8);
                    ReceiveRequest never =
                            connection.queuePair().prepareReceive(memory).post();
                    connection.establish(LIMIT);
                    never.await(LIMIT);
                    // Disconnecting earlier could lose the acknowledgement of the message.
                    sent.join();
                    return System.nanoTime();
                }
            });
            Future<Long> others = threads.submit(() -> {
                try (Connection connection = Connection.to(listener.address(), LIMIT)) {
                    connection.establish(LIMIT);
                    // The server is waiting meanwhile. This thread sleeps repeatedly, and each wake-up needs the
                    // carrier.
                    long longest = 0;
                    for (int i = 0; i < 20; i++) {
                        long start = System.nanoTime();
                        Thread.sleep(10);
                        longest = Math.max(longest, System.nanoTime() - start);
                    }
                    connection.queuePair().send(connection.allocate(8), LIMIT);
                    sent.complete(null);
                    server.get();
                    return longest;
                } finally {
                    sent.complete(null);
                }
            });
            assertThat(others.get())
                    .as("longest sleep of 10 ms, in nanoseconds")
                    .isLessThan(LIMIT.toNanos() / 2);
        }
    }

    /**
     * Closing a queue pair is rejected while another thread posts, and posting is rejected while it is being closed.
     */
    @Test
    void closeWhileAnotherThreadPosts() throws Exception {
        for (int round = 0; round < 20; round++) {
            ConnectedQueuePairs ends = new ConnectedQueuePairs();
            MemoryRegion here = ends.region(8);
            MemoryRegion there = ends.region(8);
            SendRequest write = ends.left.prepareWrite(there.remoteMemory(), here);
            ends.left.release();
            FutureTask<String> posts = new FutureTask<>(() -> postUntilClosed(ends, write));
            Thread poster = new Thread(posts);
            poster.start();
            Thread.sleep(round);
            while (ends.left.isOpen()) {
                try {
                    ends.left.close();
                } catch (WrongThreadException e) {
                    Thread.yield();
                }
            }
            assertThat(posts.get()).contains("is closed");
            poster.join();
            here.close();
            there.close();
            ends.close();
        }
    }

    private static String postUntilClosed(ConnectedQueuePairs ends, SendRequest write) throws IOException {
        while (true) {
            try {
                if (!write.isInFlight()) {
                    write.tryPost();
                }
                ends.left.release();
                ends.leftQueue.poll();
            } catch (WrongThreadException e) {
                // The queue pair is being closed.
                Thread.yield();
            } catch (IllegalStateException e) {
                return e.getMessage();
            }
        }
    }
}
