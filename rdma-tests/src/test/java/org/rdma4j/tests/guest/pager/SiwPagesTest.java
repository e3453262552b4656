package org.rdma4j.tests.guest.pager;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionException;
import org.rdma4j.cm.EventType;
import org.rdma4j.examples.pager.Coordinator;
import org.rdma4j.examples.pager.PageTransport;
import org.rdma4j.examples.pager.PageTransport.Mode;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.pager.RemotePagesSuite;
import org.rdma4j.verbs.ReceiveRequest;

/** Pages on soft-iWARP, where nodes connect through the connection manager. */
@InGuest
@DisplayName("pages over siw0")
class SiwPagesTest extends RemotePagesSuite {
    private static final Duration LIMIT = Duration.ofSeconds(10);

    @Override
    protected PageTransport.Builder in(PageTransport.Builder builder) throws IOException {
        return builder.mode(Mode.RDMA).address(InetAddress.getByName(Device.SIW.address()));
    }

    /** Requests that a client sends before it is accepted may be dropped, so the server sends first. */
    @Test
    void serverSendsFirst() throws Exception {
        try (Coordinator coordinator = Coordinator.on(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                PageTransport b =
                        in(PageTransport.builder("b", coordinator.uri())).open();
                HttpClient http = HttpClient.newHttpClient()) {
            b.registerPages(1);
            String endpoint = http.send(
                            HttpRequest.newBuilder(coordinator.uri().resolve("/nodes/b/rdma/endpoint"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
            Matcher listener = Pattern.compile("\"" + Device.SIW.address() + ":([0-9]+)\"")
                    .matcher(endpoint.substring(endpoint.indexOf("rdma")));
            assertThat(listener.find()).as(endpoint).isTrue();
            InetSocketAddress at = new InetSocketAddress(Device.SIW.address(), Integer.parseInt(listener.group(1)));
            assertThat(firstLength(at)).isZero();
        }
    }

    /** Returns the length of the server's first message. Connects again if that message overtakes the response. */
    private static int firstLength(InetSocketAddress server) throws IOException {
        long start = System.nanoTime();
        while (true) {
            try (Connection connection = Connection.to(server, LIMIT)) {
                ReceiveRequest first =
                        connection.prepareReceive(connection.allocate(1)).post();
                connection.establish(LIMIT);
                return first.await(LIMIT).length();
            } catch (ConnectionException e) {
                if (e.event().type() != EventType.CONNECT_ERROR || System.nanoTime() - start > LIMIT.toNanos()) {
                    throw e;
                }
            }
        }
    }
}
