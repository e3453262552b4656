package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/** Threads that use the same object at the same time, or an object of another thread. */
class WrongThreadTest {
    private static final int ROUNDS = 300;

    private LoopDevice device;

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
    }

    @AfterEach
    void close() throws IOException {
        device.close();
        assertThat(LoopControl.objects()).isZero();
    }

    @Test
    void theResultOfAPollIsOfTheThreadThatOwnsTheQueue() throws Exception {
        CompletionQueue completions = device.completions(64);
        MemoryRegion memory = device.memory(64, Access.REMOTE_WRITE);
        QueuePair sender = device.pair(completions, completions)[0];
        sender.prepareWrite(memory.remoteMemory(), memory.slice(0, 8)).post();
        Completions done = completions.poll();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread other = Thread.ofPlatform().start(() -> {
            try {
                done.next();
            } catch (RuntimeException e) {
                thrown.set(e);
            }
        });
        other.join();
        assertThat(thrown.get()).isInstanceOf(WrongThreadException.class);
        assertThat(done.next()).isTrue();
        assertThat(done.next()).isFalse();
    }

    @Test
    void theBuffersOfARequestAreChangedByTheThreadThatOwnsTheQueue() throws Exception {
        CompletionQueue completions = device.completions(64);
        MemoryRegion memory = device.memory(64, Access.REMOTE_WRITE);
        SendRequest send = device.pair(completions, completions)[0].prepareSend(memory.slice(0, 8));
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread other = Thread.ofPlatform().start(() -> {
            try {
                send.local(memory.slice(8, 8));
            } catch (RuntimeException e) {
                thrown.set(e);
            }
        });
        other.join();
        assertThat(thrown.get()).isInstanceOf(WrongThreadException.class);
    }

    @Test
    void aRegionWhoseMemoryIsChangedByTwoThreadsHasTheMemoryThatTheDeviceUses() throws Exception {
        MemorySegment[] memories = new MemorySegment[4];
        for (int i = 0; i < memories.length; i++) {
            memories[i] = Arena.ofAuto().allocate(64);
        }
        MemoryRegion region = device.own(MemoryRegion.register(device.domain(), memories[0]));
        AtomicInteger arrived = new AtomicInteger();
        int[] wrong = new int[1];
        Thread[] threads = new Thread[2];
        for (int t = 0; t < threads.length; t++) {
            int number = t;
            threads[t] = Thread.ofPlatform().start(() -> {
                for (int i = 0; i < ROUNDS; i++) {
                    meet(arrived, 4 * i + 2);
                    try {
                        region.changeMemory(memories[2 * number + i % 2]);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                    meet(arrived, 4 * i + 4);
                    if (number == 0 && !LoopControl.isRegistered(region.memory())) {
                        wrong[0]++;
                    }
                }
            });
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(wrong[0]).isZero();
    }

    /** Waits until two threads have arrived as often as it takes to reach a count. */
    private static void meet(AtomicInteger arrived, int count) {
        arrived.incrementAndGet();
        while (arrived.get() < count) {
            Thread.onSpinWait();
        }
    }
}
