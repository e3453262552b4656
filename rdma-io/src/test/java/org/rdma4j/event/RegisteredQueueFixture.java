package org.rdma4j.event;

import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.rdma4j.loop.LoopControl;
import org.rdma4j.loop.LoopDevice;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;

/** Two connected queue pairs with a completion queue each, and a loop. */
abstract class RegisteredQueueFixture {
    LoopDevice device;
    CompletionQueue queue;
    CompletionQueue peers;
    QueuePair queuePair;
    QueuePair peer;
    MemoryRegion memory;
    EventLoop loop;

    /** Requests that the handler of the queue has received. */
    final List<WorkRequest<?>> handled = new CopyOnWriteArrayList<>();

    @BeforeEach
    void open() throws IOException {
        device = LoopDevice.open();
        memory = device.memory(1024, Access.REMOTE_WRITE);
        queue = device.own(CompletionQueue.createWithEvents(device.context(), 256));
        peers = device.own(CompletionQueue.createWithEvents(device.context(), 256));
        QueuePair[] pair = device.pair(queue, peers);
        queuePair = pair[0];
        peer = pair[1];
        loop = EventLoop.start();
    }

    @AfterEach
    void close() throws IOException {
        LoopControl.hold(false);
        loop.close();
        device.close();
    }

    static <T> T get(CompletableFuture<T> future) throws Exception {
        return future.get(LIMIT.toMillis(), TimeUnit.MILLISECONDS);
    }

    static Throwable failure(CompletableFuture<?> future) {
        return future.handle((result, e) -> e)
                .orTimeout(LIMIT.toMillis(), TimeUnit.MILLISECONDS)
                .join();
    }

    interface Action {
        void run() throws Exception;
    }

    /** Runs an action as a task of the loop. */
    void inLoop(Action action) throws Exception {
        CompletableFuture<Void> done = new CompletableFuture<>();
        loop.execute(() -> {
            try {
                action.run();
                done.complete(null);
            } catch (Throwable e) {
                done.completeExceptionally(e);
            }
        });
        get(done);
    }

    SendRequest send(QueuePair from, long length) throws IOException {
        SendRequest send = from.prepareSend(memory.slice(0, length));
        from.release();
        return send;
    }

    ReceiveRequest receive(QueuePair into, int index) throws IOException {
        ReceiveRequest receive = into.prepareReceive(memory.slice(512 + 64L * index, 64));
        into.release();
        return receive;
    }

    void registerBoth() throws Exception {
        loop.register(queue, handled::add);
        get(loop.register(peers, handled::add));
    }
}
