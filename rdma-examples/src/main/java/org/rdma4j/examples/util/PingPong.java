package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** What the ping-pongs have in common, whatever the type of their queue pairs. */
public final class PingPong {
    /** The id of a receive request. */
    public static final long RECEIVE = 1;

    /** The id of a send request. */
    public static final long SEND = 2;

    private static final byte UNTOUCHED = 0x7b;
    private static final int PAGE = 4096;

    private PingPong() {}

    /** What a type of queue pair does in its own way. */
    public interface Poster {
        /** Posts so many receives. */
        void postReceives(int count);

        /** Posts a send on one of the queue pairs. */
        void postSend(int queuePair);

        /** Which queue pair has the number; programs with one need not ask. */
        default int queuePair(int number) {
            return 0;
        }
    }

    /** Told how the exchange gets on, on the thread that does it. */
    public interface Watch {
        /** One that does not look. */
        Watch NONE = messages -> {};

        /** So many messages were received; called at each thousandth. */
        void received(int messages);
    }

    /**
     * What came of it.
     *
     * @param iterations the exchanges
     * @param bytes sent and received
     * @param seconds the time they took
     * @param badPages the pages whose first byte is not what the client sends; empty where nothing was checked
     */
    public record Result(int iterations, long bytes, double seconds, List<Integer> badPages) {
        /** Prints it in the words of the C programs. */
        public void print(PrintStream out) {
            out.printf("%d bytes in %.2f seconds = %.2f Mbit/sec%n", bytes, seconds, bytes * 8 / seconds / 1e6);
            out.printf("%d iters in %.2f seconds = %.2f usec/iter%n", iterations, seconds, seconds * 1e6 / iterations);
            badPages.forEach(page -> out.printf("invalid data in page %d%n", page));
        }
    }

    /** Fills a buffer with what no client sends as the first byte of a page. */
    public static void fill(MemorySegment memory) {
        memory.fill(UNTOUCHED);
    }

    /** Tells the other side this one's addresses and learns its; prints both. */
    public static List<WireAddress> introduce(
            PingPongOptions options, List<WireAddress> own, Consumer<List<WireAddress>> connect, PrintStream out)
            throws IOException {
        own.stream().filter(one -> one != WireAddress.NONE).forEach(one -> out.println("  local address:  " + one));
        List<WireAddress> remote;
        if (options.isClient()) {
            remote = WireExchange.asClient(options.server(), options.tcpPort(), own, options.patience());
            connect.accept(remote);
        } else {
            remote = WireExchange.asServer(options.tcpPort(), own, options.patience(), connect);
        }
        for (int i = 0; i < own.size(); i++) {
            if (own.get(i) != WireAddress.NONE) {
                out.println("  remote address: " + remote.get(i));
            }
        }
        return remote;
    }

    /**
     * Exchanges messages until the iterations are done.
     *
     * @param options how many, and how to wait; the receives are posted already, and {@link CompletionQueue#arm} was called
     * @param queuePairs how many take part
     * @param cq where all of them complete
     * @param message the part of the buffer that is sent and received
     * @param poster posts requests
     * @param watch told of each thousandth message
     */
    public static Result exchange(
            PingPongOptions options,
            int queuePairs,
            CompletionQueue cq,
            MemorySegment message,
            Poster poster,
            Watch watch) {
        if (options.isClient() && options.check()) {
            for (long at = 0; at < message.byteSize(); at += PAGE) {
                message.set(JAVA_BYTE, at, (byte) 0);
            }
        }
        double seconds = new Exchange(options, queuePairs, cq, poster, watch).run();
        List<Integer> bad = !options.isClient() && options.check() ? badPages(message) : List.of();
        int iterations = options.iterations();
        return new Result(iterations, 2L * options.size() * iterations, seconds, bad);
    }

    private static List<Integer> badPages(MemorySegment message) {
        List<Integer> bad = new ArrayList<>();
        for (long at = 0; at < message.byteSize(); at += PAGE) {
            if (message.get(JAVA_BYTE, at) != 0) {
                bad.add((int) (at / PAGE));
            }
        }
        return bad;
    }
}
