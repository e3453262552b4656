package org.rdma4j.tests.guest.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_LOCAL_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_REMOTE_READ;
import static org.rdma4j.sys.ibverbs.ibv_qp_type.IBV_QPT_UC;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_LOCAL_INV;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_READ;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.sys.ibverbs.ibv_qp_state;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.SendWork;
import org.rdma4j.tests.guest.support.Transitions;

/**
 * Each completion status that the devices can report, triggered on purpose. Comments mark deviations from the status in
 * the InfiniBand specification. {@link Fault} contains the differences between kernels.
 */
@InGuest
@Timeout(60)
class CompletionStatusTest {
    @OnDevices
    void messageExceedsReceive(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(100);
            Region to = pair.region(99);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND).id(2).all(from).signalled().post(pair.leftQp());
            Completion received = pair.right();
            assertThat(received.id()).isEqualTo(1);
            if (device == Device.SIW) {
                // The send succeeds, because TCP has accepted the data.
                assertThat(received.statusName()).isEqualTo("IBV_WC_LOC_LEN_ERR");
            } else {
                // soft-RoCE reports LOC_QP_OP_ERR instead of LOC_LEN_ERR.
                assertThat(received.statusName()).isEqualTo("IBV_WC_LOC_QP_OP_ERR");
                Completion sent = pair.left();
                assertThat(sent.statusName()).isEqualTo(Fault.RECEIVE_TOO_SHORT.status());
                assertThat(sent.id()).isEqualTo(2);
            }
        }
    }

    @OnDevices
    void readExceedsLocalRegion(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(8192);
            Region here = pair.region(4096);
            read(pair, here, 0, 8192, here.lkey(), there, there.rkey());
            assertThat(pair.left().statusName())
                    .isEqualTo(device == Device.SIW ? "IBV_WC_LOC_PROT_ERR" : Fault.READ_INTO_NO_REGION.status());
        }
    }

    @OnDevices
    void readIntoUnregisteredMemory(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(64);
            Region here = pair.region(64);
            read(pair, here, 0, 64, InvalidKeys.KEY, there, there.rkey());
            assertThat(pair.left().statusName())
                    .isEqualTo(device == Device.SIW ? "IBV_WC_LOC_PROT_ERR" : Fault.READ_INTO_NO_REGION.status());
            here.expectUntouched(0, 64);
        }
    }

    @OnDevices
    void sendFromUnregisteredMemory(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(64);
            Region to = pair.region(64);
            pair.receive(1).all(to).post(pair.rightQp());
            pair.send(IBV_WR_SEND)
                    .id(3)
                    .piece(from.address(0), 64, InvalidKeys.KEY)
                    .signalled()
                    .post(pair.leftQp());
            Completion sent = pair.left();
            assertThat(sent.id()).isEqualTo(3);
            // A read fails with LOC_PROT_ERR. For sends, both devices report one status for all local errors.
            assertThat(sent.statusName())
                    .isEqualTo(device == Device.SIW ? "IBV_WC_LOC_QP_OP_ERR" : Fault.SEND_OF_NO_REGION.status());
        }
    }

    @OnDevices
    void receiveIntoUnregisteredMemory(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(64);
            Region to = pair.region(64);
            pair.receive(4).piece(to.address(0), 64, InvalidKeys.KEY).post(pair.rightQp());
            pair.send(IBV_WR_SEND).all(from).signalled().post(pair.leftQp());
            Completion received = pair.right();
            assertThat(received.id()).isEqualTo(4);
            if (device == Device.SIW) {
                assertThat(received.statusName()).isEqualTo("IBV_WC_GENERAL_ERR");
            } else {
                assertThat(received.statusName()).isEqualTo("IBV_WC_LOC_QP_OP_ERR");
                assertThat(pair.left().statusName()).isEqualTo(Fault.RECEIVE_OF_NO_REGION.status());
            }
            to.expectUntouched(0, 64);
        }
    }

    @OnDevices
    void postedRequestsAreFlushedInOrder(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region to = pair.region(64);
            for (int i = 0; i < 5; i++) {
                pair.receive(i).all(to).post(pair.rightQp());
            }
            new Transitions(pair.node(), Transitions.Tuning.PATIENT).error(pair.rightQp());
            List<Completion> flushed = Completions.await(pair.rightCq(), 5);
            assertThat(flushed).extracting(Completion::statusName).containsOnly("IBV_WC_WR_FLUSH_ERR");
            assertThat(flushed).extracting(Completion::id).containsExactly(0L, 1L, 2L, 3L, 4L);
            assertThat(Ibverbs.ibv_wc_status_strString(flushed.get(0).status()))
                    .isEqualTo("Work Request Flushed Error");
        }
    }

    @OnDevices
    void readWithInvalidKey(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(64);
            Region here = pair.region(64);
            read(pair, here, 0, 64, here.lkey(), there, InvalidKeys.KEY);
            refused(device, Fault.READ_WITH_A_KEY_OF_NOTHING, pair.left());
            here.expectUntouched(0, 64);
        }
    }

    @OnDevices
    void readBeyondRemoteRegion(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(64);
            Region here = pair.region(128);
            read(pair, here, 0, 65, here.lkey(), there, there.rkey());
            refused(device, Fault.READ_BEYOND_THE_REGION, pair.left());
        }
    }

    @OnDevices
    void readOfRegionInAnotherDomain(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Node node = pair.node();
            Region there = node.region(node.newPd(), pair.arena().allocate(64), node.access());
            Region here = pair.region(64);
            read(pair, here, 0, 64, here.lkey(), there, there.rkey());
            refused(device, Fault.READ_OF_ANOTHER_DOMAIN, pair.left());
        }
    }

    @OnDevices
    void readOfDeregisteredRegion(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(64);
            Region here = pair.region(64);
            int key = there.rkey();
            pair.node().destroy(there.mr());
            read(pair, here, 0, 64, here.lkey(), there, key);
            refused(device, Fault.READ_OF_A_REGION_GONE, pair.left());
        }
    }

    @OnDevices
    void writeWithoutAccessRights(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there =
                    pair.node().region(pair.arena().allocate(64), IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ);
            Region here = pair.region(64).fill(0, 64, 1);
            pair.receive(5).all(here).post(pair.leftQp());
            pair.send(IBV_WR_RDMA_WRITE)
                    .id(1)
                    .all(here)
                    .remote(there, 0)
                    .signalled()
                    .post(pair.leftQp());
            Completion written = pair.left();
            assertThat(written.id()).isEqualTo(1);
            // On iWARP the write succeeds when it has been sent, and only the disconnection shows that it was rejected.
            // soft-iWARP reports an error for the write if the disconnection came first.
            assertThat(written.statusName())
                    .isIn(
                            device == Device.SIW
                                    ? List.of("IBV_WC_SUCCESS", "IBV_WC_LOC_QP_OP_ERR")
                                    : List.of(Fault.WRITE_NOT_ALLOWED.status()));
            // All other posted requests are flushed.
            Completion flushed = pair.left();
            assertThat(flushed.id()).isEqualTo(5);
            assertThat(flushed.statusName()).isEqualTo("IBV_WC_WR_FLUSH_ERR");
            there.expectUntouched(0, 64);
        }
    }

    @OnDevices(Device.RXE)
    void requestsPostedAfterAnErrorAreFlushed(Device device) {
        DriverSupport.assumeSupported(device, "flush_after_error");
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(64);
            Region here = pair.region(64);
            pair.send(IBV_WR_RDMA_READ)
                    .all(here)
                    .remote(there.address(0), InvalidKeys.KEY)
                    .signalled()
                    .post(pair.leftQp());
            assertThat(pair.left().statusName()).isEqualTo(Fault.READ_WITH_A_KEY_OF_NOTHING.status());
            for (int i = 0; i < 3; i++) {
                pair.send(IBV_WR_RDMA_READ)
                        .id(i)
                        .all(here)
                        .remote(there, 0)
                        .signalled()
                        .post(pair.leftQp());
            }
            List<Completion> flushed = Completions.await(pair.leftCq(), 3);
            assertThat(flushed).extracting(Completion::statusName).containsOnly("IBV_WC_WR_FLUSH_ERR");
            assertThat(flushed).extracting(Completion::id).containsExactly(0L, 1L, 2L);
            int state = new Transitions(pair.node(), Transitions.Tuning.PATIENT).state(pair.leftQp());
            assertThat(ibv_qp_state.toString(state)).isEqualTo("IBV_QPS_ERR");
        }
    }

    @OnDevices(Device.RXE)
    void operationForbiddenByRemoteQueuePair(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment cq = node.cq(16);
            MemorySegment left = node.qp(QpSpec.rc(cq));
            MemorySegment right = node.qp(QpSpec.rc(cq));
            Transitions transitions = new Transitions(node, Transitions.Tuning.PATIENT);
            transitions.connect(left, ibv_qp.qp_num(right));
            transitions.connectClosed(right, ibv_qp.qp_num(left));
            Region there = node.region(64);
            Region here = node.region(64);
            SendWork.of(node.arena(), IBV_WR_RDMA_WRITE)
                    .all(here)
                    .remote(there, 0)
                    .signalled()
                    .post(left);
            assertThat(Completions.next(cq).statusName()).isEqualTo(Fault.WRITE_TO_A_CLOSED_QUEUE_PAIR.status());
        }
    }

    @OnDevices(Device.RXE)
    void operationUnsupportedByType(Device device) {
        try (Pair pair = Pair.of(IBV_QPT_UC, UnaryOperator.identity())) {
            Region there = pair.region(64);
            Region here = pair.region(64);
            read(pair, here, 0, 64, here.lkey(), there, there.rkey());
            assertThat(pair.left().statusName()).isEqualTo(Fault.READ_WITHOUT_A_RELIABLE_CONNECTION.status());
        }
    }

    @OnDevices(Device.RXE)
    void invalidationOfInvalidKey(Device device) throws InterruptedException {
        try (Pair pair = Pair.rc(device)) {
            pair.send(IBV_WR_LOCAL_INV).invalidate(InvalidKeys.KEY).signalled().post(pair.leftQp());
            if (Fault.INVALIDATION_OF_NOTHING.status().equals(Fault.NONE)) {
                Thread.sleep(500);
                assertThat(Completions.present(pair.leftCq())).isEmpty();
            } else {
                assertThat(pair.left().statusName()).isEqualTo(Fault.INVALIDATION_OF_NOTHING.status());
            }
        }
    }

    @OnDevices
    void failedUnsignaledRequestCompletes(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(64);
            pair.send(IBV_WR_SEND)
                    .id(8)
                    .piece(from.address(0), 64, InvalidKeys.KEY)
                    .post(pair.leftQp());
            Completion sent = pair.left();
            assertThat(sent.id()).isEqualTo(8);
            assertThat(sent.statusName()).isNotEqualTo("IBV_WC_SUCCESS");
        }
    }

    private static void read(Pair pair, Region here, long offset, int length, int lkey, Region there, int rkey) {
        pair.send(IBV_WR_RDMA_READ)
                .piece(here.address(offset), length, lkey)
                .remote(there.address(0), rkey)
                .signalled()
                .post(pair.leftQp());
    }

    /** Asserts the status of a rejected read. An iWARP peer disconnects, and no status contains the reason. */
    private static void refused(Device device, Fault fault, Completion read) {
        assertThat(read.statusName()).isEqualTo(device == Device.SIW ? "IBV_WC_WR_FLUSH_ERR" : fault.status());
    }
}
