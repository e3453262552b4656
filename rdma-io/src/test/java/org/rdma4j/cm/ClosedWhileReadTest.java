package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;

/**
 * {@link Listener#deviceName}, {@link ConnectionRequest#deviceName} and the like may be called by any thread, also while
 * another one closes the object. They read the native identifier without keeping it alive.
 */
class ClosedWhileReadTest {
    @Test
    void theJvmSurvives() throws Exception {
        Process child = new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/java",
                        "--enable-native-access=ALL-UNNAMED",
                        "-XX:-CreateCoredumpOnCrash",
                        "-XX:ErrorFile=/dev/null",
                        "-XX:+UseSerialGC",
                        "-Dorg.rdma4j.ibverbs.path=" + System.getProperty("org.rdma4j.ibverbs.path"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName())
                .redirectErrorStream(true)
                .directory(new File(System.getProperty("java.io.tmpdir")))
                .start();
        String output = new String(child.getInputStream().readAllBytes());
        assertThat(child.waitFor()).as(output).isZero();
    }

    /** Runs in a JVM of its own. */
    static final class Child {
        private static volatile CommunicationIdentifier current;

        public static void main(String[] arguments) throws Exception {
            LoopManager.install();
            InetSocketAddress address = new InetSocketAddress(InetAddress.getByName("127.0.0.1"), 7);
            long end = System.nanoTime() + 5_000_000_000L;
            try (EventLoop loop = new EventLoop()) {
                current = loop.identifier();
                for (int i = 0; i < 8; i++) {
                    Thread.ofPlatform().daemon().start(Child::read);
                }
                while (System.nanoTime() < end) {
                    CommunicationIdentifier before = current;
                    CommunicationIdentifier next = loop.identifier();
                    next.bind(address);
                    current = next;
                    before.close();
                    LockSupport.parkNanos(50_000);
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
                    // Another one follows.
                }
            }
        }
    }
}
