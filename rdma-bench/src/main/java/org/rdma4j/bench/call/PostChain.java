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

/** Writes all fields of a chain of 32 requests, and posts it with one call of {@code ibv_post_send}. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(VerbsFixture.REPETITIONS)
public class PostChain {
    private static final MethodHandle INLINE = CLoop.inline("post_chain", 4, 2);
    private static final MethodHandle WRAPPER = CLoop.wrapper("post_chain", 4, 2);

    private VerbsFixture work = new VerbsFixture(Device.EMPTY);

    /** Selects another device. */
    public void use(Device device) {
        work = new VerbsFixture(device);
    }

    @Benchmark
    public long cInline() throws Throwable {
        return (long) INLINE.invokeExact(
                work.qp.address(),
                work.sendRequests.address(),
                work.elements.address(),
                work.bad.address(),
                VerbsFixture.CHAIN_LENGTH,
                VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long cWrapper() throws Throwable {
        return (long) WRAPPER.invokeExact(
                work.qp.address(),
                work.sendRequests.address(),
                work.elements.address(),
                work.bad.address(),
                VerbsFixture.CHAIN_LENGTH,
                VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long jni() {
        long qp = work.qp.address();
        long first = work.sendRequests.address();
        long bad = work.bad.address();
        ByteBuffer wr = work.sendRequestBytes;
        ByteBuffer sge = work.elementBytes;
        long elements = work.elements.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            for (int i = 0; i < VerbsFixture.CHAIN_LENGTH; i++) {
                ChainWriter.buffer(wr, first, sge, elements, i, n);
            }
            sum += Jni.postSend(qp, first, bad);
        }
        return sum;
    }

    @Benchmark
    public long plain() {
        MemorySegment qp = work.qp;
        MemorySegment wr = work.sendRequests;
        MemorySegment sge = work.elements;
        MemorySegment bad = work.bad;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            for (int i = 0; i < VerbsFixture.CHAIN_LENGTH; i++) {
                ChainWriter.plain(wr, sge, i, n);
            }
            sum += PlainVerbs.ibv_post_send(qp, wr, bad);
        }
        return sum;
    }

    @Benchmark
    public long sys() {
        MemorySegment qp = work.qp;
        MemorySegment wr = work.sendRequests;
        MemorySegment sge = work.elements;
        MemorySegment bad = work.bad;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            for (int i = 0; i < VerbsFixture.CHAIN_LENGTH; i++) {
                ChainWriter.sliced(wr, sge, i, n);
            }
            sum += Ibverbs.ibv_post_send(qp, wr, bad);
        }
        return sum;
    }

    @Benchmark
    public long sysLong() {
        long qp = work.qp.address();
        long first = work.sendRequests.address();
        long elements = work.elements.address();
        long bad = work.bad.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            for (int i = 0; i < VerbsFixture.CHAIN_LENGTH; i++) {
                ChainWriter.addressed(first, elements, i, n);
            }
            sum += Ibverbs.ibv_post_send(qp, first, bad);
        }
        return sum;
    }

    @Benchmark
    public long ops() {
        long qp = work.qp.address();
        long first = work.sendRequests.address();
        long elements = work.elements.address();
        long bad = work.bad.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            for (int i = 0; i < VerbsFixture.CHAIN_LENGTH; i++) {
                ChainWriter.addressed(first, elements, i, n);
            }
            sum += DirectOperations.postSend(qp, first, bad);
        }
        return sum;
    }
}
