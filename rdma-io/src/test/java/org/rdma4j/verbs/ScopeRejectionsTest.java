package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.AbstractList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Work that cannot be posted in a {@link WorkScope}. */
class ScopeRejectionsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private LoopDevice device;
    private MemoryRegion memory;
    private QueuePair first;
    private QueuePair second;
    private WorkScope scope;

    @BeforeEach
    void connect() throws IOException {
        device = LoopDevice.open();
        CompletionQueue completions = device.completions(128);
        memory = device.memory(1024, Access.REMOTE_WRITE);
        first = device.pair(completions, device.completions(64))[0];
        second = device.pair(completions, device.completions(64))[0];
        scope = new WorkScope(LIMIT);
    }

    @AfterEach
    void close() throws IOException {
        scope.close();
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    private SendRequest write(QueuePair queuePair) {
        return queuePair.prepareWrite(memory.remoteMemory().slice(0, 8), memory.slice(512, 8));
    }

    private List<Work<?>> failedWork() {
        return scope.awaitAll().stream().<Work<?>>map(WorkScope.Failure::work).toList();
    }

    /** The driver would accept the body, but it would overtake the header. */
    @Test
    void laterWorkOfTheQueueIsNotPosted() {
        SendRequest header = write(first);
        SendRequest body = write(first);
        SendRequest other = write(second);
        LoopControl.refusePost(0);
        scope.postAll(List.of(header, body, other));
        assertThat(body.isInFlight()).isFalse();
        assertThat(failedWork()).containsExactly(header, body);
        // The failures are not reported again.
        scope.begin(LIMIT);
        scope.postAll(List.of(header, body, other));
        assertThat(failedWork()).isEmpty();
    }

    @Test
    void aListThatPostsInTheScope() {
        SendRequest inner = write(first);
        SendRequest outer = write(second);
        List<Work<?>> list = new AbstractList<>() {
            @Override
            public int size() {
                return 1;
            }

            @Override
            public Work<?> get(int index) {
                scope.postAll(List.of(inner));
                return outer;
            }
        };
        LoopControl.hold(true);
        assertThatThrownBy(() -> scope.postAll(list)).isInstanceOf(IllegalStateException.class);
        assertThat(outer.isInFlight()).isFalse();
        LoopControl.hold(false);
        assertThat(scope.awaitAll()).isEmpty();
        assertThat(inner.isInFlight()).isFalse();
    }

    @Test
    void rejectedWorkInTheMiddle() {
        SendRequest[] works = {write(first), write(second), write(first), write(second)};
        LoopControl.refusePost(1);
        scope.postAll(List.of(works));
        assertThat(failedWork()).containsExactly(works[1], works[3]);
        assertThat(works).noneMatch(SendRequest::isInFlight);
    }

    @Test
    void failureOfAScopeOfAnyQueuePairs() {
        LoopControl.refusePost(0);
        scope.postAll(List.of(write(first)));
        assertThatThrownBy(scope::close).isInstanceOf(VerbsException.class);
        assertThat(scope.isOpen()).isFalse();
    }

    @Test
    void singlePostThrowsAtOnce() throws IOException {
        SendRequest rejected = write(first);
        LoopControl.refusePost(0);
        assertThatThrownBy(() -> scope.post(rejected)).isInstanceOf(VerbsException.class);
        scope.post(rejected);
        assertThat(scope.awaitAll()).isEmpty();
    }

    @Test
    void chainThatIsPostedInPart() {
        WorkChain<ReceiveRequest> chain = WorkChain.of(
                first.prepareReceive(memory.slice(0, 8)),
                first.prepareReceive(memory.slice(8, 8)),
                first.prepareReceive(memory.slice(16, 8)));
        WorkScope shortScope = new WorkScope(Duration.ofMillis(20));
        LoopControl.refusePost(1);
        shortScope.postAll(List.of(chain));
        assertThat(chain.isInFlight()).isTrue();
        List<WorkScope.Failure> failures = shortScope.awaitAll();
        assertThat(failures).extracting(WorkScope.Failure::work).containsExactly(chain, chain);
        assertThat(failures.get(0).cause()).isInstanceOf(RdmaTimeoutException.class);
        assertThat(failures.get(1).cause()).isInstanceOf(ChainException.class);
        assertThat(chain.isInFlight()).isFalse();
    }

    @Test
    void workWithoutACompletion() throws IOException {
        SendRequest silent = write(first).signaled(false);
        assertThatThrownBy(() -> scope.post(silent)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> scope.postAll(List.of(write(first), silent)))
                .isInstanceOf(IllegalStateException.class);
        assertThat(first.sendsInFlight()).isZero();
    }

    @Test
    void operationsNeedAQueuePair() {
        assertThatThrownBy(() -> scope.send(memory.slice(0, 8)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("post prepared work");
        assertThatThrownBy(() -> scope.send(0, memory.slice(0, 8))).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> WorkScope.overPeers(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void scopeOfOneQueuePair() throws IOException {
        try (WorkScope own = new WorkScope(LIMIT, first)) {
            own.write(memory.remoteMemory().slice(0, 8), memory.slice(512, 8));
            assertThatThrownBy(() -> own.post(write(second))).isInstanceOf(IllegalArgumentException.class);
        }
        WorkScope closed = new WorkScope(first);
        assertThat(closed.isOpen()).isFalse();
        assertThatThrownBy(() -> closed.post(write(first)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("is not open");
    }
}
