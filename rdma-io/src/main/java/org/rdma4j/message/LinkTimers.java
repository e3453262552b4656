package org.rdma4j.message;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.rdma4j.event.EventLoop;

/** Timers of a connection. They are canceled when the connection ends, so that they do not retain it. Confined to the loop. */
final class LinkTimers {
    private final EventLoop loop;
    private final Set<CompletableFuture<Void>> running = new HashSet<>();

    LinkTimers(EventLoop loop) {
        this.loop = loop;
    }

    void schedule(Runnable task, Duration delay) {
        CompletableFuture<Void> timer = loop.schedule(task, delay);
        running.add(timer);
        timer.whenComplete((result, e) -> running.remove(timer));
    }

    void cancelAll() {
        for (CompletableFuture<Void> each : List.copyOf(running)) {
            each.cancel(false);
        }
    }
}
