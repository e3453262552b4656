package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;

/** Requests that a program prepares for one message each, and drops. */
class DroppedRequestsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private LoopDevice device;
    private CompletionQueue completions;
    private MemoryRegion memory;
    private QueuePair one;
    private QueuePair other;

    @BeforeEach
    void connect() throws IOException {
        device = LoopDevice.open();
        completions = device.completions(512);
        memory = device.memory(4096, Access.REMOTE_WRITE);
        QueuePair[] pair = device.pair(completions, device.completions(512));
        one = pair[0];
        other = pair[1];
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    @Test
    void areCollected() throws IOException {
        List<WeakReference<SendRequest>> dropped = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            SendRequest write = one.prepareWrite(memory.remoteMemory(), memory.slice(0, 8));
            write.complete(LIMIT);
            dropped.add(new WeakReference<>(write));
        }
        System.gc();
        assertThat(dropped.stream().filter(each -> each.refersTo(null)).count()).isGreaterThan(1_000);
        for (int i = 0; i < 3_000; i++) {
            one.prepareWrite(memory.remoteMemory(), memory.slice(0, 8)).complete(LIMIT);
        }
    }

    @Test
    void areDeliveredBeforeTheyAreCollected() throws IOException {
        SendRequest kept = one.prepareWrite(memory.remoteMemory(), memory.slice(0, 8));
        for (int i = 0; i < 3_000; i++) {
            one.prepareReceive(memory.slice(64, 64)).post();
            other.send(memory.slice(0, i % 64), LIMIT);
            if (i % 7 == 0) {
                // Reads the receive's completion, and leaves it to the poll.
                kept.complete(LIMIT);
            }
            if (i % 100 == 0) {
                System.gc();
            }
            Completions done = completions.poll();
            assertThat(done.next()).isTrue();
            for (int k = 0; k < 20; k++) {
                one.prepareReceive(memory);
            }
            assertThat(((ReceiveRequest) done.request()).length()).isEqualTo(i % 64);
            assertThat(done.next()).isFalse();
        }
        kept.complete(LIMIT);
    }

    @Test
    void anIdleRequestIsPostedAgain() throws IOException {
        List<SendRequest> idle = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            idle.add(one.prepareWrite(memory.remoteMemory(), memory.slice(8L * i, 8)));
        }
        WorkChain<SendRequest> chain = WorkChain.of(idle.get(0), idle.get(1));
        for (int i = 0; i < 500; i++) {
            one.prepareWrite(memory.remoteMemory(), memory.slice(0, 8));
        }
        System.gc();
        for (int i = 0; i < 500; i++) {
            one.prepareWrite(memory.remoteMemory(), memory.slice(0, 8));
        }
        chain.complete(LIMIT);
        for (int i = 2; i < idle.size(); i++) {
            idle.get(i).post();
            Completions done = completions.poll();
            assertThat(done.next()).isTrue();
            assertThat(done.request()).isSameAs(idle.get(i));
        }
        memory.memory().setString(16, "again");
        idle.get(2).remoteOffset(2048).complete(LIMIT);
        assertThat(memory.memory().getString(2048)).isEqualTo("again");
    }
}
