package org.rdma4j.tests.guest.errors;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_LOCAL_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_REMOTE_READ;
import static org.rdma4j.sys.ibverbs.ibv_access_flags.IBV_ACCESS_REMOTE_WRITE;
import static org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD;
import static org.rdma4j.sys.ibverbs.ibv_send_flags.IBV_SEND_SIGNALED;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_ATOMIC_CMP_AND_SWP;
import static org.rdma4j.sys.ibverbs.ibv_wr_opcode.IBV_WR_ATOMIC_FETCH_AND_ADD;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Fault;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.PostResult;
import org.rdma4j.tests.guest.support.Region;

/** Atomic operations with an invalid key, missing access rights, unaligned addresses and invalid lengths. */
@InGuest
@Timeout(60)
class AtomicErrorsTest {
    private static final int[] BOTH = {IBV_WR_ATOMIC_CMP_AND_SWP, IBV_WR_ATOMIC_FETCH_AND_ADD};

    @OnDevices(Device.RXE)
    void invalidKey(Device device) {
        for (int opcode : BOTH) {
            try (Pair pair = Pair.rc(device)) {
                Region there = pair.region(8);
                Region here = pair.region(8);
                pair.send(opcode)
                        .all(here)
                        .atomic(there.address(0), InvalidKeys.KEY, 0, 1)
                        .signalled()
                        .post(pair.leftQp());
                assertThat(pair.left().statusName()).isEqualTo(Fault.ATOMIC_WITH_A_KEY_OF_NOTHING.status());
                there.expectUntouched(0, 8);
            }
        }
    }

    @OnDevices(Device.RXE)
    void regionWithoutAtomicAccess(Device device) {
        for (int opcode : BOTH) {
            try (Pair pair = Pair.rc(device)) {
                int access = IBV_ACCESS_LOCAL_WRITE | IBV_ACCESS_REMOTE_READ | IBV_ACCESS_REMOTE_WRITE;
                Region there = pair.node().region(pair.arena().allocate(8, 8), access);
                Region here = pair.region(8);
                pair.send(opcode)
                        .all(here)
                        .atomic(there.address(0), there.rkey(), 0, 1)
                        .signalled()
                        .post(pair.leftQp());
                assertThat(pair.left().statusName()).isEqualTo(Fault.ATOMIC_NOT_ALLOWED.status());
                there.expectUntouched(0, 8);
            }
        }
    }

    @OnDevices(Device.RXE)
    void unalignedAddress(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(16);
            Region here = pair.region(8);
            for (int opcode : BOTH) {
                // The library checks the alignment itself and posts nothing.
                PostResult posted = pair.send(opcode)
                        .all(here)
                        .atomic(there.address(1), there.rkey(), 0, 1)
                        .signalled()
                        .tryPost(pair.leftQp());
                assertThat(posted.error()).isEqualTo("EINVAL");
            }
            assertThat(Completions.present(pair.leftCq())).isEmpty();
        }
    }

    @OnDevices(Device.RXE)
    void unalignedAddressUncheckedByTheLibrary(Device device) {
        try (Pair pair = Pair.rc(device, spec -> spec.operations(IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD))) {
            Region there = pair.region(16);
            Region here = pair.region(8);
            MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
            Ibverbs.ibv_wr_start(qp);
            ibv_qp_ex.wr_id(qp, 1);
            ibv_qp_ex.wr_flags(qp, IBV_SEND_SIGNALED);
            Ibverbs.ibv_wr_atomic_fetch_add(qp, there.rkey(), there.address(4), 1);
            Ibverbs.ibv_wr_set_sge(qp, here.lkey(), here.address(0), 8);
            Call.ok("ibv_wr_complete", Ibverbs.ibv_wr_complete(qp));
            assertThat(pair.left().statusName()).isEqualTo("IBV_WC_REM_INV_REQ_ERR");
            there.expectUntouched(0, 16);
        }
    }

    @OnDevices(Device.RXE)
    void resultBufferTooSmall(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(8);
            Region here = pair.region(8);
            for (int opcode : BOTH) {
                PostResult posted = pair.send(opcode)
                        .piece(here, 0, 7)
                        .atomic(there.address(0), there.rkey(), 0, 1)
                        .signalled()
                        .tryPost(pair.leftQp());
                assertThat(posted.error()).isEqualTo("EINVAL");
            }
        }
    }

    @OnDevices(Device.RXE)
    void addressBeyondTheRegion(Device device) {
        try (Pair pair = Pair.rc(device)) {
            Region there = pair.region(16);
            Region here = pair.region(8);
            there.memory().set(JAVA_LONG, 8, 5);
            pair.send(IBV_WR_ATOMIC_FETCH_AND_ADD)
                    .all(here)
                    .atomic(there.address(16), there.rkey(), 1, 0)
                    .signalled()
                    .post(pair.leftQp());
            assertThat(pair.left().statusName()).isEqualTo(Fault.ATOMIC_WITH_A_KEY_OF_NOTHING.status());
            assertThat(there.memory().get(JAVA_LONG, 8)).isEqualTo(5);
        }
    }
}
