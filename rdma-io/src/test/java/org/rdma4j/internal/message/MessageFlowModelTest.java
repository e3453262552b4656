package org.rdma4j.internal.message;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.rdma4j.repetition.RandomInput;

/**
 * Tests two connected ends with random actions. Each direction is an order-preserving channel. The system property
 * {@code org.rdma4j.message.runs} sets the number of runs, and {@code org.rdma4j.message.seed} sets the first seed.
 */
@RandomInput
class MessageFlowModelTest {
    private static final int RUNS = Integer.getInteger("org.rdma4j.message.runs", 4000);
    private static final long SEED = Long.getLong("org.rdma4j.message.seed", 0);
    private static final int MAX_STEPS = 1500;

    /** Number of steps after which the weights change. */
    private static final int PHASE = 60;

    /** Possible weights. One is chosen at random for each action. */
    private static final int[] WEIGHTS = {1, 4, 4, 16, 64};

    private static final int[] WINDOWS = {1, 1, 2, 2, 3, 4, 5, 16};
    private static final int[] REQUESTS = {0, 1, 1, 1, 2, 3, 8};
    private static final int[] REQUEST_INTERVALS = {1, 2, 3, 3, 10};
    private static final int[] OFFERS = {0, 1, 1, 2, 3};

    private RandomGenerator random = new SplittableRandom();
    private ModelEnd[] ends = new ModelEnd[0];

    @Test
    void messagesAreDeliveredOnceAndInOrder() {
        run(RUNS, false);
    }

    /** Both ends send only requests, and each end can receive only one message at a time. */
    @Test
    void requestsInBothDirectionsDoNotBlockEachOther() {
        run(RUNS / 4, true);
    }

    private void run(int runs, boolean flood) {
        int maxControl = 0;
        for (int run = 0; run < runs; run++) {
            random = new SplittableRandom(SEED + run);
            create(false, flood);
            try {
                run();
            } catch (AssertionError | RuntimeException | ProtocolException failure) {
                throw new AssertionError("seed " + (SEED + run) + ": " + ends[0] + "\n" + ends[1], failure);
            }
            maxControl = Math.max(maxControl, Math.max(ends[0].maxControl, ends[1].maxControl));
        }
        System.getLogger("org.rdma4j.message").log(System.Logger.Level.DEBUG, "control messages at most " + maxControl);
    }

    private void create(boolean hostile, boolean flood) {
        Parameters[] parameters = {parameters(flood), parameters(flood)};
        ends = new ModelEnd[2];
        for (int i = 0; i < 2; i++) {
            ends[i] = new ModelEnd(
                    i == 0 ? "connecting" : "accepting",
                    i == 0,
                    parameters[i],
                    parameters[1 - i],
                    1 + random.nextInt(3),
                    random.nextInt(4),
                    flood ? 1 : REQUEST_INTERVALS[random.nextInt(REQUEST_INTERVALS.length)],
                    random.nextInt(4) == 0,
                    hostile,
                    random);
        }
        ends[0].peer = ends[1];
        ends[1].peer = ends[0];
    }

    private Parameters parameters(boolean flood) {
        return new Parameters(
                64,
                flood ? 1 : WINDOWS[random.nextInt(WINDOWS.length)],
                OFFERS[random.nextInt(OFFERS.length)],
                flood ? 1 + random.nextInt(3) : REQUESTS[random.nextInt(REQUESTS.length)],
                random.nextInt(8) == 0 ? random.nextInt(40) : 1000);
    }

    private void run() throws ProtocolException {
        int steps = random.nextInt(MAX_STEPS);
        int[] closeAt = {random.nextInt(2 * MAX_STEPS), random.nextInt(2 * MAX_STEPS)};
        if (random.nextInt(8) == 0) {
            closeAt[1] = closeAt[0];
        }
        boolean lost = random.nextInt(8) == 0;
        steps(steps, closeAt);
        if (lost) {
            // The connection ends here: the checks after each step have shown that nothing was delivered wrongly.
            return;
        }
        drain();
        if (!ends[0].user.closing && !ends[1].user.closing) {
            ModelChecks.checkQuiescent(ends[0]);
            ModelChecks.checkQuiescent(ends[1]);
        }
        int first = random.nextInt(2);
        ends[first].user.closing = true;
        if (random.nextBoolean()) {
            drain();
        }
        if (random.nextBoolean()) {
            ends[1 - first].user.closing = true;
        } else {
            // The user of the other end does not end its output until the peer closes the connection.
            ends[first].user.close();
        }
        drain();
        ModelChecks.checkClosed(ends[0]);
        ModelChecks.checkClosed(ends[1]);
    }

    /** Runs random actions with random weights, which change from phase to phase. */
    private void steps(int count, int[] closeAt) throws ProtocolException {
        for (int step = 0; step < count; step += PHASE) {
            for (int i = 0; i < 2; i++) {
                ends[i].user.closing |= step >= closeAt[i];
            }
            phase(Math.min(PHASE, count - step));
        }
    }

    private void phase(int count) throws ProtocolException {
        int[][] weights = new int[2][ModelEnd.ACTIONS];
        int total = 0;
        for (int[] each : weights) {
            for (int action = 0; action < each.length; action++) {
                each[action] = WEIGHTS[random.nextInt(WEIGHTS.length)];
                total += each[action];
            }
        }
        int step = 0;
        for (int attempt = 0; step < count && attempt < 4 * count; attempt++) {
            int choice = random.nextInt(total);
            int end = 0;
            int action = 0;
            while ((choice -= weights[end][action]) >= 0) {
                if (++action == ModelEnd.ACTIONS) {
                    action = 0;
                    end++;
                }
            }
            if (perform(ends[end], action)) {
                step++;
            }
        }
    }

    /** Runs all actions except those of users until no action is possible. */
    private void drain() throws ProtocolException {
        int pairs = 2 * ModelEnd.DRAIN;
        int idle = 0;
        for (int pair = 0; idle < pairs; ) {
            pair = random.nextInt(4) == 0 ? random.nextInt(pairs) : (pair + 1) % pairs;
            if (perform(ends[pair & 1], pair >> 1)) {
                idle = 0;
            } else if (++idle == pairs) {
                // Random choices may have missed an action.
                for (int i = 0; i < pairs; i++) {
                    idle = perform(ends[i & 1], i >> 1) ? 0 : idle;
                }
            }
        }
    }

    private boolean perform(ModelEnd end, int action) throws ProtocolException {
        boolean done = end.run(action);
        if (done) {
            ModelChecks.check(ends[0]);
            ModelChecks.check(ends[1]);
        }
        return done;
    }

    // Hostile peers.

    /** Changes messages on the way; each is then legal or rejected, and the numbers of each end stay in their ranges. */
    @Test
    void changedMessagesAreLegalOrRejected() {
        long seed = Long.getLong("org.rdma4j.message.seed", System.nanoTime());
        int rejected = 0;
        for (int run = 0; run < 10_000; run++) {
            random = new SplittableRandom(seed + run);
            create(true, random.nextInt(4) == 0);
            try {
                steps(random.nextInt(200), new int[] {random.nextInt(300), random.nextInt(300)});
                for (int i = 0; i < 20; i++) {
                    change(ends[random.nextInt(2)]);
                    steps(random.nextInt(40), new int[] {random.nextInt(300), random.nextInt(300)});
                }
            } catch (ProtocolException expected) {
                rejected++;
            } catch (ModelEnd.ConnectionLost lost) {
                // The device ends the connection.
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed " + (seed + run) + ": " + ends[0] + "\n" + ends[1], failure);
            }
        }
        if (rejected < 5000) {
            throw new AssertionError("Only " + rejected + " of 10000 runs were rejected");
        }
    }

    /** Changes, repeats, drops or reorders a message on the way to an end. */
    private void change(ModelEnd end) {
        ModelMessage message = end.wire.poll();
        if (message == null) {
            return;
        }
        switch (random.nextInt(11)) {
            case 0, 1 -> flipBits(message, 1);
            case 2 -> flipBits(message, 1 + random.nextInt(20));
            case 3 -> message.size = random.nextInt(MessageHeader.OFFER_SIZE + 10);
            case 4 -> setByte(message, 0, random.nextInt(30));
            case 5 -> setByte(message, 3, random.nextInt(20));
            case 6 -> setByte(message, 7, random.nextInt(100));
            case 7 -> setByte(message, 15, random.nextInt(10));
            case 8 -> end.wire.addFirst(new ModelMessage(message));
            case 9 -> {
                // Dropped.
                return;
            }
            default -> {
                if (!end.wire.isEmpty()) {
                    ModelMessage next = end.wire.remove();
                    end.wire.addFirst(message);
                    message = next;
                }
            }
        }
        end.wire.addFirst(message);
    }

    private void flipBits(ModelMessage message, int count) {
        for (int i = 0; i < count; i++) {
            int index = random.nextInt(MessageHeader.OFFER_SIZE);
            setByte(message, index, message.bytes.get(JAVA_BYTE, index) ^ 1 << random.nextInt(8));
        }
    }

    private static void setByte(ModelMessage message, int index, int value) {
        message.bytes.set(JAVA_BYTE, index, (byte) value);
    }
}
