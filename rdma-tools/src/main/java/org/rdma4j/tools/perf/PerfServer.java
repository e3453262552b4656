package org.rdma4j.tools.perf;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.internal.Timeouts;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.tools.perf.ControlConnection.Greeting;
import org.rdma4j.tools.perf.ControlMessages.Offer;
import org.rdma4j.tools.perf.ControlMessages.Ready;
import org.rdma4j.tools.perf.ControlMessages.Task;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;

/**
 * The server of {@code perf}, which serves one client after the other. Each client sends the options of its
 * measurements.
 */
final class PerfServer {
    private static final Duration UNLIMITED = Duration.ofDays(10_000);

    /** Timeout of each step of the control connection. */
    private static final Duration CONTROL_TIMEOUT = Duration.ofSeconds(10);

    /** Time without a request after which a client is disconnected, because other clients wait. */
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(30);

    /** Interval at which waiting threads check whether to end. */
    private static final Duration POLL_TIMEOUT = Duration.ofMillis(200);

    /** Capacity of the send queue of a measurement, in requests. */
    private static final int SEND_CAPACITY = 64;

    private final InetSocketAddress at;
    private final long maxMemory;
    private final PrintWriter log;

    /**
     * Creates a server.
     *
     * @param maxMemory maximum memory for a measurement in bytes
     */
    PerfServer(InetSocketAddress at, long maxMemory, PrintWriter log) {
        this.at = at;
        this.maxMemory = maxMemory;
        this.log = log;
    }

    /**
     * Serves clients.
     *
     * @param once {@code true} to return after the first client
     * @throws IOException if the server cannot listen, or if {@code once} is {@code true} and serving the client fails
     */
    void serve(boolean once) throws IOException {
        ControlConnection.prepare();
        try (Listener listener = listen()) {
            InetAddress address = listener.address().getAddress();
            log.println("listening on " + (address.isAnyLocalAddress() ? "all addresses" : address.getHostAddress())
                    + ", port " + listener.address().getPort());
            boolean served;
            do {
                served = false;
                // Fails if the listener has ended, for example because its device has been removed.
                ConnectionRequest client = listener.nextRequest(UNLIMITED);
                String name = address(client);
                try (client) {
                    Greeting greeting = ControlConnection.greeting(client.peerData());
                    if (greeting == Greeting.HELLO) {
                        served = true;
                        serve(client, listener);
                    } else {
                        reject(
                                client,
                                greeting == null ? "is not rdma-tools perf" : "uses another version of the protocol");
                    }
                } catch (IOException e) {
                    if (once && served) {
                        throw e;
                    }
                    // The failure of one client does not affect the next one.
                    log.println("lost the client " + name + ": " + e.getMessage());
                }
            } while (!once || !served);
        }
    }

    private static String address(ConnectionRequest request) {
        return request.peerAddress().getAddress().getHostAddress();
    }

    private void reject(ConnectionRequest request, String reason) throws RdmaException {
        log.println("rejected " + address(request) + ": it " + reason);
        request.reject(Greeting.OTHER_VERSION.bytes());
    }

    private Listener listen() throws VerbsException {
        try {
            return Listener.on(at);
        } catch (VerbsException e) {
            if (e.errno() == Errno.EADDRINUSE || e.errno() == Errno.EADDRNOTAVAIL) {
                throw VerbsException.of(
                        (ErrnoException) e.getCause(),
                        "cannot listen on " + at.getAddress().getHostAddress() + ", port " + at.getPort()
                                + ": the port is in use, or no RDMA device of this host has the address");
            }
            throw e;
        }
    }

    private void serve(ConnectionRequest request, Listener listener) throws IOException {
        ConnectionOptions options = new ConnectionOptions().withPrivateData(Greeting.HELLO.bytes());
        try (Connection client = request.accept(options)) {
            ControlConnection control = new ControlConnection(client);
            client.establish(CONTROL_TIMEOUT);
            Side self = LocalSide.describe(client);
            String name = client.peerAddress().getAddress().getHostAddress();
            log.println("client " + name + " has connected");
            try (RequestAcceptor acceptor = new RequestAcceptor(listener)) {
                control.send(new Offer(null, self, 0, 0, null), CONTROL_TIMEOUT);
                int count = 0;
                while (true) {
                    Task task;
                    try {
                        task = control.receive(Task::from, IDLE_TIMEOUT);
                    } catch (WorkException e) {
                        log.println("client " + name + ": " + count + (count == 1 ? " measurement" : " measurements"));
                        return;
                    }
                    count++;
                    measure(control, acceptor, self, task, task.what());
                }
            }
        }
    }

    private void measure(
            ControlConnection control, RequestAcceptor acceptor, Side self, Task task, Measurement measurement)
            throws IOException {
        Duration timeout = Duration.ofMillis(task.timeoutMillis());
        Connection client = control.connection();
        String reason = LocalSide.unsupportedReason(measurement, 1, client);
        if (DataConnection.bytes(measurement) > maxMemory) {
            reason = measurement + " needs " + DataConnection.bytes(measurement) + " bytes of memory; the limit is "
                    + maxMemory + " (--max-memory)";
        }
        if (!reason.isEmpty()) {
            control.send(Offer.refuse(self, "rejected by the server: " + reason), CONTROL_TIMEOUT);
            return;
        }
        int receives = measurement.usesReceives() ? BandwidthLoops.RECEIVE_COUNT : LatencyLoops.RECEIVE_COUNT;
        ConnectionOptions options = DataConnection.options(
                measurement,
                client.domain(),
                SEND_CAPACITY,
                receives,
                measurement.usesReceives() ? 0 : task.inline(),
                task.events());
        try (MemoryRegion memory = DataConnection.memory(client.domain(), measurement)) {
            control.send(new Offer(null, self, acceptor.expect(), receives, memory.remoteMemory()), CONTROL_TIMEOUT);
            try (ConnectionRequest request = acceptor.next(client, measurement, timeout);
                    DataConnection connection = new DataConnection(
                            measurement, request.accept(options), memory, task.memory(), task.inline(), timeout)) {
                run(connection, measurement, control);
            }
        } catch (WorkException | RdmaTimeoutException e) {
            log.println(measurement + ": " + e.getMessage());
        }
    }

    /** Performs the server's part of a measurement, until the client disconnects. */
    private static void run(DataConnection connection, Measurement measurement, ControlConnection control)
            throws IOException {
        LatencyLoops answers = measurement.isPingPong() ? new LatencyLoops(connection, measurement.operation()) : null;
        BandwidthLoops.Receiver receiver = measurement.usesReceives() ? new BandwidthLoops.Receiver(connection) : null;
        connection.establish();
        control.send(new Ready(), CONTROL_TIMEOUT);
        try {
            if (answers != null) {
                answers.answer();
            } else if (receiver != null) {
                receiver.receive();
            } else {
                connection.awaitEnd();
            }
        } catch (DataConnection.EndedException | WorkException e) {
            // The measurement is complete, or the client reports the failure.
        }
    }

    /**
     * Receives the connection requests that arrive while a client is served. Passes the data connection that the client
     * has announced to the server, and rejects other requests: those of clients that use another version of the
     * protocol with {@link Greeting#OTHER_VERSION}, all others with {@link Greeting#BUSY}.
     */
    private final class RequestAcceptor extends BackgroundTask {
        private final Listener listener;
        private final BlockingQueue<ConnectionRequest> expected = new ArrayBlockingQueue<>(1);
        private volatile long token;

        private RequestAcceptor(Listener listener) {
            super("connection requests");
            this.listener = listener;
            expect();
            start();
        }

        /** Returns a new token, which the private data of the next data connection must contain. */
        long expect() {
            token = ThreadLocalRandom.current().nextLong();
            return token;
        }

        /** Waits for the data connection of the current client. */
        ConnectionRequest next(Connection client, Measurement measurement, Duration timeout) throws IOException {
            long start = System.nanoTime();
            while (true) {
                ConnectionRequest request = poll();
                if (request != null && isExpected(request)) {
                    return request;
                }
                if (request != null) {
                    request.close();
                }
                if (!client.isConnected()) {
                    throw new IOException("it disconnected after its request for " + measurement);
                }
                if (System.nanoTime() - start > timeout.toNanos()) {
                    throw new RdmaTimeoutException("it did not connect within " + Timeouts.text(timeout));
                }
            }
        }

        private @Nullable ConnectionRequest poll() {
            boolean interrupted = false;
            try {
                while (true) {
                    try {
                        return expected.poll(POLL_TIMEOUT.toNanos(), TimeUnit.NANOSECONDS);
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
            } finally {
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
            }
        }

        private boolean isExpected(ConnectionRequest request) {
            ByteBuffer data = ByteBuffer.wrap(request.peerData());
            return data.remaining() >= Long.BYTES && data.getLong() == token;
        }

        @Override
        void run() {
            while (!isClosed()) {
                ConnectionRequest request;
                try {
                    request = listener.nextRequest(POLL_TIMEOUT);
                } catch (RdmaTimeoutException e) {
                    continue;
                } catch (RdmaException e) {
                    // The listener has ended, which the server notices when it waits for the next client.
                    return;
                }
                try {
                    answer(request);
                } catch (RdmaException e) {
                    // The peer has withdrawn its request.
                }
            }
        }

        private void answer(ConnectionRequest request) throws RdmaException {
            if (isExpected(request) && expected.offer(request)) {
                return;
            }
            try (request) {
                if (ControlConnection.greeting(request.peerData()) == Greeting.OTHER_VERSION) {
                    reject(request, "uses another version of the protocol");
                } else {
                    request.reject(Greeting.BUSY.bytes());
                }
            }
        }

        @Override
        public void close() throws IOException {
            super.close();
            ConnectionRequest late = expected.poll();
            if (late != null) {
                late.close();
            }
        }
    }
}
