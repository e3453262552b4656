package org.rdma4j.tools.perf;

import java.io.IOException;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * As many messages as the queue holds, one behind the other, as perftest's {@code ib_*_bw} has them. Requests are
 * unsignaled: the queue asks for a completion each time half of it is used.
 *
 * <p>The server of sends writes to the client how many receives it has posted again. The client never sends without a
 * receive there: on iWARP that would end the connection, elsewhere it would measure the retries.
 */
final class BandwidthLoops {
    /** How many receives the server posts. */
    static final int RECEIVES = 512;

    private final Lane lane;
    private final boolean isSend;
    /** Posted in turn. A read or atomic operation is not posted again before it is done, so there is one for each place. */
    private final SendRequest[] bulk;

    private final SendRequest last;
    private final long receives;
    private long posted;

    /**
     * The client's.
     *
     * @param receives how many the server has posted
     * @param depth capacity of the send queue in requests
     */
    BandwidthLoops(Lane lane, Operation operation, int receives, int depth) {
        this.lane = lane;
        this.isSend = operation == Operation.SEND;
        this.receives = receives;
        bulk = new SendRequest[operation.takesTurns() ? 1 : depth];
        for (int i = 0; i < bulk.length; i++) {
            bulk[i] = lane.prepare(false);
        }
        last = lane.prepare(true);
    }

    /**
     * Posts messages until either limit is reached, and waits until all are done.
     *
     * @return how many there were
     */
    long run(long iterations, long nanos) throws IOException {
        long first = posted;
        long end = first + Math.min(iterations, Long.MAX_VALUE - first);
        long start = System.nanoTime();
        while (posted < end - 1 && System.nanoTime() - start < nanos) {
            fill(end - 1);
        }
        long done = lane.sent;
        while (!mayPost() || !last.tryPost()) {
            waitForRoom();
        }
        posted++;
        while (lane.sent == done) {
            lane.await();
        }
        return posted - first;
    }

    private void fill(long end) throws IOException {
        long before = posted;
        while (posted < end && mayPost() && bulk[(int) (posted % bulk.length)].tryPost()) {
            posted++;
        }
        if (posted > before) {
            lane.moved();
        }
        if (posted < end) {
            waitForRoom();
        }
    }

    private boolean mayPost() {
        return !isSend || posted < receives + lane.credit();
    }

    private void waitForRoom() throws IOException {
        if (mayPost()) {
            lane.await();
        } else {
            lane.look();
        }
    }

    /** The server's part of sends, on a connection that is not established yet. */
    static final class Receiver {
        private final Lane lane;
        /** Messages take them in turn. */
        private final ReceiveRequest[] receives = new ReceiveRequest[RECEIVES];

        private final SendRequest credit;

        Receiver(Lane lane) throws IOException {
            this.lane = lane;
            credit = lane.prepareCredit();
            for (int i = 0; i < RECEIVES; i++) {
                receives[i] = lane.prepareReceive().post();
            }
        }

        /** Takes messages until the client ends the connection, which is an exception here. */
        void receive() throws IOException {
            long again = 0;
            for (long told = 0; ; told++) {
                while (again - told * (RECEIVES / 4) < RECEIVES / 4) {
                    lane.await();
                    for (; again < lane.received; again++) {
                        receives[(int) (again % RECEIVES)].post();
                    }
                }
                lane.tellCredit(credit, again, told);
            }
        }
    }
}
