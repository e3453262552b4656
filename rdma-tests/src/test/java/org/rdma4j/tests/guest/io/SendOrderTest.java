package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.ALL;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.ChainException;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairAttributes;
import org.rdma4j.verbs.QueuePairState;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/**
 * Random sequences of requests of all kinds: single and in chains, repeated while in flight, and some of them rejected
 * by the driver. Each completion belongs to the expected request, and capacity is neither exceeded nor leaked, even
 * after a reset that leaves completions unread.
 */
@InGuest
@RandomInput
@Timeout(120)
class SendOrderTest {
    private static final int STEPS = 3000;

    /** A request in the send queue. */
    private record Posted(WorkRequest<?> request, boolean signaled) {}

    private final List<Posted> posted = new ArrayList<>();
    private final List<WorkRequest<?>> requests = new ArrayList<>();
    /** Number of posted requests that are known to be complete. */
    private int done;

    static LongStream seeds() {
        return LongStream.concat(LongStream.of(1, 2), new Random().longs(4));
    }

    @ParameterizedTest(name = "seed {0}")
    @MethodSource("seeds")
    void completionsBelongToTheExpectedRequests(long seed) throws IOException {
        Random random = new Random(seed);
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                // With a second queue pair on the completion queue, a reset leaves the completions unread.
                QueuePair other = random.nextBoolean()
                        ? QueuePair.builder(ends.domain, QueuePairType.RC)
                                .completions(ends.leftQueue)
                                .create()
                        : null;
                MemoryRegion here = ends.region(64);
                MemoryRegion there = ends.region(64);
                BufferPool pool = BufferPool.create(ends.domain, 8, 1, 1, ALL);
                Lease buffer = pool.lease(LIMIT)) {
            RemoteMemory to = there.remoteMemory();
            SendRequest[] plain = prepare(ends, here, to, 6);
            SendRequest[] silent = prepare(ends, here, to, 2);
            WorkChain<SendRequest> told = WorkChain.of(prepare(ends, here, to, 5));
            WorkChain<SendRequest> mixed = WorkChain.of(prepare(ends, here, to, 5));
            SendRequest leased = ends.left.prepareWrite(to.slice(0, 8), buffer);
            requests.add(leased);
            for (SendRequest request : silent) {
                request.signaled(false);
            }
            for (int i = 0; i < 4; i++) {
                mixed.get(i).signaled(i == 1);
            }
            for (int step = 0; step < STEPS; step++) {
                int what = random.nextInt(100);
                if (what < 35) {
                    post(plain[random.nextInt(plain.length)], true);
                } else if (what < 45) {
                    post(silent[random.nextInt(silent.length)], false);
                } else if (what < 50) {
                    post(leased, true);
                } else if (what < 65) {
                    post(told, random);
                } else if (what < 70) {
                    post(mixed, random);
                } else if (what < 73) {
                    postRefused(plain[random.nextInt(plain.length)]);
                } else if (what < 75) {
                    postRefused(silent[random.nextInt(silent.length)]);
                } else if (what < 99) {
                    poll(ends);
                } else {
                    reset(ends);
                }
                check(ends);
                check(told);
                check(mixed);
            }
            finish(ends, plain[0]);
            assertThat(other == null || other.isOpen()).isTrue();
        }
    }

    private SendRequest[] prepare(ConnectedQueuePairs ends, MemoryRegion here, RemoteMemory to, int count) {
        SendRequest[] prepared = new SendRequest[count];
        for (int i = 0; i < count; i++) {
            prepared[i] = ends.left.prepareWrite(to.slice(8L * i, 8), here.slice(8L * i, 8));
        }
        requests.addAll(Arrays.asList(prepared));
        return prepared;
    }

    private void post(SendRequest request, boolean signaled) throws IOException {
        if (request.tryPost()) {
            posted.add(new Posted(request, signaled));
        }
    }

    private void post(WorkChain<SendRequest> chain, Random random) throws IOException {
        if (random.nextInt(4) == 0) {
            chain.limit(1 + random.nextInt(chain.size()));
        }
        if (random.nextInt(4) == 0) {
            chain.get(random.nextInt(chain.size())).range(random.nextInt(4), 1 + random.nextInt(4));
        }
        int refused = random.nextInt(4) == 0 ? random.nextInt(chain.limit()) : chain.limit();
        int count = refused == chain.limit() ? chain.tryPost() ? refused : 0 : postRefused(chain, refused);
        for (int i = 0; i < count; i++) {
            SendRequest request = chain.get(i);
            posted.add(new Posted(request, requests.indexOf(request) < 13 || i == 1 || i == 4));
        }
    }

    /** Posts a chain with one request that the driver rejects, and returns the number of requests posted. */
    private static int postRefused(WorkChain<SendRequest> chain, int which) throws IOException {
        WorkChainsTest.elements(chain.get(which), 1000);
        try {
            assertThat(chain.tryPost()).isFalse();
            return 0;
        } catch (ChainException e) {
            assertThat(e.posted()).isEqualTo(which);
            return which;
        } finally {
            WorkChainsTest.elements(chain.get(which), 1);
        }
    }

    private static void postRefused(SendRequest request) throws IOException {
        WorkChainsTest.elements(request, 1000);
        try {
            assertThat(request.tryPost()).isFalse();
        } catch (VerbsException e) {
            assertThat(e.errnoName()).isEqualTo("EINVAL");
        } finally {
            WorkChainsTest.elements(request, 1);
        }
    }

    private void poll(ConnectedQueuePairs ends) throws IOException {
        for (Completions found = ends.leftQueue.poll(); found.next(); ) {
            while (!posted.get(done).signaled()) {
                done++;
            }
            assertThat(found.request()).isSameAs(posted.get(done++).request());
            assertThat(found.request().status()).isEqualTo(WorkStatus.SUCCESS);
        }
    }

    /**
     * Checks the number of requests in flight. It may be lower than the number of requests not known to be complete,
     * because the library adds signaled completions of its own.
     */
    private void check(ConnectedQueuePairs ends) {
        List<Posted> rest = posted.subList(done, posted.size());
        assertThat(ends.left.sendsInFlight()).isBetween(0L, (long) rest.size());
        boolean all = rest.stream().allMatch(Posted::signaled);
        if (all) {
            assertThat(ends.left.sendsInFlight()).isEqualTo(rest.size());
        }
        for (WorkRequest<?> request : requests) {
            boolean inFlight = rest.stream().anyMatch(place -> place.request() == request);
            if (all || !inFlight) {
                assertThat(request.isInFlight()).as(request.toString()).isEqualTo(inFlight);
            }
        }
    }

    private void check(WorkChain<SendRequest> chain) {
        List<Posted> rest = posted.subList(done, posted.size());
        boolean inFlight = rest.stream().anyMatch(place -> isOf(chain, place.request()));
        if (!inFlight || rest.stream().allMatch(Posted::signaled)) {
            assertThat(chain.isInFlight()).as(chain.toString()).isEqualTo(inFlight);
        }
    }

    private static boolean isOf(WorkChain<SendRequest> chain, WorkRequest<?> request) {
        for (int i = 0; i < chain.size(); i++) {
            if (chain.get(i) == request) {
                return true;
            }
        }
        return false;
    }

    private void reset(ConnectedQueuePairs ends) throws IOException {
        ends.left.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        ends.right.modify(new QueuePairAttributes().state(QueuePairState.RESET));
        ConnectedQueuePairs.connect(ends.left, ends.right);
        done = posted.size();
    }

    private void finish(ConnectedQueuePairs ends, SendRequest last) throws IOException {
        while (!last.tryPost()) {
            poll(ends);
        }
        posted.add(new Posted(last, true));
        last.await(LIMIT);
        done = posted.size();
        check(ends);
    }
}
