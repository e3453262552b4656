package org.rdma4j.tests.guest.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import javax.management.JMException;
import javax.management.ObjectName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionRequest;
import org.rdma4j.cm.Listener;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/**
 * Repeats the object graphs and connections of rdma-io, some of them with misuse or failures, and asserts that nothing
 * leaks.
 *
 * <p>{@code -Drdma4j.soak=N} multiplies the number of cycles: 1 is 200 graphs and 50 connections on each device, 10 is
 * the full 2,000 and 500. Each run uses a random sequence of failures. {@code -Drdma4j.seed=S} repeats the sequence of
 * the run that reported this seed.
 */
@InGuest
@RandomInput
@Tag("guest")
@Timeout(3600)
class IoSoakTest {
    private static final int TIMES = Integer.getInteger("rdma4j.soak", 1);
    private static final int GRAPHS = 200 * TIMES;
    private static final int CONNECTIONS = 50 * TIMES;
    private static final int MAPPINGS = 20;
    /** Tolerance for the number of reachable objects, some of which are created when code runs for the first time. */
    private static final int OBJECTS = 20;

    private static final Pattern LIBRARY_CLASS =
            Pattern.compile("(?m)^ *\\d+: +(\\d+) +\\d+ +org\\.rdma4j\\.(?:verbs|cm|internal)\\.");
    private static final Duration LIMIT = Duration.ofSeconds(20);

    private interface Cycle {
        void run(Device device, Random random) throws IOException;
    }

    @OnDevices
    void graphs(Device device, TestReporter reporter) {
        soak(device, GRAPHS, reporter, IoSoakTest::graph);
    }

    @OnDevices
    void connections(Device device, TestReporter reporter) {
        soak(device, CONNECTIONS, reporter, IoSoakTest::connection);
    }

    /** Sends prepared by the call itself do not accumulate memory. */
    @OnDevices(Device.RXE)
    void sends(Device device, TestReporter reporter) {
        BiConsumer<QueuePair, MemoryRegion> send = (queuePair, region) -> {
            try {
                queuePair.send(region, LIMIT);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
        try (Context context = org.rdma4j.verbs.Device.named(device.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.create(context, 64);
                MemoryRegion region = MemoryRegion.allocate(domain, 8);
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.UC)
                        .completions(completions)
                        .create()) {
            queuePair.init().connect(queuePair.endpoint());
            for (int i = 0; i < 2000; i++) {
                send.accept(queuePair, region);
            }
            Footprint before = Footprint.of(device);
            for (int i = 0; i < 30_000 * TIMES; i++) {
                send.accept(queuePair, region);
            }
            Footprint after = Footprint.of(device);
            reporter.publishEntry("before", before.toString());
            reporter.publishEntry("after", after.toString());
            // A leak of 192 bytes for each send would be 5,600 KiB.
            assertThat(after.residentKiB()).isLessThanOrEqualTo(before.residentKiB() + 3000);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void soak(Device device, int cycles, TestReporter reporter, Cycle cycle) {
        long seed = Long.getLong("rdma4j.seed", System.nanoTime());
        reporter.publishEntry("seed", Long.toString(seed));
        Random random = new Random(seed);
        times(cycles / 4, cycle, device, random, seed);
        Footprint before = Footprint.of(device);
        int objects = objects();
        long start = System.nanoTime();
        times(cycles, cycle, device, random, seed);
        double seconds = (System.nanoTime() - start) / 1e9;
        Footprint after = Footprint.of(device);
        int objectsAfter = objects();
        reporter.publishEntry("before", "%s; %d objects".formatted(before, objects));
        reporter.publishEntry(
                "after %d cycles".formatted(cycles), "%s; %d objects; %.1f s".formatted(after, objectsAfter, seconds));
        String which = " with seed " + seed;
        assertThat(after.kernel()).as("kernel objects" + which).isEqualTo(before.kernel());
        assertThat(after.descriptors()).as("descriptors" + which).isEqualTo(before.descriptors());
        assertThat(after.mappings()).as("mappings" + which).isLessThanOrEqualTo(before.mappings() + MAPPINGS);
        assertThat(objectsAfter).as("objects" + which).isLessThanOrEqualTo(objects + OBJECTS);
    }

    /** Returns the number of reachable objects of the library on the heap. */
    private static int objects() {
        try {
            String histogram = (String) ManagementFactory.getPlatformMBeanServer()
                    .invoke(
                            new ObjectName("com.sun.management:type=DiagnosticCommand"),
                            "gcClassHistogram",
                            new Object[] {new String[0]},
                            new String[] {String[].class.getName()});
            return LIBRARY_CLASS
                    .matcher(histogram)
                    .results()
                    .mapToInt(line -> Integer.parseInt(line.group(1)))
                    .sum();
        } catch (JMException e) {
            throw new AssertionError("the JVM returned no class histogram", e);
        }
    }

    private static void times(int count, Cycle cycle, Device device, Random random, long seed) {
        for (int i = 0; i < count; i++) {
            try {
                cycle.run(device, random);
            } catch (IOException | RuntimeException | AssertionError e) {
                throw new AssertionError("cycle " + i + " with seed " + seed, e);
            }
        }
    }

    /** Creates all objects, then misuses or ends them in a random way. */
    private static void graph(Device device, Random random) throws IOException {
        try (Context context = org.rdma4j.verbs.Device.named(device.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = random.nextBoolean()
                        ? CompletionQueue.createWithEvents(context, 64)
                        : CompletionQueue.create(context, 64);
                MemoryRegion region = MemoryRegion.allocate(domain, 4096, Access.REMOTE_WRITE);
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .create()) {
            if (device == Device.RXE) {
                queuePair.init(Access.REMOTE_WRITE).connect(queuePair.endpoint());
            }
            int way = random.nextInt(6);
            if (way == 0) {
                assertThatThrownBy(domain::close).isInstanceOf(IllegalStateException.class);
            } else if (way == 1) {
                assertThatThrownBy(() -> CompletionQueue.create(context, Integer.MAX_VALUE))
                        .isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> CompletionQueue.createWithEvents(context, 0))
                        .isInstanceOf(IllegalArgumentException.class);
            } else if (way == 2) {
                assertThatThrownBy(() -> MemoryRegion.allocate(domain, 1L << 62))
                        .isInstanceOf(VerbsException.class);
            } else if (device == Device.RXE && way == 3) {
                queuePair.prepareReceive(region).post();
                queuePair.send(region.slice(0, 8), LIMIT);
            } else if (device == Device.RXE && way == 4) {
                queuePair.prepareReceive(region).post();
                queuePair.abort();
            } else if (device == Device.RXE) {
                RemoteMemory wrong = new RemoteMemory(0, 8, 77);
                assertThatThrownBy(() -> queuePair
                                .prepareWrite(wrong, region.slice(0, 8))
                                .complete(LIMIT))
                        .isInstanceOf(WorkException.class);
            }
        }
    }

    private static void serve(Connection accepted, int way, CompletableFuture<Void> standing) throws IOException {
        try (accepted) {
            ReceiveRequest receive =
                    accepted.queuePair().prepareReceive(accepted.allocate(64)).post();
            accepted.establish(LIMIT);
            standing.complete(null);
            if (way != 1) {
                receive.await(LIMIT);
            }
        }
    }

    /**
     * Makes a connection and then sends a message, is rejected, aborts the requests of the client, or leaves the
     * disconnection to the peer.
     */
    private static void connection(Device device, Random random) throws IOException {
        int way = random.nextInt(5);
        CompletableFuture<Void> standing = new CompletableFuture<>();
        try (Listener listener = Listener.on(new InetSocketAddress(device.address(), 0))) {
            CompletableFuture<Void> server = CompletableFuture.runAsync(
                    () -> {
                        try (ConnectionRequest request = listener.nextRequest(LIMIT)) {
                            if (way == 0) {
                                request.reject(new byte[] {1});
                                return;
                            }
                            serve(request.accept(), way, standing);
                        } catch (IOException e) {
                            standing.complete(null);
                            if (way == 2 || way == 3) {
                                throw new CompletionException(e);
                            }
                        }
                    },
                    command -> new Thread(command).start());
            try (Connection client = Connection.to(listener.address(), LIMIT)) {
                MemoryRegion memory = client.allocate(64);
                ReceiveRequest receive =
                        client.queuePair().prepareReceive(memory).post();
                if (way == 0) {
                    assertThatThrownBy(() -> client.establish(LIMIT)).isInstanceOf(IOException.class);
                } else {
                    client.establish(LIMIT);
                }
                if (way == 4) {
                    client.queuePair().abort();
                } else if (way == 1) {
                    assertThatThrownBy(() -> receive.await(LIMIT)).isInstanceOf(WorkException.class);
                } else if (way != 0) {
                    // soft-iWARP may drop messages that arrive before the connection is established.
                    standing.join();
                    try {
                        client.queuePair().send(memory, LIMIT);
                    } catch (WorkException e) {
                        // The server disconnects as soon as it has received the message: see DisconnectingPeerTest.
                        if (e.status() != (device == Device.RXE ? WorkStatus.WR_FLUSH_ERR : WorkStatus.LOC_QP_OP_ERR)) {
                            throw e;
                        }
                    }
                    server.join();
                }
            }
            server.join();
        }
    }
}
