package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Tests that a handler that has taken events itself cannot close the event loop. */
class NestedTakeEventsTest {
    @Test
    void theLoopRefusesToBeClosedByItsHandler() throws Exception {
        LoopManager.install();
        EventLoop loop = EventLoop.withoutThread();
        CommunicationIdentifier identifier = loop.identifier();
        MemorySegment id = LoopManager.last();
        CompletableFuture<Throwable> closed = new CompletableFuture<>();
        identifier.onEvent(event -> closed.complete(catchThrowable(() -> {
            loop.takeEvents();
            identifier.close();
            loop.close();
        })));
        LoopManager.event(id, EventType.ADDR_CHANGE);
        Thread.ofPlatform().daemon().start(() -> catchThrowable(loop::takeEvents));
        assertThat(closed).succeedsWithin(1, TimeUnit.SECONDS).isInstanceOf(IllegalStateException.class);
        loop.close();
    }
}
