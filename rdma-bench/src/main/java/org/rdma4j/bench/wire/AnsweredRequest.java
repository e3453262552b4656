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

/** Round trip of a 64-byte request and an answer of the same size. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(MessagePair.REPETITIONS)
public class AnsweredRequest {
    private static final PreparedPair PREPARED = new PreparedPair();
    private static final MessagePair MESSAGES = new MessagePair();

    /** Posts two prepared sends, polls their completions and those of the receives, and posts the receives again. */
    @Benchmark
    public long byHand() throws IOException {
        long sum = 0;
        for (int n = 0; n < 2 * MessagePair.REPETITIONS; n++) {
            sum += PREPARED.transfer();
        }
        PREPARED.release();
        return sum;
    }

    /** Sends a request with {@code requestAsync}, which a handler answers. */
    @Benchmark
    public long message() throws IOException {
        return MESSAGES.sendRequests(MessagePair.REPETITIONS);
    }
}
