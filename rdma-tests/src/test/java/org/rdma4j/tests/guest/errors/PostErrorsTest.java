package org.rdma4j.tests.guest.errors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.lang.foreign.MemorySegment;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.Errno;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.DriverSupport;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.PostResult;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.RecvWork;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.SendWork;
import org.rdma4j.tests.guest.support.Transitions;

/** Requests that the library rejects when they are posted. */
@InGuest
@Timeout(60)
class PostErrorsTest {
    private static final int MANY = 1000;

    @OnDevices
    void fullReceiveQueue(Device device) {
        try (Pair pair = Pair.rc(device, spec -> spec.depth(8, 8))) {
            Region to = pair.region(8);
            RecvWork work = pair.receive(1).all(to);
            int taken = 0;
            PostResult posted;
            while ((posted = work.tryPost(pair.rightQp())).code() == 0 && taken < MANY) {
                taken++;
            }
            assertThat(posted.error()).isEqualTo("ENOMEM");
            assertThat(posted.bad()).isEqualTo(work.segment().address());
            assertThat(taken).isBetween(8, MANY - 1);
        }
    }

    @OnDevices
    void fullSharedReceiveQueue(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment srq = node.srq(8, 1);
            Region to = node.region(8);
            RecvWork work = RecvWork.of(node.arena(), 1).all(to);
            int taken = 0;
            PostResult posted;
            while ((posted = work.tryPostShared(srq)).code() == 0 && taken < MANY) {
                taken++;
            }
            assertThat(posted.error()).isEqualTo("ENOMEM");
            assertThat(taken).isBetween(8, MANY - 1);
        }
    }

    @OnDevices(Device.RXE)
    void fullSendQueue(Device device) {
        // On Linux 5.10, destroying such a queue pair never returns on soft-RoCE, in C programs as well.
        Assumptions.assumeFalse(
                device == Device.RXE && System.getProperty("os.version").startsWith("5.10."),
                "Linux 5.10 locks up: see docs/reference/compatibility.md");
        try (Pair pair = Pair.rc(device, spec -> spec.depth(8, 8))) {
            Region from = pair.region(8);
            // No receive is posted, so that the sends stay in the queue.
            SendWork work = pair.send(IBV_WR_SEND).all(from).signalled();
            int taken = 0;
            PostResult posted;
            while ((posted = work.tryPost(pair.leftQp())).code() == 0 && taken < MANY) {
                taken++;
            }
            assertThat(posted.error()).isEqualTo("ENOMEM");
            assertThat(posted.bad()).isEqualTo(work.segment().address());
            assertThat(taken).isBetween(8, MANY - 1);
        }
    }

    @OnDevices
    void tooManyElements(Device device) {
        try (Pair pair = Pair.rc(device, spec -> spec.pieces(2))) {
            Region region = pair.region(100);
            SendWork send = pair.send(IBV_WR_SEND).signalled();
            RecvWork receive = pair.receive(1);
            // soft-iWARP checks its own limit of 6 instead of the requested one.
            for (int i = 0; i < 7; i++) {
                send.piece(region, i, 1);
                receive.piece(region, i, 1);
            }
            PostResult sent = send.tryPost(pair.leftQp());
            assertThat(sent.error()).isEqualTo("EINVAL");
            assertThat(sent.bad()).isEqualTo(send.segment().address());
            PostResult received = receive.tryPost(pair.rightQp());
            assertThat(received.error()).isEqualTo("EINVAL");
            assertThat(received.bad()).isEqualTo(receive.segment().address());
        }
    }

    @OnDevices
    void tooMuchInlineData(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(4096);
            PostResult posted =
                    pair.send(IBV_WR_SEND).all(from).inline().signalled().tryPost(pair.leftQp());
            assertThat(posted.error()).isEqualTo("EINVAL");
            assertThat(Completions.present(pair.leftCq())).isEmpty();
        }
    }

    @OnDevices
    void requestsBeforeTheBadOneArePosted(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(8).fill(0, 8, 1);
            Region to = pair.region(8);
            SendWork first =
                    pair.send(IBV_WR_RDMA_WRITE).id(1).all(from).remote(to, 0).signalled();
            SendWork second =
                    pair.send(IBV_WR_RDMA_WRITE).id(2).all(from).remote(to, 0).signalled();
            SendWork third = pair.send(IBV_WR_RDMA_WRITE).id(3).remote(to, 0).signalled();
            for (int i = 0; i < 7; i++) {
                third.piece(from, i, 1);
            }
            SendWork fourth =
                    pair.send(IBV_WR_RDMA_WRITE).id(4).all(from).remote(to, 0).signalled();
            first.then(second.then(third.then(fourth)));
            PostResult posted = first.tryPost(pair.leftQp());
            List<Completion> done = Completions.await(pair.leftCq(), 2);
            done.forEach(one -> one.expect(IBV_WC_RDMA_WRITE));
            assertThat(done).extracting(Completion::id).containsExactly(1L, 2L);
            assertThat(Completions.present(pair.leftCq())).isEmpty();
            if (device == Device.SIW) {
                // The soft-iWARP library loses the error code when it rings the doorbell for the preceding requests,
                // but sets bad_wr.
                assertThat(posted.code()).isZero();
            } else {
                assertThat(posted.error()).isEqualTo("EINVAL");
            }
            assertThat(posted.bad()).isEqualTo(third.segment().address());
        }
    }

    @OnDevices(Device.RXE)
    void receiveInResetState(Device device) {
        DriverSupport.assumeSupported(device, "reset_refuses");
        try (Node node = Node.open(device)) {
            MemorySegment qp = node.qp(QpSpec.rc(node.cq(4)));
            Region to = node.region(8);
            RecvWork work = RecvWork.of(node.arena(), 1).all(to);
            assertThat(work.tryPost(qp).error()).isEqualTo("EINVAL");
            new Transitions(node, Transitions.Tuning.PATIENT).init(qp);
            assertThat(work.tryPost(qp).error()).isEqualTo("success");
        }
    }

    @OnDevices(Device.RXE)
    void sendBeforeRts(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment qp = node.qp(QpSpec.rc(node.cq(4)));
            Region from = node.region(8);
            SendWork work = SendWork.of(node.arena(), IBV_WR_SEND).all(from).signalled();
            Transitions transitions = new Transitions(node, Transitions.Tuning.PATIENT);
            assertThat(work.tryPost(qp).error()).as("in RESET").isEqualTo("EINVAL");
            transitions.init(qp);
            assertThat(work.tryPost(qp).error()).as("in INIT").isEqualTo("EINVAL");
            transitions.rtr(qp, ibv_qp.qp_num(qp));
            assertThat(work.tryPost(qp).error()).as("in RTR").isEqualTo("EINVAL");
        }
    }

    @OnDevices(Device.SIW)
    void sendBeforeConnection(Device device) {
        try (Node node = Node.open(device)) {
            MemorySegment qp = node.qp(QpSpec.rc(node.cq(4)));
            Region from = node.region(8);
            SendWork work = SendWork.of(node.arena(), IBV_WR_SEND).all(from).signalled();
            // The library returns the result of a system call and leaves the reason (ENOTCONN) in errno.
            assertThat(work.tryPost(qp).error()).isEqualTo("-1");
        }
    }

    @OnDevices
    void emptyChain(Device device) {
        try (Pair pair = Pair.rc(device)) {
            MemorySegment bad = pair.arena().allocate(8, 8);
            int code = Ibverbs.ibv_post_send(pair.leftQp(), MemorySegment.NULL, bad);
            // soft-iWARP accepts an empty chain.
            assertThat(code).isEqualTo(device == Device.SIW ? 0 : Errno.EINVAL);
        }
    }
}
