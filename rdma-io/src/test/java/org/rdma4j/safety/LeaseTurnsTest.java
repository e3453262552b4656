package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.BufferPool;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Lease;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/** A lease is of no use once it was given back, whoever has the buffer next. */
class LeaseTurnsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private LoopDevice device;
    private BufferPool pool;
    private QueuePair sender;
    private QueuePair receiver;

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
        pool = device.own(BufferPool.create(device.domain(), 64, 1, 2));
        CompletionQueue completions = device.completions(64);
        QueuePair[] pair = device.pair(completions, completions);
        sender = pair[0];
        receiver = pair[1];
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    @Test
    void closingALeaseASecondTimeLeavesTheNextOwnerItsBuffer() throws IOException {
        Lease first = pool.lease(LIMIT);
        first.close();
        try (Lease second = pool.lease(LIMIT)) {
            assertThatIllegalStateException().isThrownBy(first::close).withMessageContaining("returned to its pool");
            try (Lease third = pool.lease(LIMIT)) {
                assertThat(third.memory().address())
                        .isNotEqualTo(second.memory().address());
            }
        }
    }

    @Test
    void aLeaseThatWasGivenBackGivesNoAccess() throws IOException {
        Lease first = pool.lease(LIMIT);
        LocalMemory part = first.slice(8, 8);
        SendRequest named = sender.prepareSend(first);
        first.close();
        try (Lease second = pool.lease(LIMIT)) {
            second.memory().fill((byte) 7);
            assertThatIllegalStateException().isThrownBy(first::memory);
            assertThatIllegalStateException().isThrownBy(part::memory);
            assertThatIllegalStateException().isThrownBy(named::post);
            assertThatIllegalStateException()
                    .isThrownBy(() -> sender.prepareSend(first).post());
            assertThatIllegalStateException()
                    .isThrownBy(() -> sender.prepareSend(first.slice(0, 8)).post());
            assertThatIllegalStateException()
                    .isThrownBy(() -> receiver.prepareReceive(part).post());
            assertThat(first.isInFlight()).isFalse();
            assertThat(second.isInFlight()).isFalse();
        }
    }

    @Test
    void aLeaseInFlightIsHeldByItsOwnTurnOnly() throws IOException {
        Lease first = pool.lease(LIMIT);
        first.close();
        Lease second = pool.lease(LIMIT);
        receiver.prepareReceive(second).post();
        assertThat(first.isInFlight()).isFalse();
        assertThat(second.isInFlight()).isTrue();
        assertThatIllegalStateException().isThrownBy(first::close);
        assertThatIllegalStateException().isThrownBy(second::close);
        receiver.abort();
        second.close();
    }
}
