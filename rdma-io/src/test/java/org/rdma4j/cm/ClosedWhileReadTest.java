package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.rdma4j.safety.ChildJvm;

/** Tests that an identifier can be closed while other threads read its native identifier. */
class ClosedWhileReadTest {
    @Test
    void closingAnIdentifierWhileItIsReadDoesNotEndTheJvm() throws IOException {
        ChildJvm.Ended child = ChildJvm.run(Child.class, List.of("-Xint", "-XX:ErrorFile=/dev/null"));
        assertThat(child.exit()).as(child.output()).isZero();
    }

    /** Program that runs in a JVM of its own, without compiled code: the threads then meet often. */
    public static final class Child {
        private static volatile CommunicationIdentifier current;

        private Child() {}

        public static void main(String[] arguments) throws Exception {
            LoopManager.install();
            InetSocketAddress address = new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 7);
            long end = System.nanoTime() + 1_000_000_000L;
            try (ServedChannel channel = ServedChannel.open()) {
                current = channel.identifier();
                for (int i = 0; i < 8; i++) {
                    Thread.ofPlatform().daemon().start(Child::read);
                }
                while (System.nanoTime() < end) {
                    CommunicationIdentifier before = current;
                    CommunicationIdentifier next = channel.identifier();
                    next.bind(address);
                    current = next;
                    before.close();
                    Thread.yield();
                }
                current.close();
            }
            System.exit(0);
        }

        private static void read() {
            while (true) {
                try {
                    current.deviceName();
                } catch (IllegalStateException closed) {
                    // The next read uses the next identifier.
                }
            }
        }
    }
}
