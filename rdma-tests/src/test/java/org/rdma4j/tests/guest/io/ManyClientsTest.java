package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.EventLoop;
import org.rdma4j.examples.guide.EventLoopServer;
import org.rdma4j.examples.guide.SharedReceiveServer;
import org.rdma4j.tests.capability.Capability;
import org.rdma4j.tests.capability.Shows;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/**
 * The examples {@link SharedReceiveServer} and {@link EventLoopServer} with 200 clients, some of which disconnect, fall
 * silent or are killed.
 */
@InGuest
@Timeout(300)
class ManyClientsTest {
    private static final int THREADS = 4;

    /** Number of clients of each thread, and of the process that is killed. */
    private static final int CLIENTS_PER_GROUP = 40;

    /** Number of messages whose answers are not received, more than the window of the server. */
    private static final int UNRECEIVED = 12;

    /** Behavior of a client after its first messages. */
    private enum Behavior {
        STAY,
        CLOSE,
        ABORT,
        FALL_SILENT;

        private static Behavior of(int client) {
            return values()[client % values().length];
        }
    }

    private static void talk(EchoPeers peers) throws IOException {
        for (EchoPeer peer : peers.all) {
            peer.exchange(2);
        }
        for (int i = 0; i < peers.all.size(); i++) {
            EchoPeer peer = peers.all.get(i);
            switch (Behavior.of(i)) {
                case STAY -> peer.exchange(1);
                case CLOSE -> peer.close();
                case ABORT -> peer.abort();
                case FALL_SILENT -> peer.fallSilent(UNRECEIVED);
            }
        }
        for (int i = 0; i < peers.all.size(); i++) {
            if (Behavior.of(i) == Behavior.STAY) {
                peers.all.get(i).exchange(3);
            }
        }
        for (int i = 0; i < peers.all.size(); i++) {
            if (Behavior.of(i) == Behavior.STAY) {
                peers.all.get(i).checkNothingMore();
            }
        }
    }

    /** Runs clients in several threads, and kills a process with further clients. */
    private static void run(Device device, InetSocketAddress server, ExecutorService threads) throws Exception {
        List<Future<?>> groups = new ArrayList<>();
        try (GuestJvm killed = new GuestJvm(
                EchoPeers.class,
                List.of(),
                device.verbsName(),
                device.address(),
                Integer.toString(server.getPort()),
                Integer.toString(CLIENTS_PER_GROUP))) {
            for (int i = 0; i < THREADS; i++) {
                int first = i * CLIENTS_PER_GROUP;
                groups.add(threads.submit((Callable<?>) () -> {
                    try (EchoPeers peers = new EchoPeers(device.verbsName(), server, first, CLIENTS_PER_GROUP)) {
                        talk(peers);
                    }
                    return null;
                }));
            }
            killed.line("ready");
        }
        for (Future<?> group : groups) {
            group.get();
        }
    }

    @OnDevices
    @Shows(Capability.SHARED_CONNECTION_QUEUES)
    void leavingClients(Device device, TestReporter reporter) throws Exception {
        // Starts the shared event loop, which is never closed, before resources are counted.
        new LocalConnection(device).close();
        HeldResources before = HeldResources.of(device);
        AtomicBoolean running = new AtomicBoolean(true);
        try (ExecutorService threads = Executors.newCachedThreadPool();
                Listener listener = Listener.on(new InetSocketAddress(device.address(), 0))) {
            Future<?> server = threads.submit((Callable<?>) () -> {
                new SharedReceiveServer().run(listener, running::get);
                return null;
            });
            try {
                run(device, listener.address(), threads);
                reporter.publishEntry("objects when the clients have left", HeldResources.objects(device));
                awaitNoClients(device, before, server::isDone);
            } catch (Exception | AssertionError e) {
                if (server.state() == Future.State.FAILED) {
                    e.addSuppressed(server.exceptionNow());
                }
                throw e;
            } finally {
                running.set(false);
            }
            server.get();
        }
        assertThat(HeldResources.of(device)).isEqualTo(before);
    }

    @OnDevices
    void clientsOfAnEventLoop(Device device, TestReporter reporter) throws Exception {
        // Starts the shared event loop, which is never closed, before resources are counted.
        new LocalConnection(device).close();
        HeldResources before = HeldResources.of(device);
        try (ExecutorService threads = Executors.newCachedThreadPool();
                EventLoop loop = EventLoop.start(EventLoopServer.LOOP_OPTIONS);
                Listener listener = EventLoopServer.listen(loop, new InetSocketAddress(device.address(), 0))) {
            run(device, listener.address(), threads);
            reporter.publishEntry("objects when the clients have left", HeldResources.objects(device));
            awaitNoClients(device, before, () -> false);
        }
        assertThat(HeldResources.of(device)).isEqualTo(before);
    }

    /** Waits until the server has closed all queue pairs. */
    private static void awaitNoClients(Device device, HeldResources before, BooleanSupplier ended)
            throws InterruptedException {
        long start = System.nanoTime();
        while (!queuePairs(HeldResources.objects(device)).equals(queuePairs(before.objects()))) {
            assertThat(ended.getAsBoolean()).as("whether the server has ended").isFalse();
            assertThat(System.nanoTime() - start)
                    .as("remaining queue pairs: %s", HeldResources.objects(device))
                    .isLessThan(LIMIT.toNanos());
            Thread.sleep(100);
        }
    }

    private static String queuePairs(String objects) {
        return objects.replaceAll(".* (qp [0-9]+).*", "$1");
    }
}
