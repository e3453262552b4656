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
import org.rdma4j.bench.device.VerbsFixture;
import org.rdma4j.verbs.LocalMemory;
import org.rdma4j.verbs.SendRequest;
import org.rdma4j.verbs.WorkScope;

/** Posts sends with a different buffer each time, and waits for each. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(VerbsFixture.REPETITIONS)
public class ScopedBuffers {
    private static final ChannelFixture WORK = new ChannelFixture();

    @Benchmark
    public int ioEach() throws IOException {
        int sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            for (int i = 0; i < WORK.sends.length; i++) {
                WORK.sends[i].local(WORK.buffers[n + i & 15]).post();
            }
            for (SendRequest send : WORK.sends) {
                sum += send.await(ChannelFixture.LIMIT).status().ordinal();
            }
        }
        WORK.release();
        return sum;
    }

    @Benchmark
    public int channel() throws IOException {
        int sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            try (WorkScope scope = WORK.channel.scope(ChannelFixture.LIMIT)) {
                for (int i = 0; i < WORK.sends.length; i++) {
                    LocalMemory buffer = WORK.buffers[n + i & 15];
                    scope.send(buffer);
                    sum++;
                }
            }
        }
        WORK.release();
        return sum;
    }
}
