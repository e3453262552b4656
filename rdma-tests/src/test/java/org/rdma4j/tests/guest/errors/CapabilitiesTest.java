package org.rdma4j.tests.guest.errors;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_device_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_cap;
import org.rdma4j.sys.ibverbs.ibv_qp_init_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_init_attr;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.QpSpec;

/** Queues with more capacity than the device supports. */
@InGuest
@Timeout(60)
class CapabilitiesTest {
    @OnDevices
    void excessiveQueuePairs(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment limits = limits(node);
            int wr = ibv_device_attr.max_qp_wr(limits);
            int sge = ibv_device_attr.max_sge(limits);
            Map<String, UnaryOperator<QpSpec>> excesses = new TreeMap<>();
            excesses.put("sends", spec -> spec.depth(wr + 1, 1));
            excesses.put("receives", spec -> spec.depth(1, wr + 1));
            excesses.put("pieces", spec -> spec.pieces(sge + 1));
            excesses.put("inline bytes", spec -> spec.inlineBytes(1 << 20));
            MemorySegment cq = node.cq(4);
            Map<String, String> errors = new TreeMap<>();
            excesses.forEach((what, excess) -> {
                MemorySegment attributes = excess.apply(QpSpec.rc(cq)).attributes(node);
                MemorySegment made = Ibverbs.ibv_create_qp(node.pd(), attributes);
                errors.put(what, Call.error(made));
                if (!made.equals(MemorySegment.NULL)) {
                    Call.ok("ibv_destroy_qp", Ibverbs.ibv_destroy_qp(made));
                }
            });
            assertThat(errors)
                    .containsEntry("sends", "EINVAL")
                    .containsEntry("receives", "EINVAL")
                    .containsEntry("pieces", "EINVAL")
                    .containsEntry("inline bytes", "EINVAL");
        }
    }

    @OnDevices
    void grantedCapacityIsReported(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment attributes = QpSpec.rc(node.cq(4)).depth(5, 7).attributes(node);
            MemorySegment made = Call.made("ibv_create_qp", Ibverbs.ibv_create_qp(node.pd(), attributes));
            MemorySegment cap = ibv_qp_init_attr.cap(attributes);
            assertThat(ibv_qp_cap.max_send_wr(cap)).isGreaterThanOrEqualTo(5);
            assertThat(ibv_qp_cap.max_recv_wr(cap)).isGreaterThanOrEqualTo(7);
            assertThat(ibv_qp_cap.max_send_sge(cap)).isGreaterThanOrEqualTo(4);
            assertThat(ibv_qp_cap.max_recv_sge(cap)).isGreaterThanOrEqualTo(4);
            assertThat(ibv_qp_cap.max_inline_data(cap)).isGreaterThanOrEqualTo(64);
            Call.ok("ibv_destroy_qp", Ibverbs.ibv_destroy_qp(made));
        }
    }

    @OnDevices
    void excessiveCompletionQueues(Device device) {
        try (Node node = Node.open(device)) {
            for (int entries : new int[] {0, -1, ibv_device_attr.max_cqe(limits(node)) + 1}) {
                MemorySegment made =
                        Ibverbs.ibv_create_cq(node.context(), entries, MemorySegment.NULL, MemorySegment.NULL, 0);
                assertThat(Call.error(made)).as("%d entries", entries).isEqualTo("EINVAL");
            }
        }
    }

    @OnDevices
    void excessiveSharedReceiveQueues(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment attributes = ibv_srq_init_attr.allocate(node.arena());
            MemorySegment attr = ibv_srq_init_attr.attr(attributes);
            ibv_srq_attr.max_sge(attr, 1);
            ibv_srq_attr.max_wr(attr, ibv_device_attr.max_srq_wr(limits(node)) + 1);
            assertThat(Call.error(Ibverbs.ibv_create_srq(node.pd(), attributes)))
                    .isEqualTo("EINVAL");
            ibv_srq_attr.max_wr(attr, 0);
            assertThat(Call.error(Ibverbs.ibv_create_srq(node.pd(), attributes)))
                    .isEqualTo("EINVAL");
        }
    }

    private static MemorySegment limits(Node node) {
        MemorySegment limits = ibv_device_attr.allocate(node.arena());
        Call.ok("ibv_query_device", Ibverbs.ibv_query_device(node.context(), limits));
        return limits;
    }
}
