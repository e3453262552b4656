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
import org.rdma4j.bench.direct.CriticalLockCalls;
import org.rdma4j.bench.direct.DirectOperations;
import org.rdma4j.bench.jni.Jni;
import org.rdma4j.bench.plain.PlainVerbs;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.sequences.Sequences;

/**
 * A complete extended send: {@code ibv_wr_start}, {@code ibv_wr_rdma_write}, {@code ibv_wr_set_sge}, {@code
 * ibv_wr_complete}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(VerbsFixture.REPETITIONS)
public class ExtendedSend {
    private static final MethodHandle INLINE = CLoop.inline("extended_send", 1, 1);
    private static final MethodHandle WRAPPER = CLoop.wrapper("extended_send", 1, 1);
    private static final MethodHandle ONE_CALL = CLoop.wrapper("extended_send_one_call", 2, 1);

    private VerbsFixture work = new VerbsFixture(Device.EMPTY);

    /** Selects another device. */
    public void use(Device device) {
        work = new VerbsFixture(device);
    }

    @Benchmark
    public long cInline() throws Throwable {
        return (long) INLINE.invokeExact(work.qp.address(), VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long cWrapper() throws Throwable {
        return (long) WRAPPER.invokeExact(work.qp.address(), VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long jni() {
        long qp = work.qp.address();
        MemorySegment memory = work.qp;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            Jni.wrStart(qp);
            ibv_qp_ex.wr_id(memory, n);
            ibv_qp_ex.wr_flags(memory, ibv_send_flags.IBV_SEND_SIGNALED);
            Jni.wrRdmaWrite(qp, 0x5678, 0x20000);
            Jni.wrSetSge(qp, 0x1234, 0x10000, 4096);
            sum += Jni.wrComplete(qp);
        }
        return sum;
    }

    @Benchmark
    public long plain() {
        MemorySegment qp = work.qp;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            PlainVerbs.ibv_wr_start(qp);
            ibv_qp_ex.wr_id(qp, n);
            ibv_qp_ex.wr_flags(qp, ibv_send_flags.IBV_SEND_SIGNALED);
            PlainVerbs.ibv_wr_rdma_write(qp, 0x5678, 0x20000);
            PlainVerbs.ibv_wr_set_sge(qp, 0x1234, 0x10000, 4096);
            sum += PlainVerbs.ibv_wr_complete(qp);
        }
        return sum;
    }

    @Benchmark
    public long sys() {
        MemorySegment qp = work.qp;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            Ibverbs.ibv_wr_start(qp);
            ibv_qp_ex.wr_id(qp, n);
            ibv_qp_ex.wr_flags(qp, ibv_send_flags.IBV_SEND_SIGNALED);
            Ibverbs.ibv_wr_rdma_write(qp, 0x5678, 0x20000);
            Ibverbs.ibv_wr_set_sge(qp, 0x1234, 0x10000, 4096);
            sum += Ibverbs.ibv_wr_complete(qp);
        }
        return sum;
    }

    @Benchmark
    public long sysLong() {
        long qp = work.qp.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            Ibverbs.ibv_wr_start(qp);
            MemorySegment memory = ibv_qp_ex.ofAddress(qp);
            ibv_qp_ex.wr_id(memory, n);
            ibv_qp_ex.wr_flags(memory, ibv_send_flags.IBV_SEND_SIGNALED);
            Ibverbs.ibv_wr_rdma_write(qp, 0x5678, 0x20000);
            Ibverbs.ibv_wr_set_sge(qp, 0x1234, 0x10000, 4096);
            sum += Ibverbs.ibv_wr_complete(qp);
        }
        return sum;
    }

    @Benchmark
    public long sysLongAllCritical() {
        long qp = work.qp.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            CriticalLockCalls.wrStart(qp);
            MemorySegment memory = ibv_qp_ex.ofAddress(qp);
            ibv_qp_ex.wr_id(memory, n);
            ibv_qp_ex.wr_flags(memory, ibv_send_flags.IBV_SEND_SIGNALED);
            Ibverbs.ibv_wr_rdma_write(qp, 0x5678, 0x20000);
            Ibverbs.ibv_wr_set_sge(qp, 0x1234, 0x10000, 4096);
            sum += Ibverbs.ibv_wr_complete(qp);
        }
        return sum;
    }

    @Benchmark
    public long ops() {
        long qp = work.qp.address();
        MemorySegment memory = work.qp;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            DirectOperations.wrStart(qp);
            ibv_qp_ex.wr_id(memory, n);
            ibv_qp_ex.wr_flags(memory, ibv_send_flags.IBV_SEND_SIGNALED);
            DirectOperations.wrRdmaWrite(qp, 0x5678, 0x20000);
            DirectOperations.wrSetSge(qp, 0x1234, 0x10000, 4096);
            sum += DirectOperations.wrComplete(qp);
        }
        return sum;
    }

    @Benchmark
    public long cOneCall() throws Throwable {
        return (long) ONE_CALL.invokeExact(work.qp.address(), work.elements.address(), VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long sysOneCall() {
        long qp = work.qp.address();
        long element = work.elements.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            MemorySegment sge = ibv_sge.ofAddress(element);
            ibv_sge.lkey(sge, 0x1234);
            ibv_sge.addr(sge, 0x10000);
            ibv_sge.length(sge, 4096);
            sum += Sequences.rdma_seq_wr_rdma_write(qp, n, ibv_send_flags.IBV_SEND_SIGNALED, 0x5678, 0x20000, element);
        }
        return sum;
    }
}
