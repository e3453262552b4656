package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/** An array of buffers that another thread changes while {@code local} reads it. */
class ArrayOfBuffersTest {
    /** Runs in a JVM of its own, without compiled code: the two threads then meet often. */
    public static final class Attack {
        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            try (LoopDevice device = LoopDevice.open()) {
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.connect(
                        device.own(device.queuePair(completions).elements(2).create()),
                        device.own(device.queuePair(completions).create()));
                MemoryRegion memory = device.memory(64);
                MemoryRegion unused = device.memory(64);
                LocalMemory[] buffers = {memory, memory};
                SendRequest send = pair[0].prepareSend(buffers);
                AtomicBoolean stop = new AtomicBoolean();
                Thread changing = new Thread(() -> {
                    while (!stop.get()) {
                        buffers[1] = null;
                        buffers[1] = memory;
                    }
                });
                changing.start();
                try {
                    for (int i = 0; i < 30_000; i++) {
                        try {
                            send.local(buffers);
                        } catch (NullPointerException e) {
                            try {
                                send.range(1, 0, 8);
                            } catch (NullPointerException half) {
                                // The request has the array with null.
                                break;
                            }
                        }
                    }
                } finally {
                    stop.set(true);
                    changing.join();
                }
                unused.close();
                System.out.println("closed");
                Runtime.getRuntime().halt(0);
            }
        }
    }

    @Test
    void anArrayThatChangesMeanwhileLeavesRegionsCloseable() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xint"));
        assertThat(child.output()).isEqualTo("closed\n");
        assertThat(child.exit()).isZero();
    }
}
