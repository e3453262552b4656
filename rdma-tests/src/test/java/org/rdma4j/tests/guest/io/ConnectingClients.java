package org.rdma4j.tests.guest.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;
import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;

/**
 * Clients that only connect, served one at a time. Neither side closes a connection before both sides have established
 * it, and the client closes first. Otherwise the kernel may report the end of the connection in place of its
 * establishment: on soft-iWARP to the client if the server's end of the TCP stream overtakes its response, on soft-RoCE
 * to the server if two processors handle the client's last two messages.
 */
final class ConnectingClients {
    /** One permit for each connection that the server has established and its client has not yet closed. */
    private final Semaphore established = new Semaphore(0);

    /**
     * Connects on a thread of its own, and closes the connection when {@link #serve} has established it.
     *
     * @param patience maximum time to wait for the response of the server
     * @return the exception of the client, or null if it has connected
     */
    CompletableFuture<@Nullable Throwable> connect(
            InetSocketAddress server, ConnectionOptions options, Duration patience) {
        return CompletableFuture.supplyAsync(
                () -> catchThrowable(() -> {
                    try (Connection client = Connection.to(server, options, LIMIT)) {
                        client.establish(patience);
                        assertThat(established.tryAcquire(LIMIT.toSeconds(), TimeUnit.SECONDS))
                                .as("whether the server has established the connection")
                                .isTrue();
                    }
                }),
                command -> new Thread(command).start());
    }

    /** Establishes the connection of a client, and closes it after the client. */
    void serve(Connection server) throws IOException {
        try (server) {
            try {
                server.establish(LIMIT);
            } finally {
                established.release();
            }
            server.awaitEnd(LIMIT);
        }
    }
}
