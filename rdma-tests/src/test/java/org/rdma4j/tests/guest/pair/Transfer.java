package org.rdma4j.tests.guest.pair;

import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;
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
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.SendWork;

/**
 * Sends numbered messages, several at a time, and records the outcome of each.
 *
 * <p>On InfiniBand and RoCE, a completed send has arrived. On iWARP, completion only means that the buffer can be
 * reused. There every eighth message is followed by a read, whose response is sent after all earlier messages have been
 * placed.
 */
final class Transfer {
    /** Maximum number of messages in flight. */
    static final int WINDOW = 16;

    private static final Duration PATIENCE = Duration.ofSeconds(45);
    /** Time after a disconnection during which completions may still arrive. */
    private static final Duration FLUSH = Duration.ofSeconds(3);

    private static final int BETWEEN_READS = 8;
    /** Flag in the identifier of a read, added to the number of preceding messages. */
    private static final int READ = 1 << 20;

    private final Link link;
    private final Peers peer;
    private final Map<String, Integer> statuses = new TreeMap<>();
    private final Map<String, Integer> reads = new TreeMap<>();
    private final List<String> events = new ArrayList<>();
    private final BitSet open = new BitSet();
    private final BitSet ended = new BitSet();
    private final BitSet flushedReads = new BitSet();
    private int posted;
    private int done;
    private int confirmed;
    private int unanswered;
    private int toldAgain;
    private boolean broken;

    /** Memory of the peer that can be read to confirm messages. */
    record Peers(long address, int rkey) {}

    Transfer(Link link, Peers peer) {
        this.link = link;
        this.peer = peer;
    }

    /** Returns the number of messages that are known to have arrived. */
    int arrived() {
        return reading() ? confirmed : done;
    }

    private boolean reading() {
        return link.node().device() == Device.SIW;
    }

    /**
     * Returns {@code true} if each request has completed, successfully or not.
     *
     * <p>After a disconnection, soft-iWARP accepts further requests and never completes them. The disconnection event
     * is then the error that the program receives.
     */
    boolean answered() {
        return unanswered == 0 || reading() && !events.isEmpty();
    }

    /** Returns the number of messages posted. */
    int posted() {
        return posted;
    }

    /** Returns the number of messages that completed successfully. */
    int done() {
        return done;
    }

    /** Returns the number of completions with a status, for example {@code IBV_WC_WR_FLUSH_ERR}. */
    int count(String status) {
        return statuses.getOrDefault(status, 0);
    }

    /** Returns {@code true} if a request or the connection has failed. */
    boolean broken() {
        return broken;
    }

    /** Sends until the given number of messages have completed, or a failure occurs. */
    Transfer untilDone(int count, int most) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        while (!broken && done < count) {
            while (!broken && posted < most && open.cardinality() < WINDOW) {
                send();
            }
            turn(deadline);
        }
        return this;
    }

    /** Waits until each request has completed, successfully or not. */
    Transfer awaitAll() {
        if (reading() && !broken) {
            read();
        }
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        long flushed = Long.MAX_VALUE;
        while (!open.isEmpty() && System.nanoTime() < flushed) {
            turn(deadline);
            if (!events.isEmpty() && flushed == Long.MAX_VALUE) {
                flushed = System.nanoTime() + FLUSH.toNanos();
            }
        }
        unanswered = open.cardinality();
        return this;
    }

    /** Sends the next message. */
    void send() {
        link.slots().fill(posted);
        try (Arena arena = Arena.ofConfined()) {
            post(SendWork.of(arena, IBV_WR_SEND)
                    .piece(link.region(), link.slots().offset(posted), Slots.LENGTH));
        }
        if (reading() && posted % BETWEEN_READS == 0) {
            read();
        }
    }

    /** Posts another request instead of a message. */
    void post(SendWork work) {
        post(work, posted);
        posted++;
    }

    private void read() {
        if (open.get(READ + posted)) {
            return;
        }
        try (Arena arena = Arena.ofConfined()) {
            SendWork work = SendWork.of(arena, IBV_WR_RDMA_READ)
                    .piece(link.answer(), 0, 8)
                    .remote(peer.address(), peer.rkey());
            post(work, READ + posted);
        }
    }

    private void post(SendWork work, int id) {
        work.id(id).signalled().post(link.qp());
        open.set(id);
        ended.clear(id);
    }

    private void turn(long deadline) {
        List<Completion> found = Completions.present(link.cq());
        found.forEach(this::account);
        if (!found.isEmpty()) {
            return;
        }
        link.cm().next(Duration.ZERO).ifPresent(event -> {
            events.add(event.toString());
            // Disconnects, as a program should, so that posted requests are flushed.
            link.disconnect();
            broken = true;
        });
        if (System.nanoTime() > deadline) {
            throw new AssertionError("neither completed nor failed: " + this);
        }
        pause();
    }

    private void account(Completion completion) {
        int id = (int) completion.id();
        boolean flushed = completion.status() == ibv_wc_status.IBV_WC_WR_FLUSH_ERR;
        if (reading() && flushed && flushedReads.get(id)) {
            // soft-iWARP may flush a read twice if it waits behind another one, in C as well.
            flushedReads.clear(id);
            toldAgain++;
            return;
        }
        if (ended.get(id) || !open.get(id)) {
            throw new AssertionError("completed twice: " + completion);
        }
        ended.set(id);
        open.clear(id);
        flushedReads.set(id, flushed && id >= READ);
        (id >= READ ? reads : statuses).merge(completion.statusName(), 1, Integer::sum);
        if (completion.status() != ibv_wc_status.IBV_WC_SUCCESS) {
            broken = true;
        } else if (id >= READ) {
            confirmed = id - READ;
        } else if (id != done++) {
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

    /** Returns a summary of the results of the sender. */
    @Override
    public String toString() {
        return "%d posted, %s%s%s%s%s"
                .formatted(
                        posted,
                        statuses,
                        reading() ? ", %d confirmed by reads %s".formatted(confirmed, reads) : "",
                        toldAgain > 0 ? ", %d of them told twice".formatted(toldAgain) : "",
                        unanswered > 0 ? ", %d without a completion".formatted(unanswered) : "",
                        events.isEmpty() ? "" : ", events " + events);
    }
}
