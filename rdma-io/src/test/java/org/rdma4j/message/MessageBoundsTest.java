package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Minimum and maximum values of options, sizes and time limits. */
@Timeout(60)
class MessageBoundsTest extends MessageFixture {
    @Test
    void aWindowOfOne() throws Exception {
        MessageOptions options = SMALL.withWindow(1).withRequests(1).withMaxMessageSize(1 << 16);
        try (MessageServer server = echo().options(options).start();
                MessageConnection client = connect(server, options)) {
            for (int i = 0; i < 50; i++) {
                client.send(new byte[] {(byte) i}, SOON);
                assertThat(receive(client)).containsExactly(i);
                client.request(new byte[i % 3 == 0 ? 1000 : 10], SOON).close();
            }
        }
    }

    @Test
    void aPeerThatAcceptsFewerBytesThanASlotHas() throws Exception {
        MessageOptions options = new MessageOptions().withMaxMessageSize(10);
        try (MessageServer server = server().onMessage(
                                (client, message) -> assertThatThrownBy(() -> client.sendAsync(new byte[50]))
                                        .isInstanceOf(IllegalArgumentException.class)
                                        .hasMessageContaining("accepts at most 10"))
                        .start();
                MessageConnection client = connect(server, options)) {
            client.send(BYTE, SOON);
            // The explanation does not fit, either.
            assertThatThrownBy(() -> client.request(BYTE, SOON))
                    .isInstanceOf(RequestFailedException.class)
                    .hasMessage("The server");
            assertThat(client.isOpen()).isTrue();
        }
    }

    @Test
    void anExplanationThatDoesNotFitIntoTheSlotOfItsSender() throws Exception {
        try (MessageServer server = server().options(SMALL.withSlotSize(64).withOffers(0))
                        .onRequest((client, request) -> request.fail("x".repeat(100)))
                        .start();
                MessageConnection client = connect(server)) {
            assertThatThrownBy(() -> client.request(BYTE, SOON))
                    .isInstanceOf(RequestFailedException.class)
                    .hasMessage("x".repeat(48));
        }
    }

    @Test
    void aPeerWithoutRequestsRejectsThem() throws Exception {
        try (MessageServer server = echo().options(SMALL.withRequests(0)).start();
                MessageConnection client = connect(server, SMALL)) {
            assertThatThrownBy(() -> loop.await(client.requestAsync(BYTE, LIMIT), SOON))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("requests");
            client.send(BYTE, SOON);
            assertThat(receive(client)).isEqualTo(BYTE);
        }
    }

    @Test
    void anInfiniteLimit() throws Exception {
        Duration forever = ChronoUnit.FOREVER.getDuration();
        MessageOptions options = new MessageOptions().withKeepAlive(forever).withCloseTimeout(forever);
        try (MessageServer server = echo().options(options).start();
                MessageConnection client = MessageConnection.to(loop, server.address(), options, forever)) {
            client.request(BYTE, forever).close();
            client.send(BYTE, forever);
            client.receive(forever).orElseThrow().close();
        }
    }
}
