package org.rdma4j.bench.io;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.time.Duration;
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
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.SendRequest;

/** One request that is ready posted, and its completion polled. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Work.TIMES)
public class PreparedRequest {
    /** First of all: who loads libibverbs first decides which one the wrapper library has. */
    private static final IoWork IO = new IoWork();

    private static final SendRequest REQUEST = IO.request;

    private static final MethodHandle WRAPPER = CLoop.wrapper("round_trip", 5, 1);
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final Work work = new Work(Device.CHECKING);
    private final LeastChecks least = new LeastChecks(work, work.sendRequests, 1);

    @Benchmark
    public long cWrapper() throws Throwable {
        return (long) WRAPPER.invokeExact(
                work.qp.address(),
                work.sendRequests.address(),
                work.bad.address(),
                work.cq.address(),
                work.completions.address(),
                Work.TIMES);
    }

    @Benchmark
    public long sysLong() {
        long qp = work.qp.address();
        long cq = work.cq.address();
        MemorySegment wr = work.sendRequests;
        MemorySegment wc = work.completions;
        long first = wr.address();
        long bad = work.bad.address();
        long address = wc.address();
        long sum = 0;
        for (int n = 0; n < Work.TIMES; n++) {
            ibv_send_wr.wr_id(ibv_send_wr.ofAddress(first), n);
            sum += Ibverbs.ibv_post_send(qp, first, bad);
            while (Ibverbs.ibv_poll_cq(cq, 1, address) == 0) {
                Thread.onSpinWait();
            }
            sum += ibv_wc.wr_id(ibv_wc.ofAddress(address)) + ibv_wc.status(ibv_wc.ofAddress(address));
        }
        return sum;
    }

    /** By hand, with the addresses in fields of an object and without a check. */
    @Benchmark
    public long unchecked() {
        least.beginSends();
        long sum = 0;
        for (int n = 0; n < Work.TIMES; n++) {
            sum += least.sendUnchecked();
        }
        return sum;
    }

    /** By hand, with the checks that no safe API can omit. */
    @Benchmark
    public long leastChecks() {
        least.beginSends();
        long sum = 0;
        for (int n = 0; n < Work.TIMES; n++) {
            sum += least.send();
        }
        return sum;
    }

    /** Posted, and taken with a poll. */
    @Benchmark
    public long io() throws IOException {
        long sum = 0;
        for (int n = 0; n < Work.TIMES; n++) {
            REQUEST.post();
            for (Completions done = IO.completions.poll(); done.next(); ) {
                sum += done.request().status().ordinal();
            }
        }
        IO.release();
        return sum;
    }

    /** Posted and waited for. */
    @Benchmark
    public long ioBlocking() throws IOException {
        long sum = 0;
        for (int n = 0; n < Work.TIMES; n++) {
            sum += REQUEST.complete(LIMIT).status().ordinal();
        }
        IO.release();
        return sum;
    }
}
