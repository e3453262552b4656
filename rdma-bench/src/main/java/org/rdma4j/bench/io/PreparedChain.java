package org.rdma4j.bench.io;

import java.io.IOException;
import java.lang.foreign.Arena;
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
import org.rdma4j.verbs.WorkChain;

/** Posts a chain of 32 prepared requests with one call, and polls their completions, 16 at a time. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(VerbsFixture.REPETITIONS)
public class PreparedChain {
    /**
     * Initialized first: the first class that loads libibverbs determines which libibverbs the wrapper library uses.
     */
    private static final IoFixture IO = new IoFixture();

    private static final WorkChain<SendRequest> CHAIN = IO.sends;

    private static final MethodHandle WRAPPER = CLoop.wrapper("chain_round_trip", 5, 2);
    private static final Duration LIMIT = Duration.ofSeconds(5);

    private final VerbsFixture work = new VerbsFixture(Device.CHECKING);
    private final MemorySegment requests = ibv_send_wr.allocateArray(VerbsFixture.CHAIN_LENGTH, Arena.global());
    private final MinimalChecks least = new MinimalChecks(work, requests, VerbsFixture.CHAIN_LENGTH);

    public PreparedChain() {
        for (int i = 0; i < VerbsFixture.CHAIN_LENGTH; i++) {
            MemorySegment wr = ibv_send_wr.asSlice(requests, i);
            ibv_send_wr.sg_list(wr, work.elements);
            ibv_send_wr.num_sge(wr, 1);
            if (i + 1 < VerbsFixture.CHAIN_LENGTH) {
                ibv_send_wr.next(wr, ibv_send_wr.asSlice(requests, i + 1));
            }
        }
    }

    @Benchmark
    public long cWrapper() throws Throwable {
        return (long) WRAPPER.invokeExact(
                work.qp.address(),
                requests.address(),
                work.bad.address(),
                work.cq.address(),
                work.completions.address(),
                VerbsFixture.CHAIN_LENGTH,
                VerbsFixture.REPETITIONS);
    }

    @Benchmark
    public long sysLong() {
        long qp = work.qp.address();
        long cq = work.cq.address();
        long first = requests.address();
        long bad = work.bad.address();
        long address = work.completions.address();
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            for (int i = 0; i < VerbsFixture.CHAIN_LENGTH; i++) {
                ibv_send_wr.wr_id(ibv_send_wr.ofAddress(first + i * ibv_send_wr.sizeof()), n + i);
            }
            sum += Ibverbs.ibv_post_send(qp, first, bad);
            for (int left = VerbsFixture.CHAIN_LENGTH; left > 0; ) {
                int found = Ibverbs.ibv_poll_cq(cq, VerbsFixture.MAX_COMPLETIONS, address);
                long end = address + found * ibv_wc.sizeof();
                for (long at = address; at != end; at += ibv_wc.sizeof()) {
                    MemorySegment wc = ibv_wc.ofAddress(at);
                    sum += ibv_wc.wr_id(wc) + ibv_wc.status(wc);
                }
                left -= found;
            }
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

    /** Posts the requests, and polls their completions. */
    @Benchmark
    public long io() throws IOException {
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            CHAIN.post();
            for (int left = VerbsFixture.CHAIN_LENGTH; left > 0; ) {
                for (Completions done = IO.completions.poll(); done.next(); left--) {
                    sum += done.request().status().ordinal();
                }
            }
        }
        IO.release();
        return sum;
    }

    /** Posts the requests, and waits for their completions. */
    @Benchmark
    public long ioBlocking() throws IOException {
        long sum = 0;
        for (int n = 0; n < VerbsFixture.REPETITIONS; n++) {
            sum += CHAIN.complete(LIMIT).size();
        }
        IO.release();
        return sum;
    }
}
