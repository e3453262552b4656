package org.rdma4j.examples.util;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * The exchange itself: a side sends when its last send is complete and the other's message is there; receives are posted
 * anew, many at a time, when they run out.
 *
 * <p>Written as a data path should be: what it needs is there before the first message, completions are read through
 * {@code ofAddress}, and nothing is allocated between two messages.
 */
final class Exchange {
    private static final int WATCHED = 1000;
    private static final double NANOSECONDS = 1e9;

    private final PingPongOptions options;
    private final CompletionQueue cq;
    private final PingPong.Poster poster;
    private final PingPong.Watch watch;
    private final int iterations;
    /** Of each queue pair, what has to complete before it sends again. */
    private final long[] pending;
    /** How many may complete at once: a send and a receive of each queue pair, and the next follow only then. */
    private final int most;

    private int outstanding;
    private int sent;
    private int received;

    Exchange(
            PingPongOptions options, int queuePairs, CompletionQueue cq, PingPong.Poster poster, PingPong.Watch watch) {
        this.options = options;
        this.cq = cq;
        this.poster = poster;
        this.watch = watch;
        this.iterations = options.iterations();
        this.outstanding = options.receives();
        this.pending = new long[queuePairs];
        this.most = 2 * queuePairs;
        Arrays.fill(pending, PingPong.RECEIVE);
    }

    /** Exchanges all messages; the seconds that it took. */
    double run() {
        if (options.isClient()) {
            for (int i = 0; i < pending.length; i++) {
                send(i);
            }
        }
        long start = System.nanoTime();
        try (Arena arena = Arena.ofConfined()) {
            long wcs = ibv_wc.allocateArray(most, arena).address();
            while (received < iterations || sent < iterations) {
                waitFor(wcs);
            }
        }
        return (System.nanoTime() - start) / NANOSECONDS;
    }

    private void waitFor(long wcs) {
        int count = cq.next(wcs, most, options.patience());
        for (int i = 0; i < count; i++) {
            completed(ibv_wc.ofAddress(wcs + i * ibv_wc.sizeof()));
        }
    }

    private void completed(MemorySegment wc) {
        WorkCompletion.check(wc);
        long request = ibv_wc.wr_id(wc);
        int queuePair = poster.queuePair(ibv_wc.qp_num(wc));
        if (request == PingPong.SEND) {
            sent++;
        } else {
            received();
        }
        pending[queuePair] &= ~request;
        if (sent < iterations && pending[queuePair] == 0) {
            send(queuePair);
        }
    }

    private void received() {
        received++;
        outstanding--;
        if (outstanding <= pending.length) {
            poster.postReceives(options.receives() - outstanding);
            outstanding = options.receives();
        }
        if (received % WATCHED == 0) {
            watch.received(received);
        }
    }

    private void send(int queuePair) {
        poster.postSend(queuePair);
        pending[queuePair] = PingPong.RECEIVE | PingPong.SEND;
    }
}
