package org.rdma4j.cm;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Two connected connections of the loop devices and their listener. Any thread can use the connections first. */
public final class LoopConnections implements Closeable {
    /** Timeout for operations that complete immediately. */
    public static final Duration LIMIT = Duration.ofSeconds(20);

    private final Listener listener;
    private final Connection client;
    private final Connection server;

    private LoopConnections(Listener listener, Connection client, Connection server) {
        this.listener = listener;
        this.client = client;
        this.server = server;
    }

    /** Returns a loopback address with port 0. */
    public static InetSocketAddress anyPort() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    }

    /** Connects with the given options for the active and the passive side. */
    public static LoopConnections open(ConnectionOptions active, ConnectionOptions passive) throws IOException {
        LoopManager.install();
        Listener listener = Listener.on(anyPort(), passive);
        FutureTask<Connection> accepting = start(() -> established(listener.next(LIMIT)));
        Connection client = established(Connection.to(listener.address(), active, LIMIT));
        return new LoopConnections(listener, client, result(accepting));
    }

    private static Connection established(Connection connection) throws IOException {
        connection.establish(LIMIT);
        connection.release();
        return connection;
    }

    /** Executes a task on a new thread. */
    static <T> FutureTask<T> start(Callable<T> task) {
        FutureTask<T> future = new FutureTask<>(task);
        Thread.ofPlatform().daemon().name("loop connections").start(future);
        return future;
    }

    /** Waits for a task and returns its result. */
    static <T> T result(FutureTask<T> task) throws IOException {
        try {
            return task.get();
        } catch (ExecutionException | InterruptedException e) {
            throw new IOException(e);
        }
    }

    /** Returns the active side. */
    public Connection client() {
        return client;
    }

    /** Returns the passive side. */
    public Connection server() {
        return server;
    }

    /** Closes both sides, the active one first, and the listener. */
    @Override
    public void close() throws IOException {
        client.close();
        server.close();
        listener.close();
    }
}
