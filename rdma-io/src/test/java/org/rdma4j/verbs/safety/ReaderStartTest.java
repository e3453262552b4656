package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.CompletionReader;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * The constructor of a reader hands the queue to a thread that it has not started. A thread that has not started is not
 * alive, so that a thread that waits for work of another queue pair takes the queue over, and the reader dies at once.
 */
class ReaderStartTest {
    @Test
    void aWaitOfAnotherThreadDoesNotTakeTheQueueFromTheReader() throws Exception {
        try (LoopDevice device = LoopDevice.open()) {
            CompletionQueue queue = device.own(CompletionQueue.createWithEvents(device.context(), 256));
            CompletionQueue peers = device.completions(256);
            MemoryRegion memory = device.memory(64);
            MemoryRegion into = device.memory(64);
            QueuePair[] pair = device.pair(queue, peers);
            QueuePair[] another = device.pair(queue, peers);
            ReceiveRequest idle = another[0].prepareReceive(into).post();
            SendRequest send = pair[0].prepareSend(memory);
            ReceiveRequest receive = pair[1].prepareReceive(into);
            for (int i = 0; i < 300; i++) {
                // The queue belongs to this thread, then to the reader: the other thread waits for them to poll.
                queue.poll();
                another[0].release();
                AtomicBoolean stop = new AtomicBoolean();
                CountDownLatch started = new CountDownLatch(1);
                Thread waiting = new Thread(() -> {
                    try {
                        started.countDown();
                        while (!stop.get()) {
                            idle.tryAwait(Duration.ofMillis(20));
                        }
                        another[0].release();
                    } catch (IOException e) {
                        throw new IllegalStateException(e);
                    }
                });
                waiting.start();
                started.await();
                Thread.sleep(1);
                try (CompletionReader reader = new CompletionReader(queue)) {
                    receive.post();
                    assertThat(reader.submit(send, Duration.ofSeconds(5)))
                            .as("reader %s", i)
                            .succeedsWithin(6, TimeUnit.SECONDS);
                    receive.await(Duration.ofSeconds(5));
                    stop.set(true);
                    waiting.join();
                } finally {
                    stop.set(true);
                    waiting.join();
                }
            }
        }
    }
}
