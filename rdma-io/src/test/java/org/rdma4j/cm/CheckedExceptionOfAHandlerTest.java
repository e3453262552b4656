package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that events are delivered after a handler has thrown a checked exception, which Kotlin allows. */
@Timeout(60)
class CheckedExceptionOfAHandlerTest {
    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void throwUnchecked(Throwable failure) throws T {
        throw (T) failure;
    }

    @Test
    void theChannelServesTheOtherIdentifiers() throws Exception {
        LoopManager.install();
        try (ServedChannel channel = ServedChannel.open();
                CommunicationIdentifier bad = channel.identifier()) {
            MemorySegment ofBad = LoopManager.last();
            try (CommunicationIdentifier good = channel.identifier()) {
                MemorySegment ofGood = LoopManager.last();
                LoopManager.event(ofGood, EventType.ADDR_RESOLVED);
                assertThat(good.await(Duration.ofSeconds(10)).type()).isEqualTo(EventType.ADDR_RESOLVED);
                bad.onEvent(event -> CheckedExceptionOfAHandlerTest.<RuntimeException>throwUnchecked(
                        new InterruptedException("of a handler")));
                LoopManager.event(ofBad, EventType.ADDR_RESOLVED);
                LoopManager.event(ofGood, EventType.ROUTE_RESOLVED);
                assertThat(good.await(Duration.ofSeconds(10)).type()).isEqualTo(EventType.ROUTE_RESOLVED);
            }
        }
    }

    @Test
    void theIdentifierGetsItsLaterEvents() throws Exception {
        LoopManager.install();
        try (EventChannel channel = EventChannel.open();
                CommunicationIdentifier identifier = channel.identifier()) {
            MemorySegment id = LoopManager.last();
            int[] calls = {0};
            identifier.onEvent(event -> {
                calls[0]++;
                CheckedExceptionOfAHandlerTest.<RuntimeException>throwUnchecked(new InterruptedException());
            });
            for (int i = 1; i <= 2; i++) {
                LoopManager.event(id, EventType.ADDR_CHANGE);
                try {
                    channel.takeEvents();
                } catch (Throwable expected) {
                    // The handler's.
                }
                assertThat(calls[0]).as("calls after event %s", i).isEqualTo(i);
            }
        }
    }
}
