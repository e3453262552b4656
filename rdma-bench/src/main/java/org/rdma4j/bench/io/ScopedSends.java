package org.rdma4j.bench.io;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.rdma4j.bench.device.Work;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkScope;

/** Prepared sends of one queue pair: posted, and each waited for. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Work.TIMES)
public class ScopedSends {
    private static final ChannelWork WORK = new ChannelWork();

    @Benchmark
    public int ioEach() throws IOException {
        int sum = 0;
        for (int n = 0; n < Work.TIMES; n++) {
            for (SendRequest send : WORK.sends) {
                send.post();
            }
            for (SendRequest send : WORK.sends) {
                sum += send.await(ChannelWork.LIMIT).status().ordinal();
            }
        }
        WORK.release();
        return sum;
    }

    @Benchmark
    public int channel() throws IOException {
        int sum = 0;
        for (int n = 0; n < Work.TIMES; n++) {
            try (WorkScope scope = WORK.channel.scope(ChannelWork.LIMIT)) {
                for (SendRequest send : WORK.sends) {
                    scope.post(send);
                }
            }
            for (SendRequest send : WORK.sends) {
                sum += send.status().ordinal();
            }
        }
        WORK.release();
        return sum;
    }
}
