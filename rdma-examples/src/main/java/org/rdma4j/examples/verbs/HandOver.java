package org.rdma4j.examples.verbs;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import org.rdma4j.cm.Connection;
import org.rdma4j.examples.util.Loopback;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RdmaException;
import org.rdma4j.verbs.ReceiveRequest;

/**
 * Two ways to use a connection from several threads: the owner releases it, or a lock guards it.
 *
 * <p>{@code HandOver 10.77.0.1}
 */
public final class HandOver {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int SIZE = 64;

    private HandOver() {}

    public static void main(String[] arguments) throws Exception {
        System.out.println(run(arguments[0]));
    }

    /** Sends a message from two threads in turn; another thread receives each. Returns what has been received. */
    public static String run(String address) throws IOException, ExecutionException, InterruptedException {
        try (Loopback pair = Loopback.on(address);
                ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            MemoryRegion message = pair.left().allocate(SIZE);
            message.memory().setString(0, "hello");
            ReentrantLock lock = guard(pair.left());
            StringBuilder received = new StringBuilder();
            for (int i = 0; i < 2; i++) {
                Future<String> text = receive(pair.right(), executor);
                executor.submit(() -> sendLocked(pair.left(), lock, message)).get();
                received.append(text.get());
            }
            lock.lock();
            try {
                pair.left().close();
            } finally {
                lock.unlock();
            }
            return received.toString();
        }
    }

    /** Prepares a receive on this thread, and waits for its message on another thread. */
    private static Future<String> receive(Connection connection, ExecutorService executor) throws RdmaException {
        ReceiveRequest receive =
                connection.prepareReceive(connection.allocate(SIZE)).post();
        connection.release();
        return executor.submit(() -> {
            String text = receive.await(TIMEOUT).message().getString(0);
            connection.release();
            return text;
        });
    }

    /** Makes the holder of the returned lock the owner of a connection. */
    private static ReentrantLock guard(Connection connection) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        try {
            connection.guardedBy(lock);
        } finally {
            lock.unlock();
        }
        return lock;
    }

    private static Void sendLocked(Connection connection, ReentrantLock lock, MemoryRegion message)
            throws RdmaException {
        lock.lock();
        try {
            connection.send(message, TIMEOUT);
        } finally {
            lock.unlock();
        }
        return null;
    }
}
