package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.SharedReceiveQueue;

/** The queues and domains that the options of a connection name are used and stay open, or are rejected. */
class ConnectionResourcesTest {
    private static final ConnectionOptions DEFAULTS = new ConnectionOptions();

    private LoopDevice device;
    private LoopDevice otherDevice;
    private CompletionQueue completions;
    private SharedReceiveQueue receives;

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
        otherDevice = LoopDevice.openIwarp();
        completions = device.completions(100);
        receives = device.own(SharedReceiveQueue.create(device.domain(), 8, 1));
    }

    /** Fails if a connection has left an object open that was created from one of these. */
    @AfterEach
    void close() throws IOException {
        device.close();
        otherDevice.close();
    }

    private static QueuePairResources create(ConnectionOptions options) throws IOException {
        return new QueuePairResources("loop0", QueuePairType.RC, options.queues());
    }

    private static void rejected(ConnectionOptions options, String... words) {
        assertThatIllegalArgumentException().isThrownBy(() -> create(options)).withMessageContainingAll(words);
    }

    @Test
    void createsWhatIsNotNamed() throws IOException {
        QueuePairResources created = create(DEFAULTS);
        CompletionQueue queue = created.queuePair.sendCompletions();
        assertThat(created.queuePair.receiveCompletions()).isSameAs(queue);
        assertThat(queue.entries()).isGreaterThanOrEqualTo(33);
        assertThat(created.domain).isNotSameAs(device.domain());
        created.close();
        assertThat(queue.isOpen()).isFalse();
        assertThat(created.domain.isOpen()).isFalse();
        assertThat(created.domain.context().isOpen()).isFalse();
    }

    @Test
    void aCompletionQueueAndASharedReceiveQueue() throws IOException {
        ConnectionOptions options = DEFAULTS.withCompletionQueue(completions).withSharedReceiveQueue(receives);
        try (QueuePairResources one = create(options);
                QueuePairResources two = create(options)) {
            for (QueuePairResources each : new QueuePairResources[] {one, two}) {
                assertThat(each.domain).isSameAs(device.domain());
                assertThat(each.queuePair.sendCompletions()).isSameAs(completions);
                assertThat(each.queuePair.receiveCompletions()).isSameAs(completions);
                assertThat(each.queuePair.sharedReceiveQueue()).containsSame(receives);
            }
        }
        assertThat(completions.isOpen()).isTrue();
        assertThat(receives.isOpen()).isTrue();
        assertThat(device.domain().isOpen()).isTrue();
    }

    @Test
    void aCompletionQueueAloneImpliesItsContext() throws IOException {
        QueuePairResources created = create(DEFAULTS.withCompletionQueue(completions));
        assertThat(created.domain).isNotSameAs(device.domain());
        assertThat(created.domain.context()).isSameAs(device.context());
        created.close();
        assertThat(created.domain.isOpen()).isFalse();
        assertThat(device.context().isOpen()).isTrue();
    }

    @Test
    void sendsAndReceivesApart() throws IOException {
        CompletionQueue ofReceives = device.completions(32);
        try (QueuePairResources created =
                create(DEFAULTS.withSendCompletionQueue(completions).withReceiveCompletionQueue(ofReceives))) {
            assertThat(created.queuePair.sendCompletions()).isSameAs(completions);
            assertThat(created.queuePair.receiveCompletions()).isSameAs(ofReceives);
        }
    }

    /** The other queue is created with the size and the settings that the options give. */
    @Test
    void oneOfTheTwo() throws IOException {
        QueuePairResources created = create(DEFAULTS.withReceiveCompletionQueue(completions)
                .withQueuePair(pair -> pair.sendRequests(5).receiveRequests(40))
                .withEvents(false));
        CompletionQueue own = created.queuePair.sendCompletions();
        assertThat(created.queuePair.receiveCompletions()).isSameAs(completions);
        assertThat(own).isNotSameAs(completions);
        assertThat(own.entries()).isLessThan(40);
        created.close();
        assertThat(own.isOpen()).isFalse();
        assertThat(completions.isOpen()).isTrue();
    }

    @Test
    void whatTheCustomizerSetsIsKept() throws IOException {
        ConnectionOptions options = DEFAULTS.withDomain(device.domain());
        try (QueuePairResources created = create(
                options.withQueuePair(pair -> pair.completions(completions).receives(receives)))) {
            assertThat(created.queuePair.sendCompletions()).isSameAs(completions);
            assertThat(created.queuePair.receiveCompletions()).isSameAs(completions);
            assertThat(created.queuePair.sharedReceiveQueue()).containsSame(receives);
        }
        try (QueuePairResources created = create(options.withQueuePair(pair -> pair.sendCompletions(completions)))) {
            assertThat(created.queuePair.sendCompletions()).isSameAs(completions);
            assertThat(created.queuePair.receiveCompletions()).isNotSameAs(completions);
        }
        assertThat(completions.isOpen()).isTrue();
        assertThat(receives.isOpen()).isTrue();
    }

    @Test
    void objectsOfAnotherDevice() throws IOException {
        CompletionQueue queue = otherDevice.completions(64);
        SharedReceiveQueue shared = otherDevice.own(SharedReceiveQueue.create(otherDevice.domain(), 4, 1));
        rejected(DEFAULTS.withCompletionQueue(queue), "completion queue", "of loop1", "is on the device loop0");
        rejected(
                DEFAULTS.withReceiveCompletionQueue(queue).withDomain(device.domain()),
                "completion queue",
                "of loop1",
                "is on the device loop0");
        rejected(DEFAULTS.withSharedReceiveQueue(shared), "shared receive queue", "of loop1", "is on the device loop0");
        rejected(DEFAULTS.withDomain(otherDevice.domain()), "protection domain", "of loop1", "is on the device loop0");
        rejected(
                DEFAULTS.withQueuePair(pair -> pair.receives(shared)),
                "shared receive queue",
                "of loop1",
                "is on the device loop0");
    }

    @Test
    void objectsOfAnotherContextOrDomain() throws IOException {
        try (Context context = Device.named("loop0").open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                ProtectionDomain sibling = ProtectionDomain.allocate(device.context())) {
            rejected(
                    DEFAULTS.withCompletionQueue(completions).withDomain(domain),
                    "Cannot use the completion queue",
                    "of loop0 with the protection domain",
                    "different contexts");
            rejected(DEFAULTS.withQueuePair(pair -> pair.completions(completions)), "different contexts", "withDomain");
            rejected(
                    DEFAULTS.withSharedReceiveQueue(receives).withDomain(sibling),
                    "Cannot use the shared receive queue",
                    "different protection domain");
        }
    }

    @Test
    void optionsThatContradictEachOther() throws IOException {
        ConnectionOptions shared = DEFAULTS.withCompletionQueue(completions);
        CompletionQueue other = device.completions(64);
        rejected(shared.withEvents(true), "withEvents", "completion queue", "of loop0");
        rejected(shared.withCompletionQueue(queue -> queue.vector(0)), "withCompletionQueue");
        rejected(
                shared.withQueuePair(pair -> pair.completions(other)),
                "must not replace the completion queue",
                "withSendCompletionQueue");
        rejected(
                DEFAULTS.withSharedReceiveQueue(receives).withQueuePair(pair -> pair.receives(null)),
                "must not replace the shared receive queue");
    }

    @Test
    void settingsOfTheConnection() {
        rejected(
                DEFAULTS.withQueuePair(pair -> QueuePair.builder(device.domain(), QueuePairType.UD)),
                "must return the builder passed to it",
                "type");
        rejected(DEFAULTS.withQueuePair(pair -> pair.psn(7)), "must not set psn(7)");
    }

    @Test
    void aCompletionQueueThatIsFull() throws IOException {
        CompletionQueue small = device.completions(8);
        rejected(DEFAULTS.withCompletionQueue(small), "completion queue", "of loop0", "16 more are required");
        try (QueuePairResources created = create(DEFAULTS.withCompletionQueue(small)
                .withQueuePair(pair -> pair.sendRequests(1).receiveRequests(1)))) {
            assertThat(created.queuePair.isOpen()).isTrue();
        }
    }
}
