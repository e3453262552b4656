package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Two threads that open the same scope at the same time. */
@Timeout(30)
class ScopeBegunTwiceTest {
    private static final int ROUNDS = 20_000;

    /** Returns the number of rounds in which the calling thread has opened the scope. */
    private static int beginAll(WorkScope[] scopes, CyclicBarrier rounds) throws Exception {
        int opened = 0;
        rounds.await();
        for (WorkScope each : scopes) {
            try {
                each.begin(Duration.ofSeconds(1));
                opened++;
            } catch (IllegalStateException e) {
                // The other thread was first.
            }
        }
        return opened;
    }

    @Test
    void isOpenedByOneOfThem() throws Exception {
        for (int i = 0; i < 5; i++) {
            WorkScope[] scopes = new WorkScope[ROUNDS];
            for (int n = 0; n < ROUNDS; n++) {
                scopes[n] = new WorkScope();
            }
            CyclicBarrier start = new CyclicBarrier(2);
            FutureTask<Integer> other = new FutureTask<>(() -> beginAll(scopes, start));
            Thread.ofPlatform().start(other);
            int opened = beginAll(scopes, start);
            assertThat(opened + other.get()).isEqualTo(ROUNDS);
        }
    }
}
