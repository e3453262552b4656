package org.rdma4j.tests.guest.pair;

import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.Arena;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.SendWork;

/** Sends numbered messages, some of them under way at a time, and keeps account of what became of each. */
final class Transfer {
    /** The most that are under way. */
    static final int WINDOW = 16;

    private static final Duration PATIENCE = Duration.ofSeconds(90);
    private static final Duration AT_ONCE = Duration.ZERO;

    private final Link link;
    private final Map<String, Integer> statuses = new TreeMap<>();
    private final List<String> events = new ArrayList<>();
    private final BitSet ended = new BitSet();
    private int posted;
    private int done;
    private boolean broken;

    Transfer(Link link) {
        this.link = link;
    }

    /** How many were posted. */
    int posted() {
        return posted;
    }

    /** How many were completed with success: these must have arrived. */
    int done() {
        return done;
    }

    /** How many completions had this status, such as {@code IBV_WC_WR_FLUSH_ERR}. */
    int count(String status) {
        return statuses.getOrDefault(status, 0);
    }

    /** Whether one failed, or the connection did. */
    boolean broken() {
        return broken;
    }

    /** Sends until so many are completed, or something fails. */
    Transfer untilDone(int count, int most) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!broken && done < count) {
            while (!broken && posted < most && posted - ended.cardinality() < WINDOW) {
                send();
            }
            turn(deadline);
        }
        return this;
    }

    /** Waits until each that was posted is completed, in one way or another. */
    Transfer toTheEnd() {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (ended.cardinality() < posted) {
            turn(deadline);
        }
        return this;
    }

    /** Sends the next message. */
    void send() {
        link.slots().fill(posted);
        try (Arena arena = Arena.ofConfined()) {
            post(SendWork.of(arena, IBV_WR_SEND).piece(link.region(), link.slots().offset(posted), Slots.LENGTH));
        }
    }

    /** Posts another request, signalled, with the next number. */
    void post(SendWork work) {
        work.id(posted).signalled().post(link.qp());
        posted++;
    }

    private void turn(long deadline) {
        List<Completion> found = Completions.present(link.cq());
        found.forEach(this::account);
        if (!found.isEmpty()) {
            return;
        }
        link.cm().next(AT_ONCE).ifPresent(event -> {
            events.add(event.toString());
            // As a program should: what is posted is flushed.
            link.disconnect();
            broken = true;
        });
        if (System.nanoTime() > deadline) {
            throw new AssertionError("neither done nor failed: " + this);
        }
        pause();
    }

    private void account(Completion completion) {
        int number = (int) completion.id();
        if (ended.get(number)) {
            throw new AssertionError("completed twice: " + completion);
        }
        ended.set(number);
        statuses.merge(completion.statusName(), 1, Integer::sum);
        if (completion.status() != ibv_wc_status.IBV_WC_SUCCESS) {
            broken = true;
        } else if (number != done++) {
            throw new AssertionError("completed out of order: " + completion + " after " + this);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }

    /** What the sender saw. */
    @Override
    public String toString() {
        return "%d posted, %s%s".formatted(posted, statuses, events.isEmpty() ? "" : ", events " + events);
    }
}
