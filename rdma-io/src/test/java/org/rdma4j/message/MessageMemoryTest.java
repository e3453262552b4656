package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.verbs.MemoryRegion;

/** Memory of the program that is sent: confined, of another connection, closed, and freed with the connection. */
@Timeout(60)
class MessageMemoryTest extends MessageFixture {
    @Test
    void confinedMemory() throws Exception {
        try (MessageServer server = echo().start();
                MessageConnection client = connect(server, SMALL);
                Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(8).fill((byte) 3);
            client.send(segment, SOON);
            assertThat(receive(client)).hasSize(8).containsOnly(3);
            try (Message answer = client.request(segment, SOON)) {
                assertThat(answer.toByteArray()).hasSize(8).containsOnly(3);
            }
        }
    }

    @Test
    void memoryOfAnotherConnection() throws Exception {
        CompletableFuture<MessageConnection> connected = new CompletableFuture<>();
        try (MessageServer server = server().onRequest((client, request) -> {
                            try (MemoryRegion region = connected.getNow(null).allocate(64)) {
                                assertThatThrownBy(() -> request.answer(region))
                                        .isInstanceOf(IllegalArgumentException.class)
                                        .hasMessageContaining("is not registered in the domain");
                            }
                            request.answer(BYTE);
                        })
                        .start();
                MessageConnection client = connect(server, SMALL)) {
            connected.complete(client);
            client.request(BYTE, SOON).close();
        }
    }

    @Test
    void memoryClosedBeforeItIsSent() throws Exception {
        try (MessageServer server = echo().start();
                MessageConnection client = connect(server)) {
            for (int size : new int[] {100, 100_000}) {
                MemoryRegion region = client.allocate(size);
                region.close();
                assertThatThrownBy(() -> loop.await(client.sendAsync(region), SOON))
                        .isInstanceOf(Exception.class);
            }
            client.request(BYTE, SOON).close();
        }
    }

    @Test
    void memoryOfTheProgramIsFreedWithTheConnection() throws Exception {
        try (MessageServer server = echo().start()) {
            MessageConnection client = connect(server);
            MemoryRegion region = client.allocate(100);
            client.close();
            assertThatThrownBy(() -> region.memory().get(ValueLayout.JAVA_BYTE, 0))
                    .isInstanceOf(IllegalStateException.class);
        }
    }
}
