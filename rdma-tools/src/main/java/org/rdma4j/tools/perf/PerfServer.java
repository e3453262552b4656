package org.rdma4j.tools.perf;

import java.io.Closeable;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.tools.perf.Control.Greeting;
import org.rdma4j.tools.perf.Control.Offer;
import org.rdma4j.tools.perf.Control.Task;
import org.rdma4j.tools.perf.Measurement.Kind;
import org.rdma4j.tools.perf.Measurement.Operation;
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
    private final PrintWriter log;

    PerfServer(InetSocketAddress at, PrintWriter log) {
        this.at = at;
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
                try (Connection client = listener.next(FOR_EVER)) {
                    Greeting greeting = Control.greeting(client.peerData());
                    if (greeting == Greeting.HELLO) {
                        served = true;
                        serve(client, listener);
                    } else {
                        client.reject(Greeting.OTHER_VERSION.bytes());
                        log.println(
                                "refused " + client.peerAddress().getAddress().getHostAddress() + ": it is "
                                        + (greeting == null ? "no rdma-tools perf" : "of another version"));
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

    private Listener listen() throws VerbsException {
        try {
            return Listener.on(at, new ConnectionOptions().privateData(Greeting.HELLO.bytes()));
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

    private void serve(Connection client, Listener listener) throws IOException {
        Control control = new Control(client);
        client.establish(PATIENCE);
        Side self = Sides.of(client);
        String name = client.peerAddress().getAddress().getHostAddress();
        log.println("client " + name + " has connected");
        Refusing refusing = new Refusing(listener);
        try {
            int count = 0;
            while (true) {
                Task task;
                try {
                    task = control.hear(Task.class, IDLE);
                } catch (WorkException e) {
                    log.println("client " + name + ": " + count + (count == 1 ? " measurement" : " measurements"));
                    return;
                }
                if (task.what() == null) {
                    control.say(new Offer(null, self, 0, 0, 0, null), PATIENCE);
                } else {
                    count++;
                    measure(control, self, task, task.what());
                }
            }
        } finally {
            refusing.close();
        }
    }

    private void measure(Control control, Side self, Task task, Measurement what) throws IOException {
        Duration limit = Duration.ofMillis(task.timeoutMillis());
        Connection client = control.connection();
        String reason = Sides.reasonAgainst(what, 1, client);
        if (!reason.isEmpty()) {
            control.say(Offer.refuse(self, "the server: " + reason), PATIENCE);
            return;
        }
        boolean stream = what.operation() == Operation.SEND && what.kind() == Kind.BANDWIDTH;
        int receives = stream ? BandwidthLoops.RECEIVES : LatencyLoops.RECEIVES;
        long token = ThreadLocalRandom.current().nextLong();
        ConnectionOptions options =
                Lane.options(what, client.domain(), SENDS, receives, stream ? 0 : task.inline(), task.events());
        try (MemoryRegion memory = Lane.memory(client.domain(), what);
                Listener listener =
                        Listener.on(new InetSocketAddress(client.localAddress().getAddress(), 0), options)) {
            int port = listener.address().getPort();
            control.say(new Offer(null, self, port, token, receives, memory.remoteMemory()), PATIENCE);
            try (Lane lane = accept(listener, client, token, task, what, memory, limit)) {
                run(lane, what, limit);
            }
        } catch (WorkException | RdmaTimeoutException e) {
            log.println(what + ": " + e.getMessage());
        }
    }

    private static Lane accept(
            Listener listener,
            Connection client,
            long token,
            Task task,
            Measurement what,
            MemoryRegion memory,
            Duration limit)
            throws IOException {
        long start = System.nanoTime();
        while (true) {
            Connection connection;
            try {
                connection = listener.next(SLICE);
            } catch (RdmaTimeoutException e) {
                if (!client.isConnected()) {
                    throw new IOException("it has asked for " + what + ", and is gone", e);
                }
                if (System.nanoTime() - start > limit.toNanos()) {
                    throw e;
                }
                continue;
            }
            byte[] data = connection.peerData();
            if (data.length >= Long.BYTES && ByteBuffer.wrap(data).getLong() == token) {
                return new Lane(what, connection, memory, task.memory(), task.inline(), limit);
            }
            connection.reject(Greeting.BUSY.bytes());
            connection.close();
        }
    }

    /** Does the server's part until the client ends the connection. */
    private static void run(Lane lane, Measurement what, Duration limit) throws IOException {
        boolean turns = what.kind() == Kind.LATENCY && what.operation().takesTurns();
        boolean stream = what.kind() == Kind.BANDWIDTH && what.operation() == Operation.SEND;
        LatencyLoops answers = turns ? new LatencyLoops(lane, what.operation()) : null;
        BandwidthLoops.Receiver receiver = stream ? new BandwidthLoops.Receiver(lane) : null;
        lane.establish(limit);
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

    /** Tells all who come meanwhile that they have to wait. */
    private static final class Refusing implements Closeable {
        private final Listener listener;
        private final Thread thread;
        private volatile boolean closed;

        private Refusing(Listener listener) {
            this.listener = listener;
            thread = new Thread(this::run, "perf: other clients");
            thread.setDaemon(true);
            thread.start();
        }

        private void run() {
            while (!closed) {
                try (Connection other = listener.next(SLICE)) {
                    other.reject(Greeting.BUSY.bytes());
                } catch (RdmaTimeoutException e) {
                    // Nobody came.
                } catch (RdmaException e) {
                    // Whoever came is gone again.
                }
            }
        }

        @Override
        public void close() {
            closed = true;
            boolean interrupted = false;
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
