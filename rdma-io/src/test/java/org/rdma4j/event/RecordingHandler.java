package org.rdma4j.event;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.rdma4j.cm.Connection;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkRequest;
import org.rdma4j.verbs.WorkStatus;

/** Records the calls of its methods, and posts receives. */
class RecordingHandler implements ConnectionHandler {
    /** Names of the methods that were called, in order. */
    final List<String> calls = new CopyOnWriteArrayList<>();

    /** Number of receives that have completed successfully. */
    final AtomicInteger received = new AtomicInteger();

    final CompletableFuture<Connection> created = new CompletableFuture<>();
    final CompletableFuture<Connection> open = new CompletableFuture<>();
    final CompletableFuture<IOException> closed = new CompletableFuture<>();
    private final int receives;
    /** Region for the receives, in units of 64 bytes, and one further unit to send from. */
    @Nullable
    MemoryRegion memory;

    RecordingHandler(int receives) {
        this.receives = receives;
    }

    @Override
    public void onCreate(Connection connection) throws IOException {
        calls.add("create");
        MemoryRegion region = connection.allocate(64L * (receives + 1));
        memory = region;
        for (int i = 0; i < receives; i++) {
            connection.prepareReceive(region.slice(64L * i, 64)).post();
        }
        created.complete(connection);
    }

    @Override
    public void onOpen(Connection connection) throws IOException {
        calls.add("open");
        open.complete(connection);
    }

    @Override
    public void onCompletion(Connection connection, WorkRequest<?> request) throws IOException {
        calls.add("completion");
        if (request instanceof ReceiveRequest receive && receive.status() == WorkStatus.SUCCESS) {
            received.incrementAndGet();
            received(connection, receive);
        }
    }

    /** Handles a message. Posts the receive again. */
    void received(Connection connection, ReceiveRequest receive) throws IOException {
        receive.post();
    }

    @Override
    public void onClose(Connection connection, IOException cause) {
        calls.add("close");
        closed.complete(cause);
    }

    /** Sends a message of one byte. Called on the loop. */
    void send(Connection connection) throws IOException {
        MemoryRegion region = memory;
        if (region != null) {
            connection.queuePair().prepareSend(region.slice(64L * receives, 1)).post();
        }
    }
}
