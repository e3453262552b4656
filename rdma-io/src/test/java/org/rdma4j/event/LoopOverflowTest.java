package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.LoopConnections;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageHandler;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.safety.DeepStack;

/** A loop that is driven by a thread whose stack overflows. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class LoopOverflowTest {
    private static final int STACK_BYTES = 256 << 10;
    private static final int MAX_FRAMES_LEFT = 300;

    private static final Duration SHORT = Duration.ofMillis(200);

    private static void atTheEndOfAStack(int frames, Runnable action) throws Exception {
        onSmallStack(() -> DeepStack.atEnd(frames, action));
    }

    private static void onSmallStack(Runnable action) throws Exception {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        action.run();
                    } catch (Throwable e) {
                        failure.set(e);
                    }
                },
                "deep",
                STACK_BYTES);
        thread.start();
        thread.join();
        assertThat(failure.get()).isNull();
    }

    /** An overflow may lose a task. The close of the loop frees everything nevertheless, and no handler is called twice. */
    @Test
    void connectionsThatEnd() throws Exception {
        AtomicInteger closed = new AtomicInteger();
        MessageHandler handler = new MessageHandler() {
            @Override
            public void onClose(MessageConnection connection, Optional<IOException> cause) {
                closed.incrementAndGet();
            }
        };
        int count = 0;
        List<CompletableFuture<Void>> ends = new ArrayList<>();
        try (MessageServer server = MessageServer.on(LoopConnections.anyPort()).start();
                EventLoop loop = EventLoop.create(new EventLoopOptions())) {
            for (int frames = 5; frames < MAX_FRAMES_LEFT; frames += 2) {
                MessageConnection client = loop.await(
                        MessageConnection.toAsync(loop, server.address(), new MessageOptions(), LIMIT, handler), LIMIT);
                client.abort();
                atTheEndOfAStack(frames, () -> loop.runOnce(Duration.ZERO));
                ends.add(client.closeAsync());
                count++;
            }
        }
        assertThat(ends).allMatch(CompletableFuture::isDone);
        assertThat(closed).hasValueGreaterThan(count * 9 / 10).hasValueLessThanOrEqualTo(count);
    }

    /** An overflow may fail an operation. The close of the loop completes all futures and frees everything nevertheless. */
    @Test
    void connectionsThatAreOpenedAndUsed() throws Exception {
        try (MessageServer server = MessageServer.on(LoopConnections.anyPort()).start()) {
            for (int frames = 1; frames < MAX_FRAMES_LEFT; frames += 5) {
                Queue<CompletableFuture<?>> futures = new ConcurrentLinkedQueue<>();
                try (EventLoop loop = EventLoop.create(new EventLoopOptions())) {
                    int left = frames;
                    onSmallStack(() -> open(loop, server.address(), left, futures));
                    onSmallStack(() -> use(loop, server.address(), left, futures));
                }
                assertThat(futures).allMatch(CompletableFuture::isDone);
            }
        }
    }

    private static void open(
            EventLoop loop, InetSocketAddress server, int frames, Queue<CompletableFuture<?>> futures) {
        futures.add(MessageConnection.toAsync(loop, server, new MessageOptions(), SHORT, new MessageHandler() {}));
        for (int i = 0; i < 8; i++) {
            DeepStack.atEnd(frames, () -> loop.runOnce(Duration.ofMillis(1)));
        }
        DeepStack.atEnd(
                frames,
                () -> futures.add(
                        MessageConnection.toAsync(loop, server, new MessageOptions(), SHORT, new MessageHandler() {})));
    }

    private static void use(EventLoop loop, InetSocketAddress server, int frames, Queue<CompletableFuture<?>> futures) {
        MessageConnection client;
        try {
            client = MessageConnection.to(loop, server, new MessageOptions(), LIMIT);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        DeepStack.atEnd(frames, () -> futures.add(client.sendAsync(new byte[20])));
        futures.add(client.requestAsync(new byte[20], SHORT));
        futures.add(client.receiveAsync());
        for (int i = 0; i < 4; i++) {
            DeepStack.atEnd(frames, () -> loop.runOnce(Duration.ofMillis(1)));
        }
        DeepStack.atEnd(frames, client::abort);
    }
}
