package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.MemoryRegion;

/** The slots from which messages are sent, most of them unsignaled, become free again. */
@Timeout(60)
class SendSlotsTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final int MESSAGES = 300;

    private final AtomicInteger received = new AtomicInteger();
    private long objects;
    private EventLoop loop;

    @BeforeEach
    void open() throws IOException {
        LoopManager.install();
        EventLoop.shared();
        objects = LoopControl.objects();
        loop = EventLoop.start(new EventLoopOptions().withName("messages"));
    }

    @AfterEach
    void close() throws IOException {
        LoopManager.reset();
        LoopControl.reset();
        loop.close();
        assertThat(LoopControl.objects()).as("native objects").isEqualTo(objects);
        assertThat(LoopControl.violations()).isZero();
    }

    private MessageServer server(int window) throws IOException {
        return MessageServer.on(new InetSocketAddress("10.9.0.1", 0))
                .options(options(window))
                .onMessage((client, message) -> received.incrementAndGet())
                .onRequest((client, request) -> request.answer(request.memory()))
                .loops(loop)
                .start();
    }

    private static MessageOptions options(int window) {
        return new MessageOptions().withSlotSize(128).withWindow(window);
    }

    @ParameterizedTest(name = "window of the client {0}, of the server {1}")
    @CsvSource({"1, 1", "1, 64", "2, 3", "3, 2", "4, 16", "5, 64", "16, 16", "64, 1", "64, 64"})
    void manyMessages(int clientWindow, int serverWindow) throws Exception {
        try (MessageServer server = server(serverWindow);
                MessageConnection client = MessageConnection.to(loop, server.address(), options(clientWindow), LIMIT)) {
            List<CompletableFuture<?>> sent = new ArrayList<>();
            for (int i = 0; i < MESSAGES; i++) {
                sent.add(client.sendAsync(new byte[i % 100]));
                if (i % 10 == 0) {
                    sent.add(client.requestAsync(new byte[i % 100], LIMIT).thenAccept(Message::close));
                }
            }
            CompletableFuture.allOf(sent.toArray(CompletableFuture[]::new))
                    .get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
        }
        assertThat(received).hasValue(MESSAGES);
    }

    @Test
    void registeredMemoryIsReleasedWithoutFurtherMessages() throws Exception {
        try (MessageServer server = server(16);
                MessageConnection client = MessageConnection.to(loop, server.address(), options(16), LIMIT)) {
            MemoryRegion memory = client.allocate(64);
            for (int i = 0; i < 50; i++) {
                client.send(new byte[1], LIMIT);
                loop.await(client.sendAsync(memory), LIMIT);
            }
        }
        assertThat(received).hasValue(100);
    }

    @Test
    void fewSendsHaveACompletion() throws Exception {
        try (MessageServer server = server(16);
                MessageConnection client = MessageConnection.to(loop, server.address(), options(16), LIMIT)) {
            client.request(new byte[1], LIMIT).close();
            long before = loop.statistics().completions();
            for (int i = 0; i < 240; i++) {
                client.request(new byte[1], LIMIT).close();
            }
            // Each request causes two receives, and every eighth send is signaled.
            assertThat(loop.statistics().completions() - before).isBetween(480L, 580L);
        }
    }
}
