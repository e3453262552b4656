package org.rdma4j.tests.guest.message;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.rdma4j.event.EventLoop;
import org.rdma4j.event.EventLoopOptions;

/** Clients of a server, each in a virtual thread, which share two event loops. */
final class MessageClients implements Closeable {
    private static final int LOOPS = 2;
    private static final int FIRST_REQUESTS = 2;
    private static final int LAST_REQUESTS = 3;

    /** Number of clients that connect at a time. */
    private static final int CONNECTING = 16;

    private final List<EventLoop> loops = new ArrayList<>();
    private final List<MessageClient> clients = Collections.synchronizedList(new ArrayList<>());

    interface Action {
        void run() throws Exception;
    }

    interface ClientAction {
        void run(MessageClient client) throws Exception;
    }

    MessageClients() throws IOException {
        for (int i = 0; i < LOOPS; i++) {
            loops.add(EventLoop.start(new EventLoopOptions().withName("clients " + i)));
        }
    }

    /**
     * Program of a separate process. The arguments are the address and port of the server and the number of the first
     * client, then either {@code forever} and the number of clients, or the duration of a round in seconds and its
     * number of clients.
     */
    public static void main(String[] arguments) throws Exception {
        System.out.println("process " + ProcessHandle.current().pid());
        InetSocketAddress server = new InetSocketAddress(arguments[0], Integer.parseInt(arguments[1]));
        int first = Integer.parseInt(arguments[2]);
        int count = Integer.parseInt(arguments[4]);
        try (MessageClients all = new MessageClients()) {
            if (arguments[3].equals("forever")) {
                all.exchangeForever(server, first, count);
            }
            int seconds = Integer.parseInt(arguments[3]);
            System.out.println("round "
                    + all.round(server, first, count, seconds, () -> System.out.println("connected " + count)));
        }
        System.out.println("done");
    }

    /** Exchanges messages. When the connections have failed, continues with other clients. */
    private void exchangeForever(InetSocketAddress server, int first, int count) throws Exception {
        for (int next = first; ; next += count) {
            connect(server, next, count);
            System.out.println("ready");
            try {
                while (true) {
                    each(client -> client.exchange(1));
                    Thread.sleep(100);
                }
            } catch (AssertionError e) {
                if (!(e.getCause() instanceof IOException)) {
                    throw e;
                }
                each(MessageClient::closeAfterLoss);
                clients.clear();
            }
        }
    }

    /** Connects clients, each of which exchanges some messages. */
    void connect(InetSocketAddress server, int first, int count) throws Exception {
        Semaphore permits = new Semaphore(CONNECTING);
        List<Action> actions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int number = first + i;
            actions.add(() -> {
                permits.acquire();
                try {
                    MessageClient client = new MessageClient(loops.get(number % LOOPS), number, server);
                    clients.add(client);
                    client.exchange(FIRST_REQUESTS);
                } finally {
                    permits.release();
                }
            });
        }
        inThreads(actions);
    }

    /**
     * Connects clients, which exchange messages for some time, after which some disconnect.
     *
     * @param connected executed while the clients exchange messages
     * @return a summary of the exchanged messages
     */
    String round(InetSocketAddress server, int first, int count, int seconds, Action connected) throws Exception {
        long start = System.nanoTime();
        connect(server, first, count);
        long from = System.nanoTime();
        long end = from + seconds * 1_000_000_000L;
        List<Integer> counts = Collections.synchronizedList(new ArrayList<>());
        List<Action> actions = actions(client -> {
            client.exchangeUntil(end);
            counts.add(client.answered() - FIRST_REQUESTS);
            client.awaitAll();
        });
        actions.add(connected);
        inThreads(actions);
        IntSummaryStatistics statistics = counts.stream().mapToInt(each -> each).summaryStatistics();
        each(client -> client.behave(LAST_REQUESTS));
        each(MessageClient::close);
        clients.clear();
        return "%d clients, connected in %d ms; %d answers in %d s; the slowest client got %d, the fastest %d; %d ms in total"
                .formatted(
                        count,
                        (from - start) / 1_000_000,
                        statistics.getSum(),
                        seconds,
                        statistics.getMin(),
                        statistics.getMax(),
                        (System.nanoTime() - start) / 1_000_000);
    }

    /** Runs an action for each client in a thread of its own. */
    void each(ClientAction action) throws Exception {
        inThreads(actions(action));
    }

    private List<Action> actions(ClientAction action) {
        List<Action> actions = new ArrayList<>();
        for (MessageClient client : List.copyOf(clients)) {
            actions.add(() -> action.run(client));
        }
        return actions;
    }

    private static void inThreads(List<Action> actions) throws Exception {
        List<Throwable> failures = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        for (Action each : actions) {
            threads.add(Thread.startVirtualThread(() -> {
                try {
                    each.run();
                } catch (Throwable e) {
                    failures.add(e);
                }
            }));
        }
        for (Thread each : threads) {
            each.join();
        }
        if (!failures.isEmpty()) {
            throw new AssertionError(
                    failures.size() + " of " + actions.size() + " clients failed", failures.getFirst());
        }
    }

    @Override
    public void close() throws IOException {
        for (EventLoop each : loops) {
            each.close();
        }
    }
}
