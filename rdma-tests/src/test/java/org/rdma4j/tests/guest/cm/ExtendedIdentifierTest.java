package org.rdma4j.tests.guest.cm;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_context;
import org.rdma4j.sys.ibverbs.ibv_ece;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_qp_type;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr_ex;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_srq_type;
import org.rdma4j.sys.rdmacm.Rdmacm;
import org.rdma4j.sys.rdmacm.rdma_cm_event_type;
import org.rdma4j.sys.rdmacm.rdma_cm_id;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;

/** Less common features of identifiers: creation of objects with extended attributes, ECE, and the list of devices. */
@Tag("guest")
@InGuest
@Timeout(120)
class ExtendedIdentifierTest {

    @OnDevices
    void devicesAreListedWithTheirContexts(Device device) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment count = arena.allocate(JAVA_INT);
            MemorySegment list = Rdmacm.rdma_get_devicesChecked(count);
            int devices = count.get(JAVA_INT, 0);
            MemorySegment entries = list.reinterpret((devices + 1) * ADDRESS.byteSize());
            List<String> names = new ArrayList<>();
            for (int i = 0; i < devices; i++) {
                MemorySegment context = ibv_context.reinterpret(entries.getAtIndex(ADDRESS, i));
                names.add(Ibverbs.ibv_get_device_nameString(ibv_context.device(context)));
            }
            assertThat(names).contains(device.verbsName());
            assertThat(entries.getAtIndex(ADDRESS, devices)).isEqualTo(MemorySegment.NULL);
            Rdmacm.rdma_free_devices(list);
        }
    }

    @OnDevices
    void queuePairByExtendedAttributes(Device device) {
        onResolved(device, (id, arena) -> {
            try (CompletionQueue cq = new CompletionQueue(rdma_cm_id.verbs(id), 4)) {
                MemorySegment init = ibv_qp_init_attr_ex.allocate(arena);
                ibv_qp_init_attr_ex.qp_type(init, ibv_qp_type.IBV_QPT_RC);
                ibv_qp_init_attr_ex.send_cq(init, cq.cq());
                ibv_qp_init_attr_ex.recv_cq(init, cq.cq());
                MemorySegment cap = ibv_qp_init_attr_ex.cap(init);
                ibv_qp_cap.max_send_wr(cap, 2);
                ibv_qp_cap.max_recv_wr(cap, 2);
                ibv_qp_cap.max_send_sge(cap, 1);
                ibv_qp_cap.max_recv_sge(cap, 1);
                ibv_qp_init_attr_ex.comp_mask(init, ibv_qp_init_attr_mask.IBV_QP_INIT_ATTR_PD);
                ibv_qp_init_attr_ex.pd(init, rdma_cm_id.pd(id));
                Rdmacm.rdma_create_qp_exChecked(id, init);
                assertThat(rdma_cm_id.qp(id).address()).isNotZero();
                Rdmacm.rdma_destroy_qp(id);
                assertThat(rdma_cm_id.qp(id).address()).isZero();
            }
        });
    }

    @OnDevices
    void sharedReceiveQueueByExtendedAttributes(Device device) {
        onResolved(device, (id, arena) -> {
            MemorySegment init = ibv_srq_init_attr_ex.allocate(arena);
            ibv_srq_attr.max_wr(ibv_srq_init_attr_ex.attr(init), 8);
            ibv_srq_attr.max_sge(ibv_srq_init_attr_ex.attr(init), 1);
            ibv_srq_init_attr_ex.srq_type(init, ibv_srq_type.IBV_SRQT_BASIC);
            ibv_srq_init_attr_ex.comp_mask(
                    init, ibv_srq_init_attr_mask.IBV_SRQ_INIT_ATTR_TYPE | ibv_srq_init_attr_mask.IBV_SRQ_INIT_ATTR_PD);
            ibv_srq_init_attr_ex.pd(init, rdma_cm_id.pd(id));
            Rdmacm.rdma_create_srq_exChecked(id, init);
            assertThat(rdma_cm_id.srq(id).address()).isNotZero();
            Rdmacm.rdma_destroy_srq(id);
        });
    }

    /**
     * Enhanced connection establishment (ECE): local options are stored for the next message, and the remote options
     * are still empty.
     */
    @OnDevices
    void connectionOptionsBelongToTheIdentifier(Device device) {
        onResolved(device, (id, arena) -> {
            MemorySegment ece = ibv_ece.allocate(arena);
            assertThat(Rdmacm.rdma_set_local_ece(id, ece)).isEqualTo(-1);
            assertThat(Errno.last()).isEqualTo(Errno.EINVAL);
            ibv_ece.vendor_id(ece, 0x15b3);
            ibv_ece.options(ece, 1);
            Rdmacm.rdma_set_local_eceChecked(id, ece);
            Rdmacm.rdma_get_remote_eceChecked(id, ece);
            assertThat(ibv_ece.vendor_id(ece)).isZero();
            assertThat(ibv_ece.options(ece)).isZero();
        });
    }

    @OnDevices
    void managerProvidesTheAttributesOfInit(Device device) {
        onResolved(device, (id, arena) -> {
            MemorySegment attr = ibv_qp_attr.allocate(arena);
            MemorySegment mask = arena.allocate(JAVA_INT);
            ibv_qp_attr.qp_state(attr, ibv_qp_state.IBV_QPS_INIT);
            Rdmacm.rdma_init_qp_attrChecked(id, attr, mask);
            assertThat(mask.get(JAVA_INT, 0) & ibv_qp_attr_mask.IBV_QP_ACCESS_FLAGS)
                    .isNotZero();
        });
    }

    @OnDevices
    void rejectBecauseOfConnectionOptions(Device device) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Connection client = loopback.client()) {
            client.connect(new byte[0]);
            MemorySegment refused = loopback.request().id();
            Rdmacm.rdma_reject_eceChecked(refused, MemorySegment.NULL, 0);
            EventChannel.Event rejected =
                    loopback.clientEvents().expect(rdma_cm_event_type.RDMA_CM_EVENT_REJECTED, CmLoopback.PATIENCE);
            assertThat(rejected.status()).isNotZero();
            Rdmacm.rdma_destroy_idChecked(refused);
        }
    }

    private static void onResolved(Device device, BiConsumer<MemorySegment, Arena> use) {
        try (CmLoopback loopback = new CmLoopback(device, 1);
                Arena arena = Arena.ofConfined()) {
            MemorySegment id = Connection.resolve(loopback.clientEvents(), loopback.address(), CmLoopback.PATIENCE);
            use.accept(id, arena);
            Rdmacm.rdma_destroy_idChecked(id);
        }
    }
}
