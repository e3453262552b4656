package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import org.rdma4j.cm.ConnectionOptions;
import org.rdma4j.examples.util.Loopback;
import org.rdma4j.examples.util.RawLoopback;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_send_wr;
import org.rdma4j.sys.ibverbs.ibv_wr_opcode;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.RemoteMemory;

/**
 * Guide: atomic operations. Adds to a counter in the memory of the peer, and replaces it if it has an expected value.
 * Each operation returns the previous value. iWARP has no atomic operations.
 *
 * <p>{@code GuideAtomics 10.77.0.1}
 */
public final class GuideAtomics {
    private static final Duration TIMEOUT = Duration.ofMinutes(2);
    private static final int ACCESS = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE
            | ibv_access_flags.IBV_ACCESS_REMOTE_READ
            | ibv_access_flags.IBV_ACCESS_REMOTE_ATOMIC;

    private GuideAtomics() {}

    /**
     * Values of the counter.
     *
     * @param beforeAdd result of the addition of 5 to 40
     * @param beforeSwap result of the replacement of 45 by 100
     * @param last the value after both operations
     */
    public record Counter(long beforeAdd, long beforeSwap, long last) {}

    public static void main(String[] arguments) throws IOException {
        System.out.println(raw(arguments[0]));
        System.out.println(safe(arguments[0]));
    }

    /** Runs on rdma-sys. */
    public static Counter raw(String address) {
        try (Arena arena = Arena.ofConfined();
                RawLoopback pair = RawLoopback.on(address)) {
            MemorySegment counter = arena.allocate(JAVA_LONG);
            MemorySegment before = arena.allocate(JAVA_LONG);
            MemorySegment counterMr = Ibverbs.ibv_reg_mrChecked(rdma_cm_id.pd(pair.right()), counter, 8, ACCESS);
            MemorySegment beforeMr = RawLoopback.register(pair.left(), before);
            counter.set(JAVA_LONG, 0, 40);

            MemorySegment wr = ibv_send_wr.allocate(arena);
            ibv_send_wr.sg_list(wr, RawLoopback.sge(before, 8, beforeMr, arena));
            ibv_send_wr.num_sge(wr, 1);
            ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_ATOMIC_FETCH_AND_ADD);
            ibv_send_wr.send_flags(wr, ibv_send_flags.IBV_SEND_SIGNALED);
            ibv_send_wr.wr_atomic_remote_addr(wr, counter.address());
            ibv_send_wr.wr_atomic_rkey(wr, ibv_mr.rkey(counterMr));
            ibv_send_wr.wr_atomic_compare_add(wr, 5);
            Ibverbs.ibv_post_sendChecked(rdma_cm_id.qp(pair.left()), wr, arena.allocate(ADDRESS));
            RawLoopback.poll(rdma_cm_id.send_cq(pair.left()), arena);
            long beforeAdd = before.get(JAVA_LONG, 0);

            ibv_send_wr.opcode(wr, ibv_wr_opcode.IBV_WR_ATOMIC_CMP_AND_SWP);
            ibv_send_wr.wr_atomic_compare_add(wr, 45);
            ibv_send_wr.wr_atomic_swap(wr, 100);
            Ibverbs.ibv_post_sendChecked(rdma_cm_id.qp(pair.left()), wr, arena.allocate(ADDRESS));
            RawLoopback.poll(rdma_cm_id.send_cq(pair.left()), arena);

            Ibverbs.ibv_dereg_mrChecked(beforeMr);
            Ibverbs.ibv_dereg_mrChecked(counterMr);
            return new Counter(beforeAdd, before.get(JAVA_LONG, 0), counter.get(JAVA_LONG, 0));
        }
    }

    /** Runs on rdma-io. */
    public static Counter safe(String address) throws IOException {
        // By default, the peer may read and write, but not perform atomic operations.
        ConnectionOptions options = new ConnectionOptions().withAccess(Access.REMOTE_ATOMIC);
        try (Loopback pair = Loopback.on(address, options)) {
            MemoryRegion counter = pair.right().allocate(8, Access.REMOTE_ATOMIC);
            MemoryRegion before = pair.left().allocate(8);
            counter.memory().set(JAVA_LONG, 0, 40);
            RemoteMemory at = counter.remoteMemory();
            pair.left().queuePair().prepareFetchAndAdd(at, before, 5).complete(TIMEOUT);
            long beforeAdd = before.memory().get(JAVA_LONG, 0);
            pair.left().queuePair().prepareCompareAndSwap(at, before, 45, 100).complete(TIMEOUT);
            return new Counter(
                    beforeAdd,
                    before.memory().get(JAVA_LONG, 0),
                    counter.memory().get(JAVA_LONG, 0));
        }
    }
}
