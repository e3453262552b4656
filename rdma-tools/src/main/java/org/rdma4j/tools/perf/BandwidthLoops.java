package org.rdma4j.tools.perf;

import java.io.IOException;
import org.rdma4j.tools.perf.Measurement.Operation;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * Client side of a bandwidth measurement, like perftest's {@code ib_*_bw}: keeps the send queue full. Requests are
 * unsignaled; the queue requests a completion for each half of its capacity.
 *
 * <p>In measurements of sends, the {@link Receiver} of the server writes its credit to the client. The client never
 * sends a message for which no receive is posted: on iWARP this would end the connection, and on other transports the
 * result would include the retries.
 */
final class BandwidthLoops {
    /** Number of receives that the server posts. */
    static final int RECEIVE_COUNT = 512;

    private final DataConnection connection;
    private final boolean isSend;

    /**
     * Unsignaled requests, posted in turn. A single request is enough for sends and writes. A read or atomic operation
     * must complete before it is posted again, so there is a request for each entry of the queue.
     */
    private final SendRequest[] unsignaled;

    /** Request for the last message, whose completion implies that of all others. */
    private final SendRequest last;

    /** Number of receives that the server posted initially. */
    private final long receives;

    /** Number of messages that have been posted. */
    private long posted;

    /**
     * Prepares the requests.
     *
     * @param receives number of receives that the server has posted
     * @param depth capacity of the send queue in requests
     */
    BandwidthLoops(DataConnection connection, Operation operation, int receives, int depth) {
        this.connection = connection;
        this.isSend = operation == Operation.SEND;
        this.receives = receives;
        unsignaled = new SendRequest[operation.sendsData() ? 1 : depth];
        for (int i = 0; i < unsignaled.length; i++) {
            unsignaled[i] = connection.prepare(false);
        }
        last = connection.prepare(true);
    }

    /**
     * Posts messages until a limit is reached, and waits until all of them have completed.
     *
     * @param iterations maximum number of messages
     * @param nanos maximum time in nanoseconds
     * @return the number of messages
     */
    long run(long iterations, long nanos) throws IOException {
        long first = posted;
        long end = first + Math.min(iterations, Long.MAX_VALUE - first);
        long start = System.nanoTime();
        while (posted < end - 1 && System.nanoTime() - start < nanos) {
            fill(end - 1);
        }
        long sent = connection.sent;
        while (!hasCredit() || !last.tryPost()) {
            awaitProgress();
        }
        posted++;
        while (connection.sent == sent) {
            connection.await();
        }
        return posted - first;
    }

    /**
     * Posts messages until the queue is full or the end is reached, then waits for progress unless the end is reached.
     */
    private void fill(long end) throws IOException {
        long before = posted;
        while (posted < end && hasCredit() && unsignaled[(int) (posted % unsignaled.length)].tryPost()) {
            posted++;
        }
        if (posted > before) {
            connection.recordProgress();
        }
        if (posted < end) {
            awaitProgress();
        }
    }

    private boolean hasCredit() {
        return !isSend || posted < receives + connection.peerCounter();
    }

    private void awaitProgress() throws IOException {
        if (hasCredit()) {
            connection.await();
        } else {
            connection.pollOnce();
        }
    }

    /** Loop of the server for the bandwidth of sends. */
    static final class Receiver {
        private final DataConnection connection;

        /** Receive requests, in the order in which they complete. */
        private final ReceiveRequest[] receives = new ReceiveRequest[RECEIVE_COUNT];

        private final SendRequest credit;

        /** Posts the receives. The connection must not be established yet. */
        Receiver(DataConnection connection) throws IOException {
            this.connection = connection;
            credit = connection.prepareCredit();
            for (int i = 0; i < RECEIVE_COUNT; i++) {
                receives[i] = connection.prepareReceive().post();
            }
        }

        /**
         * Receives messages, and posts the receives again. Sends a credit after each quarter of the receives.
         *
         * @throws DataConnection.EndedException when the client has disconnected
         */
        void receive() throws IOException {
            long reposted = 0;
            for (long credits = 0; ; credits++) {
                while (reposted - credits * (RECEIVE_COUNT / 4) < RECEIVE_COUNT / 4) {
                    connection.await();
                    for (; reposted < connection.received; reposted++) {
                        receives[(int) (reposted % RECEIVE_COUNT)].post();
                    }
                }
                connection.sendCredit(credit, reposted, credits);
            }
        }
    }
}
