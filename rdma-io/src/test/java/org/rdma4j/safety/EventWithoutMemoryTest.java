package org.rdma4j.safety;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.attack.FullHeap;
import org.rdma4j.cm.CommunicationIdentifier;
import org.rdma4j.cm.EventChannel;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.LoopManager;

/**
 * Tests that a connection manager event is not lost if memory is insufficient to handle it. An event that is never
 * acknowledged would prevent its identifier from being closed.
 */
class EventWithoutMemoryTest {
    /** Runs in a separate JVM with a small heap. */
    public static final class Attack {
        private static final Duration LIMIT = Duration.ofSeconds(2);
        private static final int MAX_LEFT = 60;
        private static final FullHeap HEAP = new FullHeap();

        private Attack() {}

        public static void main(String[] arguments) throws Exception {
            LoopManager.install();
            int delivered = 0;
            try (EventChannel channel = EventChannel.open()) {
                for (int left = MAX_LEFT; left >= 0; left--) {
                    try (CommunicationIdentifier identifier = channel.identifier()) {
                        identifier.resolveAddress(new InetSocketAddress("10.9.0.1", 1), LIMIT);
                        HEAP.fill(2);
                        HEAP.remove(left);
                        try {
                            channel.takeEvents(1);
                        } catch (OutOfMemoryError e) {
                            // Expected.
                        }
                        HEAP.empty();
                        channel.takeEvents(1);
                        if (identifier.await(LIMIT).type() == EventType.ADDR_RESOLVED) {
                            delivered++;
                        }
                    }
                }
            }
            System.out.println("delivered " + delivered);
            System.out.println("end");
            Runtime.getRuntime().halt(0);
        }
    }

    @Test
    void isDeliveredLater() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Attack.class, List.of("-Xmx8m", "-XX:+UseSerialGC"));
        assertThat(child.output()).endsWith("delivered 61\nend\n");
        assertThat(child.exit()).isZero();
    }
}
