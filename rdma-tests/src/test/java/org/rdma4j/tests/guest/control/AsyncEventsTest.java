package org.rdma4j.tests.guest.control;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_access_flags;
import org.rdma4j.sys.ibverbs.ibv_async_event;
import org.rdma4j.sys.ibverbs.ibv_cq;
import org.rdma4j.sys.ibverbs.ibv_event_type;
import org.rdma4j.sys.ibverbs.ibv_port_attr;
import org.rdma4j.sys.ibverbs.ibv_port_state;
import org.rdma4j.sys.ibverbs.ibv_qp_attr;
import org.rdma4j.sys.ibverbs.ibv_qp_attr_mask;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.sys.ibverbs.ibv_srq_attr;
import org.rdma4j.sys.ibverbs.ibv_srq_attr_mask;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.AsyncEvents;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.Transitions;
import org.rdma4j.tests.support.Run;

/**
 * Asynchronous events, each triggered on purpose: events of the port, of a queue pair, of a completion queue and of a
 * shared receive queue.
 */
@InGuest
@Timeout(60)
class AsyncEventsTest {
    @OnDevices
    void portGoesDownAndUp(Device device) throws IOException {
        // By default the kernel removes IPv6 addresses when the link goes down, but other tests need them.
        Files.writeString(Path.of("/proc/sys/net/ipv6/conf", device.netName(), "keep_addr_on_down"), "1");
        try (Node node = Node.open(device)) {
            AsyncEvents events = new AsyncEvents(node);
            events.expectNone();
            try {
                link(device, "down");
                MemorySegment error = events.next(ibv_event_type.IBV_EVENT_PORT_ERR);
                assertThat(ibv_async_event.element_port_num(error)).isEqualTo(1);
                assertThat(ibv_port_state.toString(ibv_port_attr.state(node.port())))
                        .isEqualTo("IBV_PORT_DOWN");
            } finally {
                link(device, "up");
            }
            MemorySegment active = events.next(ibv_event_type.IBV_EVENT_PORT_ACTIVE);
            assertThat(ibv_async_event.element_port_num(active)).isEqualTo(1);
            assertThat(ibv_port_state.toString(ibv_port_attr.state(node.port())))
                    .isEqualTo("IBV_PORT_ACTIVE");
        }
    }

    private static void link(Device device, String state) {
        Run.ok(List.of("ip", "link", "set", device.netName(), state));
    }

    @OnDevices
    void sharedReceiveQueueFallsBelowItsLimit(Device device) {
        SharedReceiveQueueFixture shared = new SharedReceiveQueueFixture();
        try (Pair pair = Pair.rc(device, shared::on)) {
            AsyncEvents events = new AsyncEvents(pair.node());
            Region memory = pair.region(64);
            shared.receive(pair, 4);
            limit(pair.node(), shared.srq(), 3);
            events.discardPending();
            events.expectNone();
            for (int i = 0; i < 2; i++) {
                pair.send(IBV_WR_SEND).all(memory).signalled().post(pair.leftQp());
            }
            Completions.await(pair.leftCq(), 2);
            Completions.await(pair.rightCq(), 2);
            MemorySegment event = events.next(ibv_event_type.IBV_EVENT_SRQ_LIMIT_REACHED);
            assertThat(ibv_async_event.element_srq(event).address())
                    .isEqualTo(shared.srq().address());
            // The event is generated only once.
            events.expectNone();
            shared.destroy(pair);
        }
    }

    private static void limit(Node node, MemorySegment srq, int limit) {
        MemorySegment attributes = ibv_srq_attr.allocate(node.arena());
        ibv_srq_attr.srq_limit(attributes, limit);
        Call.ok("ibv_modify_srq", Ibverbs.ibv_modify_srq(srq, attributes, ibv_srq_attr_mask.IBV_SRQ_LIMIT));
    }

    @OnDevices(Device.SIW)
    void forbiddenWriteFailsTheTargetQueuePair(Device device) {
        try (Pair pair = Pair.rc(device)) {
            AsyncEvents events = new AsyncEvents(pair.node());
            Region memory = pair.region(64);
            Region closed = pair.node().region(pair.arena().allocate(64), ibv_access_flags.IBV_ACCESS_LOCAL_WRITE);
            pair.send(IBV_WR_RDMA_WRITE)
                    .all(memory)
                    .remote(closed, 0)
                    .signalled()
                    .post(pair.leftQp());
            MemorySegment event = events.next(ibv_event_type.IBV_EVENT_QP_ACCESS_ERR);
            assertThat(ibv_async_event.element_qp(event).address())
                    .isEqualTo(pair.rightQp().address());
        }
    }

    @OnDevices(Device.RXE)
    void completionQueueOverflows(Device device) {
        Node node = Node.open(device);
        AsyncEvents events = new AsyncEvents(node);
        MemorySegment small = node.cq(1);
        int room = ibv_cq.cqe(small);
        try (Pair pair = Pair.byHand(node, QpSpec.rc(small), QpSpec.rc(node.cq(64)), Transitions.Tuning.PATIENT)) {
            Region memory = pair.region(64);
            for (int i = 0; i <= room; i++) {
                pair.send(IBV_WR_RDMA_WRITE)
                        .all(memory)
                        .remote(memory, 0)
                        .signalled()
                        .post(pair.leftQp());
            }
            MemorySegment event = events.next(ibv_event_type.IBV_EVENT_CQ_ERR);
            assertThat(ibv_async_event.element_cq(event).address()).isEqualTo(small.address());
        }
    }

    @OnDevices(Device.RXE)
    void sendQueueDrains(Device device) {
        try (Pair pair = Pair.rc(device)) {
            AsyncEvents events = new AsyncEvents(pair.node());
            Region memory = pair.region(64);
            pair.send(IBV_WR_RDMA_WRITE)
                    .all(memory)
                    .remote(memory, 0)
                    .signalled()
                    .post(pair.leftQp());
            Completions.next(pair.leftCq());
            MemorySegment attributes = ibv_qp_attr.allocate(pair.arena());
            ibv_qp_attr.qp_state(attributes, ibv_qp_state.IBV_QPS_SQD);
            ibv_qp_attr.en_sqd_async_notify(attributes, 1);
            Call.ok(
                    "ibv_modify_qp to SQD",
                    Ibverbs.ibv_modify_qp(
                            pair.leftQp(),
                            attributes,
                            ibv_qp_attr_mask.IBV_QP_STATE | ibv_qp_attr_mask.IBV_QP_EN_SQD_ASYNC_NOTIFY));
            MemorySegment event = events.next(ibv_event_type.IBV_EVENT_SQ_DRAINED);
            assertThat(ibv_async_event.element_qp(event).address())
                    .isEqualTo(pair.leftQp().address());
        }
    }

    @OnDevices
    void destructionWaitsForAcknowledgement(Device device) {
        SharedReceiveQueueFixture shared = new SharedReceiveQueueFixture();
        try (Arena arena = Arena.ofShared()) {
            try (Pair pair = Pair.rc(device, shared::on)) {
                Region memory = pair.region(64);
                shared.receive(pair, 2);
                limit(pair.node(), shared.srq(), 2);
                pair.send(IBV_WR_SEND).all(memory).signalled().post(pair.leftQp());
                Completions.next(pair.rightCq());
                MemorySegment event =
                        new AsyncEvents(pair.node()).unacknowledged(ibv_event_type.IBV_EVENT_SRQ_LIMIT_REACHED, arena);
                shared.destroy(pair, () -> waitsForTheAcknowledgement(shared.srq(), event));
            }
        }
    }

    private static void waitsForTheAcknowledgement(MemorySegment srq, MemorySegment event) {
        CompletableFuture<Integer> destroyed = CompletableFuture.supplyAsync(() -> Ibverbs.ibv_destroy_srq(srq));
        try {
            Thread.sleep(200);
            assertThat(destroyed.getNow(-1))
                    .as("result before the event was acknowledged")
                    .isEqualTo(-1);
            Ibverbs.ibv_ack_async_event(event);
            assertThat(destroyed.get(20, TimeUnit.SECONDS)).isZero();
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("the object was not destroyed", e);
        }
    }
}
