package org.rdma4j.examples.util;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.ibverbs.ibv_wc_status;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_addrinfo;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_port_space;

/**
 * Two connected {@code struct rdma_cm_id} in one program, each with a queue pair and completion queues. The counterpart
 * of {@link Loopback} on rdma-sys.
 *
 * @param listener the listening identifier
 * @param left the side that has connected
 * @param right the side that has accepted
 */
public record RawLoopback(MemorySegment listener, MemorySegment left, MemorySegment right) implements AutoCloseable {
    private static final long TIMEOUT_NANOS = 30_000_000_000L;
    private static final int ACCESS = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE
            | ibv_access_flags.IBV_ACCESS_REMOTE_READ
            | ibv_access_flags.IBV_ACCESS_REMOTE_WRITE;

    /** Connects the device with an address to itself. */
    public static RawLoopback on(String address) {
        MemorySegment listener = endpoint(address, 0, Rdmacm.RAI_PASSIVE);
        Rdmacm.rdma_listenChecked(listener, 1);
        // In another thread, because each side waits for the other.
        FutureTask<MemorySegment> accepting = start(() -> {
            MemorySegment id = request(listener);
            Rdmacm.rdma_acceptChecked(id, MemorySegment.NULL);
            return id;
        });
        MemorySegment left = endpoint(address, Rdmacm.rdma_get_src_port(listener), 0);
        Rdmacm.rdma_connectChecked(left, MemorySegment.NULL);
        return new RawLoopback(listener, left, finish(accepting));
    }

    /**
     * Creates an identifier for an address.
     *
     * @param flags {@code RAI_PASSIVE} to listen on the address, 0 to connect to it
     */
    public static MemorySegment endpoint(String address, int port, int flags) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment hints = rdma_addrinfo.allocate(arena);
            rdma_addrinfo.ai_flags(hints, flags);
            rdma_addrinfo.ai_port_space(hints, rdma_port_space.RDMA_PS_TCP);
            MemorySegment slot = arena.allocate(ADDRESS);
            Rdmacm.rdma_getaddrinfoChecked(
                    arena.allocateFrom(address), arena.allocateFrom(Integer.toString(port)), hints, slot);
            MemorySegment found = slot.get(ADDRESS, 0);
            MemorySegment init = ibv_qp_init_attr.allocate(arena);
            MemorySegment cap = ibv_qp_init_attr.cap(init);
            ibv_qp_cap.max_send_wr(cap, 32);
            ibv_qp_cap.max_recv_wr(cap, 32);
            ibv_qp_cap.max_send_sge(cap, 1);
            ibv_qp_cap.max_recv_sge(cap, 1);
            Rdmacm.rdma_create_epChecked(slot, found, MemorySegment.NULL, init);
            Rdmacm.rdma_freeaddrinfo(found);
            return rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));
        }
    }

    /** Waits for a connection request, and returns the identifier to accept. */
    public static MemorySegment request(MemorySegment listener) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment slot = arena.allocate(ADDRESS);
            Rdmacm.rdma_get_requestChecked(listener, slot);
            return rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));
        }
    }

    /**
     * Registers memory for local and remote access. The caller must deregister it before closing its arena or this
     * pair.
     */
    public static MemorySegment register(MemorySegment id, MemorySegment memory) {
        return Ibverbs.ibv_reg_mrChecked(rdma_cm_id.pd(id), memory, memory.byteSize(), ACCESS);
    }

    /** Returns a scatter/gather element for the first bytes of registered memory. */
    public static MemorySegment sge(MemorySegment memory, int length, MemorySegment mr, Arena arena) {
        MemorySegment sge = ibv_sge.allocate(arena);
        ibv_sge.addr(sge, memory.address());
        ibv_sge.length(sge, length);
        ibv_sge.lkey(sge, ibv_mr.lkey(mr));
        return sge;
    }

    /**
     * Polls until a completion is available, and throws unless it is successful. Busy polling has the lowest latency,
     * but occupies a processor.
     */
    public static MemorySegment poll(MemorySegment cq, Arena arena) {
        MemorySegment wc = ibv_wc.allocate(arena);
        long start = System.nanoTime();
        while (Ibverbs.ibv_poll_cqChecked(cq, 1, wc) == 0) {
            if (System.nanoTime() - start > TIMEOUT_NANOS) {
                throw new IllegalStateException("no completion within 30 s");
            }
            Thread.yield();
        }
        if (ibv_wc.status(wc) != ibv_wc_status.IBV_WC_SUCCESS) {
            throw new IllegalStateException(
                    "work request " + ibv_wc.wr_id(wc) + ": " + Ibverbs.ibv_wc_status_strString(ibv_wc.status(wc)));
        }
        return wc;
    }

    private static <T> FutureTask<T> start(Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
        return task;
    }

    private static <T> T finish(FutureTask<T> task) {
        try {
            return task.get();
        } catch (ExecutionException | InterruptedException e) {
            throw new IllegalStateException("cannot accept the connection or disconnect", e);
        }
    }

    /** Disconnects both sides, each of which waits for the other. */
    @Override
    public void close() {
        FutureTask<Integer> answering = start(() -> Rdmacm.rdma_disconnect(right));
        Rdmacm.rdma_disconnectChecked(left);
        finish(answering);
        Rdmacm.rdma_destroy_ep(left);
        Rdmacm.rdma_destroy_ep(right);
        Rdmacm.rdma_destroy_ep(listener);
    }
}
