package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.message.RawPeer.control;
import static org.rdma4j.message.RawPeer.data;
import static org.rdma4j.message.RawPeer.header;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.verbs.MemoryRegion;

/** Messages that are delivered, and messages that are not: after a cancellation, an abort, or the end of the output. */
@Timeout(60)
class MessageDeliveryTest extends MessageFixture {
    private static final MessageOptions OPTIONS = SMALL.withWindow(4).withOffers(2);

    private final List<Object> delivered = new CopyOnWriteArrayList<>();

    private static MessageServerBuilder small() {
        return server().options(OPTIONS);
    }

    @Test
    void aCanceledReceiveTakesNoMessage() throws Exception {
        try (MessageServer server = small().onOpen(client -> client.sendAsync(new byte[] {7}))
                        .start();
                MessageConnection client = connect(server, OPTIONS)) {
            // The message has arrived.
            await(LIMIT, () -> client.statistics().receivedMessages() > 0);
            CountDownLatch canceled = new CountDownLatch(1);
            loop.execute(() -> {
                try {
                    canceled.await(5, TimeUnit.SECONDS);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            client.receiveAsync().cancel(true);
            canceled.countDown();
            try (Message message = client.receive(LIMIT).orElseThrow()) {
                assertThat(message.toByteArray()).containsExactly(7);
            }
        }
    }

    /** Messages that wait for a large one are not delivered after its handler has aborted the connection. */
    @Test
    void messagesAfterAnAbort() throws Exception {
        try (MessageServer server = small().onMessage((client, message) -> {
                            delivered.add(message.length());
                            client.abort();
                        })
                        .onClose((client, cause) -> seen.add(cause))
                        .start();
                MessageConnection client = connect(server, OPTIONS)) {
            LoopControl.holdReads(true);
            onLoop(() -> {
                client.sendAsync(new byte[1000]);
                client.sendAsync(new byte[10]);
                client.sendAsync(new byte[20]);
            });
            Thread.sleep(50);
            LoopControl.holdReads(false);
            assertThat(take()).isInstanceOf(Optional.class);
            assertThat(delivered).containsExactly(1000);
            client.abort();
        }
    }

    /** A request that arrives after the end of the output is discarded: its credit is returned. */
    @Test
    void aRequestAfterTheEndOfTheOutput() throws Exception {
        try (MessageServer server = small().onMessage((client, message) -> client.shutdownOutput())
                        .onRequest((client, request) -> delivered.add(request.id()))
                        .start();
                RawPeer peer = new RawPeer(server.address(), RawPeer.parameters()).start()) {
            peer.send(data(RawPeer.MESSAGE, 0, 1));
            assertThat(peer.next()).startsWith(RawPeer.END);
            peer.send(data(RawPeer.REQUEST, 0, 1));
            int credits = 0;
            for (byte[] next; credits < 2 && (next = peer.next()) != null; ) {
                assertThat(next).startsWith(RawPeer.CREDIT);
                credits += next[3];
            }
            peer.send(control(RawPeer.PING));
            assertThat(peer.next()).startsWith(RawPeer.PONG);
            assertThat(delivered).isEmpty();
        }
    }

    /** A side does not disconnect before its second END has been sent. */
    @Test
    void theSecondEndPrecedesTheDisconnection() throws Exception {
        try (MessageServer server = small().onMessage((client, message) -> client.shutdownOutput())
                        .start();
                RawPeer peer = new RawPeer(server.address(), RawPeer.parameters()).start()) {
            peer.send(data(RawPeer.MESSAGE, 0, 1));
            assertThat(peer.next()).startsWith(RawPeer.END);
            LoopControl.hold(true);
            peer.post(control(RawPeer.END), header(RawPeer.END, 0, 0, 0, 1, 0));
            LoopControl.step(2);
            Thread.sleep(100);
            LoopControl.hold(false);
            assertThat(peer.next()).startsWith(RawPeer.END).endsWith(1);
            assertThat(peer.next()).isNull();
        }
    }

    /** The large answer of a connection that has ended fails the request at once. */
    @Test
    void anAnswerThatIsNotReadBeforeTheEnd() throws Exception {
        try (MessageServer server = small().onRequest((client, request) -> request.answer(new byte[1000]))
                .start()) {
            MessageConnection client = connect(server, OPTIONS);
            LoopControl.holdReads(true);
            CompletableFuture<Message> answer = client.requestAsync(BYTE, Duration.ofMinutes(10));
            await(LIMIT, () -> client.statistics().receivedMessages() > 0);
            client.abort();
            assertThat(failure(answer)).isInstanceOf(IOException.class).hasMessageContaining("aborted");
            LoopControl.holdReads(false);
            client.close();
        }
    }

    /** The credits in the header of a message that cannot be posted are returned with a later one. */
    @Test
    void creditsOfAMessageThatCannotBePosted() throws Exception {
        try (MessageServer server = small().onMessage((client, message) -> client.sendAsync(message.toByteArray()))
                        .start();
                MessageConnection client = connect(server, OPTIONS)) {
            for (int i = 0; i < 20; i++) {
                client.send(BYTE, LIMIT);
                client.receive(LIMIT).orElseThrow().close();
                MemoryRegion closed = client.allocate(8);
                closed.close();
                assertThat(failure(client.sendAsync(closed))).isInstanceOf(IOException.class);
            }
        }
    }

    @Test
    void aRequestAfterTheEndOfThePeer() throws Exception {
        try (MessageServer server = small().onMessage((client, message) -> client.shutdownOutput())
                        .start();
                MessageConnection client = connect(server, OPTIONS)) {
            client.send(BYTE, LIMIT);
            assertThat(client.receive(LIMIT)).isEmpty();
            assertThat(failure(client.requestAsync(BYTE, LIMIT)))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("without answering the request");
        }
    }

    /** Retained large messages occupy at most twice the memory of the offers; the others remain with the sender. */
    @Test
    void theMemoryOfRetainedLargeMessagesIsBounded() throws Exception {
        MessageOptions options =
                OPTIONS.withOffers(1).withMaxMessageSize(1 << 16).withWindow(8);
        try (MessageServer server = small().options(options)
                        .onMessage((client, message) -> seen.add(message.retain()))
                        .start();
                MessageConnection client = connect(server, OPTIONS)) {
            for (int i = 0; i < 5; i++) {
                client.sendAsync(new byte[60_000]);
            }
            Message first = take(Message.class);
            Message second = take(Message.class);
            assertThat(seen.poll(200, TimeUnit.MILLISECONDS)).isNull();
            first.close();
            Message third = take(Message.class);
            second.close();
            third.close();
            take(Message.class).close();
            take(Message.class).close();
        }
    }
}
