package org.rdma4j.verbs.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.SendRequest;

/**
 * {@code inline(true)} that is refused, because another thread owns the queue pair, leaves IBV_SEND_INLINE in the native
 * request: the driver then reads the program's memory itself, without the copy that protects from a truncated file.
 */
class InlineFromAnotherThreadTest {
    /** Runs in a JVM of its own. */
    public static final class Attack {
        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            Path file = Path.of("sent");
            try (LoopDevice device = LoopDevice.open();
                    FileChannel channel = FileChannel.open(
                            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                MemoryRegion from = device.own(MemoryRegion.map(device.domain(), channel, 0, 4096));
                CompletionQueue completions = device.completions(64);
                QueuePair[] pair = device.pair(completions, completions);
                SendRequest send = pair[0].prepareSend(from.slice(0, 32));
                Thread other = new Thread(() -> {
                    try {
                        send.inline(true);
                    } catch (WrongThreadException e) {
                        System.out.println("refused");
                    }
                });
                other.start();
                other.join();
                channel.truncate(0);
                System.out.println("posting");
                // Not inline: the device fails the work, or reads pages that are pinned. The processor reads nothing.
                try {
                    send.post();
                } catch (IllegalStateException e) {
                    System.out.println(e.getMessage());
                }
                System.out.println("end");
                Runtime.getRuntime().halt(0);
            }
        }
    }

    @Test
    void aRefusedChangeLeavesTheRequestAsItWas() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of());
        assertThat(child.output()).startsWith("refused\nposting\n").endsWith("end\n");
        assertThat(child.exit()).isZero();
    }
}
