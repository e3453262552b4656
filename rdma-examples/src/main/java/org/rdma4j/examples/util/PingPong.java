package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.rdma4j.sys.ibverbs.ibv_wc;

/**
 * The exchange itself, the same for all types of queue pair: a side sends when its last send is complete and the
 * other's message is there; receives are posted anew, many at a time, when they run out.
 */
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
     * @param options how many, and how to wait; the receives are posted already
     * @param queuePairs how many take part
     * @param cq where all of them complete
     * @param message the part of the buffer that is sent and received
     * @param poster posts requests
     */
    public static Result exchange(
            PingPongOptions options, int queuePairs, CompletionQueue cq, MemorySegment message, Poster poster) {
        int iterations = options.iterations();
        int outstanding = options.receives();
        int sent = 0;
        int received = 0;
        long[] pending = new long[queuePairs];
        Arrays.fill(pending, RECEIVE);
        if (options.isClient()) {
            if (options.check()) {
                for (long at = 0; at < message.byteSize(); at += PAGE) {
                    message.set(JAVA_BYTE, at, (byte) 0);
                }
            }
            for (int i = 0; i < queuePairs; i++) {
                poster.postSend(i);
                pending[i] |= SEND;
            }
        }
        long start = System.nanoTime();
        try (Arena arena = Arena.ofConfined()) {
            int most = 16;
            MemorySegment wcs = ibv_wc.allocateArray(most, arena);
            while (received < iterations || sent < iterations) {
                int count = cq.await(wcs, most, options.patience());
                for (int i = 0; i < count; i++) {
                    MemorySegment wc = ibv_wc.asSlice(wcs, i);
                    WorkCompletion.check(wc);
                    long request = ibv_wc.wr_id(wc);
                    if (request == SEND) {
                        sent++;
                    } else {
                        received++;
                        outstanding--;
                        if (outstanding <= queuePairs) {
                            poster.postReceives(options.receives() - outstanding);
                            outstanding = options.receives();
                        }
                    }
                    int queuePair = poster.queuePair(ibv_wc.qp_num(wc));
                    pending[queuePair] &= ~request;
                    if (sent < iterations && pending[queuePair] == 0) {
                        poster.postSend(queuePair);
                        pending[queuePair] = RECEIVE | SEND;
                    }
                }
            }
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        List<Integer> bad = !options.isClient() && options.check() ? badPages(message) : List.of();
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
