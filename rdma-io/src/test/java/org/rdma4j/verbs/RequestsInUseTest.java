package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Requests, leases and regions that are in use after rare events. */
class RequestsInUseTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private LoopDevice device;
    private CompletionQueue completions;
    private MemoryRegion memory;
    private QueuePair[] pair;

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
        completions = device.completions(64);
        memory = device.memory(64);
        pair = device.pair(completions, completions);
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    @Test
    void requestsBeforeTheRejectedOneOfARepeatedChainAreInFlight() throws IOException {
        WorkChain<SendRequest> chain =
                WorkChain.of(pair[0].prepareSend(memory), pair[0].prepareSend(memory), pair[0].prepareSend(memory));
        WorkChain<ReceiveRequest> receives = WorkChain.of(
                pair[1].prepareReceive(memory), pair[1].prepareReceive(memory), pair[1].prepareReceive(memory));
        for (int i = 0; i < 2; i++) {
            receives.post();
            chain.complete(LIMIT);
            receives.await(LIMIT);
        }
        receives.post();
        LoopControl.hold(true);
        LoopControl.refusePost(1);
        assertThatThrownBy(() -> chain.complete(LIMIT))
                .isInstanceOfSatisfying(
                        ChainException.class, e -> assertThat(e.posted()).isEqualTo(1));
        assertThat(chain.get(0).isInFlight()).isTrue();
        assertThat(chain.get(1).isInFlight()).isFalse();
        assertThat(chain.get(2).isInFlight()).isFalse();
        LoopControl.hold(false);
        chain.get(0).await(LIMIT);
        assertThat(chain.get(0).isInFlight()).isFalse();
    }

    @Test
    void aHoldThatAnErrorHasLeftIsReleasedByTheNextPost() throws IOException {
        try (BufferPool pool = BufferPool.create(device.domain(), 8, 1, 1)) {
            Lease lease = pool.lease(LIMIT);
            LeaseHolds holds = Objects.requireNonNull(LeaseHolds.of(new LocalMemory[] {lease}));
            holds.hold(true);
            // The Error prevents the post, so that the request is idle at the next one.
            holds.hold(true);
            holds.release();
            lease.close();
        }
    }

    @Test
    void anIdleRequestIsHeldAgainByItsNextPost() throws IOException {
        pair[1].prepareReceive(memory).post();
        pair[1].prepareReceive(memory).post();
        SendRequest send = pair[0].prepareSend(memory);
        send.post();
        send.post();
        while (completions.poll().next()) {
            // Until all completions have been delivered.
        }
        assertThat(send.isRepeatable(false)).isTrue();
        for (int i = 0; i < 16; i++) {
            pair[0].prepareSend(memory);
        }
        assertThat(send.isPrepared()).isFalse();
    }

    @Test
    void aRegionThatWorkHasBegunToUseIsNotClosed() throws IOException {
        MemoryRegion region = device.memory(64);
        int[] calls = new int[1];
        MemoryUser user = new MemoryUser() {
            @Override
            public @Nullable Object requestInFlight(Resource resource) {
                // A post overlaps with the beginning of the close.
                return resource == region && ++calls[0] == 2 ? "send" : null;
            }

            @Override
            public @Nullable Object preparedRequest(Resource resource) {
                return null;
            }

            @Override
            public void rewriteKeys(Resource resource) {}

            @Override
            public void recheck(Resource resource) {}
        };
        device.domain().add(user);
        assertThatIllegalStateException().isThrownBy(region::close).withMessageContaining("send is in flight");
        assertThat(region.isOpen()).isTrue();
        region.close();
    }

    @Test
    void aRegionThatAWindowHasBeenBoundToIsNotClosed() throws IOException {
        MemoryRegion region = device.memory(64);
        int[] calls = new int[1];
        ProtectionDomain.Window window = new ProtectionDomain.Window() {
            @Override
            public boolean isBoundTo(Resource resource) {
                return resource == region && ++calls[0] == 2;
            }

            @Override
            public void invalidated(int rkey) {}

            @Override
            public void destroyWith(Resource queuePair) {}
        };
        device.domain().add(window);
        assertThatIllegalStateException().isThrownBy(region::close).withMessageContaining("window bound");
        assertThat(region.isOpen()).isTrue();
        region.close();
    }
}
