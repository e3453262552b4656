package org.rdma4j.tests.guest.message;

import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.rdma4j.event.EventLoop;
import org.rdma4j.message.Message;
import org.rdma4j.message.MessageConnection;
import org.rdma4j.message.MessageOptions;
import org.rdma4j.message.MessageServer;
import org.rdma4j.message.Request;

/**
 * A server and connections of a client, on which virtual threads make blocking requests. The server answers only when
 * all threads are waiting, in reverse order of the requests.
 */
final class VirtualThreadRequests implements Closeable {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    /** Size of every eleventh answer, which does not fit into a slot, so that the client reads it. */
    private static final int LARGE = 1000;

    /** Number of threads that use a connection. */
    private static final int THREADS_PER_CONNECTION = 10;

    /**
     * All threads of a connection have a request in flight. The server retains half of the window; with a larger window
     * it might have credits that it need not return.
     */
    private static final MessageOptions OPTIONS = new MessageOptions()
            .withSlotSize(128)
            .withWindow(2 * THREADS_PER_CONNECTION)
            .withRequests(THREADS_PER_CONNECTION)
            .withMaxMessageSize(LARGE)
            .withCloseTimeout(LIMIT);

    private final MessageServer server;
    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
    private final List<MessageConnection> connections = new ArrayList<>();

    /**
     * Starts a server and connects to it.
     *
     * @param address address of the server, with port 0
     * @param serving loop of the server
     * @param loop loop of the client
     * @param count number of connections
     */
    VirtualThreadRequests(InetSocketAddress address, EventLoop serving, EventLoop loop, int count) throws IOException {
        server = MessageServer.on(address)
                .options(OPTIONS)
                .loops(serving)
                .onRequest((client, request) -> requests.add(request.retain()))
                .start();
        List<Future<MessageConnection>> connecting = new ArrayList<>();
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < count; i++) {
                connecting.add(executor.submit(() -> MessageConnection.to(loop, server.address(), OPTIONS, LIMIT)));
            }
        }
        connecting.stream().map(Future::resultNow).forEach(connections::add);
    }

    /** Makes one request on each connection, in a virtual thread each, and checks the answers. */
    void warmUp() throws Exception {
        run(connections.size());
    }

    /**
     * Makes one request in each virtual thread, and verifies the answers.
     *
     * @return the numbers of live platform threads by name, while all virtual threads are waiting
     */
    Map<String, Long> run() throws Exception {
        return run(connections.size() * THREADS_PER_CONNECTION);
    }

    private Map<String, Long> run(int threads) throws Exception {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> callers = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                int number = i;
                callers.add(executor.submit(() -> request(number)));
            }
            List<Request> held = new ArrayList<>();
            while (held.size() < threads) {
                Request next = requests.poll(LIMIT.toSeconds(), TimeUnit.SECONDS);
                assertThat(next)
                        .as("a request; %d of %d have arrived", held.size(), threads)
                        .isNotNull();
                held.add(next);
            }
            assertThat(callers).as("threads that are not waiting").noneMatch(Future::isDone);
            Map<String, Long> live = platformThreads();
            for (Request each : held.reversed()) {
                try (each) {
                    each.answer(answer(each.memory().get(JAVA_INT_UNALIGNED, 0)));
                }
            }
            for (Future<?> each : callers) {
                each.get(LIMIT.toSeconds(), TimeUnit.SECONDS);
            }
            return live;
        }
    }

    /**
     * Returns the numbers of live platform threads by name, with digits replaced. Carriers of virtual threads are
     * included.
     */
    static Map<String, Long> platformThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .collect(Collectors.groupingBy(
                        thread -> thread.getName().replaceAll("\\d+", "N"), Collectors.counting()));
    }

    private Void request(int number) throws IOException {
        MemorySegment question = MemorySegment.ofArray(new byte[Integer.BYTES]);
        question.set(JAVA_INT_UNALIGNED, 0, number);
        try (Message answer = connections.get(number % connections.size()).request(question, LIMIT)) {
            MemorySegment expected = MemorySegment.ofBuffer(answer(number));
            if (answer.memory().mismatch(expected) != -1) {
                throw new AssertionError("Request " + number + " got a wrong answer with " + answer.length()
                        + " bytes instead of " + expected.byteSize());
            }
        }
        return null;
    }

    private static ByteBuffer answer(int number) {
        ByteBuffer answer = ByteBuffer.allocate(number % 11 == 0 ? LARGE : 2 * Integer.BYTES);
        while (answer.hasRemaining()) {
            answer.putInt(number);
        }
        return answer.flip();
    }

    /** Closes the connections, in virtual threads, and the server. */
    @Override
    public void close() throws IOException {
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            for (MessageConnection each : connections) {
                executor.submit(() -> {
                    each.close();
                    return null;
                });
            }
        }
        server.close();
    }
}
