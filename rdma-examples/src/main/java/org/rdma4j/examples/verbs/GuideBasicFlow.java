package org.rdma4j.examples.verbs;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.io.IOException;
import java.io.PrintStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.verbs.Access;
import org.rdma4j.verbs.CompletionQueue;
import org.rdma4j.verbs.Context;
import org.rdma4j.verbs.Device;
import org.rdma4j.verbs.MemoryRegion;
import org.rdma4j.verbs.ProtectionDomain;
import org.rdma4j.verbs.QueuePair;
import org.rdma4j.verbs.QueuePairType;

/**
 * Basic flow: opens a device, allocates a protection domain, completion queue, memory region and queue pair, and
 * releases them in reverse order. Other programs of this package show state transitions and data transfer.
 *
 * <p>{@code GuideBasicFlow [DEVICE]}
 */
public final class GuideBasicFlow {
    private static final int CQ_SIZE = 256;
    private static final int BUFFER = 4096;

    private GuideBasicFlow() {}

    public static void main(String[] arguments) throws IOException {
        String name = arguments.length == 0 ? "" : arguments[0];
        raw(name, System.out);
        safe(name, System.out);
    }

    /**
     * Runs on rdma-sys.
     *
     * @param name name of the device; empty for the first device
     */
    public static void raw(String name, PrintStream out) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment context = open(name, arena);
            useDevice(context, arena, out);
            Ibverbs.ibv_close_deviceChecked(context);
        }
    }

    /**
     * Runs on rdma-io. The try-with-resources statement closes the resources in reverse order, also after a failure.
     *
     * @param name name of the device; empty for the first device
     */
    public static void safe(String name, PrintStream out) throws IOException {
        Device device = name.isEmpty() ? Device.list().get(0) : Device.named(name);
        try (Context context = device.open();
                ProtectionDomain domain = ProtectionDomain.allocate(context);
                CompletionQueue completions = CompletionQueue.create(context, CQ_SIZE);
                MemoryRegion buffer = MemoryRegion.allocate(domain, BUFFER, Access.REMOTE_WRITE, Access.REMOTE_READ);
                QueuePair queuePair = QueuePair.builder(domain, QueuePairType.RC)
                        .completions(completions)
                        .sendRequests(128)
                        .receiveRequests(128)
                        .inline(64)
                        .create()) {
            out.printf(
                    "registered %d bytes, rkey 0x%x%n",
                    BUFFER, buffer.remoteMemory().rkey());
            out.printf("created queue pair 0x%06x with %d bytes inline%n", queuePair.number(), queuePair.maxInline());
        }
        out.println("freed all resources");
    }

    /** Opens a device, and returns its {@code struct ibv_context}. */
    static MemorySegment open(String name, Arena arena) {
        MemorySegment count = arena.allocate(JAVA_INT);
        MemorySegment list = Ibverbs.ibv_get_device_listChecked(count);
        try {
            MemorySegment devices = list.reinterpret(count.get(JAVA_INT, 0) * ADDRESS.byteSize());
            return Ibverbs.ibv_open_deviceChecked(find(devices, name));
        } finally {
            Ibverbs.ibv_free_device_list(list);
        }
    }

    private static MemorySegment find(MemorySegment devices, String name) {
        for (long at = 0; at < devices.byteSize(); at += ADDRESS.byteSize()) {
            MemorySegment device = devices.get(ADDRESS, at);
            if (name.isEmpty() || name.equals(Ibverbs.ibv_get_device_nameString(device))) {
                return device;
            }
        }
        throw new IllegalArgumentException("no RDMA device has the name " + name);
    }

    private static void useDevice(MemorySegment context, Arena arena, PrintStream out) {
        MemorySegment none = MemorySegment.NULL;
        MemorySegment pd = Ibverbs.ibv_alloc_pdChecked(context);
        MemorySegment cq = Ibverbs.ibv_create_cqChecked(context, CQ_SIZE, none, none, 0);

        // Memory of a confined arena may be registered, if the arena is closed after ibv_dereg_mr.
        MemorySegment buffer = arena.allocate(BUFFER);
        int access = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE
                | ibv_access_flags.IBV_ACCESS_REMOTE_WRITE
                | ibv_access_flags.IBV_ACCESS_REMOTE_READ;
        MemorySegment mr = Ibverbs.ibv_reg_mrChecked(pd, buffer, BUFFER, access);
        out.printf("registered %d bytes, lkey 0x%x, rkey 0x%x%n", BUFFER, ibv_mr.lkey(mr), ibv_mr.rkey(mr));

        MemorySegment init = ibv_qp_init_attr.allocate(arena);
        ibv_qp_init_attr.send_cq(init, cq);
        ibv_qp_init_attr.recv_cq(init, cq);
        ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
        MemorySegment cap = ibv_qp_init_attr.cap(init);
        ibv_qp_cap.max_send_wr(cap, 128);
        ibv_qp_cap.max_recv_wr(cap, 128);
        ibv_qp_cap.max_send_sge(cap, 1);
        ibv_qp_cap.max_recv_sge(cap, 1);
        ibv_qp_cap.max_inline_data(cap, 64);
        MemorySegment qp = Ibverbs.ibv_create_qpChecked(pd, init);
        out.printf(
                "created queue pair 0x%06x with %d bytes inline%n", ibv_qp.qp_num(qp), ibv_qp_cap.max_inline_data(cap));

        Ibverbs.ibv_destroy_qpChecked(qp);
        Ibverbs.ibv_dereg_mrChecked(mr);
        Ibverbs.ibv_destroy_cqChecked(cq);
        Ibverbs.ibv_dealloc_pdChecked(pd);
        out.println("freed all resources");
    }
}
