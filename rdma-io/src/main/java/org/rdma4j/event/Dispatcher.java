package org.rdma4j.event;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.Work;
import org.rdma4j.verbs.WorkRequest;

/** Dispatches completions to whoever posted the work. Confined to the loop. */
final class Dispatcher {
    private static final System.Logger LOG = System.getLogger("org.rdma4j.event");

    /** Open connections, by queue pair. */
    private final Map<QueuePair, LoopConnection> connections = new HashMap<>();

    /** Submitted work, by the request whose completion ends it. */
    private final Map<WorkRequest<?>, Submission<?>> submissions = new IdentityHashMap<>();

    /** Work with a future. */
    private record Submission<T extends Work<T>>(T work, CompletableFuture<T> future) {
        void complete() {
            try {
                work.checkSuccess();
                future.complete(work);
            } catch (RdmaException e) {
                future.completeExceptionally(e);
            }
        }
    }

    void add(QueuePair queuePair, LoopConnection connection) {
        connections.put(queuePair, connection);
    }

    /** Returns the connection of a queue pair; {@code null} if it has been closed or belongs to another loop. */
    @Nullable
    LoopConnection connection(QueuePair queuePair) {
        return connections.get(queuePair);
    }

    /** Removes a connection whose queue pair has been aborted, and completes the futures of its work. */
    void remove(QueuePair queuePair) {
        connections.remove(queuePair);
        if (!submissions.isEmpty()) {
            for (WorkRequest<?> request : submissions.keySet().toArray(WorkRequest<?>[]::new)) {
                if (QueuePair.of(request) == queuePair) {
                    complete(submissions.remove(request));
                }
            }
        }
    }

    <T extends Work<T>> void submit(T work, WorkRequest<?> last, CompletableFuture<T> future) throws RdmaException {
        if (submissions.putIfAbsent(last, new Submission<>(work, future)) != null) {
            throw new IllegalStateException(
                    "Cannot submit the " + work + " again: the future of its last submission is not done");
        }
        boolean posted = false;
        try {
            work.post();
            posted = true;
        } finally {
            if (!posted) {
                submissions.remove(last);
            }
        }
    }

    private static void complete(@Nullable Submission<?> submission) {
        if (submission != null) {
            submission.complete();
        }
    }

    /** Dispatches the completion of a request. */
    void dispatch(WorkRequest<?> request) {
        try {
            Submission<?> submission;
            if (request.attachment() instanceof CompletionHandler handler) {
                handler.onCompletion(request);
            } else if (!submissions.isEmpty() && (submission = submissions.remove(request)) != null) {
                submission.complete();
            } else {
                LoopConnection connection = connections.get(QueuePair.of(request));
                if (connection != null) {
                    connection.completed(request);
                }
            }
        } catch (Throwable e) {
            handlerFailed(connections.get(QueuePair.of(request)), e);
        }
    }

    private static void handlerFailed(@Nullable LoopConnection connection, Throwable e) {
        if (connection != null) {
            connection.handlerFailed(e);
        } else {
            LOG.log(System.Logger.Level.ERROR, "A completion handler threw an exception", e);
        }
    }

    /** Ends all connections of a completion queue that can no longer be polled. */
    void failed(SharedCompletions completions, Exception e) {
        LOG.log(System.Logger.Level.ERROR, "Cannot poll " + completions.queue() + "; its connections are closed", e);
        for (LoopConnection each : connections.values().toArray(LoopConnection[]::new)) {
            if (each.uses(completions)) {
                each.failed(e);
            }
        }
    }
}
