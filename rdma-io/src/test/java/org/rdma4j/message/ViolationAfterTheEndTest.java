package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.message.RawPeer.control;
import static org.rdma4j.message.RawPeer.data;
import static org.rdma4j.message.RawPeer.header;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.internal.message.ProtocolException;

/** A peer that violates the protocol after both sides have sent END, before the connection has been disconnected. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class ViolationAfterTheEndTest {
    private static final InetSocketAddress ANY_PORT = new InetSocketAddress("10.9.0.1", 0);
    private static final byte[] END_0 = header(RawPeer.END, 0, 0, 0, 0, 0);
    private static final byte[] END_1 = header(RawPeer.END, 0, 0, 0, 1, 0);

    @BeforeAll
    static void install() {
        LoopManager.install();
    }

    static Stream<byte[]> violations() {
        return Stream.of(data(RawPeer.MESSAGE, 0, 8), END_1, END_0, control(RawPeer.PONG), control(99));
    }

    private static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(20, TimeUnit.SECONDS);
    }

    /** The violation arrives while the server disconnects. */
    @ParameterizedTest
    @MethodSource("violations")
    void whileTheConnectionIsDisconnected(byte[] violation) throws Exception {
        CompletableFuture<Optional<IOException>> closed = new CompletableFuture<>();
        try (EventLoop loop = EventLoop.start();
                MessageServer server = MessageServer.on(ANY_PORT)
                        .loops(loop)
                        .onOpen(MessageConnection::shutdownOutput)
                        .onClose((client, cause) -> closed.complete(cause))
                        .start();
                RawPeer peer = new RawPeer(server.address(), RawPeer.parameters()).start()) {
            assertThat(peer.next()).isEqualTo(END_0);
            CountDownLatch posted = new CountDownLatch(1);
            CompletableFuture<Void> held = new CompletableFuture<>();
            loop.execute(() -> {
                held.complete(null);
                try {
                    posted.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            get(held);
            peer.post(END_1, violation);
            posted.countDown();
            assertThat(get(closed)).containsInstanceOf(ProtocolException.class);
        }
    }

    /** The violation arrives while the program uses the last message, so that the server has not disconnected. */
    @Test
    void whileTheProgramUsesAMessage() throws Exception {
        CompletableFuture<Message> retained = new CompletableFuture<>();
        CompletableFuture<Optional<IOException>> closed = new CompletableFuture<>();
        try (MessageServer server = MessageServer.on(ANY_PORT)
                        .onMessage((client, message) -> {
                            retained.complete(message.retain());
                            client.shutdownOutput();
                        })
                        .onClose((client, cause) -> closed.complete(cause))
                        .start();
                RawPeer peer = new RawPeer(server.address(), RawPeer.parameters()).start()) {
            peer.send(data(RawPeer.MESSAGE, 0, 8));
            assertThat(peer.next()).isEqualTo(END_0);
            peer.send(END_1);
            get(retained);
            assertThat(closed).isNotDone();
            peer.send(data(RawPeer.MESSAGE, 0, 8));
            assertThat(get(closed)).containsInstanceOf(ProtocolException.class);
        }
    }
}
