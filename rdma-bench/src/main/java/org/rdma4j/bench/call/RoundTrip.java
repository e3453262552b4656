package org.rdma4j.bench.call;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
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
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;

/** Posts a request, and polls until its completion is found. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(VerbsFixture.REPETITIONS)
public class RoundTrip {
    private static final MethodHandle INLINE = CLoop.inline("round_trip", 5, 1);
    private static final MethodHandle WRAPPER = CLoop.wrapper("round_trip", 5, 1);

    private VerbsFixture work = new VerbsFixture(Device.CHECKING);

    /** Selects another device. */
    public void use(Device device) {
        work = new VerbsFixture(device);
    }

    @Benchmark
    public long cInline() throws Throwable {
        return (long) INLINE.invokeExact(
                work.qp.address(),
                work.sendRequests.address(),
                work.bad.address(),
                work.cq.address(),
                work.completions.address(),
                VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long cWrapper() throws Throwable {
        return (long) WRAPPER.invokeExact(
                work.qp.address(),
                work.sendRequests.address(),
                work.bad.address(),
                work.cq.address(),
                work.completions.address(),
                VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long jni() {
        long qp = work.qp.address();
        long cq = work.cq.address();
        MemorySegment wr = work.sendRequests;
        MemorySegment wc = work.completions;
        long first = work.sendRequests.address();
        long bad = work.bad.address();
        long address = work.completions.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            ibv_send_wr.wr_id(wr, n);
            sum += Jni.postSend(qp, first, bad);
            while (Jni.pollCq(cq, 1, address) == 0) {
                Thread.onSpinWait();
            }
            sum += ibv_wc.wr_id(wc) + ibv_wc.status(wc);
        }
        return sum;
    }

    @Benchmark
    public long plain() {
        MemorySegment qp = work.qp;
        MemorySegment cq = work.cq;
        MemorySegment wr = work.sendRequests;
        MemorySegment bad = work.bad;
        MemorySegment wc = work.completions;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            ibv_send_wr.wr_id(wr, n);
            sum += PlainVerbs.ibv_post_send(qp, wr, bad);
            while (PlainVerbs.ibv_poll_cq(cq, 1, wc) == 0) {
                Thread.onSpinWait();
            }
            sum += ibv_wc.wr_id(wc) + ibv_wc.status(wc);
        }
        return sum;
    }

    @Benchmark
    public long sys() {
        MemorySegment qp = work.qp;
        MemorySegment cq = work.cq;
        MemorySegment wr = work.sendRequests;
        MemorySegment bad = work.bad;
        MemorySegment wc = work.completions;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            ibv_send_wr.wr_id(wr, n);
            sum += Ibverbs.ibv_post_send(qp, wr, bad);
            while (Ibverbs.ibv_poll_cq(cq, 1, wc) == 0) {
                Thread.onSpinWait();
            }
            sum += ibv_wc.wr_id(wc) + ibv_wc.status(wc);
        }
        return sum;
    }

    @Benchmark
    public long sysLong() {
        long qp = work.qp.address();
        long cq = work.cq.address();
        long first = work.sendRequests.address();
        long bad = work.bad.address();
        long address = work.completions.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            ibv_send_wr.wr_id(ibv_send_wr.ofAddress(first), n);
            sum += Ibverbs.ibv_post_send(qp, first, bad);
            while (Ibverbs.ibv_poll_cq(cq, 1, address) == 0) {
                Thread.onSpinWait();
            }
            MemorySegment wc = ibv_wc.ofAddress(address);
            sum += ibv_wc.wr_id(wc) + ibv_wc.status(wc);
        }
        return sum;
    }

    @Benchmark
    public long ops() {
        long qp = work.qp.address();
        long cq = work.cq.address();
        MemorySegment wr = work.sendRequests;
        MemorySegment wc = work.completions;
        long first = work.sendRequests.address();
        long bad = work.bad.address();
        long address = work.completions.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            ibv_send_wr.wr_id(wr, n);
            sum += DirectOperations.postSend(qp, first, bad);
            while (DirectOperations.pollCq(cq, 1, address) == 0) {
                Thread.onSpinWait();
            }
            sum += ibv_wc.wr_id(wc) + ibv_wc.status(wc);
        }
        return sum;
    }
}
