package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that a migration that fails because its identifier is closed leaves the registrations of other identifiers. */
@Timeout(60)
class MigrateAndCloseTest {
    @Test
    void anIdentifierAtTheSameAddressGetsItsEvents() throws Exception {
        LoopManager.install();
        try (ServedChannel from = ServedChannel.open();
                ServedChannel to = ServedChannel.open()) {
            CommunicationIdentifier old = from.identifier();
            MemorySegment memory = LoopManager.last();
            EventChannel.MIGRATIONS.readLock().lock();
            Thread migrating;
            CommunicationIdentifier reused;
            try {
                migrating = Thread.ofPlatform().start(() -> catchThrowable(() -> old.migrate(to.channel())));
                while (migrating.getState() != Thread.State.WAITING) {
                    Thread.sleep(1);
                }
                old.close();
                reused = to.identifier();
            } finally {
                EventChannel.MIGRATIONS.readLock().unlock();
            }
            migrating.join();
            assertThat(LoopManager.last()).as("the same memory").isEqualTo(memory);
            try {
                LoopManager.event(memory, EventType.ADDR_RESOLVED);
                assertThat(reused.await(Duration.ofSeconds(10)).type()).isEqualTo(EventType.ADDR_RESOLVED);
            } finally {
                reused.close();
            }
        }
    }
}
