package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random posts, rejections, completions, failures and flushes on a send ring, against a model that keeps a list of all requests
 * and asks each of them.
 */
class SendRingModelTest {
    private static final int RUNS = 500;
    private static final int STEPS = 2000;

    /** A request in the model. */
    private static final class Posted {
        private final long position;
        private final int index;
        private final boolean requested;
        private final boolean read;
        private final boolean awaited;
        private boolean signaled;
        private long id;
        private boolean over;

        private Posted(long position, int index, boolean requested, boolean read, boolean awaited) {
            this.position = position;
            this.index = index;
            this.requested = requested;
            this.read = read;
            this.awaited = awaited;
        }

        @Override
        public String toString() {
            return position + (read ? "r" : "") + (signaled ? "s" : "") + (over ? " over" : "");
        }
    }

    private Random random;
    private boolean iwarp;
    private SendRing ring;
    private int capacity;
    /** All requests of the current epoch, by position. */
    private final List<Posted> model = new ArrayList<>();

    private long firstPosition;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void everyRequestIsOverOnce(boolean overIwarp) {
        iwarp = overIwarp;
        for (int run = 0; run < RUNS; run++) {
            random = new Random(run);
            capacity = 1 + random.nextInt(20);
            ring = iwarp ? new IwarpSendRing(capacity) : new SendRing(capacity);
            ring.open(1 + random.nextInt(1000));
            model.clear();
            firstPosition = 0;
            for (int step = 0; step < STEPS; step++) {
                try {
                    step();
                    check();
                } catch (AssertionError | RuntimeException failure) {
                    throw new AssertionError("run " + run + ", step " + step + ": " + inFlight(), failure);
                }
            }
        }
    }

    private void step() {
        switch (random.nextInt(8)) {
            case 0, 1, 2 -> post(1 + random.nextInt(3));
            case 3 -> fail();
            case 4 -> {
                if (random.nextInt(40) == 0) {
                    flush();
                }
            }
            default -> complete();
        }
    }

    // Posts.

    private void post(int count) {
        long next = ring.posted();
        boolean fits = next - completed() + count <= capacity;
        require(ring.reserve(count, 0, false) == fits, "reserve", count);
        if (!fits) {
            return;
        }
        boolean plainRun = random.nextBoolean();
        for (int i = 0; i < count; i++) {
            Posted request = new Posted(
                    next + i,
                    random.nextInt(1 << 20),
                    plainRun || random.nextInt(3) == 0,
                    random.nextInt(4) == 0,
                    random.nextInt(4) == 0);
            record(request, plainRun || random.nextInt(3) != 0);
            model.add(request);
        }
        ring.publish(next + count);
        int rejected = random.nextInt(10) == 0 ? random.nextInt(count) : count;
        for (int i = count - 1; i >= rejected; i--) {
            ring.revertPost();
            model.remove(model.size() - 1);
        }
        if (rejected < count) {
            ring.postsReverted();
        }
    }

    /** Does what a send queue does with a request. */
    private void record(Posted request, boolean simple) {
        if (ring.postsUntracked(request.position, request.requested && simple)) {
            assertThat(iwarp).isFalse();
            request.signaled = true;
            request.id = ring.idOf(request.index) | (request.awaited ? WorkId.AWAITED : 0);
            return;
        }
        request.signaled = request.requested || ring.needsSignal(request.position, request.read);
        request.id = ring.record(
                request.position, request.index, request.signaled, request.requested, request.read, request.awaited);
    }

    // Completions.

    private void complete() {
        Posted next = nextSuccess();
        if (next != null) {
            deliver(next, false);
        }
    }

    /** Chooses a completion that the device may report. */
    private Posted nextSuccess() {
        List<Posted> flying = inFlight();
        if (!iwarp) {
            return flying.stream().filter(each -> each.signaled).findFirst().orElse(null);
        }
        if (!flying.isEmpty() && flying.get(0).read && random.nextBoolean()) {
            return flying.get(0);
        }
        return flying.stream()
                .filter(each -> !each.read && each.signaled)
                .findFirst()
                .orElse(!flying.isEmpty() && flying.get(0).read ? flying.get(0) : null);
    }

    /** The driver reports the first request in flight as failed; over iWARP also any read. */
    private void fail() {
        List<Posted> flying = inFlight();
        if (flying.isEmpty() || random.nextInt(4) != 0) {
            return;
        }
        List<Posted> reads = flying.stream().filter(each -> each.read).toList();
        deliver(
                iwarp && !reads.isEmpty() && random.nextBoolean()
                        ? reads.get(random.nextInt(reads.size()))
                        : flying.get(0),
                true);
    }

    private void deliver(Posted request, boolean failed) {
        require(ring.isCurrent(request.id), "isCurrent", request);
        require(ring.locate(request.id) == request.position, "locate", request);
        require(ring.indexOf(request.id) == request.index, "indexOf", request);
        require(
                ring.isForPolls(request.id, request.position, failed)
                        == (!request.awaited && (failed || request.requested)),
                "isForPolls",
                request);
        boolean positional = (int) request.id < 0;
        if (failed) {
            ring.fail(request.position);
        }
        for (Posted each : inFlight()) {
            if (each.position <= request.position && each.position >= ring.firstTracked()) {
                require(
                        ring.isCompletedBy(each.position, request.position) == isImplied(each, request, failed),
                        "isCompletedBy " + request,
                        each);
            }
        }
        ring.complete(request.position);
        for (Posted each : inFlight()) {
            if (isImplied(each, request, failed)) {
                each.over = true;
            }
        }
        if (positional && random.nextInt(8) == 0 && request.position >= completed()) {
            // soft-iWARP may report the flush of a read twice.
            require(ring.locate(request.id) == SendRing.NONE, "locate once more", request);
        }
    }

    /** Returns {@code true} if a completion says that a request in flight is over. */
    private boolean isImplied(Posted each, Posted completed, boolean failed) {
        if (each == completed) {
            return true;
        }
        if (each.position > completed.position) {
            return false;
        }
        // A read that failed is treated as the rest, and so implies all that precede it but reads.
        return !iwarp || !each.read || completed.read && !failed;
    }

    private void flush() {
        long id = model.isEmpty() ? 0 : model.get(model.size() - 1).id;
        boolean sameNumber = ring.flush();
        if (!sameNumber) {
            ring.open(1001 + random.nextInt(1000));
        }
        assertThat(id != 0 && ring.isCurrent(id)).isFalse();
        model.clear();
        firstPosition = ring.posted();
    }

    // What the model knows.

    private List<Posted> inFlight() {
        List<Posted> flying = new ArrayList<>(model.size());
        for (Posted each : model) {
            if (!each.over) {
                flying.add(each);
            }
        }
        return flying;
    }

    /** Returns the first position that still occupies capacity: of a request in flight; over iWARP, of a read, or of any. */
    private long completed() {
        for (Posted each : model) {
            if (!each.over) {
                return each.position;
            }
        }
        return ring.posted();
    }

    private long lastSignaled() {
        long last = -1;
        for (Posted each : model) {
            last = !each.over && each.signaled ? each.position : last;
        }
        return last;
    }

    private static void require(boolean holds, String what, Object of) {
        if (!holds) {
            throw new AssertionError(what + " " + of);
        }
    }

    private void check() {
        int count = 0;
        Posted first = null;
        for (Posted each : model) {
            require(ring.isInFlight(each.position) != each.over, "isInFlight of", each);
            if (!each.over) {
                count++;
                first = first == null ? each : first;
            }
        }
        require(ring.inFlight() == count, "inFlight", count);
        long signaled = lastSignaled();
        require(
                first == null || ring.posted() - first.position < capacity || signaled >= 0,
                "a full queue has a completion to come",
                first);
        for (Posted each : model) {
            require(
                    each.over || ring.hasCompletionFrom(each.position) == (signaled >= each.position),
                    "hasCompletionFrom",
                    each);
        }
        // The model needs no more than what may still be asked for.
        model.removeIf(each -> each.over && each.position < ring.posted() - 4L * capacity);
        assertThat(firstPosition).isLessThanOrEqualTo(ring.posted());
    }
}
