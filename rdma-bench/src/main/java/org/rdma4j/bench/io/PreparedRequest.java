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
import org.rdma4j.bench.device.VerbsFixture;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.verbs.Completions;
import org.rdma4j.verbs.SendRequest;

/** Posts one prepared request, and polls its completion. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(VerbsFixture.REPETITIONS)
public class PreparedRequest {
    /**
     * Initialized first: the first class that loads libibverbs determines which libibverbs the wrapper library uses.
     */
    private static final IoFixture IO = new IoFixture();

    private static final SendRequest REQUEST = IO.request;

    private static final MethodHandle WRAPPER = CLoop.wrapper("round_trip", 5, 1);
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final VerbsFixture work = new VerbsFixture(Device.CHECKING);
    private final MinimalChecks least = new MinimalChecks(work, work.sendRequests, 1);

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
    public long sysLong() {
        long qp = work.qp.address();
        long cq = work.cq.address();
        MemorySegment wr = work.sendRequests;
        MemorySegment wc = work.completions;
        long first = wr.address();
        long bad = work.bad.address();
        long address = wc.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            ibv_send_wr.wr_id(ibv_send_wr.ofAddress(first), n);
            sum += Ibverbs.ibv_post_send(qp, first, bad);
            while (Ibverbs.ibv_poll_cq(cq, 1, address) == 0) {
                Thread.onSpinWait();
            }
            sum += ibv_wc.wr_id(ibv_wc.ofAddress(address)) + ibv_wc.status(ibv_wc.ofAddress(address));
        }
        return sum;
    }

    /** A hand-written queue without checks, whose addresses are fields of an object. */
    @Benchmark
    public long unchecked() {
        least.beginSends();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += least.sendUnchecked();
        }
        return sum;
    }

    /** A hand-written queue with the checks that a safe API cannot omit. */
    @Benchmark
    public long minimalChecks() {
        least.beginSends();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += least.send();
        }
        return sum;
    }

    /** Posts the request, and polls its completion. */
    @Benchmark
    public long io() throws IOException {
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            REQUEST.post();
            for (Completions done = IO.completions.poll(); done.next(); ) {
                sum += done.request().status().ordinal();
            }
        }
        IO.release();
        return sum;
    }

    /** Posts the request, and waits for its completion. */
    @Benchmark
    public long ioBlocking() throws IOException {
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += REQUEST.complete(LIMIT).status().ordinal();
        }
        IO.release();
        return sum;
    }
}
