package org.rdma4j.verbs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.channels.AsynchronousCloseException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.posix.Posix;

/** Closing a context whose events a thread awaits. */
class ContextTest {
    private static final Duration LONG = Duration.ofSeconds(20);

    @Test
    @Timeout(60)
    void closingAContextEndsTheWaitForItsEvents() throws Exception {
        Context context = Device.named("loop0").open();
        CompletableFuture<Throwable> outcome = new CompletableFuture<>();
        Thread waiting = Thread.ofPlatform()
                .start(() ->
                        outcome.complete(catchThrowable(() -> context.events().next(LONG))));
        while (Arrays.stream(waiting.getStackTrace()).noneMatch(ContextTest::isPoll)) {
            Thread.sleep(1);
        }
        long start = System.nanoTime();
        context.close();
        assertThat(outcome.get()).isInstanceOf(AsynchronousCloseException.class);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LONG.dividedBy(2));
    }

    private static boolean isPoll(StackTraceElement frame) {
        return frame.getClassName().equals(Posix.class.getName())
                && frame.getMethodName().equals("poll");
    }
}
