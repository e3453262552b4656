package org.rdma4j.tools.perf;

import java.io.IOException;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/** One message after the other, as perftest's {@code ib_*_lat} has them. */
final class LatencyLoops {
    /** One for the next message, and one that is posted again meanwhile. */
    static final int RECEIVES = 2;

    private final Lane lane;
    private final Operation operation;
    private final SendRequest request;
    /** Messages take them in turn. */
    private final ReceiveRequest[] receives = new ReceiveRequest[RECEIVES];

    private long turn;

    /** On a connection that is not established yet, with the first receives posted. */
    LatencyLoops(Lane lane, Operation operation) throws IOException {
        this.lane = lane;
        this.operation = operation;
        request = lane.prepare(!operation.takesTurns());
        for (int i = 0; operation == Operation.SEND && i < RECEIVES; i++) {
            receives[i] = lane.prepareReceive().post();
        }
    }

    /** Posts messages until either limit is reached, and records the time of each. */
    void measure(long iterations, long nanos, LatencyRecorder times) throws IOException {
        long begin = System.nanoTime();
        long end = begin;
        for (long i = 0; i < iterations && end - begin < nanos; i++) {
            long start = System.nanoTime();
            once();
            end = System.nanoTime();
            times.record(end - start);
            if (operation == Operation.SEND) {
                postAgain();
            }
        }
    }

    private void once() throws IOException {
        turn++;
        switch (operation) {
            case SEND:
                lane.post(request);
                awaitReceived();
                break;
            case WRITE:
                lane.mark((byte) turn);
                lane.post(request);
                lane.awaitMark((byte) turn);
                break;
            default:
                lane.post(request);
                while (lane.sent < turn) {
                    lane.await();
                }
        }
    }

    private void awaitReceived() throws IOException {
        while (lane.received < turn) {
            lane.await();
        }
    }

    /** Posts the receive that the last message has taken. */
    private void postAgain() throws IOException {
        receives[(int) ((turn - 1) % RECEIVES)].post();
    }

    /** The server's part: answers until the client ends the connection, which is an exception here. */
    void answer() throws IOException {
        while (true) {
            turn++;
            if (operation == Operation.SEND) {
                awaitReceived();
                lane.post(request);
                postAgain();
            } else {
                lane.awaitMark((byte) turn);
                lane.mark((byte) turn);
                lane.post(request);
            }
        }
    }
}
