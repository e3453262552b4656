package org.rdma4j.event;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.rdma4j.internal.wait.ReactorTimer;

/** Tasks of a loop that run after a delay. Confined to the thread that drives the loop. */
final class ScheduledTasks {
    private final LoopContext loop;

    /** Futures of the tasks that have not run. */
    private final Set<CompletableFuture<Void>> waiting = new HashSet<>();

    ScheduledTasks(LoopContext loop) {
        this.loop = loop;
    }

    /** Schedules a task. Canceling the future cancels the task. */
    void schedule(Runnable task, long nanos, CompletableFuture<Void> done) {
        ReactorTimer timer = loop.reactor().schedule(() -> run(task, done), nanos);
        waiting.add(done);
        done.whenComplete((result, e) -> {
            if (done.isCancelled()) {
                loop.runInLoop(() -> {
                    timer.cancel();
                    waiting.remove(done);
                });
            }
        });
    }

    private void run(Runnable task, CompletableFuture<Void> done) {
        waiting.remove(done);
        if (done.isDone()) {
            return;
        }
        try {
            task.run();
            done.complete(null);
        } catch (Throwable e) {
            done.completeExceptionally(e);
            throw e;
        }
    }

    /** Completes the futures of all tasks exceptionally, because the loop has failed. */
    void failAll(Throwable cause) {
        for (CompletableFuture<?> each : waiting.toArray(CompletableFuture<?>[]::new)) {
            each.completeExceptionally(cause);
        }
        waiting.clear();
    }

    /** Cancels all tasks. */
    void cancelAll() {
        for (CompletableFuture<?> each : waiting.toArray(CompletableFuture<?>[]::new)) {
            each.cancel(false);
        }
        waiting.clear();
    }
}
