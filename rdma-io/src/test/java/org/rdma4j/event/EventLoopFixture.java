package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.cm.LoopConnections.LIMIT;
import static org.rdma4j.cm.LoopConnections.anyPort;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkRequest;

/** Loops that accept connections, and the handlers of these connections. */
abstract class EventLoopFixture {
    static final ConnectionOptions OPTIONS = new ConnectionOptions();

    /** Handlers of the accepted connections. */
    private final BlockingQueue<RecordingHandler> accepted = new LinkedBlockingQueue<>();

    static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    }

    static Throwable failure(CompletableFuture<?> future) {
        return future.handle((result, e) -> e)
                .orTimeout(LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    /** Sends back each message. */
    static final class Echo extends RecordingHandler {
        Echo() {
            super(1);
        }

        @Override
        public void onCompletion(Connection connection, WorkRequest<?> request) throws IOException {
            super.onCompletion(connection, request);
            request.checkSuccess();
        }

        @Override
        void received(Connection connection, ReceiveRequest receive) throws IOException {
            send(connection);
            receive.post();
        }
    }

    Listener listen(EventLoop loop, EventLoop accepting) throws IOException {
        return loop.listen(anyPort(), OPTIONS, request -> {
            RecordingHandler handler = new Echo();
            accepting.accept(request, OPTIONS, LIMIT, handler);
            accepted.add(handler);
        });
    }

    static CompletableFuture<Connection> connect(EventLoop loop, Listener listener, ConnectionHandler handler) {
        return loop.connect(listener.address(), OPTIONS, LIMIT, handler);
    }

    RecordingHandler accepted() throws InterruptedException {
        RecordingHandler handler = accepted.poll(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(handler).as("accepted connection").isNotNull();
        return handler;
    }

    static void assertLife(RecordingHandler handler, int completions) {
        List<String> calls = handler.calls;
        assertThat(calls.getFirst()).isEqualTo("create");
        assertThat(calls.get(1)).isEqualTo("open");
        assertThat(calls.getLast()).isEqualTo("close");
        assertThat(calls.subList(2, calls.size() - 1)).hasSize(completions).containsOnly("completion");
    }

    interface Action {
        void run() throws Exception;
    }

    static void unchecked(Action action) {
        try {
            action.run();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    static void await(BooleanSupplier condition) throws InterruptedException {
        long start = System.nanoTime();
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime() - start).isLessThan(LIMIT.toNanos());
            Thread.sleep(1);
        }
    }
}
