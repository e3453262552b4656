package org.rdma4j.verbs;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Unsignaled requests that are posted repeatedly, alone and between signaled ones. */
@ParameterizedClass(name = "iWARP {0}")
@ValueSource(booleans = {false, true})
class UnsignaledSendsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final int TARGET = 4096;

    @Parameter
    boolean iwarp;

    private LoopDevice device;
    private CompletionQueue completions;
    private MemoryRegion memory;
    private QueuePair queuePair;

    @BeforeEach
    void connect() throws IOException {
        device = iwarp ? LoopDevice.openIwarp() : LoopDevice.open();
        completions = device.completions(128);
        memory = device.memory(8192, Access.REMOTE_WRITE);
        queuePair = device.pair(completions, device.completions(512))[0];
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    /** Returns a write of one byte, whose value is the offset of the byte. */
    private SendRequest write(int offset) {
        memory.memory().set(JAVA_BYTE, offset, (byte) offset);
        return queuePair.prepareWrite(memory.remoteMemory().slice(TARGET, 1), memory.slice(offset, 1));
    }

    private int written() {
        return memory.memory().get(JAVA_BYTE, TARGET);
    }

    private List<WorkRequest<?>> poll() throws IOException {
        List<WorkRequest<?>> found = new ArrayList<>();
        for (Completions done = completions.poll(); !done.isEmpty(); done = completions.poll()) {
            while (done.next()) {
                found.add(done.request());
            }
        }
        return found;
    }

    @Test
    void theQueueDoesNotFillUp() throws IOException {
        SendRequest unsignaled = write(1).signaled(false);
        for (int i = 0; i < 1000; i++) {
            int polls = 0;
            while (!unsignaled.tryPost()) {
                assertThat(poll()).isEmpty();
                assertThat(++polls).isLessThan(10);
            }
        }
        write(2).complete(LIMIT);
        assertThat(unsignaled.isInFlight()).isFalse();
        assertThat(poll()).isEmpty();
    }

    @Test
    void completionsBelongToSignaledRequests() throws IOException {
        SendRequest[] unsignaled = {write(1).signaled(false), write(2).signaled(false), write(3).signaled(false)};
        SendRequest signaled = write(4);
        for (int i = 0; i < 100; i++) {
            for (int n = 0; n < i % 4; n++) {
                unsignaled[n].post();
                assertThat(written()).isEqualTo(n + 1);
            }
            signaled.post();
            assertThat(poll()).containsExactly(signaled);
            assertThat(signaled.isInFlight()).isFalse();
            for (SendRequest each : unsignaled) {
                assertThat(each.isInFlight()).isFalse();
            }
        }
    }

    @Test
    void changesTakeEffect() throws IOException {
        SendRequest request = write(1).signaled(false);
        write(2);
        for (int i = 0; i < 5; i++) {
            request.post();
            assertThat(written()).isEqualTo(1);
        }
        write(3).complete(LIMIT);
        request.local(memory.slice(2, 1));
        request.post();
        assertThat(written()).isEqualTo(2);
        write(3).complete(LIMIT);
        request.signaled(true).post();
        assertThat(poll()).containsExactly(request);
        request.signaled(false).post();
        request.post();
        assertThat(poll()).isEmpty();
        assertThat(request.isInFlight()).isTrue();
        write(3).complete(LIMIT);
        assertThat(request.isInFlight()).isFalse();
    }

    @Test
    void theLastPostsEndWithTheQueuePair() throws IOException {
        SendRequest request = write(1).signaled(false);
        for (int i = 0; i < 5; i++) {
            request.post();
        }
        queuePair.abort();
        assertThat(request.isInFlight()).isFalse();
        assertThat(poll()).isEmpty();
    }
}
