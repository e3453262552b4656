package org.rdma4j.bench.call;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.rdma4j.bench.device.CLoop;
import org.rdma4j.bench.device.Device;
import org.rdma4j.bench.device.VerbsFixture;
import org.rdma4j.bench.direct.DirectOperations;
import org.rdma4j.bench.jni.Jni;
import org.rdma4j.bench.plain.PlainVerbs;
import org.rdma4j.sys.ibverbs.Ibverbs;

/** A call of {@code ibv_poll_cq} that finds 16 completions, of which all fields are read. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(VerbsFixture.REPETITIONS)
public class PollSixteen {
    private static final MethodHandle INLINE = CLoop.inline("poll_full", 2, 2);
    private static final MethodHandle WRAPPER = CLoop.wrapper("poll_full", 2, 2);

    private VerbsFixture work = new VerbsFixture(Device.FULL);

    /** Selects another device. */
    public void use(Device device) {
        work = new VerbsFixture(device);
    }

    @Benchmark
    public long cInline() throws Throwable {
        return (long) INLINE.invokeExact(
                work.cq.address(), work.completions.address(), VerbsFixture.MAX_COMPLETIONS, VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long cWrapper() throws Throwable {
        return (long) WRAPPER.invokeExact(
                work.cq.address(), work.completions.address(), VerbsFixture.MAX_COMPLETIONS, VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long jni() {
        long cq = work.cq.address();
        long address = work.completions.address();
        ByteBuffer wc = work.completionBytes;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += CompletionSums.buffer(wc, Jni.pollCq(cq, VerbsFixture.MAX_COMPLETIONS, address));
        }
        return sum;
    }

    @Benchmark
    public long plain() {
        MemorySegment cq = work.cq;
        MemorySegment wc = work.completions;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += CompletionSums.plain(wc, PlainVerbs.ibv_poll_cq(cq, VerbsFixture.MAX_COMPLETIONS, wc));
        }
        return sum;
    }

    @Benchmark
    public long sys() {
        MemorySegment cq = work.cq;
        MemorySegment wc = work.completions;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += CompletionSums.sliced(wc, Ibverbs.ibv_poll_cq(cq, VerbsFixture.MAX_COMPLETIONS, wc));
        }
        return sum;
    }

    @Benchmark
    public long sysLong() {
        long cq = work.cq.address();
        long address = work.completions.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += CompletionSums.addressed(address, Ibverbs.ibv_poll_cq(cq, VerbsFixture.MAX_COMPLETIONS, address));
        }
        return sum;
    }

    @Benchmark
    public long ops() {
        long cq = work.cq.address();
        long address = work.completions.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += CompletionSums.addressed(
                    address, DirectOperations.pollCq(cq, VerbsFixture.MAX_COMPLETIONS, address));
        }
        return sum;
    }
}
