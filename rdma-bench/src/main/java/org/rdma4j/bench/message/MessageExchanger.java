package org.rdma4j.bench.message;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.MemoryRegion;

/**
 * Requests and answers of {@link MessageConnection}. Requests that fit into a slot are passed as a {@code byte[]},
 * larger ones as registered memory, which is not copied.
 */
final class MessageExchanger {
    private static final Duration LIMIT = Duration.ofMinutes(10);

    private MessageExchanger() {}

    /** Starts a server, whose loop answers each request in its handler. */
    static Exchanger server(InetSocketAddress address, Runnable ready) throws IOException {
        MessageServer server = MessageServer.on(address)
                .onRequest((client, request) -> request.answer(request.memory().asSlice(0, Exchanger.ANSWER_BYTES)))
                .start();
        ready.run();
        return new Server(server);
    }

    /**
     * Connects to a server.
     *
     * @param driven {@code true} if the thread that waits for an answer drives the loop; {@code false} for the shared
     *     loop, which has a thread of its own
     */
    static Exchanger client(InetSocketAddress address, boolean driven) throws IOException {
        EventLoop own = driven ? EventLoop.create(new EventLoopOptions()) : null;
        EventLoop loop = own == null ? EventLoop.shared() : own;
        return new Client(own, MessageConnection.to(loop, address, new MessageOptions(), LIMIT));
    }

    private record Server(MessageServer server) implements Exchanger {
        @Override
        public void exchange(int bytes, int count) {
            // The server's loop answers the requests.
        }

        @Override
        public void close() throws IOException {
            server.close();
        }
    }

    private static final class Client implements Exchanger {
        private final @Nullable EventLoop own;
        private final MessageConnection connection;
        private final MemoryRegion memory;

        Client(@Nullable EventLoop own, MessageConnection connection) throws IOException {
            this.own = own;
            this.connection = connection;
            this.memory = connection.allocate(MAX_REQUEST_BYTES);
        }

        @Override
        public void exchange(int bytes, int count) throws IOException {
            if (bytes <= ANSWER_BYTES) {
                MemorySegment request = MemorySegment.ofArray(new byte[bytes]);
                for (int i = 0; i < count; i++) {
                    check(connection.request(request, LIMIT));
                }
            } else {
                LocalMemory request = memory.slice(0, bytes);
                for (int i = 0; i < count; i++) {
                    check(connection.loop().await(connection.requestAsync(request, LIMIT), LIMIT));
                }
            }
        }

        private static void check(Message answer) throws IOException {
            try (answer) {
                if (answer.length() != ANSWER_BYTES) {
                    throw new IOException("The answer has " + answer.length() + " bytes");
                }
            }
        }

        @Override
        public void close() throws IOException {
            connection.close();
            if (own != null) {
                own.close();
            }
        }
    }
}
