package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.verbs.RdmaTimeoutException;

/** Connects, messages and requests that the program withdraws. */
@Timeout(60)
class MessageCancelTest extends MessageFixture {
    @Test
    void aCanceledConnectIsClosed() throws Exception {
        // The server does not end, within the limit, connections that the client has not opened.
        try (MessageServer server = echo().openTimeout(Duration.ofMinutes(10)).start()) {
            for (int i = 0; i < 20; i++) {
                CompletableFuture<MessageConnection> connecting =
                        connectAsync(server.address(), SMALL, new MessageHandler() {});
                LockSupport.parkNanos(100_000L * i);
                if (!connecting.cancel(true)) {
                    connecting.join().abort();
                }
            }
            await(LIMIT, () -> server.connections().isEmpty());
        }
    }

    @Test
    void aWithdrawnRequestDoesNotHoldUpMessages() throws Exception {
        try (MessageServer server = server().options(SMALL.withRequests(1))
                        .onRequest((client, request) -> seen.add(request.retain()))
                        .onMessage((client, message) -> seen.add(message.length()))
                        .start();
                MessageConnection client = connect(server, SMALL)) {
            CompletableFuture<Message> first = client.requestAsync(BYTE, LIMIT);
            CompletableFuture<Message> second = client.requestAsync(BYTE, Duration.ofMillis(100));
            client.sendAsync(new byte[5]);
            Request unanswered = take(Request.class);
            assertThatThrownBy(() -> loop.await(second, SOON)).isInstanceOf(RdmaTimeoutException.class);
            assertThat(take()).isEqualTo(5);
            unanswered.answer(BYTE);
            unanswered.close();
            loop.await(first, SOON).close();
        }
    }

    @Test
    void withdrawnMessagesDoNotAccumulate() throws Exception {
        List<Message> held = new CopyOnWriteArrayList<>();
        try (MessageServer server = server().options(SMALL)
                        .onMessage((client, message) -> held.add(message.retain()))
                        .start();
                MessageConnection client = connect(server, SMALL)) {
            client.send(BYTE, SOON);
            client.send(BYTE, SOON);
            CompletableFuture<Void> kept = client.sendAsync(BYTE);
            List<WeakReference<byte[]>> payloads = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                byte[] payload = new byte[100];
                payloads.add(new WeakReference<>(payload));
                client.sendAsync(payload).cancel(false);
            }
            client.sendAsync(new byte[10]).cancel(false);
            int left = 100;
            for (int i = 0; i < 20 && left > 10; i++) {
                System.gc();
                Thread.sleep(20);
                left = (int)
                        payloads.stream().filter(each -> each.get() != null).count();
            }
            assertThat(left).isLessThanOrEqualTo(10);
            held.forEach(Message::close);
            loop.await(kept, SOON);
        }
    }
}
