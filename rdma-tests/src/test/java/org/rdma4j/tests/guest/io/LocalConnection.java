package org.rdma4j.tests.guest.io;

import static org.rdma4j.tests.guest.io.ConnectedQueuePairs.LIMIT;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.verbs.CompletionQueueBuilder;

/** A connection within this machine, on either device. */
final class LocalConnection implements Closeable {
    private final Listener listener;
    final Connection client;
    final Connection server;

    LocalConnection(Device device) throws IOException {
        this(device, new ConnectionOptions(), new ConnectionOptions());
    }

    /** Connects with a completion queue of the server that the test configures. */
    LocalConnection(Device device, UnaryOperator<CompletionQueueBuilder> ofServer) throws IOException {
        this(device, new ConnectionOptions().withCompletionQueue(ofServer), new ConnectionOptions());
    }

    LocalConnection(Device device, ConnectionOptions ofServer, ConnectionOptions ofClient) throws IOException {
        listener = Listener.on(new InetSocketAddress(device.address(), 0), ofServer);
        client = Connection.to(listener.address(), ofClient, LIMIT);
        CompletableFuture<Connection> accepted = CompletableFuture.supplyAsync(
                () -> {
                    try {
                        Connection connection = listener.next(LIMIT).establish(LIMIT);
                        connection.release();
                        return connection;
                    } catch (IOException e) {
                        throw new CompletionException(e);
                    }
                },
                command -> new Thread(command).start());
        client.establish(LIMIT);
        server = accepted.join();
    }

    @Override
    public void close() throws IOException {
        client.close();
        server.close();
        listener.close();
    }
}
