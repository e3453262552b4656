package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.rdma4j.loop.LoopDevice;

/** Submissions to a {@link CompletionReader}. */
class CompletionReaderTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    /** The completion of an earlier post of the same work may be delivered while the work is being submitted. */
    @Test
    void aSubmissionIsNotDoneBeforeItsPost() throws IOException {
        try (LoopDevice device = LoopDevice.open()) {
            CompletionQueue completions = device.completions(64);
            QueuePair[] pair = device.pair(completions, completions);
            SendRequest send = pair[0].prepareSend(device.memory(64));
            var pending = new CompletionReader.Pending<>(send, send, LIMIT);
            assertThat(pending.isDone()).isFalse();
            send.post();
            assertThat(pending.isDone()).isFalse();
            pending.posted = true;
            assertThat(pending.isDone()).isFalse();
            pair[0].abort();
            assertThat(pending.isDone()).isTrue();
        }
    }
}
