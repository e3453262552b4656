package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tests that a handler that has taken events itself cannot close the event channel. */
class NestedTakeEventsTest {
    @Test
    void theChannelRefusesToBeClosedByItsHandler() throws Exception {
        LoopManager.install();
        EventChannel channel = EventChannel.open();
        CommunicationIdentifier identifier = channel.identifier();
        MemorySegment id = LoopManager.last();
        CompletableFuture<Throwable> closed = new CompletableFuture<>();
        identifier.onEvent(event -> closed.complete(catchThrowable(() -> {
            channel.takeEvents();
            identifier.close();
            channel.close();
        })));
        LoopManager.event(id, EventType.ADDR_CHANGE);
        Thread.ofPlatform().daemon().start(() -> catchThrowable(channel::takeEvents));
        assertThat(closed).succeedsWithin(10, TimeUnit.SECONDS).isInstanceOf(IllegalStateException.class);
        channel.close();
    }
}
