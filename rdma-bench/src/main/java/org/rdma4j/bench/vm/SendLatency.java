package org.rdma4j.bench.vm;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.rdma4j.examples.util.PingPongOptions;
import org.rdma4j.examples.util.WireExchange;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;
import org.rdma4j.verbs.RdmaTimeoutException;
import org.rdma4j.verbs.ReceiveRequest;
import org.rdma4j.verbs.SendRequest;

/**
 * The traffic of perftest's {@code ib_send_lat}: a send for each received message, one of a hundred sends signaled, and
 * a receive posted for each receive consumed. Records the time of each send. The peer must be this program too.
 *
 * <p>Only the last {@code MEASURED} messages are measured. Those before warm up the JVM.
 */
public final class SendLatency {
    private static final int RECEIVES = 512;
    private static final int SIGNALED = 100;
    private static final double MICROSECONDS_OF_HALF = 2e3;

    private SendLatency() {}

    /** Runs {@code SendLatency MEASURED OPTIONS…}, with the options of {@code RcPingpong}. */
    public static void main(String... arguments) throws IOException {
        int measured = Integer.parseInt(arguments[0]);
        PingPongOptions options = PingPongOptions.parse(64, Arrays.copyOfRange(arguments, 1, arguments.length));
        try (Context context = options.open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue sent = options.completions(context, 0);
                CompletionQueue received = options.completions(context, RECEIVES);
                MemoryRegion buffer = MemoryRegion.allocate(domain, options.size());
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                        .sendCompletions(sent)
                        .receiveCompletions(received)
                        .sendRequests(SIGNALED)
                        .receiveRequests(RECEIVES)
                        .create()) {
            queuePair.init(options.port());
            ReceiveRequest[] receives = new ReceiveRequest[RECEIVES];
            for (int i = 0; i < RECEIVES; i++) {
                receives[i] = queuePair.prepareReceive(buffer).post();
            }
            WireExchange.exchange(
                    options,
                    List.of(options.endpoint(queuePair)),
                    remote -> queuePair.connect(remote.get(0)),
                    System.out);
            print(run(options, sent, received, queuePair.prepareSend(buffer), receives), measured);
        }
    }

    /** Exchanges the messages, and returns the time at which each was sent. */
    private static long[] run(
            PingPongOptions options,
            CompletionQueue sent,
            CompletionQueue received,
            SendRequest send,
            ReceiveRequest[] receives)
            throws IOException {
        long[] posted = new long[options.iterations()];
        int next = 0;
        for (int i = 0; i < posted.length; i++) {
            // The client sends the first message.
            if (i > 0 || !options.isClient()) {
                awaitCompletion(received, options);
                receives[next++ % RECEIVES].post();
            }
            posted[i] = System.nanoTime();
            boolean signaled = (i + 1) % SIGNALED == 0 || i + 1 == posted.length;
            send.signaled(signaled).post();
            if (signaled) {
                awaitCompletion(sent, options);
            }
        }
        if (options.isClient()) {
            awaitCompletion(received, options);
        }
        return posted;
    }

    private static void awaitCompletion(CompletionQueue from, PingPongOptions options) throws IOException {
        Completions done = from.poll(options.patience());
        if (!done.next()) {
            throw new RdmaTimeoutException("no completion within " + options.patience());
        }
        done.request().checkSuccess();
    }

    /** Prints the minimum, median and mean of half the time between two sends, in microseconds. */
    private static void print(long[] posted, int measured) {
        int first = posted.length - measured - 1;
        double[] halves = new double[measured];
        for (int i = 0; i < measured; i++) {
            halves[i] = (posted[first + i + 1] - posted[first + i]) / MICROSECONDS_OF_HALF;
        }
        Arrays.sort(halves);
        System.out.printf(
                Locale.ROOT,
                "send_lat %.2f %.2f %.2f%n",
                halves[0],
                halves[measured / 2],
                Arrays.stream(halves).average().orElseThrow());
    }
}
