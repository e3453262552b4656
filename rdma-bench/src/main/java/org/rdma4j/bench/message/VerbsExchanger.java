package org.rdma4j.bench.message;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;

/**
 * A hand-written exchange with one prepared send and one prepared receive on each side. The data is in registered
 * memory; there are no headers, no flow control and no copies. The sends are unsignaled. This is the reference of the
 * comparison.
 */
final class VerbsExchanger implements Exchanger {
    private static final Duration LIMIT = Duration.ofMinutes(10);
    private static final int SENDS = 32;

    private final Connection connection;
    private final boolean server;
    private final boolean events;
    private final MemoryRegion sent;
    private final ReceiveRequest receive;

    /**
     * Opens one end.
     *
     * @param events {@code true} to sleep until a completion event, {@code false} to poll and yield
     * @param ready called when a client can connect
     */
    static Exchanger open(boolean server, InetSocketAddress address, boolean events, Runnable ready)
            throws IOException {
        ConnectionOptions options = new ConnectionOptions()
                .withEvents(events)
                .withQueuePair(pair -> pair.sendRequests(SENDS).receiveRequests(2));
        if (!server) {
            return new VerbsExchanger(Connection.to(address, options, LIMIT), false, events);
        }
        try (Listener listener = Listener.on(address, options)) {
            ready.run();
            return new VerbsExchanger(listener.next(LIMIT), true, events);
        }
    }

    private VerbsExchanger(Connection connection, boolean server, boolean events) throws IOException {
        this.connection = connection;
        this.server = server;
        this.events = events;
        this.sent = connection.allocate(server ? ANSWER_BYTES : MAX_REQUEST_BYTES);
        this.receive = connection.prepareReceive(connection.allocate(server ? MAX_REQUEST_BYTES : ANSWER_BYTES));
        receive.post();
        connection.establish(LIMIT);
    }

    @Override
    public void exchange(int bytes, int count) throws IOException {
        SendRequest send = connection
                .queuePair()
                .prepareSend(sent.slice(0, server ? ANSWER_BYTES : bytes))
                .signaled(false);
        for (int i = 0; i < count; i++) {
            if (!server) {
                send.post();
            }
            awaitReceive();
            int length = receive.length();
            if (length != (server ? bytes : ANSWER_BYTES)) {
                throw new IOException("The message has " + length + " bytes");
            }
            receive.post();
            if (server) {
                send.post();
            }
        }
    }

    private void awaitReceive() throws IOException {
        boolean received = false;
        while (!received) {
            Completions done = next();
            while (done.next()) {
                WorkRequest<?> request = done.request();
                request.checkSuccess();
                received |= request == receive;
            }
        }
    }

    /** Returns the next completions, at least one. */
    private Completions next() throws IOException {
        if (events) {
            Completions done = connection.completions().poll(LIMIT);
            if (done.isEmpty()) {
                throw new RdmaTimeoutException("No completion within " + LIMIT);
            }
            return done;
        }
        Completions done = connection.completions().poll();
        while (done.isEmpty()) {
            Thread.yield();
            done = connection.completions().poll();
        }
        return done;
    }

    @Override
    public void close() throws IOException {
        connection.close();
    }
}
