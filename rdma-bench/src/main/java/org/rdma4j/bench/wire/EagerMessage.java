package org.rdma4j.bench.wire;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A message of 64 bytes, sent and received. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(MessagePair.REPETITIONS)
public class EagerMessage {
    private static final PreparedPair PREPARED = new PreparedPair();
    private static final MessagePair MESSAGES = new MessagePair();

    /** Posts a prepared send, polls its completion and that of the receive, and posts the receive again. */
    @Benchmark
    public long byHand() throws IOException {
        long sum = 0;
        for (int n = 0; n < MessagePair.REPETITIONS; n++) {
            sum += PREPARED.transfer();
        }
        PREPARED.release();
        return sum;
    }

    /** Sends a message with {@code trySend}; a handler receives it. */
    @Benchmark
    public long message() throws IOException {
        return MESSAGES.sendMessages(MessagePair.REPETITIONS);
    }
}
