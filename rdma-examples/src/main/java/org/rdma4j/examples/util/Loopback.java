package org.rdma4j.examples.util;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.Listener;

/**
 * Both ends of a connection, in one program, so that one thread shows what each does.
 *
 * @param left the end that has connected
 * @param right the other
 */
public record Loopback(Connection left, Connection right) implements Closeable {
    private static final Duration LIMIT = Duration.ofSeconds(30);

    /** Connects a device to itself. */
    public static Loopback on(String address) throws IOException {
        try (Listener listener = Listener.on(new InetSocketAddress(address, 0))) {
            Connection left = Connection.to(listener.address(), LIMIT);
            // Each end waits for the other.
            FutureTask<Connection> accepting =
                    new FutureTask<>(() -> listener.next(LIMIT).establish(LIMIT));
            new Thread(accepting).start();
            left.establish(LIMIT);
            return new Loopback(left, accepting.get());
        } catch (ExecutionException | InterruptedException e) {
            throw new IOException("the right end was not connected", e);
        }
    }

    @Override
    public void close() throws IOException {
        left.close();
        right.close();
    }
}
