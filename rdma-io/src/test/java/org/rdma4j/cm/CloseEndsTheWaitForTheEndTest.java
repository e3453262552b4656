package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * {@link Connection#awaitEnd} may be called by any thread. When another thread closes the connection, the events that it
 * waits for no longer come: {@code close()} does not wait for them either if the queue pair has failed.
 */
@Timeout(20)
class CloseEndsTheWaitForTheEndTest {
    @Test
    void closeEndsTheWait() throws Exception {
        LoopManager.install();
        try (EventLoop loop = new EventLoop()) {
            CommunicationIdentifier identifier = loop.identifier();
            CompletableFuture<Void> waiting =
                    CompletableFuture.runAsync(() -> identifier.awaitEnd(Duration.ofSeconds(5)));
            Thread.sleep(100);
            identifier.close();
            assertThat(waiting.handle((done, failure) -> true)).succeedsWithin(1, TimeUnit.SECONDS);
        }
    }
}
