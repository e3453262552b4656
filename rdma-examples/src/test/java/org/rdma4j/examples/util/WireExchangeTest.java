package org.rdma4j.examples.util;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.ConnectException;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.rdma4j.sys.Gid;
import org.rdma4j.verbs.Endpoint;
import org.rdma4j.verbs.Mtu;

class WireExchangeTest {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Endpoint NONE = new Endpoint(0, WireExchange.NO_GID, 0, 0, Mtu.MTU_1024);

    @Test
    void bothLearnTheOthersEndpoints() throws Exception {
        int port = freePort();
        List<Endpoint> clients = List.of(new Endpoint(0, Gid.parse("::ffff:10.77.0.1"), 1, 2, Mtu.MTU_1024), NONE);
        List<Endpoint> servers = List.of(new Endpoint(7, Gid.parse("fd77::1"), 3, 4, Mtu.MTU_1024), NONE);
        List<Endpoint> seenByServer = new ArrayList<>();
        FutureTask<Void> serving = new FutureTask<>(() -> {
            WireExchange.runServer(port, servers, PATIENCE, seenByServer::addAll);
            return null;
        });
        new Thread(serving).start();
        List<Endpoint> seenByClient = new ArrayList<>();
        while (seenByClient.isEmpty()) {
            try {
                WireExchange.runClient("127.0.0.1", port, clients, PATIENCE, remote -> {
                    assertThat(seenByServer).isEqualTo(clients);
                    seenByClient.addAll(remote);
                });
            } catch (IOException notYet) {
                assertThat(notYet).hasCauseInstanceOf(ConnectException.class);
                Thread.sleep(10);
            }
        }
        serving.get(10, TimeUnit.SECONDS);
        assertThat(seenByClient).isEqualTo(servers);
    }

    @Test
    void nobodyServes() {
        int port = freePort();
        assertThatThrownBy(() -> WireExchange.runClient("127.0.0.1", port, List.of(), PATIENCE, remote -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no server at 127.0.0.1:" + port);
    }

    @Test
    void textIsThatOfTheCPrograms() {
        Endpoint endpoint = new Endpoint(0x12, Gid.parse("::ffff:10.77.0.1"), 0x11, 0xabcdef, Mtu.MTU_2048);
        String text = "0012:000011:abcdef:00000000000000000000ffff0a4d0001";
        assertThat(WireExchange.text(endpoint)).isEqualTo(text);
        assertThat(WireExchange.parse(text, Mtu.MTU_2048)).isEqualTo(endpoint);
    }

    @Test
    void otherTextIsRefused() {
        assertThatThrownBy(() -> WireExchange.parse("0012:000011:abcdef", Mtu.MTU_1024))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("lid:qpn:psn:gid");
    }

    /** Returns a free port below the ephemeral ports of the system, which other processes could be assigned. */
    private static int freePort() {
        while (true) {
            int port = 15_000 + ThreadLocalRandom.current().nextInt(15_000);
            try (ServerSocket socket = new ServerSocket(port)) {
                return socket.getLocalPort();
            } catch (IOException e) {
                // The port is in use.
            }
        }
    }
}
