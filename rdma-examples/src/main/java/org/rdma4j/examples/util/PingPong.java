package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkRequest;

/**
 * Exchange of messages over queue pairs of any type. A side sends when its previous send has completed and it has
 * received the message of the peer. Receives are posted again in batches.
 *
 * <p>An example of an efficient data path: requests are prepared once and posted repeatedly, and nothing is allocated
 * between messages.
 */
public final class PingPong {
    private static final byte FILL_BYTE = 0x7b;
    private static final int PAGE = 4096;
    private static final int WATCH_INTERVAL = 1000;
    private static final double NANOSECONDS = 1e9;

    private final PingPongOptions options;
    private final CompletionQueue completions;
    private final MemorySegment message;
    private final SendRequest[] sends;

    /** Stack of the receives that are not posted. */
    private final ReceiveRequest[] unposted;

    /** For each queue pair, the number of completions before its next send: those of its send and of a receive. */
    private final int[] pending;

    /** Number of receives that are not posted. */
    private int unpostedCount;

    private int sent;
    private int received;

    /**
     * Result of an exchange.
     *
     * @param iterations number of messages in each direction
     * @param bytes number of bytes in both directions
     * @param seconds duration of the exchange
     * @param badPages pages of the message whose first byte is wrong; empty if the message was not checked
     */
    public record Result(int iterations, long bytes, double seconds, List<Integer> badPages) {
        /** Prints the result in the format of the C programs. */
        public Result print(PrintStream out) {
            out.printf("%d bytes in %.2f seconds = %.2f Mbit/sec%n", bytes, seconds, bytes * 8 / seconds / 1e6);
            out.printf("%d iters in %.2f seconds = %.2f usec/iter%n", iterations, seconds, seconds * 1e6 / iterations);
            badPages.forEach(page -> out.printf("invalid data in page %d%n", page));
            return this;
        }
    }

    /**
     * Posts the receives. The peer may send after the constructor has returned.
     *
     * @param completions completion queue of all queue pairs
     * @param message the memory of the message, which is sent and received
     * @param receives prepares a receive of a message
     * @param sends the send request of each queue pair
     */
    public PingPong(
            PingPongOptions options,
            CompletionQueue completions,
            MemorySegment message,
            Supplier<ReceiveRequest> receives,
            SendRequest... sends)
            throws IOException {
        this.options = options;
        this.completions = completions;
        this.message = message;
        this.sends = sends;
        this.unposted = Stream.generate(receives).limit(options.receives()).toArray(ReceiveRequest[]::new);
        this.unpostedCount = unposted.length;
        this.pending = new int[sends.length];
        message.fill(FILL_BYTE);
        if (options.isClient() && options.check()) {
            for (long at = 0; at < message.byteSize(); at += PAGE) {
                message.set(JAVA_BYTE, at, (byte) 0);
            }
        }
        postReceives();
    }

    /**
     * Exchanges messages.
     *
     * @param watch called on this thread with the number of received messages, after each thousandth message
     */
    public Result run(IntConsumer watch) throws IOException {
        int iterations = options.iterations();
        // The server has no send in flight: it waits for the first message.
        Arrays.fill(pending, 1);
        for (int i = 0; i < sends.length && options.isClient(); i++) {
            send(i);
        }
        long start = System.nanoTime();
        while (received < iterations || sent < iterations) {
            Completions done = completions.poll(options.patience());
            if (done.isEmpty()) {
                throw new RdmaTimeoutException("no completion within " + options.patience());
            }
            while (done.next()) {
                completed(done.request(), watch);
            }
        }
        double seconds = (System.nanoTime() - start) / NANOSECONDS;
        return new Result(iterations, 2L * options.size() * iterations, seconds, badPages());
    }

    private void completed(WorkRequest<?> request, IntConsumer watch) throws IOException {
        request.checkSuccess();
        if (request instanceof ReceiveRequest receive) {
            received++;
            unposted[unpostedCount++] = receive;
            if (unposted.length - unpostedCount <= sends.length) {
                postReceives();
            }
            if (received % WATCH_INTERVAL == 0) {
                watch.accept(received);
            }
        } else {
            sent++;
        }
        int queuePair = queuePair(request);
        pending[queuePair]--;
        if (sent < options.iterations() && pending[queuePair] == 0) {
            send(queuePair);
        }
    }

    private int queuePair(WorkRequest<?> request) {
        int i = 0;
        while (i < sends.length - 1 && !sends[i].isOf(QueuePair.of(request))) {
            i++;
        }
        return i;
    }

    private void postReceives() throws IOException {
        while (unpostedCount > 0) {
            unposted[--unpostedCount].post();
        }
    }

    private void send(int queuePair) throws IOException {
        sends[queuePair].post();
        pending[queuePair] = 2;
    }

    private List<Integer> badPages() {
        List<Integer> bad = new ArrayList<>();
        for (long at = 0; !options.isClient() && options.check() && at < message.byteSize(); at += PAGE) {
            if (message.get(JAVA_BYTE, at) != 0) {
                bad.add((int) (at / PAGE));
            }
        }
        return bad;
    }
}
