package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * {@code fence} of a thread that does not own the queue pair restores IBV_SEND_INLINE in the native request, which the owner
 * has just cleared: the driver then reads the program's memory in the post, where nothing protects it.
 */
class FlagsOfTwoThreadsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    /** Runs in a JVM of its own, without compiled code: the two threads then meet often. */
    public static final class Attack {
        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            try (LoopDevice device = LoopDevice.open()) {
                MemoryRegion from = device.memory(64);
                MemoryRegion into = device.memory(64);
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.pair(completions, completions);
                SendRequest send = pair[0].prepareSend(from.slice(0, 8));
                ReceiveRequest receive = pair[1].prepareReceive(into);
                AtomicBoolean stop = new AtomicBoolean();
                Thread other = new Thread(() -> {
                    while (!stop.get()) {
                        try {
                            send.fence(false);
                        } catch (WrongThreadException e) {
                            // As it should be.
                        }
                    }
                });
                other.start();
                int inline = 0;
                try {
                    for (int i = 0; i < 3000; i++) {
                        for (int k = 0; k < 1; k++) {
                            send.inline(true);
                            send.inline(false);
                        }
                        from.memory().set(ValueLayout.JAVA_LONG, 0, 1);
                        LoopControl.hold(true);
                        receive.post();
                        send.post();
                        from.memory().set(ValueLayout.JAVA_LONG, 0, 2);
                        LoopControl.hold(false);
                        send.await(LIMIT);
                        receive.await(LIMIT);
                        // The device reads the memory when it sends the message.
                        inline += into.memory().get(ValueLayout.JAVA_LONG, 0) == 1 ? 1 : 0;
                    }
                } finally {
                    stop.set(true);
                    other.join();
                }
                System.out.println("read in the post: " + inline);
                Runtime.getRuntime().halt(0);
            }
        }
    }

    @Test
    void aRequestThatIsNotInlineIsReadByTheDeviceOnly() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xint"));
        assertThat(child.output()).isEqualTo("read in the post: 0\n");
        assertThat(child.exit()).isZero();
    }
}
