package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that closing an identifier ends the waits for the end of its connection. */
@Timeout(60)
class CloseEndsTheWaitForTheEndTest {
    @Test
    void closeEndsTheWait() throws Exception {
        LoopManager.install();
        try (ServedChannel channel = ServedChannel.open()) {
            CommunicationIdentifier identifier = channel.identifier();
            CompletableFuture<Void> waiting =
                    CompletableFuture.runAsync(() -> identifier.awaitEnd(Duration.ofSeconds(30)));
            Thread.sleep(100);
            identifier.close();
            assertThat(waiting.handle((done, failure) -> true)).succeedsWithin(10, TimeUnit.SECONDS);
        }
    }
}
