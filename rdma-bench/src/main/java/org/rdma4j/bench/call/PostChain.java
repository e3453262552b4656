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
import org.rdma4j.bench.device.Work;
import org.rdma4j.bench.direct.OpsTable;
import org.rdma4j.bench.jni.Jni;
import org.rdma4j.bench.plain.PlainVerbs;
import org.rdma4j.sys.ibverbs.Ibverbs;

/** A chain of 32 requests, every field of each written anew, and one {@code ibv_post_send} of it. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Work.TIMES)
public class PostChain {
    private static final MethodHandle INLINE = CLoop.inline("post_chain", 4, 2);
    private static final MethodHandle WRAPPER = CLoop.wrapper("post_chain", 4, 2);

    private Work work = new Work(Device.EMPTY);

    /** Works on another device from now on. */
    public void use(Device device) {
        work = new Work(device);
    }

    @Benchmark
    public long cInline() throws Throwable {
        return (long) INLINE.invokeExact(
                work.qp.address(),
                work.sendRequests.address(),
                work.elements.address(),
                work.bad.address(),
                Work.CHAIN,
                Work.TIMES);
    }

    @Benchmark
    public long cWrapper() throws Throwable {
        return (long) WRAPPER.invokeExact(
                work.qp.address(),
                work.sendRequests.address(),
                work.elements.address(),
                work.bad.address(),
                Work.CHAIN,
                Work.TIMES);
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
        for (int n = 0; n < Work.TIMES; n++) {
            for (int i = 0; i < Work.CHAIN; i++) {
                Chain.buffer(wr, first, sge, elements, i, n);
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
        for (int n = 0; n < Work.TIMES; n++) {
            for (int i = 0; i < Work.CHAIN; i++) {
                Chain.plain(wr, sge, i, n);
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
        for (int n = 0; n < Work.TIMES; n++) {
            for (int i = 0; i < Work.CHAIN; i++) {
                Chain.sliced(wr, sge, i, n);
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
        for (int n = 0; n < Work.TIMES; n++) {
            for (int i = 0; i < Work.CHAIN; i++) {
                Chain.addressed(first, elements, i, n);
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
        for (int n = 0; n < Work.TIMES; n++) {
            for (int i = 0; i < Work.CHAIN; i++) {
                Chain.addressed(first, elements, i, n);
            }
            sum += OpsTable.postSend(qp, first, bad);
        }
        return sum;
    }
}
