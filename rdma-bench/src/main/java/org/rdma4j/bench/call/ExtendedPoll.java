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
import org.rdma4j.sys.ibverbs.ibv_cq_ex;
import org.rdma4j.sys.ibverbs.ibv_create_cq_wc_flags;
import org.rdma4j.sys.sequences.Sequences;

/**
 * A complete extended poll of four completions: {@code ibv_start_poll}, seven fields of each completion, {@code
 * ibv_next_poll}, {@code ibv_end_poll}.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(VerbsFixture.REPETITIONS)
public class ExtendedPoll {
    private static final MethodHandle INLINE = CLoop.inline("extended_poll", 2, 1);
    private static final MethodHandle WRAPPER = CLoop.wrapper("extended_poll", 2, 1);
    private static final MethodHandle ONE_CALL = CLoop.wrapper("extended_poll_one_call", 4, 2);
    private static final long FIELDS = ibv_create_cq_wc_flags.IBV_WC_EX_WITH_BYTE_LEN
            | ibv_create_cq_wc_flags.IBV_WC_EX_WITH_IMM
            | ibv_create_cq_wc_flags.IBV_WC_EX_WITH_QP_NUM;

    private VerbsFixture work = new VerbsFixture(Device.FULL);

    /** Selects another device. */
    public void use(Device device) {
        work = new VerbsFixture(device);
    }

    @Benchmark
    public long cInline() throws Throwable {
        return (long) INLINE.invokeExact(work.cq.address(), work.pollAttributes.address(), VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long cWrapper() throws Throwable {
        return (long) WRAPPER.invokeExact(work.cq.address(), work.pollAttributes.address(), VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long jni() {
        long cq = work.cq.address();
        long attr = work.pollAttributes.address();
        MemorySegment memory = work.cq;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            if (Jni.startPoll(cq, attr) != 0) {
                continue;
            }
            do {
                sum += ibv_cq_ex.wr_id(memory) + ibv_cq_ex.status(memory);
                sum += Jni.readOpcode(cq) & 0xffffffffL;
                sum += Jni.readByteLen(cq) & 0xffffffffL;
                sum += Integer.reverseBytes(Jni.readImmData(cq)) & 0xffffffffL;
                sum += Jni.readQpNum(cq) & 0xffffffffL;
                sum += Jni.readWcFlags(cq) & 0xffffffffL;
            } while (Jni.nextPoll(cq) == 0);
            Jni.endPoll(cq);
        }
        return sum;
    }

    @Benchmark
    public long plain() {
        MemorySegment cq = work.cq;
        MemorySegment attr = work.pollAttributes;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            if (PlainVerbs.ibv_start_poll(cq, attr) != 0) {
                continue;
            }
            do {
                sum += ibv_cq_ex.wr_id(cq) + ibv_cq_ex.status(cq);
                sum += PlainVerbs.ibv_wc_read_opcode(cq) & 0xffffffffL;
                sum += PlainVerbs.ibv_wc_read_byte_len(cq) & 0xffffffffL;
                sum += Integer.reverseBytes(PlainVerbs.ibv_wc_read_imm_data(cq)) & 0xffffffffL;
                sum += PlainVerbs.ibv_wc_read_qp_num(cq) & 0xffffffffL;
                sum += PlainVerbs.ibv_wc_read_wc_flags(cq) & 0xffffffffL;
            } while (PlainVerbs.ibv_next_poll(cq) == 0);
            PlainVerbs.ibv_end_poll(cq);
        }
        return sum;
    }

    @Benchmark
    public long sys() {
        MemorySegment cq = work.cq;
        MemorySegment attr = work.pollAttributes;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            if (Ibverbs.ibv_start_poll(cq, attr) != 0) {
                continue;
            }
            do {
                sum += ibv_cq_ex.wr_id(cq) + ibv_cq_ex.status(cq);
                sum += Ibverbs.ibv_wc_read_opcode(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_byte_len(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_imm_data(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_qp_num(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_wc_flags(cq) & 0xffffffffL;
            } while (Ibverbs.ibv_next_poll(cq) == 0);
            Ibverbs.ibv_end_poll(cq);
        }
        return sum;
    }

    @Benchmark
    public long sysLong() {
        long cq = work.cq.address();
        long attr = work.pollAttributes.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            if (Ibverbs.ibv_start_poll(cq, attr) != 0) {
                continue;
            }
            do {
                MemorySegment memory = ibv_cq_ex.ofAddress(cq);
                sum += ibv_cq_ex.wr_id(memory) + ibv_cq_ex.status(memory);
                sum += Ibverbs.ibv_wc_read_opcode(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_byte_len(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_imm_data(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_qp_num(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_wc_flags(cq) & 0xffffffffL;
            } while (Ibverbs.ibv_next_poll(cq) == 0);
            Ibverbs.ibv_end_poll(cq);
        }
        return sum;
    }

    @Benchmark
    public long sysLongAllCritical() {
        long cq = work.cq.address();
        long attr = work.pollAttributes.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            if (CriticalLockCalls.startPoll(cq, attr) != 0) {
                continue;
            }
            do {
                MemorySegment memory = ibv_cq_ex.ofAddress(cq);
                sum += ibv_cq_ex.wr_id(memory) + ibv_cq_ex.status(memory);
                sum += Ibverbs.ibv_wc_read_opcode(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_byte_len(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_imm_data(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_qp_num(cq) & 0xffffffffL;
                sum += Ibverbs.ibv_wc_read_wc_flags(cq) & 0xffffffffL;
            } while (Ibverbs.ibv_next_poll(cq) == 0);
            Ibverbs.ibv_end_poll(cq);
        }
        return sum;
    }

    @Benchmark
    public long ops() {
        long cq = work.cq.address();
        long attr = work.pollAttributes.address();
        MemorySegment memory = work.cq;
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            if (DirectOperations.startPoll(cq, attr) != 0) {
                continue;
            }
            do {
                sum += ibv_cq_ex.wr_id(memory) + ibv_cq_ex.status(memory);
                sum += DirectOperations.readOpcode(cq) & 0xffffffffL;
                sum += DirectOperations.readByteLen(cq) & 0xffffffffL;
                sum += DirectOperations.readImmData(cq) & 0xffffffffL;
                sum += DirectOperations.readQpNum(cq) & 0xffffffffL;
                sum += DirectOperations.readWcFlags(cq) & 0xffffffffL;
            } while (DirectOperations.nextPoll(cq) == 0);
            DirectOperations.endPoll(cq);
        }
        return sum;
    }

    @Benchmark
    public long cOneCall() throws Throwable {
        return (long) ONE_CALL.invokeExact(
                work.cq.address(),
                work.pollAttributes.address(),
                work.completions.address(),
                work.pollResult.address(),
                VerbsFixture.MAX_COMPLETIONS,
                VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long sysOneCall() {
        long cq = work.cq.address();
        long attr = work.pollAttributes.address();
        long wc = work.completions.address();
        long result = work.pollResult.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += CompletionSums.someAddressed(
                    wc, Sequences.rdma_seq_drain_cq_ex(cq, attr, FIELDS, VerbsFixture.MAX_COMPLETIONS, wc, result));
        }
        return sum;
    }
}
