package org.rdma4j.tools.perf;

import java.io.IOException;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * Loops of both sides for latency: one message at a time, like {@code ib_*_lat} of perftest. Receives must be posted
 * before the connection is established, so an instance is created before.
 */
final class LatencyLoops {
    /** Number of receives: one for the next message, and one that is being posted again. */
    static final int RECEIVE_COUNT = 2;

    private final DataConnection connection;
    private final Operation operation;
    private final SendRequest request;

    /** Receive requests, in the order in which they complete. */
    private final ReceiveRequest[] receives = new ReceiveRequest[RECEIVE_COUNT];

    /** Number of messages that have been started. */
    private long count;

    /** Posts the first receives. The connection must not be established yet. */
    LatencyLoops(DataConnection connection, Operation operation) throws IOException {
        this.connection = connection;
        this.operation = operation;
        request = connection.prepare(!operation.sendsData());
        for (int i = 0; operation == Operation.SEND && i < RECEIVE_COUNT; i++) {
            receives[i] = connection.prepareReceive().post();
        }
    }

    /** Posts messages until either limit is reached, and records the time of each. */
    void measure(long iterations, long nanos, LatencyRecorder recorder) throws IOException {
        long begin = System.nanoTime();
        long end = begin;
        for (long i = 0; i < iterations && end - begin < nanos; i++) {
            long start = System.nanoTime();
            exchange();
            end = System.nanoTime();
            recorder.record(end - start);
            if (operation == Operation.SEND) {
                repostReceive();
            }
        }
    }

    /** Transfers one message, and waits for the answer of the server or for the completion. */
    private void exchange() throws IOException {
        count++;
        switch (operation) {
            case SEND:
                connection.post(request);
                awaitReceived();
                break;
            case WRITE:
                connection.setMarker((byte) count);
                connection.post(request);
                connection.awaitMarker((byte) count);
                break;
            default:
                connection.post(request);
                while (connection.sent < count) {
                    connection.await();
                }
        }
    }

    private void awaitReceived() throws IOException {
        while (connection.received < count) {
            connection.await();
        }
    }

    /** Posts the receive of the last message again. */
    private void repostReceive() throws IOException {
        receives[(int) ((count - 1) % RECEIVE_COUNT)].post();
    }

    /**
     * Performs the part of the server: sends each message back.
     *
     * @throws DataConnection.EndedException when the client has disconnected
     */
    void answer() throws IOException {
        while (true) {
            count++;
            if (operation == Operation.SEND) {
                awaitReceived();
                connection.post(request);
                repostReceive();
            } else {
                connection.awaitMarker((byte) count);
                connection.setMarker((byte) count);
                connection.post(request);
            }
        }
    }
}
