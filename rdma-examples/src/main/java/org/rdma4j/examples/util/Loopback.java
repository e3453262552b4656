package org.rdma4j.examples.util;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;

/**
 * Both sides of a connection in one program, so that examples can use a single thread.
 *
 * @param left the side that has connected
 * @param right the side that has accepted
 */
public record Loopback(Connection left, Connection right) implements Closeable {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);

    /** Connects the device with the given address to itself. */
    public static Loopback on(String address) throws IOException {
        return on(address, new ConnectionOptions());
    }

    /** Connects the device with the given address to itself, with the given options on both sides. */
    public static Loopback on(String address, ConnectionOptions options) throws IOException {
        try (Listener listener = Listener.on(new InetSocketAddress(address, 0), options)) {
            Connection left = Connection.to(listener.address(), options, TIMEOUT);
            // Accept on another thread, because each side blocks until the other side is ready.
            FutureTask<Connection> accepting =
                    new FutureTask<>(() -> listener.next(TIMEOUT).establish(TIMEOUT));
            new Thread(accepting).start();
            left.establish(TIMEOUT);
            return new Loopback(left, accepting.get());
        } catch (ExecutionException | InterruptedException e) {
            throw new IOException("cannot accept the connection", e);
        }
    }

    @Override
    public void close() throws IOException {
        left.close();
        right.close();
    }
}
