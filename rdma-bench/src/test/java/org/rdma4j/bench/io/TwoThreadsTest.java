package org.rdma4j.bench.io;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.SymbolLookup;
import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.bench.device.NullProvider;
import org.rdma4j.bench.run.ChildProcess;
import org.rdma4j.bench.run.TestJvm;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.SharedReceiveQueue;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkRequest;

/**
 * Tests a queue pair whose requests are posted by one thread and whose completions are read by another. Runs on the
 * null provider, in a JVM of its own. Errors in the memory order only appear on processors with a weaker order than
 * x86-64.
 */
class TwoThreadsTest {
    private static final int DEPTH = 16;

    /** Main class of the JVM. An exception ends it with an exit code other than 0. */
    public static final class Scenarios {
        private static final long NANOS = 1_500_000_000;
        private static final int FAILURES = 100;
        private static final int QUEUE_PAIRS = 200;
        private static final int REQUESTS = 40;
        private static final int OPEN = 6;
        private static final int SPINS = 100;
        private static final int ABORTS = 20_000;
        private static final int CLOSED = 1_000;

        private final ProtectionDomain domain;
        private final CompletionQueue completions;
        private final LocalMemory memory;
        private volatile boolean finished;
        private volatile Throwable thrown;
        private volatile long readCount;
        private volatile long polls;
        /** Whether completions are not read, so that the next poll records them together. */
        private volatile boolean skips;

        private Scenarios() throws IOException {
            Context context = Device.named("null0").open();
            domain = ProtectionDomain.allocate(context);
            completions = CompletionQueue.create(context, 256);
            memory = MemoryRegion.allocate(domain, 64);
        }

        public static void main(String... arguments) throws Exception {
            Scenarios scenes = new Scenarios();
            List<Thread> threads = new ArrayList<>();
            if (!arguments[0].equals("stale")) {
                threads.add(scenes.start(scenes::read));
            }
            try {
                switch (arguments[0]) {
                    case "counts" -> scenes.counts(threads);
                    case "growth" -> scenes.growth();
                    case "failures" -> scenes.failures();
                    case "aborts" -> scenes.aborts();
                    case "stale" -> scenes.stale();
                    case "numbers" -> scenes.numbers();
                    default -> throw new IllegalArgumentException(arguments[0]);
                }
            } finally {
                scenes.finished = true;
                for (Thread thread : threads) {
                    thread.join();
                }
            }
            if (scenes.thrown != null) {
                throw new IllegalStateException(scenes.thrown);
            }
        }

        private interface Body {
            void run() throws IOException;
        }

        private Thread start(Body body) {
            return Thread.ofPlatform().start(() -> {
                try {
                    body.run();
                } catch (IOException | RuntimeException | Error e) {
                    thrown = e;
                }
            });
        }

        /** Reads the completions. */
        private void read() throws IOException {
            long count = 0;
            while (!finished) {
                Completions done = completions.poll();
                if (done.isEmpty()) {
                    Thread.yield();
                }
                polls++;
                if (skips) {
                    continue;
                }
                while (done.next()) {
                    Objects.requireNonNull(done.request());
                    readCount = ++count;
                }
            }
        }

        private void counts(List<Thread> threads) throws IOException {
            QueuePair queuePair = IoFixture.connected(domain, completions, DEPTH);
            threads.add(start(() -> {
                while (!finished) {
                    long inFlight = queuePair.sendsInFlight();
                    if (inFlight < 0 || inFlight > DEPTH) {
                        throw new IllegalStateException(inFlight + " sends in flight of " + DEPTH);
                    }
                }
            }));
            SendRequest send = queuePair.prepareSend(memory);
            long start = System.nanoTime();
            while (thrown == null && System.nanoTime() - start < NANOS) {
                send.tryPost();
            }
        }

        /** Prepares requests and creates queue pairs while the other thread looks up requests. */
        private void growth() throws IOException {
            Deque<QueuePair> open = new ArrayDeque<>();
            long posted = 0;
            for (int i = 0; i < QUEUE_PAIRS; i++) {
                QueuePair queuePair = IoFixture.connected(domain, completions, 1);
                open.add(queuePair);
                for (; posted < (i + 1L) * REQUESTS && thrown == null; posted++) {
                    ReceiveRequest request = queuePair.prepareReceive(memory).post();
                    queuePair.prepareReceive(memory);
                    await(request);
                }
                if (open.size() > OPEN) {
                    open.remove().close();
                }
            }
            while (readCount < posted && thrown == null) {
                Thread.yield();
            }
        }

        private void await(WorkRequest<?> request) {
            for (int spins = 0; request.isInFlight() && thrown == null; spins++) {
                if (spins % SPINS == 0) {
                    Thread.yield();
                }
            }
        }

        private void failures() throws Exception {
            call("null_fail", ibv_wc_status.IBV_WC_REM_ACCESS_ERR);
            SharedReceiveQueue shared = SharedReceiveQueue.create(domain, DEPTH, 1);
            for (int i = 0; i < FAILURES; i++) {
                try (QueuePair queuePair = IoFixture.connected(domain, completions, DEPTH)) {
                    failure(queuePair, queuePair.prepareSend(memory));
                }
                try (QueuePair queuePair = IoFixture.connected(domain, completions, DEPTH)) {
                    failure(queuePair, queuePair.prepareReceive(memory));
                }
                try (QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .receives(shared)
                        .create()) {
                    failure(queuePair, shared.prepareReceive(memory));
                }
            }
        }

        /** Checks that a thread that sees the failure of a request also sees the state of its queue pair. */
        private void failure(QueuePair queuePair, WorkRequest<?> request) throws IOException {
            request.post();
            await(request);
            if (queuePair.state() != QueuePairState.ERR) {
                throw new IllegalStateException(request + " ended with " + request.status() + ", and " + queuePair
                        + " is in state " + queuePair.state());
            }
            if (request.isOf(queuePair)) {
                try {
                    request.post();
                    throw new IllegalStateException(queuePair + " accepts a request after a failure");
                } catch (WorkException e) {
                    if (e.getCause() == null) {
                        throw new IllegalStateException("a failure without its cause", e);
                    }
                }
            }
        }

        /** Checks that a request that an abort has ended stays ended, whatever the other thread was about to record. */
        private void aborts() throws Exception {
            call("null_refuse", 1);
            for (int i = 0; i < ABORTS && thrown == null; i++) {
                skips = i % 2 == 0;
                try (QueuePair queuePair = IoFixture.connected(domain, completions, DEPTH)) {
                    SendRequest send = queuePair.prepareSend(memory);
                    ReceiveRequest receive = queuePair.prepareReceive(memory).post();
                    for (int k = 0; k < DEPTH; k++) {
                        send.post();
                    }
                    for (int k = 1; k < DEPTH; k++) {
                        queuePair.prepareReceive(memory).post();
                    }
                    queuePair.abort();
                    for (long before = polls; polls < before + 2 && thrown == null; ) {
                        Thread.yield();
                    }
                    if (queuePair.sendsInFlight() != 0
                            || queuePair.receivesInFlight() != 0
                            || send.isInFlight()
                            || receive.isInFlight()) {
                        throw new IllegalStateException(
                                "after abort " + i + ": " + queuePair.sendsInFlight() + " sends and "
                                        + queuePair.receivesInFlight() + " receives in flight, the send "
                                        + send.isInFlight() + ", the receive " + receive.isInFlight());
                    }
                }
            }
        }

        /**
         * Checks that stale completions of a closed queue pair are not attributed to the next one. Reads the
         * completions itself.
         */
        private void stale() throws Exception {
            call("null_refuse", 1);
            // While another queue pair is open, closing one does not read the completion queue.
            QueuePair stays = IoFixture.connected(domain, completions, DEPTH);
            QueuePair first = IoFixture.connected(domain, completions, DEPTH);
            start(() -> {
                        for (int i = 0; i < DEPTH / 2; i++) {
                            first.prepareReceive(memory).post();
                        }
                        first.abort();
                    })
                    .join();
            Completions polled = completions.poll();
            if (polled.isEmpty()) {
                throw new IllegalStateException("nothing of " + first + " is left");
            }
            first.close();
            try (QueuePair second = IoFixture.connected(domain, completions, DEPTH)) {
                if (polled.next()) {
                    throw new IllegalStateException(polled.request() + " of " + first + " beside " + stays);
                }
                if (second.receivesInFlight() != 0) {
                    throw new IllegalStateException(second.receivesInFlight() + " receives in flight");
                }
            }
        }

        /**
         * Checks that the queue numbers in wr_ids are reused after a queue pair is closed and its completions have been
         * read.
         */
        private void numbers() throws Exception {
            skips = true;
            // While another queue pair is open, closing one does not read the completion queue.
            QueuePair stays = IoFixture.connected(domain, completions, DEPTH);
            for (int i = 0; i < CLOSED && thrown == null; i++) {
                try (QueuePair queuePair = IoFixture.connected(domain, completions, DEPTH)) {
                    queuePair.prepareReceive(memory).post();
                }
                for (long before = polls; polls < before + 2 && thrown == null; ) {
                    Thread.yield();
                }
            }
            Field queues = CompletionQueue.class.getDeclaredField("queues");
            queues.setAccessible(true);
            Object registry = queues.get(completions);
            Field given = registry.getClass().getSuperclass().getDeclaredField("numberCount");
            given.setAccessible(true);
            if (given.getInt(registry) > CLOSED / 10) {
                throw new IllegalStateException(given.getInt(registry) + " numbers for " + CLOSED
                        + " queue pairs, of which two were there at a time, beside " + stays);
            }
        }

        private static void call(String function, int argument) throws Exception {
            try {
                Linker.nativeLinker()
                        .downcallHandle(
                                SymbolLookup.libraryLookup(verbs(), Arena.global())
                                        .find(function)
                                        .orElseThrow(),
                                FunctionDescriptor.ofVoid(JAVA_INT))
                        .invokeExact(argument);
            } catch (Throwable failure) {
                throw new IllegalStateException(failure);
            }
        }
    }

    private static String verbs() {
        return NullProvider.library().resolveSibling("libnull_verbs.so").toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"counts", "growth", "failures", "aborts", "stale", "numbers"})
    void whatEachSeesOfTheOther(String scene) {
        List<String> command = TestJvm.command();
        command.add("-Dorg.rdma4j.ibverbs.path=" + verbs());
        command.addAll(List.of(Scenarios.class.getName(), scene));
        assertThat(ChildProcess.run(command).output()).doesNotContain("Exception");
    }
}
