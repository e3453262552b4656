package org.rdma4j.bench.waiting;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;

/**
 * The measured program: an event loop with idle connections, which is woken up by a task of another thread, by timers,
 * and by messages. Arguments: address, {@code sleep} or {@code spin}, number of connections, number of wake-ups of each
 * kind, duration in milliseconds for which the connections remain idle.
 *
 * <p>Prints a line {@code time KIND NANOSECONDS} for each wake-up, the identifiers of threads as {@code thread NAME
 * NUMBER}, and {@code idle SUBJECT NANOSECONDS} for the processor time of the idle phase. Around the wake-ups of each
 * kind, accesses the files {@code /rdma4j-mark/KIND/begin} and {@code …/end}, which do not exist, so that a trace shows
 * the two points.
 */
public final class WakeUps implements Closeable {
    /** Kinds of wake-ups. */
    static final List<String> KINDS = List.of("task", "timer", "message");

    /** Prefix of the files that mark points of the trace. */
    static final String MARK = "/rdma4j-mark/";

    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** Time between two wake-ups, in which the loop falls asleep. */
    private static final long PAUSE_MILLIS = 1;

    /** Time in milliseconds after which new connections have no more timers. */
    private static final long SETTLE_MILLIS = 10_000;

    /** Options of the idle connections, with as little memory as possible. */
    private static final MessageOptions IDLE =
            new MessageOptions().withSlotSize(64).withWindow(1).withRequests(1).withOffers(0);

    private final int wakeUps;
    private final EventLoop measured;
    private final EventLoop peers;
    private final EventLoop sending;
    private final MessageServer idleServer;
    private final MessageServer busyServer;
    private final List<MessageConnection> connections = new ArrayList<>();
    private final MessageConnection sender;

    /** Time at which the measured loop handled the last event; 0 while none has been handled. */
    private volatile long handled;

    private WakeUps(InetSocketAddress address, boolean spin, int idle, int wakeUps) throws IOException {
        this.wakeUps = wakeUps;
        EventLoopOptions options = new EventLoopOptions().withName("measured");
        measured = EventLoop.start(spin ? options.withSpin(ChronoUnit.FOREVER.getDuration()) : options);
        peers = EventLoop.start(new EventLoopOptions().withName("peers"));
        sending = EventLoop.create(new EventLoopOptions().withName("sending"));
        idleServer = MessageServer.on(address)
                .options(IDLE)
                .maxConnections(Short.MAX_VALUE)
                .loops(measured)
                .start();
        // The window is so large that no credits are returned.
        busyServer = MessageServer.on(address)
                .options(IDLE.withWindow(4 * wakeUps + 2))
                .loops(measured)
                .onMessage((client, message) -> handled = System.nanoTime())
                .start();
        for (int i = 0; i < idle; i++) {
            connections.add(MessageConnection.to(peers, idleServer.address(), IDLE, LIMIT));
        }
        sender = MessageConnection.to(sending, busyServer.address(), IDLE, LIMIT);
    }

    /** Runs the program. */
    public static void main(String... arguments) throws Exception {
        InetSocketAddress address = new InetSocketAddress(arguments[0], 0);
        boolean spin = arguments[1].equals("spin");
        int wakeUps = Integer.parseInt(arguments[3]);
        try (WakeUps program = new WakeUps(address, spin, Integer.parseInt(arguments[2]), wakeUps)) {
            program.run(wakeUps, false);
            program.printThreads();
            program.run(wakeUps, true);
            program.idle(Integer.parseInt(arguments[4]));
        }
    }

    private void run(int count, boolean print) throws Exception {
        for (String kind : KINDS) {
            List<Long> times = new ArrayList<>(count);
            mark(kind, "begin", print);
            switch (kind) {
                case "task" -> wakeUp(times, () -> measured.execute(() -> handled = System.nanoTime()));
                case "timer" -> timers(times);
                default -> wakeUp(times, () -> sender.send(new byte[1], LIMIT));
            }
            mark(kind, "end", print);
            if (print) {
                times.forEach(nanos -> System.out.println("time " + kind + " " + nanos));
            }
        }
    }

    private static void mark(String kind, String point, boolean print) {
        if (print && Files.exists(Path.of(MARK + kind + "/" + point))) {
            throw new IllegalStateException(MARK + " exists");
        }
    }

    private interface Event {
        void cause() throws IOException;
    }

    /** Causes an event while the loop sleeps, and records the time until the loop has handled it. */
    private void wakeUp(List<Long> times, Event event) throws Exception {
        for (int i = 0; i < wakeUps; i++) {
            handled = 0;
            Thread.sleep(PAUSE_MILLIS);
            long start = System.nanoTime();
            event.cause();
            // Sleep instead of waiting for a notification, which would cost the loop a system call.
            while (handled == 0) {
                Thread.sleep(PAUSE_MILLIS);
            }
            times.add(handled - start);
        }
    }

    /** Executes timers one after the other, and records how late each is. */
    private void timers(List<Long> times) throws Exception {
        handled = 0;
        measured.execute(() -> schedule(times));
        while (handled == 0) {
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    private void schedule(List<Long> times) {
        // 1 to 2 milliseconds, in steps that are not a multiple of the resolution of waits.
        long delay = 1_000_000 + times.size() * 137_000L % 1_000_000;
        long due = System.nanoTime() + delay;
        measured.schedule(
                () -> {
                    long now = System.nanoTime();
                    times.add(now - due);
                    if (times.size() < wakeUps) {
                        schedule(times);
                    } else {
                        handled = now;
                    }
                },
                Duration.ofNanos(delay));
    }

    /**
     * Prints the processor time of the loop and of all threads of this process, and the number of times the loop's
     * thread was run.
     */
    private void idle(int milliseconds) throws Exception {
        if (milliseconds == 0) {
            return;
        }
        Path loop = thread(measured);
        // Each connection has a timer that expires once, 10 seconds after it has been established.
        Thread.sleep(milliseconds < SETTLE_MILLIS ? 0 : SETTLE_MILLIS);
        long[] loopBefore = schedule(loop);
        long before = processTime();
        Thread.sleep(milliseconds);
        long[] loopAfter = schedule(loop);
        System.out.println("idle process " + (processTime() - before));
        System.out.println("idle loop " + (loopAfter[0] - loopBefore[0]));
        System.out.println("idle runs " + (loopAfter[2] - loopBefore[2]));
    }

    /** Returns the sum of the processor times of all threads in nanoseconds. */
    private static long processTime() throws IOException {
        try (Stream<Path> threads = Files.list(Path.of("/proc/self/task"))) {
            long sum = 0;
            for (Path each : threads.toList()) {
                sum += schedule(each)[0];
            }
            return sum;
        }
    }

    /**
     * Returns the fields of {@code schedstat}: processor time and waiting time in nanoseconds, and the number of runs.
     */
    private static long[] schedule(Path thread) throws IOException {
        return Stream.of(Files.readString(thread.resolve("schedstat")).strip().split(" "))
                .mapToLong(Long::parseLong)
                .toArray();
    }

    private void printThreads() throws Exception {
        System.out.println("thread loop " + thread(measured).getFileName());
        System.out.println("thread caller " + self().getFileName());
    }

    private static Path thread(EventLoop loop) throws Exception {
        CompletableFuture<Path> thread = new CompletableFuture<>();
        Callable<Path> self = WakeUps::self;
        loop.execute(() -> {
            try {
                thread.complete(self.call());
            } catch (Exception e) {
                thread.completeExceptionally(e);
            }
        });
        return loop.await(thread, LIMIT);
    }

    private static Path self() throws IOException {
        return Path.of("/proc/thread-self").toRealPath();
    }

    @Override
    public void close() throws IOException {
        sender.abort();
        connections.forEach(MessageConnection::abort);
        idleServer.close();
        busyServer.close();
        sending.close();
        peers.close();
        measured.close();
    }
}
