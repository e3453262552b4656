package org.rdma4j.cm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.verbs.ExternalResource;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.VerbsException;

/** Events and requests of an identifier, without a connection manager. */
@Timeout(60)
class EventQueueTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final Event HINT = new Event(EventType.ADDR_CHANGE, 0);
    private static final Event END = new Event(EventType.DISCONNECTED, 0);

    /** Has a queue and no native object. */
    private static final class FakeIdentifier extends ExternalResource {
        private final EventQueue<FakeIdentifier> queue = new EventQueue<>(this);

        private FakeIdentifier() {
            super("fake identifier", () -> MemorySegment.NULL);
        }

        private static FakeIdentifier create() throws VerbsException {
            return open(new FakeIdentifier());
        }

        @Override
        protected void destroy(MemorySegment handle) {
            // There is nothing to free.
        }

        @Override
        protected void closed() throws VerbsException {
            queue.close();
        }
    }

    @Test
    void eventsInOrder() throws IOException {
        try (FakeIdentifier identifier = FakeIdentifier.create()) {
            identifier.queue.add(HINT);
            identifier.queue.add(END);
            assertThat(identifier.queue.await(Duration.ZERO, "No event", "")).isSameAs(HINT);
            assertThat(identifier.queue.await(Duration.ZERO, "No event", "")).isSameAs(END);
            assertThat(identifier.queue.end()).isSameAs(END);
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .isThrownBy(() -> identifier.queue.await(Duration.ofMillis(1), "No event", "; no peer"))
                    .withMessage("No event within 1 ms; no peer");
            long start = System.nanoTime() - LIMIT.minusMillis(1).toNanos();
            assertThatExceptionOfType(RdmaTimeoutException.class)
                    .as("the timeout began before the wait")
                    .isThrownBy(() -> identifier.queue.await(LIMIT, start, "No event", ""))
                    .withMessage("No event within 20 s");
        }
    }

    @Test
    void requestsUpToTheBacklog() throws IOException {
        FakeIdentifier listener = FakeIdentifier.create();
        assertThat(listener.queue.addRequest(FakeIdentifier::create))
                .as("not listening")
                .isFalse();
        listener.queue.setBacklog(2);
        List<FakeIdentifier> requests = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            assertThat(listener.queue.addRequest(() -> {
                        requests.add(FakeIdentifier.create());
                        return requests.getLast();
                    }))
                    .isTrue();
        }
        assertThat(listener.queue.addRequest(() -> {
                    throw new AssertionError("called although the backlog is full");
                }))
                .isFalse();
        assertThat(listener.queue.pollRequest()).isSameAs(requests.get(0));
        listener.queue.add(END);
        assertThat(listener.queue.awaitRequest(LIMIT, "No request"))
                .as("a request that arrived before the end")
                .isSameAs(requests.get(1));
        assertThat(listener.queue.awaitRequest(LIMIT, "No request")).isNull();
        assertThat(listener.queue.pollRequest()).isNull();
        FakeIdentifier last = FakeIdentifier.create();
        assertThat(listener.queue.addRequest(() -> last)).isTrue();
        listener.close();
        assertThat(last.isOpen()).as("a request that waits is closed").isFalse();
        assertThat(listener.queue.addRequest(FakeIdentifier::create)).isFalse();
        for (FakeIdentifier request : requests) {
            assertThat(request.isOpen()).as("a request that was taken").isTrue();
            request.close();
        }
    }

    @Test
    void closingWakesTheWaitingThreads() throws Exception {
        FakeIdentifier identifier = FakeIdentifier.create();
        List<CompletableFuture<Throwable>> waiting = List.of(
                CompletableFuture.supplyAsync(
                        () -> catchThrowable(() -> identifier.queue.await(LIMIT, "No event", ""))),
                CompletableFuture.supplyAsync(
                        () -> catchThrowable(() -> identifier.queue.awaitRequest(LIMIT, "No request"))));
        Thread.sleep(50);
        identifier.close();
        for (CompletableFuture<Throwable> each : waiting) {
            assertThat(each.join())
                    .isExactlyInstanceOf(IllegalStateException.class)
                    .hasMessage("fake identifier is closed");
        }
        assertThatExceptionOfType(IllegalStateException.class).isThrownBy(identifier.queue::pollRequest);
    }

    /**
     * Another thread adds an event while the handler runs. The thread that runs the handler delivers that event, too.
     */
    @Test
    void theHandlerIsCalledWithOneEventAtATime() throws IOException {
        try (FakeIdentifier identifier = FakeIdentifier.create()) {
            List<String> calls = new ArrayList<>();
            identifier.queue.add(HINT);
            identifier.queue.setHandler(event -> {
                calls.add("begin " + event.type());
                if (event == HINT) {
                    CompletableFuture.runAsync(() -> {
                                identifier.queue.add(END);
                                identifier.queue.deliver();
                            })
                            .join();
                }
                calls.add("end " + event.type());
            });
            assertThat(calls)
                    .containsExactly("begin ADDR_CHANGE", "end ADDR_CHANGE", "begin DISCONNECTED", "end DISCONNECTED");
        }
    }

    @Test
    void aHandlerThatThrowsReceivesTheRemainingEvents() throws IOException {
        try (FakeIdentifier identifier = FakeIdentifier.create()) {
            identifier.queue.add(HINT);
            identifier.queue.add(END);
            Throwable thrown = catchThrowable(() -> identifier.queue.setHandler(event -> {
                throw new IllegalStateException(event.type().name());
            }));
            assertThat(thrown).hasMessage("ADDR_CHANGE");
            assertThat(thrown.getSuppressed())
                    .singleElement()
                    .satisfies(next -> assertThat(next).hasMessage("DISCONNECTED"));
        }
    }

    @Test
    void waitsForTheEnd() throws IOException {
        try (FakeIdentifier identifier = FakeIdentifier.create()) {
            identifier.queue.awaitEnd(Duration.ofMillis(1));
            assertThat(identifier.queue.end()).isNull();
            CompletableFuture.runAsync(() -> identifier.queue.add(END));
            identifier.queue.awaitEnd(LIMIT);
            assertThat(identifier.queue.end()).isSameAs(END);
        }
    }

    /** A program that closes a connection after {@code awaitEnd} must not miss the notification of the end. */
    @Test
    void waitForTheEndIncludesItsHandler() throws Exception {
        try (FakeIdentifier identifier = FakeIdentifier.create()) {
            CompletableFuture<Void> called = new CompletableFuture<>();
            CompletableFuture<Void> released = new CompletableFuture<>();
            CompletableFuture<Void> handled = new CompletableFuture<>();
            identifier.queue.setHandler(event -> {
                called.complete(null);
                released.join();
                handled.complete(null);
            });
            identifier.queue.add(END);
            // Threads of their own: a thread of a pool that waits in the handler may execute the other task.
            FutureTask<Boolean> waiting = LoopConnections.start(() -> {
                identifier.queue.awaitEnd(LIMIT);
                return handled.isDone();
            });
            Thread.sleep(100);
            assertThat(waiting.isDone()).as("waited before the delivery").isFalse();
            FutureTask<Void> delivery = LoopConnections.start(() -> {
                identifier.queue.deliver();
                return null;
            });
            called.join();
            Thread.sleep(100);
            assertThat(waiting.isDone()).as("waited while the handler ran").isFalse();
            released.complete(null);
            assertThat(waiting.get()).as("waited for the handler").isTrue();
            delivery.get();
        }
    }

    @Test
    void handlerOfTheEndDoesNotWaitForItself() throws Exception {
        try (FakeIdentifier identifier = FakeIdentifier.create()) {
            long start = System.nanoTime();
            identifier.queue.setHandler(event -> identifier.queue.awaitEnd(LIMIT));
            identifier.queue.add(END);
            identifier.queue.deliver();
            assertThat(System.nanoTime() - start).isLessThan(LIMIT.toNanos() / 2);
        }
    }
}
