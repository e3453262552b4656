package org.rdma4j.tests.docs;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.CompletionHandler;
import org.rdma4j.event.ConnectionHandler;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;

/** The examples in the Javadoc of the package org.rdma4j.event. */
final class EventExamples {
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    private EventExamples() {}

    static void server(InetSocketAddress address, ConnectionOptions options) throws IOException {
        EventLoop loop = EventLoop.start();
        Listener listener =
                loop.listen(address, options, request -> loop.accept(request, options, TIMEOUT, new Echo()));
        listener.close();
        loop.close();
    }

    static final class Echo implements ConnectionHandler {
        private MemoryRegion memory;
        private ReceiveRequest receive;

        @Override
        public void onCreate(Connection client) throws IOException {
            memory = client.allocate(64);
            receive = client.prepareReceive(memory).post();
        }

        @Override
        public void onCompletion(Connection client, WorkRequest<?> request) throws IOException {
            request.checkSuccess();
            if (request == receive) {
                client.queuePair()
                        .prepareSend(memory.slice(0, receive.length()))
                        .post();
            } else {
                receive.post();
            }
        }
    }

    static final class Greeting implements ConnectionHandler {
        @Override
        public void onOpen(Connection client) throws IOException {
            client.queuePair().prepareSend(client.allocate(64)).post();
        }

        @Override
        public void onClose(Connection client, IOException cause) {
            System.out.println(client.peerAddress() + ": " + cause.getMessage());
        }
    }

    private static final class Sender implements ConnectionHandler {
        @Override
        public void onOpen(Connection server) throws IOException {
            CompletionHandler sent = request -> System.out.println("sent: " + request.status());
            server.queuePair().prepareSend(server.allocate(64)).attach(sent).post();
        }
    }

    static void options() throws IOException {
        EventLoopOptions options = new EventLoopOptions().withName("server").withSpin(Duration.ofNanos(20_000));
        EventLoop loop = EventLoop.start(options);
        loop.close();
    }

    static void register(
            EventLoop loop, CompletionQueue queue, QueuePair queuePair, SendRequest send, CompletionHandler handler) {
        loop.register(queue, handler);
        loop.guard(queuePair);
        loop.submit(send, TIMEOUT).thenRun(() -> System.out.println("sent"));
        loop.unregister(queue).thenRun(() -> System.out.println("unregistered"));
    }
}
