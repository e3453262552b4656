package org.rdma4j.tests.guest.pair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.sys.Errno;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.RemoteMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkStatus;

/**
 * Reads over soft-iWARP from a C program on the other machine that disconnects during the reads. The driver may flush a
 * read twice if it waits behind another one; rdma-io must report it once.
 */
@InGuest
@Tag("guest")
@Timeout(150)
class ReadsInPair {
    private static final Device DEVICE = Device.SIW;
    private static final int CYCLES = 60;
    private static final int LENGTH = 4096;
    private static final int WINDOW = 16;
    /** Time after a disconnection during which completions may still arrive. */
    private static final Duration FLUSH = Duration.ofMillis(20);

    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Test
    @DisplayName("each read completes once, even if the driver completes it twice")
    void eachReadCompletesOnce(TestReporter reporter) throws IOException {
        String peer = Control.peerAddress(DEVICE);
        String cycles = Integer.toString(CYCLES);
        try (Control control = Control.of(DEVICE)) {
            assertThat(control.ask("run flushed_reads server " + peer + " 7903 " + cycles))
                    .isEqualTo("serving");
            List<String> toC = CPrograms.lines("flushed_reads", "client", peer, "7903", cycles);
            reporter.publishEntry("C", toC.toString());
            assertThat(toC).singleElement(STRING).matches("told twice [0-9]+ of [0-9]+");
            assertThat(control.ask("run flushed_reads server " + peer + " 7904 " + cycles))
                    .isEqualTo("serving");
            Map<WorkStatus, Integer> told = new EnumMap<>(WorkStatus.class);
            for (int i = 0; i < CYCLES; i++) {
                readToTheEnd(new InetSocketAddress(peer, 7904), told);
            }
            reporter.publishEntry("Java", told.toString());
            assertThat(told).containsKeys(WorkStatus.SUCCESS, WorkStatus.WR_FLUSH_ERR);
        }
    }

    /**
     * Connects, and retries with another port if the port chosen by the connection manager is used by a socket of this
     * machine.
     */
    private static Connection connected(InetSocketAddress peer) throws IOException {
        ConnectionOptions options =
                new ConnectionOptions().withReads(1).withQueuePair(with -> with.sendRequests(WINDOW));
        while (true) {
            Connection connection = Connection.to(peer, options, LIMIT);
            try {
                return connection.establish(LIMIT);
            } catch (RdmaException e) {
                connection.close();
                if (!(e instanceof VerbsException refused && refused.errno() == Errno.EADDRINUSE)) {
                    throw e;
                }
            }
        }
    }

    /** Reads until the connection ends, and counts the statuses of the reads. */
    private static void readToTheEnd(InetSocketAddress peer, Map<WorkStatus, Integer> told) throws IOException {
        try (Connection connection = connected(peer);
                MemoryRegion into = connection.allocate((long) WINDOW * LENGTH)) {
            List<SendRequest> reads = new ArrayList<>();
            for (int i = 0; i < WINDOW; i++) {
                reads.add(connection
                        .queuePair()
                        .prepareRead(published(connection), into.slice((long) i * LENGTH, LENGTH)));
            }
            BitSet open = new BitSet();
            boolean over = false;
            long last = System.nanoTime();
            while (!over || !open.isEmpty() && System.nanoTime() - last < FLUSH.toNanos()) {
                for (int i = open.nextClearBit(0); i < WINDOW && !over; i = open.nextClearBit(i)) {
                    piece(into, i).fill((byte) 0);
                    try {
                        reads.get(i).post();
                        open.set(i);
                    } catch (WorkException e) {
                        over = true;
                    }
                }
                for (Completions done = connection.completions().poll(); done.next(); ) {
                    int which = reads.indexOf(done.request());
                    WorkStatus status = done.request().status();
                    assertThat(open.get(which))
                            .as("%s, completed for the first time", status)
                            .isTrue();
                    open.clear(which);
                    told.merge(status, 1, Integer::sum);
                    if (status == WorkStatus.SUCCESS) {
                        assertThat(piece(into, which).get(ValueLayout.JAVA_BYTE, LENGTH - 1))
                                .isEqualTo((byte) 1);
                    }
                    over |= status != WorkStatus.SUCCESS;
                    last = System.nanoTime();
                }
                assertThat(open.stream().allMatch(i -> reads.get(i).isInFlight()))
                        .as("reads without a completion are in flight")
                        .isTrue();
                assertThat(connection.queuePair().sendsInFlight()).isBetween((long) open.cardinality(), (long) WINDOW);
                over |= !connection.isConnected();
                assertThat(over || System.nanoTime() - last < LIMIT.toNanos())
                        .as("the peer answers or disconnects in time")
                        .isTrue();
            }
            // soft-iWARP completes no requests that were posted after the disconnection.
            connection.queuePair().abort();
        }
    }

    private static MemorySegment piece(MemoryRegion into, int which) {
        return into.memory().asSlice((long) which * LENGTH, LENGTH);
    }

    /** Returns the memory described in the server's private data (its {@code struct memory}). */
    private static RemoteMemory published(Connection connection) {
        ByteBuffer memory = ByteBuffer.wrap(connection.peerData()).order(ByteOrder.nativeOrder());
        return new RemoteMemory(memory.getLong(), LENGTH, memory.getInt());
    }
}
