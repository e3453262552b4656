package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_addrinfo;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.sys.rdmacm.rdma_port_space;
import org.rdma4j.tests.guest.support.Device;

/**
 * Two connected identifiers without event channels, whose calls block until they are complete. They are created by
 * {@code rdma_getaddrinfo}, {@code rdma_create_ep} and {@code rdma_get_request}. The server endpoint is created on a
 * thread of its own, because each endpoint waits for the other.
 */
record SyncPair(MemorySegment listener, MemorySegment client, MemorySegment server) implements AutoCloseable {
    static SyncPair connect(Device device, int port) throws Exception {
        MemorySegment listener = endpoint(device, port, Rdmacm.RAI_PASSIVE);
        Rdmacm.rdma_listenChecked(listener, 1);
        FutureTask<MemorySegment> accepting = start(() -> {
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment slot = arena.allocate(ADDRESS);
                Rdmacm.rdma_get_requestChecked(listener, slot);
                MemorySegment id = rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));
                Rdmacm.rdma_acceptChecked(id, MemorySegment.NULL);
                return id;
            }
        });
        MemorySegment client = endpoint(device, port, 0);
        Rdmacm.rdma_connectChecked(client, MemorySegment.NULL);
        return new SyncPair(listener, client, accepting.get(30, TimeUnit.SECONDS));
    }

    /** Runs a task on a daemon thread, which does not keep the JVM running if the task never ends. */
    static <T> FutureTask<T> start(Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);
        Thread thread = new Thread(task, "other end");
        thread.setDaemon(true);
        thread.start();
        return task;
    }

    private static MemorySegment endpoint(Device device, int port, int flags) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment hints = rdma_addrinfo.allocate(arena);
            rdma_addrinfo.ai_flags(hints, flags | Rdmacm.RAI_NUMERICHOST);
            rdma_addrinfo.ai_port_space(hints, rdma_port_space.RDMA_PS_TCP);
            MemorySegment slot = arena.allocate(ADDRESS);
            MemorySegment node = arena.allocateFrom(device.address());
            MemorySegment service = arena.allocateFrom(Integer.toString(port));
            Rdmacm.rdma_getaddrinfoChecked(node, service, hints, slot);
            MemorySegment found = slot.get(ADDRESS, 0);
            MemorySegment init = ibv_qp_init_attr.allocate(arena);
            MemorySegment cap = ibv_qp_init_attr.cap(init);
            ibv_qp_cap.max_send_wr(cap, 4);
            ibv_qp_cap.max_recv_wr(cap, 4);
            ibv_qp_cap.max_send_sge(cap, 2);
            ibv_qp_cap.max_recv_sge(cap, 2);
            ibv_qp_cap.max_inline_data(cap, 32);
            ibv_qp_init_attr.sq_sig_all(init, 1);
            Rdmacm.rdma_create_epChecked(slot, found, MemorySegment.NULL, init);
            Rdmacm.rdma_freeaddrinfo(found);
            return rdma_cm_id.reinterpret(slot.get(ADDRESS, 0));
        }
    }

    /** Disconnects and destroys both endpoints. Memory registered with them must have been deregistered. */
    @Override
    public void close() {
        // The call blocks until the other endpoint has disconnected too.
        FutureTask<Integer> answering = start(() -> Rdmacm.rdma_disconnect(server));
        Rdmacm.rdma_disconnectChecked(client);
        try {
            answering.get(30, TimeUnit.SECONDS);
        } catch (Exception failure) {
            throw new IllegalStateException("the server endpoint did not disconnect", failure);
        }
        Rdmacm.rdma_destroy_ep(client);
        Rdmacm.rdma_destroy_ep(server);
        Rdmacm.rdma_destroy_ep(listener);
    }
}
