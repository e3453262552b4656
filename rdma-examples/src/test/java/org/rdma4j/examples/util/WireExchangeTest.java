package org.rdma4j.examples.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WireExchangeTest {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    @Test
    void bothLearnTheOthersAddresses() throws Exception {
        int port = freePort();
        List<WireAddress> clients = List.of(new WireAddress(0, 1, 2, new byte[16]), WireAddress.NONE);
        List<WireAddress> servers = List.of(new WireAddress(0, 3, 4, new byte[16]), WireAddress.NONE);
        List<WireAddress> seenBeforeAnswer = new ArrayList<>();
        FutureTask<List<WireAddress>> serving =
                new FutureTask<>(() -> WireExchange.asServer(port, servers, PATIENCE, seenBeforeAnswer::addAll));
        new Thread(serving).start();

        assertThat(WireExchange.asClient("127.0.0.1", port, clients, PATIENCE)).isEqualTo(servers);
        assertThat(serving.get(10, TimeUnit.SECONDS)).isEqualTo(clients);
        assertThat(seenBeforeAnswer).isEqualTo(clients);
    }

    @Test
    void clientGivesUp() throws IOException {
        int port = freePort();
        assertThatThrownBy(() -> WireExchange.asClient("127.0.0.1", port, List.of(), Duration.ofMillis(100)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no server at 127.0.0.1:" + port);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
