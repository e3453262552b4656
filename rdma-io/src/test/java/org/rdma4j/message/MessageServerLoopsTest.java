package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.cm.LoopManager;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.loop.LoopControl;

/** A server of which one loop cannot be closed closes the others. */
@Timeout(20)
class MessageServerLoopsTest {
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private long objects;

    @BeforeEach
    void start() throws IOException {
        LoopManager.install();
        EventLoop.shared();
        objects = LoopControl.objects();
    }

    @AfterEach
    void reset() {
        LoopManager.reset();
        LoopControl.reset();
        assertThat(LoopControl.objects()).as("native objects").isEqualTo(objects);
    }

    @Test
    void aLoopWithAListenerOfTheProgram() throws Exception {
        InetSocketAddress address = new InetSocketAddress("10.9.0.1", 0);
        MessageServer server = MessageServer.on(address).threads(2).start();
        EventLoop first;
        EventLoop second;
        try (EventLoop clients = EventLoop.start(new EventLoopOptions().withName("clients"))) {
            MessageConnection.to(clients, server.address(), new MessageOptions(), LIMIT);
            first = server.connections().getFirst().loop();
            MessageConnection.to(clients, server.address(), new MessageOptions(), LIMIT);
            second = server.connections().stream()
                    .map(MessageConnection::loop)
                    .filter(loop -> loop != first)
                    .findFirst()
                    .orElseThrow();
        }
        Listener listener = first.listen(address, new ConnectionOptions(), request -> {});
        assertThatThrownBy(server::close).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> second.execute(() -> {})).isInstanceOf(RejectedExecutionException.class);
        listener.close();
        first.close();
    }
}
