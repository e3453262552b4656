package org.rdma4j.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.rdma4j.cm.LoopConnections.LIMIT;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.EventType;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopConnections;
import org.rdma4j.cm.LoopLeakCheck;
import org.rdma4j.cm.LoopManager;

/** A loop whose close is interrupted by an Error while its connections end. */
@Timeout(60)
@ExtendWith(LoopLeakCheck.class)
class CloseAfterErrorTest {
    /** A thread that has no stack left when the loop is about to sleep. */
    private static final class ShallowThread extends Thread {
        ShallowThread(Runnable task) {
            super(task);
        }

        @Override
        public boolean isInterrupted() {
            throw new StackOverflowError("intended");
        }
    }

    @Test
    void everythingIsFreed() throws Exception {
        // The peer does not disconnect, so that the close must wait.
        try (Listener listener = Listener.on(LoopConnections.anyPort())) {
            EventLoop loop = EventLoop.create(new EventLoopOptions());
            AtomicInteger ends = new AtomicInteger();
            CompletableFuture<Connection> connected =
                    loop.connect(listener.address(), new ConnectionOptions(), LIMIT, new ConnectionHandler() {
                        @Override
                        public void onClose(Connection connection, IOException cause) {
                            ends.incrementAndGet();
                        }
                    });
            loop.runOnce(Duration.ZERO);
            try (Connection peer = listener.next(LIMIT)) {
                peer.establishAsync();
                loop.await(connected, LIMIT);
                FutureTask<Void> close = new FutureTask<>(() -> {
                    loop.close();
                    return null;
                });
                LoopManager.hold(EventType.DISCONNECTED, true);
                try {
                    new ShallowThread(close).start();
                    assertThatThrownBy(close::get).hasRootCauseMessage("intended");
                } finally {
                    LoopManager.reset();
                }
                loop.close();
                assertThat(ends).hasValue(1);
            }
        }
    }
}
