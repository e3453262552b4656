package org.rdma4j.tests.guest.pair;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.rdma4j.network.BarrierAlgorithm;
import org.rdma4j.network.NetworkConfig;
import org.rdma4j.network.Node;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.AckTimeout;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.RetryPolicy;
import org.rdma4j.verbs.WorkScope;

/**
 * A node of a network of three. Rank {@link #THERE} is on machine b and the others are on machine a, and they connect
 * over the network under test. In each round a node writes to all nodes, passes a barrier, and verifies the data that
 * they have written.
 */
final class WiredNode implements AutoCloseable {
    static final int THERE = 1;
    /** Time limit for each operation of a node; no test is expected to reach it. */
    static final Duration LIMIT = Duration.ofSeconds(60);

    private static final int NODES = 3;
    private static final int PORT = 7480;
    /** Size of the data written, several packets. */
    private static final int BYTES = 4096;

    private final int rank;
    private final int rounds;
    private final RetryPolicy retries;
    private final CompletableFuture<String> outcome = new CompletableFuture<>();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final Thread thread;
    private volatile int round;
    private volatile int written;

    /**
     * Starts a thread that joins the network and runs the given number of rounds.
     *
     * @param ackMillis acknowledgement timeout in milliseconds, with six retries
     */
    WiredNode(int rank, int rounds, int ackMillis) {
        this.rank = rank;
        this.rounds = rounds;
        retries = RetryPolicy.DEFAULT.ackTimeout(AckTimeout.atLeast(Duration.ofMillis(ackMillis)));
        thread = new Thread(this::run, "node " + rank);
        thread.start();
    }

    private static NetworkConfig network() {
        NetworkConfig.Builder network =
                NetworkConfig.builder().token("of these machines").deadline(LIMIT);
        for (int i = 0; i < NODES; i++) {
            String host = i == THERE ? Control.peerAddress(Device.RXE) : Device.RXE.address();
            network.add(host, PORT + i, Device.RXE.verbsName());
        }
        return network.build();
    }

    private void run() {
        try (Context context =
                        org.rdma4j.verbs.Device.named(Device.RXE.verbsName()).open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                Node node = Node.builder(domain)
                        .barrier(BarrierAlgorithm.DISSEMINATION)
                        .channels(channels -> channels.retries(retries))
                        .join(network(), rank, LIMIT)) {
            outcome.complete(rounds(node));
            closing.await();
        } catch (IOException | InterruptedException | RuntimeException e) {
            outcome.complete("failed in round " + round + ": " + e);
        }
    }

    private String rounds(Node node) throws IOException {
        MemoryRegion inbox = node.allocate((long) NODES * BYTES, Access.REMOTE_WRITE);
        MemoryRegion mine = node.allocate(BYTES);
        List<RemoteMemory> slots = slots(node, inbox);
        while (round < rounds) {
            round++;
            mine.memory().copyFrom(message(rank));
            for (int peer = 0; peer < NODES; peer++) {
                node.channel(peer).write(slots.get(peer), mine, LIMIT);
            }
            written = round;
            node.barrier(LIMIT);
            for (int peer = 0; peer < NODES; peer++) {
                if (inbox.memory().asSlice((long) peer * BYTES, BYTES).mismatch(message(peer)) != -1) {
                    return "wrong bytes of rank " + peer + " in round " + round;
                }
            }
            // No node may write the next message before all have verified this one.
            node.barrier(LIMIT);
        }
        return "passed " + rounds;
    }

    /** Returns the message of a node in this round. */
    private MemorySegment message(int of) {
        MemorySegment message = MemorySegment.ofArray(new long[BYTES / Long.BYTES]);
        message.fill((byte) (31 * round + of));
        message.set(JAVA_LONG, 0, round);
        message.set(JAVA_BYTE, BYTES - 1, (byte) of);
        return message;
    }

    /**
     * Exchanges the descriptors of the inbox slots with all nodes. Returns, for each node, the slot in its inbox that
     * this node may write.
     */
    private List<RemoteMemory> slots(Node node, MemoryRegion inbox) throws IOException {
        MemoryRegion sent = node.allocate((long) NODES * RemoteMemory.BYTES);
        MemoryRegion received = node.allocate((long) NODES * RemoteMemory.BYTES);
        try (WorkScope scope = node.channels().scope(LIMIT)) {
            for (int peer = 0; peer < NODES; peer++) {
                scope.receive(peer, received.slice((long) peer * RemoteMemory.BYTES, RemoteMemory.BYTES));
            }
            // All receives must be posted before a message is sent.
            node.barrier(LIMIT);
            ByteBuffer bytes = sent.memory().asByteBuffer();
            for (int peer = 0; peer < NODES; peer++) {
                inbox.remoteMemory().slice((long) peer * BYTES, BYTES).copyTo(bytes);
            }
            for (int peer = 0; peer < NODES; peer++) {
                scope.send(peer, sent.slice((long) peer * RemoteMemory.BYTES, RemoteMemory.BYTES));
            }
        }
        List<RemoteMemory> slots = new ArrayList<>();
        ByteBuffer bytes = received.memory().asByteBuffer();
        for (int peer = 0; peer < NODES; peer++) {
            slots.add(RemoteMemory.from(bytes));
        }
        return slots;
    }

    /** Returns the current round, or 0 before the first. */
    int round() {
        return round;
    }

    /** Returns the last round in which this node has written to all nodes, or 0 before the first. */
    int written() {
        return written;
    }

    /** Waits for the end of the last round or for a failure. */
    String outcome() {
        return outcome.join();
    }

    @Override
    public void close() {
        closing.countDown();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError("interrupted", e);
        }
    }
}
