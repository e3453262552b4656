package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests of {@link SharedQueues}, which assigns the numbers of shared receive queues, and of {@link Delivery}. */
class QueueNumbersTest {
    @Test
    void aSharedQueueIsFoundByItsWrId() {
        SharedQueues<String> queues = new SharedQueues<>();
        WorkRing ring = new SharedReceiveRing(4);
        for (int number = 0; number < 40; number++) {
            assertThat(queues.add("queue " + number)).isEqualTo(number);
        }
        ring.open(33 | WorkId.SHARED);
        assertThat(queues.find(ring.idOf(3))).isEqualTo("queue 33");
        queues.remove(33);
        assertThat(queues.find(ring.idOf(3))).isNull();
        assertThat(queues.add("another")).as("a number is not assigned again").isEqualTo(40);
    }

    @Test
    void aRejectedPostRestoresWhoseTheCompletionIs() {
        Delivery delivery = new Delivery();
        assertThat(delivery.isLastAwaited()).isFalse();
        delivery.posting(true);
        assertThat(delivery.isLastAwaited()).isTrue();
        delivery.notPosted();
        assertThat(delivery.isLastAwaited()).isFalse();
        delivery.posting(true);
        delivery.posted();
        delivery.notPosted();
        assertThat(delivery.isLastAwaited()).isTrue();
    }

    @Test
    void undeliveredCompletionsAreCounted() {
        Delivery delivery = new Delivery();
        assertThat(delivery.hasUndelivered()).isFalse();
        delivery.addUndelivered(2);
        delivery.addUndelivered(-1);
        assertThat(delivery.hasUndelivered()).isTrue();
        delivery.addUndelivered(-1);
        assertThat(delivery.hasUndelivered()).isFalse();
        delivery.addUndelivered(1);
        delivery.forgetUndelivered();
        assertThat(delivery.hasUndelivered()).isFalse();
        assertThat(delivery.isBeingAwaited()).isFalse();
        delivery.setBeingAwaited(true);
        assertThat(delivery.isBeingAwaited()).isTrue();
    }
}
