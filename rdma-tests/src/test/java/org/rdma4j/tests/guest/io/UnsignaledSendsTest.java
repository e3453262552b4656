package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.VerbsException;
import org.rdma4j.verbs.WorkException;

/**
 * Waits for unsignaled sends: the library knows whether a later completion will imply their end, and rejects waits that
 * would never end.
 */
@InGuest
@Timeout(60)
class UnsignaledSendsTest {
    private static final int DEPTH = 16;
    /** Flag in a wr_id: the queue pair tracks the order of its sends. */
    private static final long PLACED = 1L << 31;

    private static SendRequest write(ConnectedQueuePairs ends, MemoryRegion here, MemoryRegion there) {
        return ends.left.prepareWrite(there.remoteMemory(), here);
    }

    private static void refuse(SendRequest request) throws IOException {
        WorkChainsTest.elements(request, 1000);
        assertThatExceptionOfType(VerbsException.class).isThrownBy(request::tryPost);
        WorkChainsTest.elements(request, 1);
    }

    @Test
    void rejectedSendReportsNoCompletion() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest silent = write(ends, here, there).signaled(false).post();
            SendRequest told = write(ends, here, there);
            refuse(told);
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> silent.await(Duration.ofMillis(500)))
                    .withMessageContaining("unsignaled");
            told.complete(LIMIT);
            assertThat(silent.isInFlight()).isFalse();
        }
    }

    /** No receive is posted, so the signaled send remains in flight for some milliseconds. */
    @Test
    void signaledSendBeforeUnsignaledOnes() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            write(ends, here, there).complete(LIMIT);
            SendRequest told = ends.left.prepareSend(here).post();
            write(ends, here, there).signaled(false).post();
            assertThatExceptionOfType(WorkException.class).isThrownBy(() -> told.await(LIMIT));
            // The unsignaled send is flushed, on older kernels with a delay.
            ends.left.abort();
        }
    }

    /** The slot of the signaled send was previously used by an unsignaled one. */
    @Test
    void signaledSendBeforeARejectedOne() throws IOException {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest silent = write(ends, here, there).signaled(false);
            for (int i = 0; i < DEPTH - 1; i++) {
                silent.post();
            }
            write(ends, here, there).complete(LIMIT);
            SendRequest told = ends.left.prepareSend(here).post();
            refuse(silent);
            assertThatExceptionOfType(WorkException.class).isThrownBy(() -> told.await(LIMIT));
        }
    }

    /** Tracking the order costs time in each post. */
    @Test
    void trackingEndsWhenNoLongerNeeded() throws Exception {
        try (ConnectedQueuePairs ends = new ConnectedQueuePairs();
                MemoryRegion here = ends.region(8);
                MemoryRegion there = ends.region(8)) {
            SendRequest told = write(ends, here, there);
            write(ends, here, there).signaled(false).post();
            told.complete(LIMIT);
            assertThat(QueuePairResetTest.wrId(told) & PLACED).isEqualTo(PLACED);
            told.complete(LIMIT);
            assertThat(QueuePairResetTest.wrId(told) & PLACED).isZero();
        }
    }
}
