package org.rdma4j.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that Node.join releases everything if it ends in a StackOverflowError. */
@Timeout(30)
class JoinWithoutStackTest {
    private final NetworkConfig network = NetworkFixture.network(1);
    private final AtomicInteger errors = new AtomicInteger();

    /** Nodes that have joined, closed by the test: the thread without stack might not be able to close them. */
    private final Node[] joined = new Node[4];

    private int count;

    private void join() {
        NetworkConfig config = new NetworkConfig(
                network.hosts().stream()
                        .map(host -> NodeConfig.of(0, host.hostname(), host.port(), "loop0"))
                        .toList(),
                Duration.ofSeconds(5),
                "");
        try {
            Node node = Node.join(config, 0);
            joined[count] = node;
            count++;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Joins again and again, each time with a little more stack, until it succeeds. */
    private void joinAtTheEnd() {
        try {
            joinAtTheEnd();
        } catch (StackOverflowError e) {
            errors.incrementAndGet();
            join();
        }
    }

    @Test
    void anErrorLeavesNothing() throws Exception {
        join();
        joined[--count].close();
        long before = LoopDevices.objects();
        Thread thread = new Thread(null, this::joinAtTheEnd, "deep", 1 << 19);
        thread.setUncaughtExceptionHandler((of, e) -> e.printStackTrace());
        thread.start();
        thread.join();
        while (count > 0) {
            joined[--count].close();
        }
        assertThat(LoopDevices.objects()).as("after %s attempts", errors).isEqualTo(before);
    }
}
