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

/** A request of 64 bytes, and its answer of the same size. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(MessagePair.TIMES)
public class AnsweredRequest {
    private static final PreparedPair PREPARED = new PreparedPair();
    private static final MessagePair MESSAGES = new MessagePair();

    /** Two prepared sends posted, the completions of both and of their receives polled, and the receives posted again. */
    @Benchmark
    public long byHand() throws IOException {
        long sum = 0;
        for (int n = 0; n < 2 * MessagePair.TIMES; n++) {
            sum += PREPARED.transfer();
        }
        PREPARED.release();
        return sum;
    }

    /** Sent with {@code requestAsync}, and answered by a handler. */
    @Benchmark
    public long message() throws IOException {
        return MESSAGES.sendRequests(MessagePair.TIMES);
    }
}
