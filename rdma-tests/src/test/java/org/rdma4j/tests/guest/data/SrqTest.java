package org.rdma4j.tests.guest.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_event_type.IBV_EVENT_SRQ_LIMIT_REACHED;
import static org.rdma4j.sys.ibverbs.ibv_srq_attr_mask.IBV_SRQ_LIMIT;
import static org.rdma4j.sys.ibverbs.ibv_srq_attr_mask.IBV_SRQ_MAX_WR;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_async_event;
import org.rdma4j.sys.ibverbs.ibv_event_type;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.AsyncEvents;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Readable;
import org.rdma4j.tests.guest.support.RecvWork;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.Transitions;
import org.rdma4j.tests.guest.support.UnsupportedFeature;

/** Shared receive queues ({@code ibv_srq}): order of receives, several queue pairs, limit event, resizing. */
@InGuest
@Timeout(60)
class SrqTest {
    @OnDevices
    void messagesTakeReceivesInOrder(Device device) {
        MemorySegment[] srq = {MemorySegment.NULL};
        try (Pair pair = shared(device, srq, 16)) {
            Region from = pair.region(100);
            Region to = pair.region(400);
            RecvWork first = pair.receive(0).piece(to, 0, 100);
            RecvWork last = first;
            for (int i = 1; i < 4; i++) {
                RecvWork next = pair.receive(i).piece(to, 100L * i, 100);
                last.then(next);
                last = next;
            }
            first.postShared(srq[0]);
            for (int i = 0; i < 4; i++) {
                from.fill(0, 100, i + 1);
                pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
                pair.left().expect(IBV_WC_SEND);
                assertThat(pair.right().expect(IBV_WC_RECV).id()).isEqualTo(i);
                to.expect(100L * i, 100, i + 1);
            }
        }
    }

    @OnDevices(Device.RXE)
    void twoQueuePairsShareTheQueue(Device device) {
        Node node = Node.open(device);
        MemorySegment srq = node.srq(16, 2);
        MemorySegment leftCq = node.cq(32);
        MemorySegment rightCq = node.cq(32);
        QpSpec left = QpSpec.rc(leftCq);
        QpSpec right = QpSpec.rc(rightCq).sharing(srq);
        try (Pair one = Pair.byHand(node, left, right, Transitions.Tuning.PATIENT)) {
            // Uses the same node, which the first pair closes.
            Pair two = Pair.byHand(node, left, right, Transitions.Tuning.PATIENT);
            Region from = one.region(10).fill(0, 10, 1);
            Region to = one.region(80);
            for (int i = 0; i < 8; i++) {
                one.receive(i).piece(to, 10L * i, 10).postShared(srq);
            }
            for (int i = 0; i < 4; i++) {
                one.send(IBV_WR_SEND).all(from).signalled().post(one.leftQp());
                two.send(IBV_WR_SEND).all(from).signalled().post(two.leftQp());
            }
            Completions.await(leftCq, 8).forEach(sent -> sent.expect(IBV_WC_SEND));
            List<Completion> received = Completions.await(rightCq, 8);
            Set<Long> ids = new HashSet<>();
            received.forEach(
                    completion -> ids.add(completion.expect(IBV_WC_RECV).id()));
            assertThat(ids).hasSize(8);
            assertThat(received)
                    .extracting(Completion::qpn)
                    .containsOnly(ibv_qp.qp_num(one.rightQp()), ibv_qp.qp_num(two.rightQp()));
            for (int i = 0; i < 8; i++) {
                to.expect(10L * i, 10, 1);
            }
        }
    }

    @OnDevices
    void limitGeneratesOneEvent(Device device) {
        MemorySegment[] srq = {MemorySegment.NULL};
        try (Pair pair = shared(device, srq, 16)) {
            Region from = pair.region(10);
            Region to = pair.region(10);
            for (int i = 0; i < 6; i++) {
                pair.receive(i).all(to).postShared(srq[0]);
            }
            MemorySegment limit = ibv_srq_attr.allocate(pair.arena());
            ibv_srq_attr.srq_limit(limit, 4);
            Call.ok("ibv_modify_srq", Ibverbs.ibv_modify_srq(srq[0], limit, IBV_SRQ_LIMIT));
            MemorySegment seen = ibv_srq_attr.allocate(pair.arena());
            int queried = Ibverbs.ibv_query_srq(srq[0], seen);
            if (device == Device.SIW) {
                assertThat(Call.error(queried)).isEqualTo("EOPNOTSUPP");
            } else {
                Call.ok("ibv_query_srq", queried);
                assertThat(ibv_srq_attr.srq_limit(seen)).isEqualTo(4);
            }
            int fd = pair.node().asyncFd();
            new AsyncEvents(pair.node()).discardPending();
            send(pair, from);
            assertThat(Readable.within(fd, Duration.ofMillis(50)))
                    .as("an event while 5 receives remain")
                    .isFalse();
            send(pair, from);
            send(pair, from);
            Readable.await(fd, "SRQ limit event");
            MemorySegment event = ibv_async_event.allocate(pair.arena());
            Call.ok(
                    "ibv_get_async_event",
                    Ibverbs.ibv_get_async_event(pair.node().context(), event));
            assertThat(ibv_event_type.toString(ibv_async_event.event_type(event)))
                    .isEqualTo(ibv_event_type.toString(IBV_EVENT_SRQ_LIMIT_REACHED));
            assertThat(ibv_async_event.element_srq(event).address()).isEqualTo(srq[0].address());
            Ibverbs.ibv_ack_async_event(event);
            send(pair, from);
            assertThat(Readable.within(fd, Duration.ofMillis(50)))
                    .as("a second event")
                    .isFalse();
        }
    }

    @OnDevices
    void queueIsEnlarged(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment srq = node.srq(8, 2);
            MemorySegment attributes = ibv_srq_attr.allocate(node.arena());
            ibv_srq_attr.max_wr(attributes, 64);
            int code = Ibverbs.ibv_modify_srq(srq, attributes, IBV_SRQ_MAX_WR);
            if (device == Device.SIW) {
                UnsupportedFeature.abort(device, "ibv_modify_srq of IBV_SRQ_MAX_WR", Call.error(code), "EOPNOTSUPP");
            }
            Call.ok("ibv_modify_srq", code);
            Call.ok("ibv_query_srq", Ibverbs.ibv_query_srq(srq, attributes));
            assertThat(ibv_srq_attr.max_wr(attributes)).isGreaterThanOrEqualTo(64);
            assertThat(ibv_srq_attr.max_sge(attributes)).isGreaterThanOrEqualTo(2);
            Region to = node.region(8);
            for (int i = 0; i < 64; i++) {
                RecvWork.of(node.arena(), i).all(to).postShared(srq);
            }
        }
    }

    private static void send(Pair pair, Region from) {
        pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
        pair.left().expect(IBV_WC_SEND);
        pair.right().expect(IBV_WC_RECV);
    }

    /** Returns a pair whose right side uses a shared receive queue, and stores the queue in the array. */
    private static Pair shared(Device device, MemorySegment[] srq, int depth) {
        int[] side = {0};
        return Pair.shaped(device, (node, spec) -> {
            if (side[0]++ == 0) {
                return spec;
            }
            srq[0] = node.srq(depth, 2);
            return spec.sharing(srq[0]);
        });
    }
}
