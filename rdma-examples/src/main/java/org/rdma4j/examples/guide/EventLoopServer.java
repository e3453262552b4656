package org.rdma4j.examples.guide;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.rdma4j.cm.Connection;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.cm.Listener;
import org.rdma4j.event.ConnectionHandler;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.WorkRequest;

/**
 * A server that sends messages back from the buffers in which they were received, on an event loop: {@code
 * EventLoopServer ADDRESS PORT}. Posts its own requests; for messages with flow control, see {@link EchoServer}.
 * Disconnects a client that sends another message while {@link #WINDOW} messages are being sent back to it, for example
 * because it does not receive them.
 */
public final class EventLoopServer implements ConnectionHandler {
    private static final int MAX_BYTES = 64;
    private static final int WINDOW = 8;

    /** Number of buffers of a client: one more than the window, to receive the message that exceeds it. */
    private static final int BUFFERS = WINDOW + 1;

    /**
     * Options of the loop. With a smaller completion queue, soft-iWARP cannot create the queue pairs of 70 clients: see
     * docs/reference/compatibility.md. A larger one exceeds the maximum of soft-RoCE.
     */
    public static final EventLoopOptions LOOP_OPTIONS = new EventLoopOptions().withCompletions(32_767);

    private static final ConnectionOptions OPTIONS = new ConnectionOptions()
            .withQueuePair(pair -> pair.sendRequests(WINDOW).receiveRequests(BUFFERS));
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private EventLoopServer() {}

    public static void main(String[] arguments) throws IOException {
        InetSocketAddress address = new InetSocketAddress(arguments[0], Integer.parseInt(arguments[1]));
        try (EventLoop loop = EventLoop.create(LOOP_OPTIONS);
                Listener listener = listen(loop, address)) {
            System.out.println("Listening on " + listener.address());
            loop.run();
        }
    }

    /** Returns a listener whose clients are served by a loop. The caller must close it. */
    public static Listener listen(EventLoop loop, InetSocketAddress address) throws IOException {
        EventLoopServer handler = new EventLoopServer();
        return loop.listen(
                address,
                OPTIONS,
                request -> loop.accept(request, OPTIONS, TIMEOUT, handler).exceptionally(e -> {
                    System.err.println("Cannot accept a client: " + e.getMessage());
                    return null;
                }));
    }

    @Override
    public void onCreate(Connection client) throws IOException {
        MemoryRegion memory = client.allocate(BUFFERS * MAX_BYTES);
        for (int i = 0; i < BUFFERS; i++) {
            LocalMemory buffer = memory.slice(i * MAX_BYTES, MAX_BYTES);
            client.prepareReceive(buffer).attach(buffer).post();
        }
    }

    @Override
    public void onCompletion(Connection client, WorkRequest<?> request) throws IOException {
        request.checkSuccess();
        if (request instanceof ReceiveRequest message) {
            LocalMemory received = ((LocalMemory) message.attachment()).slice(0, message.length());
            if (!client.queuePair().prepareSend(received).attach(message).tryPost()) {
                throw new IOException(client.peerAddress() + " does not receive the messages that are sent to it");
            }
        } else {
            ((ReceiveRequest) request.attachment()).post();
        }
    }
}
