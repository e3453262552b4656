package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Modes of a send ring, and the properties in which rings differ. */
class SendRingTest {
    private static SendRing opened(SendRing ring) {
        ring.open(1);
        ring.takeStateChange();
        assertThat(ring.reserve(1, 0, false)).isTrue();
        return ring;
    }

    /** Posts an unsignaled request and returns whether it needs a completion nevertheless. */
    private static boolean postUnsignaled(SendRing ring) {
        long position = ring.posted();
        boolean signaled = ring.needsSignal(position, false);
        ring.record(position, (int) position, signaled, false, false, false);
        ring.publish(position + 1);
        return signaled;
    }

    @Test
    void aRequestThatIsNotPlainBeginsTrackedMode() {
        SendRing ring = opened(new SendRing(8));
        assertThat(ring.isTracked()).isFalse();
        assertThat(ring.fastLimit()).isEqualTo(8);
        assertThat(ring.postsUntracked(0, true)).isTrue();
        ring.publish(1);
        assertThat(ring.postsUntracked(1, false)).isFalse();
        long id = ring.record(1, 5, true, true, false, false);
        ring.publish(2);
        assertThat(ring.isTracked()).isTrue();
        assertThat(ring.fastLimit()).isZero();
        assertThat(ring.firstTracked()).isEqualTo(1);
        assertThat(ring.indexOf(id)).isEqualTo(5);
        assertThat(ring.postsUntracked(2, true)).as("requests are in flight").isFalse();
        ring.complete(1);
        assertThat(ring.firstTracked()).isEqualTo(2);
        assertThat(ring.postsUntracked(2, true)).as("nothing is in flight").isTrue();
        assertThat(ring.fastLimit()).isPositive();
    }

    @Test
    void needsSignalBeginsTrackedMode() {
        SendRing ring = opened(new SendRing(8));
        ring.publish(3);
        assertThat(ring.needsSignal(3, false)).isFalse();
        assertThat(ring.isTracked()).isTrue();
        assertThat(ring.firstTracked()).isEqualTo(3);
    }

    @Test
    void halfAQueueOfUnsignaledRequestsHasACompletion() {
        for (int capacity : new int[] {1, 2, 7, 8}) {
            SendRing ring = opened(new SendRing(capacity));
            for (int i = 1; i <= capacity; i++) {
                assertThat(postUnsignaled(ring)).as("%d of %d", i, capacity).isEqualTo(i % ((capacity + 1) / 2) == 0);
            }
        }
    }

    @Test
    void completionsThatNobodyRequestedAreNotForPolls() {
        SendRing ring = opened(new SendRing(8));
        long unrequested = ring.record(0, 0, true, false, false, false);
        long requested = ring.record(1, 1, true, true, false, false);
        long awaited = ring.record(2, 2, true, true, false, true);
        ring.publish(3);
        assertThat(ring.isForPolls(unrequested, 0, false)).isFalse();
        assertThat(ring.isForPolls(unrequested, 0, true)).isTrue();
        assertThat(ring.isForPolls(requested, 1, false)).isTrue();
        assertThat(ring.isForPolls(awaited, 2, false)).isFalse();
        assertThat(ring.isForPolls(awaited, 2, true)).isFalse();
        assertThat(ring.isForPolls(0, 0, false)).as("index 0, untracked").isTrue();
        assertThat(ring.isForPolls(WorkId.AWAITED, 0, false)).isFalse();
    }

    @Test
    void aCompletionIsLocatedOnce() {
        SendRing ring = opened(new SendRing(8));
        long id = ring.record(0, 3, true, true, false, false);
        assertThat(ring.locate(id)).as("not yet published").isEqualTo(SendRing.NONE);
        ring.publish(1);
        assertThat(ring.locate(id)).isZero();
        ring.complete(0);
        assertThat(ring.locate(id)).isEqualTo(SendRing.NONE);
    }

    @Test
    void revertedPostsHaveNoCompletion() {
        SendRing ring = opened(new SendRing(8));
        ring.record(0, 0, true, true, false, false);
        ring.publish(1);
        assertThat(postUnsignaled(ring)).isFalse();
        ring.record(2, 2, true, true, false, false);
        ring.publish(3);
        assertThat(ring.hasCompletionFrom(2)).isTrue();
        ring.revertPost();
        ring.postsReverted();
        assertThat(ring.posted()).isEqualTo(2);
        assertThat(ring.hasCompletionFrom(1)).isFalse();
        assertThat(ring.hasCompletionFrom(0)).isTrue();
    }

    @Test
    void theRevertedPostMayBeTheFirstTracked() {
        SendRing ring = opened(new SendRing(8));
        ring.publish(1);
        ring.record(1, 1, true, true, false, false);
        ring.publish(2);
        ring.revertPost();
        ring.postsReverted();
        assertThat(ring.firstTracked()).isEqualTo(1);
        assertThat(ring.hasCompletionFrom(1)).isFalse();
    }

    @Test
    void anIwarpRingIsAlwaysTracked() {
        SendRing ring = opened(new IwarpSendRing(8));
        assertThat(ring.isTracked()).isTrue();
        assertThat(ring.fastLimit()).isZero();
        assertThat(ring.postsUntracked(0, true)).isFalse();
        assertThat(ring.isTracked()).isTrue();
        assertThat(ring.needsSignal(0, true)).as("a read").isTrue();
        assertThat(ring.needsSignal(0, false)).isFalse();
    }

    @Test
    void onlyASharedQueueAndIwarpCompleteOutOfOrder() {
        assertThat(new SendRing(1).completesInOrder()).isTrue();
        assertThat(new ReceiveRing(1).completesInOrder()).isTrue();
        assertThat(new IwarpSendRing(1).completesInOrder()).isFalse();
        assertThat(new SharedReceiveRing(1).completesInOrder()).isFalse();
    }

    @Test
    void aSharedQueueHasNoFastPath() {
        WorkRing ring = new SharedReceiveRing(4);
        ring.open(1 | WorkId.SHARED);
        ring.takeStateChange();
        assertThat(ring.reserve(1, 0, false)).isTrue();
        assertThat(ring.limit()).isEqualTo(4);
        assertThat(ring.fastLimit()).isZero();
    }
}
