package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/**
 * Random work on queue pairs that share a completion queue, against a model of what polls deliver: the requests of
 * completed work in the order of their completions, without those that somebody has waited for.
 */
class DeliveryModelTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int QUEUE_PAIRS = 4;
    private static final int RUNS = 60;
    private static final int STEPS = 600;
    private static final int REQUESTS = 12;
    private static final int DEPTH = 2 * STEPS;

    private LoopDevice device;
    private CompletionQueue completions;
    private MemoryRegion memory;
    private Random random;
    private final List<QueuePair> mine = new ArrayList<>();
    private final List<QueuePair> peers = new ArrayList<>();
    private final List<List<SendRequest>> writes = new ArrayList<>();
    private final List<SendRequest> unsignaled = new ArrayList<>();
    private final List<WorkChain<SendRequest>> chains = new ArrayList<>();
    /** Whether the last post of a queue pair's chain was waited for. */
    private final List<Boolean> lastAwaited = new ArrayList<>();

    private final List<List<ReceiveRequest>> receives = new ArrayList<>();
    /** Receives that are posted, in their order, by queue pair. */
    private final List<Deque<ReceiveRequest>> posted = new ArrayList<>();
    /** What polls are to deliver. */
    private final Deque<WorkRequest<?>> expected = new ArrayDeque<>();

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void polls(boolean iwarp) throws IOException {
        for (int run = 0; run < RUNS; run++) {
            random = new Random(run);
            try (LoopDevice open = iwarp ? LoopDevice.openIwarp() : LoopDevice.open()) {
                device = open;
                begin();
                for (int step = 0; step < STEPS; step++) {
                    try {
                        step(random.nextInt(QUEUE_PAIRS));
                    } catch (IOException | RuntimeException | AssertionError failure) {
                        throw new AssertionError("run " + run + ", step " + step, failure);
                    }
                }
                pollAll();
                assertThat(expected).isEmpty();
            }
            assertThat(LoopControl.objects()).isZero();
        }
    }

    private void begin() throws IOException {
        List.of(mine, peers, writes, unsignaled, chains, lastAwaited, receives, posted)
                .forEach(List::clear);
        expected.clear();
        completions = device.completions(QUEUE_PAIRS * (DEPTH + 16));
        CompletionQueue peerCompletions = device.completions(1024);
        memory = device.memory(8192, Access.REMOTE_WRITE);
        for (int i = 0; i < QUEUE_PAIRS; i++) {
            // Room for all of a run: beyond that, sends that are posted again and again are delivered out of order.
            QueuePair[] pair = device.connect(
                    device.own(device.queuePair(completions).sendRequests(DEPTH).create()),
                    device.own(device.queuePair(peerCompletions).create()));
            lastAwaited.add(false);
            mine.add(pair[0]);
            peers.add(pair[1]);
            List<SendRequest> sends = new ArrayList<>();
            List<ReceiveRequest> into = new ArrayList<>();
            for (int k = 0; k < REQUESTS; k++) {
                sends.add(pair[0].prepareWrite(memory.remoteMemory(), memory.slice(64L * k, 8)));
                into.add(pair[0].prepareReceive(memory.slice(1024 + 64L * k, 64)));
            }
            writes.add(sends);
            unsignaled.add(pair[0].prepareWrite(memory.remoteMemory(), memory.slice(0, 8))
                    .signaled(false));
            receives.add(into);
            chains.add(WorkChain.of(
                    pair[0].prepareWrite(memory.remoteMemory(), memory.slice(0, 8)),
                    pair[0].prepareWrite(memory.remoteMemory(), memory.slice(0, 8)),
                    pair[0].prepareWrite(memory.remoteMemory(), memory.slice(0, 8))));
            posted.add(new ArrayDeque<>());
        }
    }

    private void step(int at) throws IOException {
        SendRequest write = writes.get(at).get(random.nextInt(REQUESTS));
        ReceiveRequest receive = receives.get(at).get(random.nextInt(REQUESTS));
        WorkChain<SendRequest> chain = chains.get(at);
        switch (random.nextInt(13)) {
            case 0 -> post(receive, at);
            case 1, 2 -> message(at);
            case 3 -> {
                if (write.tryPost()) {
                    expected.add(write);
                }
            }
            case 4 -> {
                unsignaled.get(at).tryPost();
            }
            case 5 -> {
                write.complete(LIMIT);
            }
            case 6 -> {
                if (chain.tryPost()) {
                    lastAwaited.set(at, false);
                    for (int i = 0; i < chain.size(); i++) {
                        expected.add(chain.get(i));
                    }
                }
            }
            case 7 -> {
                chain.complete(LIMIT);
                lastAwaited.set(at, true);
            }
            case 8 -> {
                chain.await(LIMIT);
                for (int i = 0; i < chain.size() && !lastAwaited.get(at); i++) {
                    expected.removeIf(chain.get(i)::equals);
                }
            }
            case 9 -> {
                if (!posted.get(at).contains(receive)) {
                    receive.await(LIMIT);
                    expected.removeIf(receive::equals);
                }
            }
            case 10 -> scope(at);
            default -> poll(random.nextInt(20));
        }
    }

    private void post(ReceiveRequest receive, int at) throws IOException {
        if (posted.get(at).contains(receive) || expected.contains(receive)) {
            try {
                receive.post();
            } catch (IllegalStateException refused) {
                return;
            }
            throw new AssertionError("posted again before it was delivered");
        }
        if (receive.tryPost()) {
            posted.get(at).add(receive);
        }
    }

    private void message(int at) throws IOException {
        if (!posted.get(at).isEmpty()) {
            peers.get(at).send(memory.slice(0, 1), LIMIT);
            expected.add(posted.get(at).remove());
        }
    }

    /** A completion that a scope waits for is not delivered to a poll in the scope. */
    private void scope(int at) throws IOException {
        try (WorkScope scope = new WorkScope(LIMIT)) {
            for (int i = random.nextInt(4); i > 0; i--) {
                int which = random.nextInt(QUEUE_PAIRS);
                scope.post(writes.get(which).get(random.nextInt(REQUESTS)));
            }
            if (random.nextBoolean()) {
                poll(random.nextInt(5));
            }
        }
    }

    private void poll(int most) throws IOException {
        Completions done = switch (random.nextInt(3)) {
            case 0 -> completions.poll();
            case 1 -> completions.poll(Duration.ZERO);
            default -> completions.poll(Duration.ofNanos(1000));
        };
        for (int i = 0; i < most && done.next(); i++) {
            assertThat(done.request()).isSameAs(expected.remove());
        }
    }

    private void pollAll() throws IOException {
        for (Completions done = completions.poll(); !done.isEmpty(); done = completions.poll()) {
            while (done.next()) {
                assertThat(done.request()).isSameAs(expected.remove());
            }
        }
    }
}
