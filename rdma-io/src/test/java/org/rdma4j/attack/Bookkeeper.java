package org.rdma4j.attack;

import java.io.IOException;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkScope;

/**
 * A thread with queue pairs of its own. It counts the completions of each request: unless a failure or an Error has ended the
 * session, each post has one completion, which is delivered to the wait that it belongs to or to a poll. In any case all
 * objects of a session can be closed.
 */
final class Bookkeeper implements Runnable {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int PAIRS = 4;
    private static final int BYTES = Link.BYTES / PAIRS;
    private static final int STEPS = 400;

    private final Target target;
    private final Findings findings;
    private final RandomGenerator random;
    private final BooleanSupplier ended;

    Bookkeeper(Target target, Findings findings, long seed, BooleanSupplier ended) {
        this.target = target;
        this.findings = findings;
        this.random = new SplittableRandom(seed);
        this.ended = ended;
    }

    /** Requests of a session, and their counts. */
    private final class Session {
        private final Link link;
        /** Sends, followed by their receives, followed by reads and writes. */
        private final WorkRequest<?>[] requests = new WorkRequest<?>[4 * PAIRS];

        private final int[] expected = new int[requests.length];
        private final int[] delivered = new int[requests.length];

        Session(Link link) {
            this.link = link;
            for (int i = 0; i < PAIRS; i++) {
                LocalMemory near = link.nearMemory.slice((long) i * BYTES, BYTES);
                LocalMemory far = link.farMemory.slice((long) i * BYTES, BYTES);
                requests[i] = link.near.prepareSend(near);
                requests[PAIRS + i] = link.far.prepareReceive(far);
                requests[2 * PAIRS + i] = link.near.prepareWrite(link.farMemory.remoteMemory(), near);
                requests[3 * PAIRS + i] = link.far.prepareRead(link.nearMemory.remoteMemory(), far);
            }
            for (int i = 0; i < requests.length; i++) {
                requests[i].attach(i);
            }
        }

        void step() throws IOException {
            int i = random.nextInt(PAIRS);
            switch (random.nextInt(8)) {
                case 0, 1 -> message(i, random.nextBoolean());
                case 2 -> post(2 * PAIRS + i);
                case 3 -> {
                    if (isDelivered(3 * PAIRS + i)) {
                        post(3 * PAIRS + i);
                    }
                }
                case 4 -> await(2 * PAIRS + i);
                case 5 -> scope(2 * PAIRS + i);
                default -> poll(random.nextBoolean() ? Duration.ZERO : Duration.ofMillis(1));
            }
        }

        private boolean isDelivered(int i) {
            return expected[i] == delivered[i];
        }

        private void message(int i, boolean awaited) throws IOException {
            if (isDelivered(i) && isDelivered(PAIRS + i) && post(PAIRS + i)) {
                if (awaited) {
                    requests[i].complete(LIMIT);
                } else if (!post(i)) {
                    // The peer has posted a receive for it.
                    requests[i].complete(LIMIT);
                }
            }
        }

        private boolean post(int i) throws IOException {
            if (!requests[i].tryPost()) {
                return false;
            }
            expected[i]++;
            return true;
        }

        /** Waits for all posts of a request, whose completions no poll delivers then. */
        private void await(int i) throws IOException {
            if (requests[i].tryAwait(LIMIT)) {
                expected[i] = delivered[i];
            } else {
                throw new IllegalStateException("did not complete: " + requests[i]);
            }
        }

        private void scope(int i) throws IOException {
            SendRequest write = (SendRequest) requests[i];
            if (isDelivered(i)) {
                try (WorkScope scope = new WorkScope(LIMIT)) {
                    scope.post(write);
                    scope.post(write);
                }
            }
        }

        private int poll(Duration limit) throws IOException {
            int count = 0;
            for (QueuePair each : new QueuePair[] {link.near, link.far}) {
                CompletionQueue queue = each.sendCompletions();
                for (Completions done = limit.isZero() ? queue.poll() : queue.poll(limit); done.next(); count++) {
                    int i = (int) done.request().attachment();
                    if (++delivered[i] > expected[i]) {
                        findings.find(
                                "delivered " + delivered[i] + " completions of " + expected[i] + " posts: "
                                        + done.request(),
                                new Throwable());
                    }
                    done.request().checkSuccess();
                }
            }
            findings.delivered(count);
            return count;
        }

        void finish() throws IOException {
            long start = System.nanoTime();
            while (!isFinished()) {
                if (poll(Duration.ofMillis(10)) == 0 && System.nanoTime() - start > LIMIT.toNanos()) {
                    for (int i = 0; i < requests.length; i++) {
                        if (!isDelivered(i)) {
                            findings.find(
                                    "delivered " + delivered[i] + " completions of " + expected[i]
                                            + " posts, in flight " + requests[i].isInFlight() + ": " + requests[i],
                                    new Throwable());
                        }
                    }
                    return;
                }
            }
            poll(Duration.ZERO);
        }

        private boolean isFinished() {
            for (int i = 0; i < requests.length; i++) {
                if (!isDelivered(i)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Closes a link. Tries again after an Error, or if the driver has rejected a call. */
    private void close(Link link) {
        long start = System.nanoTime();
        while (true) {
            try {
                link.abort();
                link.close();
                return;
            } catch (IOException | RuntimeException | Error e) {
                findings.thrown("close of a bookkeeper", e);
                if (System.nanoTime() - start > LIMIT.toNanos()) {
                    findings.find("a bookkeeper cannot close its objects: " + e, e);
                    return;
                }
                Thread.yield();
            }
        }
    }

    @Override
    public void run() {
        while (!ended.getAsBoolean()) {
            try {
                session();
            } catch (Throwable e) {
                // Before there was anything to close.
                findings.thrown("bookkeeper", e);
            }
        }
    }

    private void session() {
        Link link = new Link();
        boolean accounted = false;
        try {
            target.connect(link);
            Session session = new Session(link);
            for (int i = 0; i < STEPS && !ended.getAsBoolean(); i++) {
                session.step();
            }
            session.finish();
            accounted = true;
        } catch (Throwable e) {
            findings.thrown("bookkeeper", e);
        } finally {
            close(link);
            findings.session(accounted);
        }
    }
}
