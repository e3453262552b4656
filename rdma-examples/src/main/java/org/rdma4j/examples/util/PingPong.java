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
 * A ping-pong, whatever the type of its queue pairs: a side sends when its last send is complete and the other's message
 * is there; receives are posted anew, many at a time, when they run out.
 *
 * <p>Written as a data path should be: requests are prepared once and posted again and again, and nothing is allocated
 * between two messages.
 */
public final class PingPong {
    private static final byte UNTOUCHED = 0x7b;
    private static final int PAGE = 4096;
    private static final int WATCHED = 1000;
    private static final double NANOSECONDS = 1e9;

    private final PingPongOptions options;
    private final CompletionQueue completions;
    private final MemorySegment message;
    private final SendRequest[] sends;
    /** The receives that are not posted. */
    private final ReceiveRequest[] spare;
    /** Of each queue pair: how many completions are missing until it sends again, of its send and of a receive. */
    private final int[] missing;

    private int spares;
    private int sent;
    private int received;

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
        public Result print(PrintStream out) {
            out.printf("%d bytes in %.2f seconds = %.2f Mbit/sec%n", bytes, seconds, bytes * 8 / seconds / 1e6);
            out.printf("%d iters in %.2f seconds = %.2f usec/iter%n", iterations, seconds, seconds * 1e6 / iterations);
            badPages.forEach(page -> out.printf("invalid data in page %d%n", page));
            return this;
        }
    }

    /**
     * Posts the receives; the other side may send from now on.
     *
     * @param options how many messages, and how to wait for them
     * @param completions where all requests report
     * @param message the part of the buffer that is sent and received
     * @param receives prepares one that takes a message, of whichever queue pair
     * @param sends of each queue pair the one that sends
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
        this.spare = Stream.generate(receives).limit(options.receives()).toArray(ReceiveRequest[]::new);
        this.spares = spare.length;
        this.missing = new int[sends.length];
        message.fill(UNTOUCHED);
        if (options.isClient() && options.check()) {
            for (long at = 0; at < message.byteSize(); at += PAGE) {
                message.set(JAVA_BYTE, at, (byte) 0);
            }
        }
        postReceives();
    }

    /**
     * Exchanges messages until the iterations are done.
     *
     * @param watch told, on this thread, of each thousandth message that was received
     */
    public Result play(IntConsumer watch) throws IOException {
        int iterations = options.iterations();
        // The server has sent nothing yet, and waits for the first message.
        Arrays.fill(missing, 1);
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
            spare[spares++] = receive;
            if (spare.length - spares <= sends.length) {
                postReceives();
            }
            if (received % WATCHED == 0) {
                watch.accept(received);
            }
        } else {
            sent++;
        }
        int queuePair = queuePair(request);
        missing[queuePair]--;
        if (sent < options.iterations() && missing[queuePair] == 0) {
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
        while (spares > 0) {
            spare[--spares].post();
        }
    }

    private void send(int queuePair) throws IOException {
        sends[queuePair].post();
        missing[queuePair] = 2;
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
