package org.rdma4j.tests.guest.data;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_COMP_SWAP;
import static org.rdma4j.sys.ibverbs.ibv_wc_opcode.IBV_WC_FETCH_ADD;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_ATOMIC_CMP_AND_SWP;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_ATOMIC_FETCH_AND_ADD;

import org.junit.jupiter.api.Timeout;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.SendWork;
import org.rdma4j.tests.guest.support.UnsupportedFeature;

/** Compare-and-swap and fetch-and-add on remote memory. */
@InGuest
@Timeout(60)
class AtomicTest {
    private static final long BEFORE = 0xF123_4567_89AB_CDEFL;

    @OnDevices
    void compareAndSwapReplacesEqualValue(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(16);
            Region here = pair.region(8);
            there.memory().set(JAVA_LONG, 8, BEFORE);
            var work = pair.send(IBV_WR_ATOMIC_CMP_AND_SWP)
                    .all(here)
                    .atomic(there.address(8), there.rkey(), BEFORE, -2)
                    .signalled();
            if (device == Device.SIW) {
                UnsupportedFeature.abort(
                        device,
                        "IBV_WR_ATOMIC_CMP_AND_SWP",
                        work.tryPost(pair.leftQp()).error(),
                        "EINVAL");
            }
            work.post(pair.leftQp());
            Completion done = pair.left().expect(IBV_WC_COMP_SWAP);
            assertThat(done.bytes()).isEqualTo(8);
            assertThat(here.memory().get(JAVA_LONG, 0)).isEqualTo(BEFORE);
            assertThat(there.memory().get(JAVA_LONG, 8)).isEqualTo(-2);
            assertThat(there.memory().get(JAVA_LONG, 0)).isZero();
        }
    }

    @OnDevices(Device.RXE)
    void compareAndSwapKeepsDifferentValue(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(8);
            Region here = pair.region(8);
            there.memory().set(JAVA_LONG, 0, BEFORE);
            pair.send(IBV_WR_ATOMIC_CMP_AND_SWP)
                    .all(here)
                    .atomic(there.address(0), there.rkey(), BEFORE + 1, 5)
                    .signalled()
                    .post(pair.leftQp());
            pair.left().expect(IBV_WC_COMP_SWAP);
            assertThat(here.memory().get(JAVA_LONG, 0)).isEqualTo(BEFORE);
            assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(BEFORE);
        }
    }

    @OnDevices
    void fetchAndAddAddsOncePerRequest(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(8);
            Region here = pair.region(8 * 16);
            there.memory().set(JAVA_LONG, 0, Long.MAX_VALUE - 3);
            SendWork first = add(pair, there, here, 0);
            if (device == Device.SIW) {
                UnsupportedFeature.abort(
                        device,
                        "IBV_WR_ATOMIC_FETCH_AND_ADD",
                        first.tryPost(pair.leftQp()).error(),
                        "EINVAL");
            }
            SendWork last = first;
            for (int i = 1; i < 16; i++) {
                SendWork next = add(pair, there, here, i);
                last.then(next);
                last = next;
            }
            first.post(pair.leftQp());
            for (Completion done : Completions.await(pair.leftCq(), 16)) {
                done.expect(IBV_WC_FETCH_ADD);
            }
            // Wraps around like uint64_t in C.
            for (int i = 0; i < 16; i++) {
                assertThat(here.memory().getAtIndex(JAVA_LONG, i)).isEqualTo(Long.MAX_VALUE - 3 + i);
            }
            assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(Long.MAX_VALUE - 3 + 16);
        }
    }

    private static SendWork add(Pair pair, Region there, Region here, int index) {
        return pair.send(IBV_WR_ATOMIC_FETCH_AND_ADD)
                .id(index)
                .piece(here, 8L * index, 8)
                .atomic(there.address(0), there.rkey(), 1, 0)
                .signalled();
    }
}
