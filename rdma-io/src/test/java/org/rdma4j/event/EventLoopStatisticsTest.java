package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopLeakCheck;

/** The counters of event loops. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class EventLoopStatisticsTest extends EventLoopFixture {
    @Test
    void connectionsAndCompletions() throws Exception {
        try (EventLoop loop = EventLoop.start();
                EventLoop serving = EventLoop.start();
                Listener listener = listen(serving, serving)) {
            assertThat(loop.statistics().connections()).isZero();
            RecordingHandler handler = new RecordingHandler(1);
            Connection first = get(connect(loop, listener, handler));
            get(connect(loop, listener, new RecordingHandler(1)));
            assertThat(loop.statistics().connections()).isEqualTo(2);
            assertThat(loop.statistics().completions()).isZero();
            loop.execute(() -> unchecked(() -> handler.send(first)));
            // The send and the receive of the echo; on the other side, the receive and the send of the echo.
            await(() -> loop.statistics().completions() == 2);
            await(() -> serving.statistics().completions() >= 2);
            get(loop.close(first));
            await(() -> loop.statistics().connections() == 1);
        }
    }

    @Test
    void iterationsAndSleeps() throws Exception {
        try (EventLoop loop = EventLoop.create(new EventLoopOptions())) {
            EventLoopStatistics before = loop.statistics();
            loop.runOnce(Duration.ofMillis(100));
            EventLoopStatistics after = loop.statistics();
            assertThat(after.iterations()).isGreaterThan(before.iterations());
            assertThat(after.sleeps()).isEqualTo(before.sleeps() + 1);
            assertThat(after.wakeups()).isEqualTo(before.wakeups());
        }
    }

    @Test
    void wakeupsByOtherThreads() throws Exception {
        EventLoop loop = EventLoop.start();
        try (loop) {
            await(() -> loop.statistics().sleeps() > 0);
            long before = loop.statistics().wakeups();
            // The loop may not sleep yet, in which case the task wakes nothing.
            await(() -> {
                loop.execute(() -> {});
                return loop.statistics().wakeups() > before;
            });
        }
        assertThat(loop.statistics().connections()).isZero();
        assertThat(loop.statistics().iterations()).isPositive();
    }
}
