package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.repetition.RandomInput;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.control.CPrograms;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkChain;
import org.rdma4j.verbs.WorkException;
import org.rdma4j.verbs.WorkScope;
import org.rdma4j.verbs.WorkStatus;

/**
 * soft-iWARP may complete a send or write before an earlier read, whose response is still arriving. A read must
 * nevertheless end only after its data has arrived, whatever was posted after it.
 */
@InGuest
@RandomInput
@Timeout(120)
class OvertakenReadsTest {
    private static final int LENGTH = 1 << 18;
    private static final int READS = 4;
    private static final int ROUNDS = 60;
    private static final int PARTINGS = 20;

    /** A connection, and the memory that is read over it in pieces with distinct content. */
    private static final class Pieces implements AutoCloseable {
        private final LocalConnection linked;
        private final MemoryRegion theirs;
        private final MemoryRegion mine;
        private final MemoryRegion ours;
        private final QueuePair queuePair;

        private Pieces(Device device) throws IOException {
            linked = new LocalConnection(device);
            queuePair = linked.client.queuePair();
            theirs = linked.server.allocate((long) READS * LENGTH, Access.REMOTE_READ);
            mine = linked.client.allocate((long) READS * LENGTH);
            ours = linked.server.allocate(8, Access.REMOTE_WRITE);
            for (int i = 0; i < READS; i++) {
                piece(theirs, i).fill((byte) (i + 1));
            }
        }

        private static MemorySegment piece(MemoryRegion of, int which) {
            return of.memory().asSlice((long) which * LENGTH, LENGTH);
        }

        private SendRequest read(int which) {
            long offset = (long) which * LENGTH;
            return queuePair.prepareRead(theirs.remoteMemory().slice(offset, LENGTH), mine.slice(offset, LENGTH));
        }

        private SendRequest write() {
            return queuePair.prepareWrite(ours.remoteMemory(), mine.slice(0, 8));
        }

        private void clear(int which) {
            piece(mine, which).fill((byte) 0);
        }

        /**
         * Asserts that a piece has arrived completely, checking the last byte first, because it arrives last. The peer
         * may have closed its memory.
         */
        private void assertArrived(int which) {
            byte[] expected = new byte[LENGTH];
            Arrays.fill(expected, (byte) (which + 1));
            MemorySegment read = piece(mine, which);
            assertThat(read.get(ValueLayout.JAVA_BYTE, LENGTH - 1))
                    .as("last byte of piece %d", which)
                    .isEqualTo((byte) (which + 1));
            assertThat(read.mismatch(MemorySegment.ofArray(expected))).isEqualTo(-1);
        }

        @Override
        public void close() throws IOException {
            linked.close();
        }
    }

    @OnDevices
    void readsAreOvertakenInC(Device device, TestReporter reporter) {
        List<String> lines = CPrograms.lines("overtaken_reads", device.address(), "7902", "100");
        reporter.publishEntry("C", lines.toString());
        assertThat(lines)
                .singleElement()
                .asString()
                .matches(
                        device == Device.RXE
                                ? "overtaken 0, unread 0 of 100"
                                : "overtaken [0-9]+, unread [0-9]+ of 100");
    }

    /**
     * Reads and writes in random order, signaled and unsignaled. After each poll, the data of every ended read has
     * arrived.
     */
    @OnDevices
    void readEndsAfterItsDataHasArrived(Device device, TestReporter reporter) throws IOException {
        long seed = System.nanoTime();
        reporter.publishEntry("seed", Long.toString(seed));
        Random random = new Random(seed);
        try (Pieces pieces = new Pieces(device)) {
            SendRequest[] reads = new SendRequest[READS];
            boolean[] open = new boolean[READS];
            List<SendRequest> writes = new ArrayList<>();
            int overtaken = 0;
            for (int i = 0; i < READS; i++) {
                reads[i] = pieces.read(i);
            }
            for (int i = 0; i < 3; i++) {
                writes.add(pieces.write());
            }
            for (int step = 0; step < 40 * ROUNDS; step++) {
                int what = random.nextInt(READS + writes.size());
                SendRequest next = what < READS ? reads[what] : writes.get(what - READS);
                if (!next.isInFlight()) {
                    if (what < READS && open[what]) {
                        pieces.assertArrived(what);
                        open[what] = false;
                    }
                    next.signaled(random.nextBoolean());
                    if (what < READS) {
                        pieces.clear(what);
                        open[what] = next.tryPost();
                    } else {
                        next.tryPost();
                    }
                }
                for (Completions done = pieces.linked.client.completions().poll(); done.next(); ) {
                    done.request();
                }
                if (what >= READS && !next.isInFlight()) {
                    overtaken += (int)
                            Arrays.stream(reads).filter(SendRequest::isInFlight).count();
                }
                for (int i = 0; i < READS; i++) {
                    if (open[i] && !reads[i].isInFlight()) {
                        pieces.assertArrived(i);
                        open[i] = false;
                    }
                }
            }
            pieces.write().complete(LIMIT);
            for (int i = 0; i < READS; i++) {
                reads[i].await(LIMIT);
                if (open[i]) {
                    pieces.assertArrived(i);
                }
            }
            assertThat(pieces.queuePair.sendsInFlight()).isZero();
            reporter.publishEntry("reads in flight when a later write was over", Integer.toString(overtaken));
        }
    }

    /** A read that cannot be sent fails immediately, and earlier ones are flushed later. */
    @OnDevices
    void successfulReadsHaveDataAfterDisconnection(Device device, TestReporter reporter) throws Exception {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        Map<WorkStatus, Integer> told = new EnumMap<>(WorkStatus.class);
        for (int i = 0; i < PARTINGS; i++) {
            try (Pieces pieces = new Pieces(device)) {
                SendRequest[] reads = new SendRequest[READS];
                for (int which = 0; which < READS; which++) {
                    reads[which] = pieces.read(which);
                }
                SendRequest write = pieces.write();
                int micros = random.nextInt(10_000);
                pieces.linked.server.release();
                CompletableFuture<Void> parted = CompletableFuture.runAsync(
                        () -> {
                            LockSupport.parkNanos(1000L * micros);
                            try {
                                pieces.linked.server.close();
                            } catch (VerbsException e) {
                                throw new UncheckedIOException(e);
                            }
                        },
                        command -> new Thread(command).start());
                boolean over = false;
                while (!over && !parted.isCompletedExceptionally()) {
                    int posted = 0;
                    try {
                        while (posted < READS) {
                            pieces.clear(posted);
                            reads[posted].post();
                            posted++;
                            if (!write.isInFlight()) {
                                write.post();
                            }
                        }
                    } catch (WorkException e) {
                        over = true;
                    }
                    for (int which = 0; which < posted; which++) {
                        try {
                            told.merge(reads[which].await(LIMIT).status(), 1, Integer::sum);
                            pieces.assertArrived(which);
                        } catch (WorkException e) {
                            told.merge(e.status(), 1, Integer::sum);
                            over = true;
                        }
                    }
                }
                parted.join();
            }
        }
        reporter.publishEntry("told", told + ", seed " + seed);
        assertThat(told).containsKey(WorkStatus.SUCCESS);
    }

    @OnDevices
    void waitForAllIncludesTheRead(Device device) throws IOException {
        try (Pieces pieces = new Pieces(device)) {
            SendRequest read = pieces.read(0);
            SendRequest write = pieces.write();
            WorkChain<SendRequest> chain = WorkChain.of(pieces.read(1), pieces.write());
            WorkChain<SendRequest> silent = WorkChain.of(pieces.read(2).signaled(false), pieces.write());
            for (int i = 0; i < ROUNDS; i++) {
                pieces.clear(0);
                try (WorkScope scope = new WorkScope(LIMIT)) {
                    scope.post(read);
                    scope.post(write);
                }
                pieces.assertArrived(0);
                pieces.clear(1);
                chain.complete(LIMIT);
                pieces.assertArrived(1);
                pieces.clear(2);
                silent.complete(LIMIT);
                pieces.assertArrived(2);
            }
        }
    }

    /** The read returns its buffer to the pool when it ends; the later write has a buffer of its own. */
    @OnDevices
    void leaseIsHeldUntilTheReadEnds(Device device) throws IOException {
        try (Pieces pieces = new Pieces(device);
                BufferPool pool = BufferPool.create(pieces.linked.client.domain(), LENGTH, 2, 1)) {
            for (int i = 0; i < ROUNDS; i++) {
                Lease into = pool.lease(LIMIT);
                into.memory().fill((byte) 0);
                SendRequest read = pieces.queuePair.prepareRead(
                        pieces.theirs.remoteMemory().slice(0, LENGTH), into);
                read.post();
                Lease from = pool.lease(LIMIT);
                pieces.queuePair
                        .prepareWrite(pieces.ours.remoteMemory(), from.slice(0, 8))
                        .complete(LIMIT);
                from.close();
                if (!into.isInFlight()) {
                    assertThat(into.memory().mismatch(Pieces.piece(pieces.theirs, 0)))
                            .isEqualTo(-1);
                }
                read.await(LIMIT);
                assertThat(into.isInFlight()).isFalse();
                assertThat(into.memory().mismatch(Pieces.piece(pieces.theirs, 0)))
                        .isEqualTo(-1);
                into.close();
            }
        }
    }
}
