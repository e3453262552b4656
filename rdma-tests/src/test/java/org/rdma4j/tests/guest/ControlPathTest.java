package org.rdma4j.tests.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.tests.guest.OpenDevice.done;
import static org.rdma4j.tests.guest.OpenDevice.notNull;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_mr;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_type;

/**
 * Creates and destroys each object of the control path, and compares the number of objects with the count of the
 * kernel.
 */
@InGuest
@ParameterizedClass(name = "{0}")
@ValueSource(strings = {"rxe0", "siw0"})
class ControlPathTest {
    private static final int DEPTH = 16;
    private static final int MIB = 1 << 20;

    @Parameter
    String device = "";

    private final Arena arena = Arena.ofConfined();

    @BeforeEach
    void nothingIsOpen() {
        assertThat(Kernel.count(device, "ctx"))
                .as("contexts that an earlier test leaked")
                .isZero();
    }

    @AfterEach
    void nothingIsLeft() {
        arena.close();
        assertThat(Kernel.count(device, "ctx")).as("leaked contexts").isZero();
    }

    @Test
    @DisplayName("the device is in the list")
    void isListed() {
        assertThat(OpenDevice.names()).contains(device);
    }

    @Test
    @DisplayName("the device opens and closes")
    void opensAndCloses() {
        try (OpenDevice open = OpenDevice.open(device)) {
            MemorySegment back = ibv_context.device(ibv_context.reinterpret(open.context()));
            assertThat(Ibverbs.ibv_get_device_nameString(back)).isEqualTo(device);
            assertThat(Kernel.count(device, "ctx")).isOne();
        }
    }

    @Test
    @DisplayName("the device's attributes are those that C prints")
    void attributes() {
        try (OpenDevice open = OpenDevice.open(device)) {
            MemorySegment attr = ibv_device_attr.allocate(arena);
            done("ibv_query_device", Ibverbs.ibv_query_device(open.context(), attr));
            assertThat(ibv_device_attr.max_qp(attr)).isPositive().isEqualTo((int) Kernel.attribute(device, "max_qp"));
            assertThat(ibv_device_attr.max_cqe(attr)).isPositive().isEqualTo((int) Kernel.attribute(device, "max_cqe"));
            assertThat(ibv_device_attr.max_pd(attr)).isPositive().isEqualTo((int) Kernel.attribute(device, "max_pd"));
            assertThat(ibv_device_attr.max_mr_size(attr)).isEqualTo(Kernel.attribute(device, "max_mr_size"));
            assertThat(ibv_device_attr.page_size_cap(attr)).isEqualTo(Kernel.attribute(device, "page_size_cap"));
            assertThat(ibv_device_attr.vendor_id(attr)).isEqualTo((int) Kernel.attribute(device, "vendor_id"));
            assertThat(ibv_device_attr.phys_port_cnt(attr)).isOne();
        }
    }

    @Test
    @DisplayName("a protection domain is allocated and deallocated")
    void protectionDomain() {
        int before = Kernel.count(device, "pd");
        try (OpenDevice open = OpenDevice.open(device)) {
            MemorySegment pd = notNull("ibv_alloc_pd", Ibverbs.ibv_alloc_pd(open.context()));
            assertThat(Kernel.count(device, "pd")).isEqualTo(before + 1);
            done("ibv_dealloc_pd", Ibverbs.ibv_dealloc_pd(pd));
            assertThat(Kernel.count(device, "pd")).isEqualTo(before);
        }
    }

    @Test
    @DisplayName("a completion queue is created and destroyed")
    void completionQueue() {
        int before = Kernel.count(device, "cq");
        try (OpenDevice open = OpenDevice.open(device)) {
            MemorySegment cq = createCq(open);
            assertThat(ibv_cq.cqe(ibv_cq.reinterpret(cq))).isGreaterThanOrEqualTo(DEPTH);
            assertThat(Kernel.count(device, "cq")).isEqualTo(before + 1);
            done("ibv_destroy_cq", Ibverbs.ibv_destroy_cq(cq));
            assertThat(Kernel.count(device, "cq")).isEqualTo(before);
        }
    }

    @Test
    @DisplayName("a memory region is registered and deregistered")
    void memoryRegion() {
        int before = Kernel.count(device, "mr");
        try (OpenDevice open = OpenDevice.open(device)) {
            MemorySegment pd = notNull("ibv_alloc_pd", Ibverbs.ibv_alloc_pd(open.context()));
            MemorySegment memory = arena.allocate(MIB);
            MemorySegment mr = register(pd, memory);
            MemorySegment fields = ibv_mr.reinterpret(mr);
            assertThat(ibv_mr.addr(fields)).isEqualTo(MemorySegment.ofAddress(memory.address()));
            assertThat(ibv_mr.length(fields)).isEqualTo(MIB);
            assertThat(ibv_mr.lkey(fields)).isNotZero();
            assertThat(Kernel.count(device, "mr")).isEqualTo(before + 1);
            done("ibv_dereg_mr", Ibverbs.ibv_dereg_mr(mr));
            assertThat(Kernel.count(device, "mr")).isEqualTo(before);
            done("ibv_dealloc_pd", Ibverbs.ibv_dealloc_pd(pd));
        }
    }

    @Test
    @DisplayName("a queue pair is created and destroyed")
    void queuePair() {
        int before = Kernel.count(device, "qp");
        try (OpenDevice open = OpenDevice.open(device)) {
            MemorySegment pd = notNull("ibv_alloc_pd", Ibverbs.ibv_alloc_pd(open.context()));
            MemorySegment cq = createCq(open);
            MemorySegment qp = createQp(pd, cq);
            assertThat(ibv_qp.qp_num(ibv_qp.reinterpret(qp))).isNotZero();
            assertThat(ibv_qp.qp_type(ibv_qp.reinterpret(qp))).isEqualTo(ibv_qp_type.IBV_QPT_RC);
            assertThat(Kernel.count(device, "qp")).isEqualTo(before + 1);
            done("ibv_destroy_qp", Ibverbs.ibv_destroy_qp(qp));
            assertThat(Kernel.count(device, "qp")).isEqualTo(before);
            done("ibv_destroy_cq", Ibverbs.ibv_destroy_cq(cq));
            done("ibv_dealloc_pd", Ibverbs.ibv_dealloc_pd(pd));
        }
    }

    @Test
    @DisplayName("several objects of each kind exist at once")
    void severalAtOnce() {
        int queues = Kernel.count(device, "cq");
        int pairs = Kernel.count(device, "qp");
        try (OpenDevice open = OpenDevice.open(device)) {
            MemorySegment[] pds = new MemorySegment[4];
            MemorySegment[] mrs = new MemorySegment[pds.length];
            MemorySegment[] cqs = new MemorySegment[pds.length];
            MemorySegment[] qps = new MemorySegment[pds.length];
            for (int i = 0; i < pds.length; i++) {
                pds[i] = notNull("ibv_alloc_pd", Ibverbs.ibv_alloc_pd(open.context()));
                mrs[i] = register(pds[i], arena.allocate(4096));
                cqs[i] = createCq(open);
                qps[i] = createQp(pds[i], cqs[i]);
            }
            assertThat(Kernel.count(device, "cq")).isEqualTo(queues + pds.length);
            assertThat(Kernel.count(device, "qp")).isEqualTo(pairs + pds.length);
            // Objects in use cannot be destroyed.
            assertThat(Ibverbs.ibv_destroy_cq(cqs[0]))
                    .as("destroying a completion queue in use")
                    .isNotZero();
            for (int i = 0; i < pds.length; i++) {
                done("ibv_destroy_qp", Ibverbs.ibv_destroy_qp(qps[i]));
                done("ibv_destroy_cq", Ibverbs.ibv_destroy_cq(cqs[i]));
                done("ibv_dereg_mr", Ibverbs.ibv_dereg_mr(mrs[i]));
                done("ibv_dealloc_pd", Ibverbs.ibv_dealloc_pd(pds[i]));
            }
            assertThat(Kernel.count(device, "cq")).isEqualTo(queues);
            assertThat(Kernel.count(device, "qp")).isEqualTo(pairs);
        }
    }

    private static MemorySegment createCq(OpenDevice open) {
        return notNull(
                "ibv_create_cq",
                Ibverbs.ibv_create_cq(open.context(), DEPTH, MemorySegment.NULL, MemorySegment.NULL, 0));
    }

    private static MemorySegment register(MemorySegment pd, MemorySegment memory) {
        int access = ibv_access_flags.IBV_ACCESS_LOCAL_WRITE
                | ibv_access_flags.IBV_ACCESS_REMOTE_WRITE
                | ibv_access_flags.IBV_ACCESS_REMOTE_READ;
        return notNull("ibv_reg_mr", Ibverbs.ibv_reg_mr(pd, memory, memory.byteSize(), access));
    }

    private MemorySegment createQp(MemorySegment pd, MemorySegment cq) {
        MemorySegment init = ibv_qp_init_attr.allocate(arena);
        ibv_qp_init_attr.send_cq(init, cq);
        ibv_qp_init_attr.recv_cq(init, cq);
        ibv_qp_init_attr.qp_type(init, ibv_qp_type.IBV_QPT_RC);
        MemorySegment cap = ibv_qp_init_attr.cap(init);
        ibv_qp_cap.max_send_wr(cap, DEPTH);
        ibv_qp_cap.max_recv_wr(cap, DEPTH);
        ibv_qp_cap.max_send_sge(cap, 1);
        ibv_qp_cap.max_recv_sge(cap, 1);
        return notNull("ibv_create_qp", Ibverbs.ibv_create_qp(pd, init));
    }
}
