package org.rdma4j.message;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;

/** A server of which one loop cannot be closed closes the others. */
@Timeout(60)
class MessageServerLoopsTest extends MessageFixture {
    @Test
    void aLoopWithAListenerOfTheProgram() throws Exception {
        MessageServer server = server().threads(2).start();
        EventLoop first;
        EventLoop second;
        try (EventLoop clients = EventLoop.start(new EventLoopOptions().withName("clients"))) {
            MessageConnection.to(clients, server.address(), new MessageOptions(), LIMIT);
            await(SOON, () -> server.connections().size() == 1);
            first = server.connections().getFirst().loop();
            MessageConnection.to(clients, server.address(), new MessageOptions(), LIMIT);
            await(SOON, () -> server.connections().size() == 2);
            second = server.connections().stream()
                    .map(MessageConnection::loop)
                    .filter(loop -> loop != first)
                    .findFirst()
                    .orElseThrow();
        }
        Listener listener = first.listen(anyPort(), new ConnectionOptions(), request -> {});
        assertThatThrownBy(server::close).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> second.execute(() -> {})).isInstanceOf(RejectedExecutionException.class);
        listener.close();
        first.close();
    }
}
