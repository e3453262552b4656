package org.rdma4j.internal.ring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Deferred and rejected posts of a chain. */
class ChainPostsTest {
    private final ChainPosts posts = new ChainPosts(4);

    @Test
    void theFirstPostIsNotDeferred() {
        assertThat(posts.limit()).isEqualTo(4);
        assertThat(posts.posted()).isZero();
        assertThat(posts.mayDefer(false)).isFalse();
    }

    @Test
    void aPostMayBeDeferredIfItRepeatsTheLast() {
        posts.recorded(true, true, 0);
        assertThat(posts.posted()).isEqualTo(4);
        assertThat(posts.isLastAwaited()).isTrue();
        assertThat(posts.mayDefer(true)).isTrue();
        assertThat(posts.mayDefer(false)).as("its completions belong to a poll").isFalse();
        posts.limit(3);
        assertThat(posts.mayDefer(true)).as("fewer requests").isTrue();
        posts.limit(5);
        assertThat(posts.mayDefer(true)).as("more requests").isFalse();
        posts.limit(4);
        posts.recheck();
        assertThat(posts.mayDefer(true)).as("a request has changed").isFalse();
        posts.recorded(false, true, 0);
        assertThat(posts.mayDefer(true)).as("the post cannot be repeated").isFalse();
        posts.recorded(true, false, 0);
        assertThat(posts.isLastAwaited()).isFalse();
    }

    @Test
    void deferredPostsAreCountedForEachRequest() {
        posts.recorded(true, false, 0);
        posts.limit(3);
        posts.defer(10);
        posts.defer(13);
        assertThat(posts.posted()).isEqualTo(3);
        for (int index = 0; index < 3; index++) {
            assertThat(posts.deferred(index)).isEqualTo(2);
            assertThat(posts.position(index)).isEqualTo(13 + index);
        }
        assertThat(posts.deferred(3)).as("not posted").isZero();
        assertThat(posts.settle()).isEqualTo(2);
        assertThat(posts.settle()).isZero();
        assertThat(posts.deferred(0)).isZero();
    }

    @Test
    void aRejectedDeferredPostIsUndone() {
        posts.recorded(true, false, 0);
        posts.limit(2);
        posts.defer(10);
        posts.limit(1);
        posts.defer(12);
        posts.undoDefer();
        posts.rejectedAt(0);
        assertThat(posts.posted()).isEqualTo(2);
        assertThat(posts.position(0)).isEqualTo(10);
        assertThat(posts.settle()).isEqualTo(1);
    }

    @Test
    void aRejectionLeavesTheRequestsBeforeIt() {
        posts.recorded(true, false, 7);
        assertThat(posts.haveSucceeded(7)).isTrue();
        assertThat(posts.haveSucceeded(8)).isFalse();
        posts.rejectedAt(3);
        assertThat(posts.posted()).isEqualTo(3);
        assertThat(posts.haveSucceeded(7)).as("unknown").isFalse();
        assertThat(posts.mayDefer(false)).isFalse();
    }
}
