package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A client that leaves large messages of the server untaken. Even the maximum number of concurrent transfers leaves
 * enough memory for a large answer.
 */
@Timeout(60)
class UntakenMessageTest extends MessageFixture {
    /** Message sizes below the smallest allocation, and slightly above a power of two. */
    @ParameterizedTest
    @ValueSource(ints = {1_000, 40_000, 65_537, 300_000})
    void doesNotBlockALargeAnswer(int size) throws Exception {
        for (int offers = 1; offers <= 3; offers++) {
            MessageOptions options =
                    new MessageOptions().withSlotSize(256).withOffers(offers).withMaxMessageSize(size);
            int untaken = offers;
            try (MessageServer server = server().options(options)
                            .onOpen(client -> {
                                for (int i = 0; i < untaken; i++) {
                                    client.sendAsync(new byte[size]);
                                }
                            })
                            .onRequest((client, request) -> request.answer(new byte[size]))
                            .start();
                    MessageConnection client = MessageConnection.to(loop, server.address(), options, LIMIT)) {
                for (int i = 0; i < 3; i++) {
                    try (Message answer = client.request(new byte[1], LIMIT)) {
                        assertThat(answer.length()).isEqualTo(size);
                    }
                }
                for (int i = 0; i < untaken; i++) {
                    client.receive(LIMIT).orElseThrow().close();
                }
            }
        }
    }
}
