package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetSocketAddress;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;

/** The timer that repeats START. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class StartTimerTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    /** An idle loop without timers is not woken up. */
    @Test
    void isCanceledWhenThePeerHasStarted() throws Exception {
        try (EventLoop loop = EventLoop.create(new EventLoopOptions());
                MessageServer server =
                        MessageServer.on(new InetSocketAddress("10.9.0.1", 0)).start();
                MessageConnection client = MessageConnection.to(loop, server.address(), new MessageOptions(), LIMIT)) {
            long start = System.nanoTime();
            int handled = 0;
            while (System.nanoTime() - start < 150_000_000) {
                handled += loop.runOnce(Duration.ofMillis(150));
            }
            assertThat(client.isOpen()).isTrue();
            assertThat(handled).isZero();
        }
    }
}
