package org.rdma4j.tests.guest.data;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_RECV;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_SEND;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_RDMA_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_SEND;

import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Eventually;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.RecvWork;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.SendWork;

/** Chains of requests, selective signaling, and many requests in succession. */
@InGuest
@Timeout(120)
class BatchTest {
    private static final int CHAIN = 32;

    @OnDevices
    void chainIsPostedWithOneCall(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(CHAIN * 100).fill(0, CHAIN * 100, 1);
            Region to = pair.region(CHAIN * 100);
            receives(pair, to, CHAIN, 100).post(pair.rightQp());
            SendWork first = pair.send(IBV_WR_SEND).id(0).piece(from, 0, 100).signalled();
            SendWork last = first;
            for (int i = 1; i < CHAIN; i++) {
                SendWork next =
                        pair.send(IBV_WR_SEND).id(i).piece(from, 100L * i, 100).signalled();
                last.then(next);
                last = next;
            }
            first.post(pair.leftQp());
            List<Completion> sent = Completions.await(pair.leftCq(), CHAIN);
            List<Completion> received = Completions.await(pair.rightCq(), CHAIN);
            for (int i = 0; i < CHAIN; i++) {
                assertThat(sent.get(i).expect(IBV_WC_SEND).id()).isEqualTo(i);
                assertThat(received.get(i).expect(IBV_WC_RECV).id()).isEqualTo(i);
            }
            to.expect(0, CHAIN * 100, 1);
        }
    }

    @OnDevices
    void onlyTheLastRequestIsSignaled(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region from = pair.region(CHAIN * 50).fill(0, CHAIN * 50, 2);
            Region to = pair.region(CHAIN * 50);
            for (int i = 0; i < CHAIN; i++) {
                SendWork write = pair.send(IBV_WR_RDMA_WRITE)
                        .id(i)
                        .piece(from, 50L * i, 50)
                        .remote(to, 50L * i);
                (i == CHAIN - 1 ? write.signalled() : write).post(pair.leftQp());
            }
            assertThat(pair.left().expect(IBV_WC_RDMA_WRITE).id()).isEqualTo(CHAIN - 1);
            Eventually.holds(to, 0, CHAIN * 50, 2);
            assertThat(Completions.present(pair.leftCq())).isEmpty();
        }
    }

    @OnDevices
    void queuePairSignalsAllRequests(Device device) {
        try (Pair pair = Pair.rc(device, QpSpec::signallingAll)) {
            Region from = pair.region(10).fill(0, 10, 3);
            Region to = pair.region(10);
            for (int i = 0; i < 3; i++) {
                pair.send(IBV_WR_RDMA_WRITE).id(i).all(from).remote(to, 0).post(pair.leftQp());
            }
            assertThat(Completions.await(pair.leftCq(), 3))
                    .extracting(Completion::id)
                    .containsExactly(0L, 1L, 2L);
        }
    }

    @OnDevices
    void shortQueuesWrapAroundManyTimes(Device device) {
        int rounds = 500;
        int burst = 4;
        try (Pair pair = Pair.rc(device, spec -> spec.depth(8, 8).pieces(1))) {
            Region from = pair.region(8 * burst);
            Region to = pair.region(8 * burst);
            // The requests are built once and posted repeatedly. Only the data that they point to changes.
            RecvWork receives = receives(pair, to, burst, 8);
            SendWork first = pair.send(IBV_WR_SEND).id(0).piece(from, 0, 8);
            SendWork last = first;
            for (int i = 1; i < burst; i++) {
                SendWork next = pair.send(IBV_WR_SEND).id(i).piece(from, 8L * i, 8);
                last.then(i == burst - 1 ? next.signalled() : next);
                last = next;
            }
            long message = 0;
            for (int round = 0; round < rounds; round++) {
                receives.post(pair.rightQp());
                for (int i = 0; i < burst; i++) {
                    from.memory().setAtIndex(JAVA_LONG, i, message + i);
                }
                first.post(pair.leftQp());
                assertThat(pair.left().expect(IBV_WC_SEND).id()).isEqualTo(burst - 1);
                List<Completion> received = Completions.await(pair.rightCq(), burst);
                for (int i = 0; i < burst; i++) {
                    assertThat(received.get(i).expect(IBV_WC_RECV).id()).isEqualTo(i);
                    assertThat(to.memory().getAtIndex(JAVA_LONG, i)).isEqualTo(message + i);
                }
                message += burst;
            }
            assertThat(Completions.present(pair.leftCq())).isEmpty();
        }
    }

    @OnDevices
    void bothDirectionsAtOnce(Device device) {
        try (Pair pair = Pair.rc(device)) {
            int count = 16;
            int length = 5000;
            Region left = pair.region(count * length).fill(0, count * length, 4);
            Region right = pair.region(count * length).fill(0, count * length, 5);
            Region toLeft = pair.region(count * length);
            Region toRight = pair.region(count * length);
            receives(pair, toRight, count, length).post(pair.rightQp());
            receives(pair, toLeft, count, length).post(pair.leftQp());
            for (int i = 0; i < count; i++) {
                long offset = (long) i * length;
                pair.send(IBV_WR_SEND)
                        .id(100)
                        .piece(left, offset, length)
                        .signalled()
                        .post(pair.leftQp());
                pair.send(IBV_WR_SEND)
                        .id(100)
                        .piece(right, offset, length)
                        .signalled()
                        .post(pair.rightQp());
            }
            for (var cq : List.of(pair.leftCq(), pair.rightCq())) {
                List<Completion> all = Completions.await(cq, 2 * count);
                all.forEach(one -> one.expect(one.id() == 100 ? IBV_WC_SEND : IBV_WC_RECV));
                assertThat(all).filteredOn(one -> one.id() == 100).hasSize(count);
            }
            toRight.expect(0, count * length, 4);
            toLeft.expect(0, count * length, 5);
        }
    }

    /** Returns a chain of receives with identifiers from 0 and adjacent buffers. */
    private static RecvWork receives(Pair pair, Region to, int count, int length) {
        RecvWork first = pair.receive(0).piece(to, 0, length);
        RecvWork last = first;
        for (int i = 1; i < count; i++) {
            RecvWork next = pair.receive(i).piece(to, (long) i * length, length);
            last.then(next);
            last = next;
        }
        return first;
    }
}
