package org.rdma4j.examples;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.examples.util.WorkCompletion;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ErrnoException;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_wc;
import org.rdma4j.sys.posix.Posix;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_addrinfo;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_port_space;

/** What {@link RdmaClient} and {@link RdmaServer} share: an endpoint made from a name, and the wait for a completion. */
final class RdmaEndpoint {
    /** The messages' size. */
    static final int SIZE = 16;

    /** The port of both programs. */
    static final int PORT = 7471;

    private RdmaEndpoint() {}

    /** An identifier for the address, with room for one request in each queue; bound to it if the flag says passive. */
    static MemorySegment create(String address, int port, int flags) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment hints = rdma_addrinfo.allocate(arena);
            rdma_addrinfo.ai_flags(hints, flags);
            rdma_addrinfo.ai_port_space(hints, rdma_port_space.RDMA_PS_TCP);
            MemorySegment slot = arena.allocate(ADDRESS);
            int problem = Rdmacm.rdma_getaddrinfo(
                    arena.allocateFrom(address), arena.allocateFrom(Integer.toString(port)), hints, slot);
            if (problem != 0) {
                throw new IllegalArgumentException(address + ": " + Posix.gai_strerrorString(problem));
            }
            MemorySegment found = slot.get(ADDRESS, 0);
            try {
                MemorySegment init = ibv_qp_init_attr.allocate(arena);
                MemorySegment cap = ibv_qp_init_attr.cap(init);
                ibv_qp_cap.max_send_wr(cap, 1);
                ibv_qp_cap.max_recv_wr(cap, 1);
                ibv_qp_cap.max_send_sge(cap, 1);
                ibv_qp_cap.max_recv_sge(cap, 1);
                ibv_qp_cap.max_inline_data(cap, SIZE);
                ibv_qp_init_attr.sq_sig_all(init, 1);
                Rdmacm.rdma_create_epChecked(slot, found, MemorySegment.NULL, init);
                return rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));
            } finally {
                Rdmacm.rdma_freeaddrinfo(found);
            }
        }
    }

    /** Requires what {@code rdma_get_send_comp} and {@code rdma_get_recv_comp} wait for: one success. */
    static void require(String call, int count, MemorySegment wc) {
        if (count < 0) {
            throw new ErrnoException(call, Errno.last());
        }
        WorkCompletion.check(ibv_wc.reinterpret(wc));
    }
}
