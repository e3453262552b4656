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
    private static final int LAST_REQUESTS = 5;

    /** Number of clients that connect at a time. */
    private static final int CONNECTING = 16;

    private final List<EventLoop> loops = new ArrayList<>();
    private final List<MessageClient> clients = Collections.synchronizedList(new ArrayList<>());

    private interface Action {
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
     * The program. Arguments: address and port of the server, number of the first client, then either {@code forever} and
     * the number of clients, or the duration of a round in seconds and the number of clients of each round.
     */
    public static void main(String[] arguments) throws Exception {
        System.out.println("process " + ProcessHandle.current().pid());
        InetSocketAddress server = new InetSocketAddress(arguments[0], Integer.parseInt(arguments[1]));
        int first = Integer.parseInt(arguments[2]);
        try (MessageClients all = new MessageClients()) {
            if (arguments[3].equals("forever")) {
                all.connect(server, first, Integer.parseInt(arguments[4]));
                System.out.println("ready");
                while (true) {
                    all.each(client -> client.exchange(1));
                    Thread.sleep(100);
                }
            }
            for (int i = 4; i < arguments.length; i++) {
                int count = Integer.parseInt(arguments[i]);
                all.round(server, first, count, Integer.parseInt(arguments[3]));
                first += count;
            }
        }
        System.out.println("done");
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

    private void round(InetSocketAddress server, int first, int count, int seconds) throws Exception {
        long start = System.nanoTime();
        connect(server, first, count);
        long connected = System.nanoTime();
        System.out.println("connected " + count);
        long end = connected + seconds * 1_000_000_000L;
        List<Integer> counts = Collections.synchronizedList(new ArrayList<>());
        each(client -> {
            client.exchangeUntil(end);
            counts.add(client.answered() - FIRST_REQUESTS);
            client.awaitAll();
        });
        IntSummaryStatistics statistics =
                counts.stream().mapToInt(each -> each).summaryStatistics();
        each(client -> client.behave(LAST_REQUESTS));
        each(MessageClient::close);
        clients.clear();
        System.out.println("round " + count + " clients, connected in " + (connected - start) / 1_000_000 + " ms; "
                + statistics.getSum() + " answers in " + seconds + " s; the slowest client got "
                + statistics.getMin() + ", the fastest " + statistics.getMax() + "; total time "
                + (System.nanoTime() - start) / 1_000_000 + " ms");
    }

    /** Executes an action for each client in a thread of its own. */
    void each(ClientAction action) throws Exception {
        inThreads(List.copyOf(clients).stream()
                .map(client -> (Action) () -> action.run(client))
                .toList());
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
            throw new AssertionError(failures.size() + " of " + actions.size() + " clients failed", failures.getFirst());
        }
    }

    @Override
    public void close() throws IOException {
        for (EventLoop each : loops) {
            each.close();
        }
    }
}
