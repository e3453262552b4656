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
import org.rdma4j.tools.perf.Control.Greeting;
import org.rdma4j.tools.perf.ControlMessages.Offer;
import org.rdma4j.tools.perf.ControlMessages.Ready;
import org.rdma4j.tools.perf.ControlMessages.Task;
import org.rdma4j.tools.perf.PerfReport.Side;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;

/** Serves one client after the other; all that it needs to know the client tells. */
final class PerfServer {
    private static final Duration FOR_EVER = Duration.ofDays(10_000);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    /** For a client that has connected and asks nothing: others wait. */
    private static final Duration IDLE = Duration.ofSeconds(30);

    private static final Duration SLICE = Duration.ofMillis(200);
    private static final int SENDS = 64;

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
     * Serves.
     *
     * @param once whether to end after the first client; its trouble is then the server's
     */
    void serve(boolean once) throws IOException {
        Control.prepare();
        try (Listener listener = listen()) {
            InetAddress address = listener.address().getAddress();
            log.println("listening on " + (address.isAnyLocalAddress() ? "all addresses" : address.getHostAddress())
                    + ", port " + listener.address().getPort());
            boolean served;
            do {
                served = false;
                // Fails if the listener has ended, for example because its device has been removed.
                ConnectionRequest client = listener.nextRequest(FOR_EVER);
                try (client) {
                    Greeting greeting = Control.greeting(client.peerData());
                    if (greeting == Greeting.HELLO) {
                        served = true;
                        serve(client, listener);
                    } else {
                        refuse(client, greeting == null ? "no rdma-tools perf" : "of another version");
                    }
                } catch (IOException e) {
                    if (once && served) {
                        throw e;
                    }
                    // One client's trouble is its own.
                    log.println("a client was lost: " + e.getMessage());
                }
            } while (!once || !served);
        }
    }

    private void refuse(ConnectionRequest request, String what) throws RdmaException {
        log.println("refused " + request.peerAddress().getAddress().getHostAddress() + ": it is " + what);
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
                                + ": another program does, or the address is of no RDMA device here");
            }
            throw e;
        }
    }

    private void serve(ConnectionRequest request, Listener listener) throws IOException {
        ConnectionOptions welcome = new ConnectionOptions().withPrivateData(Greeting.HELLO.bytes());
        try (Connection client = request.accept(welcome)) {
            Control control = new Control(client);
            client.establish(PATIENCE);
            Side self = Sides.of(client);
            String name = client.peerAddress().getAddress().getHostAddress();
            log.println("client " + name + " has connected");
            try (Door door = new Door(listener)) {
                control.say(new Offer(null, self, 0, 0, null), PATIENCE);
                int count = 0;
                while (true) {
                    Task task;
                    try {
                        task = control.hear(Task::from, IDLE);
                    } catch (WorkException e) {
                        log.println("client " + name + ": " + count + (count == 1 ? " measurement" : " measurements"));
                        return;
                    }
                    count++;
                    measure(control, door, self, task, task.what());
                }
            }
        }
    }

    private void measure(Control control, Door door, Side self, Task task, Measurement what) throws IOException {
        Duration limit = Duration.ofMillis(task.timeoutMillis());
        Connection client = control.connection();
        String reason = Sides.reasonAgainst(what, 1, client);
        if (Lane.bytes(what) > maxMemory) {
            reason = what + " needs " + Lane.bytes(what) + " bytes of memory; the limit is " + maxMemory
                    + " (--max-memory)";
        }
        if (!reason.isEmpty()) {
            control.say(Offer.refuse(self, "the server: " + reason), PATIENCE);
            return;
        }
        int receives = what.isStream() ? BandwidthLoops.RECEIVES : LatencyLoops.RECEIVES;
        ConnectionOptions options = Lane.options(
                what, client.domain(), SENDS, receives, what.isStream() ? 0 : task.inline(), task.events());
        try (MemoryRegion memory = Lane.memory(client.domain(), what)) {
            control.say(new Offer(null, self, door.expect(), receives, memory.remoteMemory()), PATIENCE);
            try (ConnectionRequest request = door.next(client, what, limit);
                    Lane lane = new Lane(what, request.accept(options), memory, task.memory(), task.inline(), limit)) {
                run(lane, what, limit, control);
            }
        } catch (WorkException | RdmaTimeoutException e) {
            log.println(what + ": " + e.getMessage());
        }
    }

    /** Does the server's part until the client ends the connection. */
    private static void run(Lane lane, Measurement what, Duration limit, Control control) throws IOException {
        LatencyLoops answers = what.isAnswered() ? new LatencyLoops(lane, what.operation()) : null;
        BandwidthLoops.Receiver receiver = what.isStream() ? new BandwidthLoops.Receiver(lane) : null;
        lane.establish(limit);
        control.say(new Ready(), PATIENCE);
        try {
            if (answers != null) {
                answers.answer();
            } else if (receiver != null) {
                receiver.receive();
            } else {
                lane.awaitEnd();
            }
        } catch (Lane.EndedException | WorkException e) {
            // It has what it came for; what went wrong it has seen itself.
        }
    }

    /**
     * Takes the requests that come while a client is served: those of its own that are expected. Clients of another
     * version are told so, and all others to wait.
     */
    private final class Door extends Background {
        private final Listener listener;
        private final BlockingQueue<ConnectionRequest> expected = new ArrayBlockingQueue<>(1);
        private volatile long token;

        private Door(Listener listener) {
            super("further connections");
            this.listener = listener;
            expect();
            start();
        }

        /** What the next connection's private data has to have. */
        long expect() {
            token = ThreadLocalRandom.current().nextLong();
            return token;
        }

        /** Waits for the client's next connection. */
        ConnectionRequest next(Connection client, Measurement what, Duration limit) throws IOException {
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
                    throw new IOException("it has asked for " + what + ", and is gone");
                }
                if (System.nanoTime() - start > limit.toNanos()) {
                    throw new RdmaTimeoutException("it did not connect within " + Timeouts.text(limit));
                }
            }
        }

        private @Nullable ConnectionRequest poll() {
            boolean interrupted = false;
            try {
                while (true) {
                    try {
                        return expected.poll(SLICE.toNanos(), TimeUnit.NANOSECONDS);
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
                    request = listener.nextRequest(SLICE);
                } catch (RdmaTimeoutException e) {
                    continue;
                } catch (RdmaException e) {
                    // The listener has ended, which the server finds out when it waits for the next client.
                    return;
                }
                try {
                    answer(request);
                } catch (RdmaException e) {
                    // Whoever came is gone again.
                }
            }
        }

        private void answer(ConnectionRequest request) throws RdmaException {
            if (isExpected(request) && expected.offer(request)) {
                return;
            }
            try (request) {
                if (Control.greeting(request.peerData()) == Greeting.OTHER_VERSION) {
                    refuse(request, "of another version");
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
