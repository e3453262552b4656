package org.rdma4j.tests.guest.data;

import static java.lang.foreign.ValueLayout.JAVA_LONG;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Timeout;
import org.rdma4j.sys.ibverbs.Ibverbs;
import org.rdma4j.sys.ibverbs.ibv_mw;
import org.rdma4j.sys.ibverbs.ibv_mw_type;
import org.rdma4j.sys.ibverbs.ibv_qp_create_send_ops_flags;
import org.rdma4j.sys.ibverbs.ibv_qp_ex;
import org.rdma4j.sys.ibverbs.ibv_send_flags;
import org.rdma4j.sys.ibverbs.ibv_sge;
import org.rdma4j.sys.ibverbs.ibv_wc_opcode;
import org.rdma4j.tests.guest.InGuest;
import org.rdma4j.tests.guest.support.Call;
import org.rdma4j.tests.guest.support.Completion;
import org.rdma4j.tests.guest.support.Completions;
import org.rdma4j.tests.guest.support.Device;
import org.rdma4j.tests.guest.support.Node;
import org.rdma4j.tests.guest.support.OnDevices;
import org.rdma4j.tests.guest.support.Pair;
import org.rdma4j.tests.guest.support.QpSpec;
import org.rdma4j.tests.guest.support.Region;
import org.rdma4j.tests.guest.support.UnsupportedFeature;
import org.rdma4j.tests.guest.support.Window;

/** Every {@code ibv_wr_*} function on a reliable connection. */
@InGuest
@Timeout(60)
class ExtendedWorkTest {
    static final long ALL_RC = ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_RDMA_WRITE
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_RDMA_WRITE_WITH_IMM
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND_WITH_IMM
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_RDMA_READ
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_ATOMIC_CMP_AND_SWP
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_ATOMIC_FETCH_AND_ADD
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_LOCAL_INV
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_BIND_MW
            | ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND_WITH_INV;

    @OnDevices
    void sendsWithOneElementAndWithAList(Device device) {
        if (device == Device.SIW) {
            try (Node node = Node.open(device)) {
                QpSpec spec = QpSpec.rc(node.cq(4)).operations(ibv_qp_create_send_ops_flags.IBV_QP_EX_WITH_SEND);
                MemorySegment made = Ibverbs.ibv_create_qp_ex(node.context(), spec.extendedAttributes(node));
                UnsupportedFeature.abort(
                        device, "ibv_create_qp_ex with send operations", Call.error(made), "EOPNOTSUPP");
            }
        }
        try (Pair pair = pair()) {
            Region from = pair.region(300).fill(0, 300, 1);
            Region to = pair.region(600);
            pair.receive(1).piece(to, 0, 300).post(pair.rightQp());
            pair.receive(2).piece(to, 300, 300).post(pair.rightQp());
            MemorySegment list = ibv_sge.allocateArray(3, pair.arena());
            for (int i = 0; i < 3; i++) {
                ibv_sge.addr(ibv_sge.asSlice(list, i), from.address(100L * i));
                ibv_sge.length(ibv_sge.asSlice(list, i), 100);
                ibv_sge.lkey(ibv_sge.asSlice(list, i), from.lkey());
            }
            post(pair.leftQp(), qp -> {
                next(qp, 11, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_send(qp);
                Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 300);
                next(qp, 12, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_send_imm(qp, 0x0A0B_0C0D);
                Ibverbs.ibv_wr_set_sge_list(qp, 3, list);
            });
            assertThat(Completions.await(pair.leftCq(), 2))
                    .extracting(Completion::id)
                    .containsExactly(11L, 12L);
            assertThat(pair.right().expect(ibv_wc_opcode.IBV_WC_RECV).id()).isEqualTo(1);
            Completion second = pair.right().expect(ibv_wc_opcode.IBV_WC_RECV);
            assertThat(second.immediate()).isEqualTo(0x0A0B_0C0D);
            assertThat(second.bytes()).isEqualTo(300);
            to.expect(0, 300, 1);
            to.expect(300, 300, 1);
        }
    }

    @OnDevices(Device.RXE)
    void writesAndReads(Device device) {
        try (Pair pair = pair()) {
            Region here = pair.region(3000).fill(0, 3000, 2);
            Region there = pair.region(6000);
            Region back = pair.region(3000);
            pair.receive(3).post(pair.rightQp());
            post(pair.leftQp(), qp -> {
                next(qp, 1, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_rdma_write(qp, there.rkey(), there.address(0));
                Ibverbs.ibv_wr_set_sge(qp, here.lkey(), here.address(0), 3000);
                next(qp, 2, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_rdma_write_imm(qp, there.rkey(), there.address(3000), 99);
                Ibverbs.ibv_wr_set_sge(qp, here.lkey(), here.address(0), 3000);
                next(qp, 3, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_rdma_read(qp, there.rkey(), there.address(3000));
                Ibverbs.ibv_wr_set_sge(qp, back.lkey(), back.address(0), 3000);
            });
            List<Completion> done = Completions.await(pair.leftCq(), 3);
            done.get(0).expect(ibv_wc_opcode.IBV_WC_RDMA_WRITE);
            done.get(1).expect(ibv_wc_opcode.IBV_WC_RDMA_WRITE);
            done.get(2).expect(ibv_wc_opcode.IBV_WC_RDMA_READ);
            assertThat(pair.right()
                            .expect(ibv_wc_opcode.IBV_WC_RECV_RDMA_WITH_IMM)
                            .immediate())
                    .isEqualTo(99);
            there.expect(0, 3000, 2);
            there.expect(3000, 3000, 2);
            back.expect(0, 3000, 2);
        }
    }

    @OnDevices(Device.RXE)
    void atomics(Device device) {
        try (Pair pair = pair()) {
            Region there = pair.region(8);
            Region here = pair.region(16);
            there.memory().set(JAVA_LONG, 0, 41);
            post(pair.leftQp(), qp -> {
                next(qp, 1, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_atomic_fetch_add(qp, there.rkey(), there.address(0), 1);
                Ibverbs.ibv_wr_set_sge(qp, here.lkey(), here.address(0), 8);
                next(qp, 2, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_atomic_cmp_swp(qp, there.rkey(), there.address(0), 42, Long.MIN_VALUE);
                Ibverbs.ibv_wr_set_sge(qp, here.lkey(), here.address(8), 8);
            });
            List<Completion> done = Completions.await(pair.leftCq(), 2);
            done.get(0).expect(ibv_wc_opcode.IBV_WC_FETCH_ADD);
            done.get(1).expect(ibv_wc_opcode.IBV_WC_COMP_SWAP);
            assertThat(here.memory().getAtIndex(JAVA_LONG, 0)).isEqualTo(41);
            assertThat(here.memory().getAtIndex(JAVA_LONG, 1)).isEqualTo(42);
            assertThat(there.memory().get(JAVA_LONG, 0)).isEqualTo(Long.MIN_VALUE);
        }
    }

    @OnDevices(Device.RXE)
    void windowIsBoundUsedAndInvalidated(Device device) {
        try (Pair pair = pair()) {
            Region there = Window.bindable(pair.node(), 100).fill(0, 100, 3);
            Region here = pair.region(100);
            Window window = Window.of(pair.node(), ibv_mw_type.IBV_MW_TYPE_2);
            int first = bind(pair, window, there);
            post(pair.leftQp(), qp -> {
                next(qp, 1, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_rdma_read(qp, first, there.address(0));
                Ibverbs.ibv_wr_set_sge(qp, here.lkey(), here.address(0), 100);
            });
            pair.left().expect(ibv_wc_opcode.IBV_WC_RDMA_READ);
            here.expect(0, 100, 3);
            post(pair.rightQp(), qp -> {
                next(qp, 2, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_local_inv(qp, first);
            });
            pair.right().expect(ibv_wc_opcode.IBV_WC_LOCAL_INV);
            int second = bind(pair, window, there);
            Region to = pair.region(100);
            pair.receive(3).all(to).post(pair.rightQp());
            post(pair.leftQp(), qp -> {
                next(qp, 3, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_send_inv(qp, second);
                Ibverbs.ibv_wr_set_sge(qp, here.lkey(), here.address(0), 100);
            });
            pair.left().expect(ibv_wc_opcode.IBV_WC_SEND);
            Completion received = pair.right().expect(ibv_wc_opcode.IBV_WC_RECV);
            assertThat(Completion.invalidates(received.flags())).isTrue();
            assertThat(received.invalidatedRkey()).isEqualTo(second);
            to.expect(0, 100, 3);
        }
    }

    @OnDevices(Device.RXE)
    void abortedBatchIsNotSent(Device device) {
        try (Pair pair = pair()) {
            Region from = pair.region(10).fill(0, 10, 4);
            Region to = pair.region(10);
            pair.receive(1).all(to).post(pair.rightQp());
            MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(pair.leftQp());
            Ibverbs.ibv_wr_start(qp);
            next(qp, 1, ibv_send_flags.IBV_SEND_SIGNALED);
            Ibverbs.ibv_wr_send_imm(qp, 1);
            Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(0), 10);
            Ibverbs.ibv_wr_abort(qp);
            post(pair.leftQp(), again -> {
                next(again, 2, ibv_send_flags.IBV_SEND_SIGNALED);
                Ibverbs.ibv_wr_send_imm(again, 2);
                Ibverbs.ibv_wr_set_sge(again, from.lkey(), from.address(0), 10);
            });
            assertThat(pair.left().expect(ibv_wc_opcode.IBV_WC_SEND).id()).isEqualTo(2);
            assertThat(pair.right().expect(ibv_wc_opcode.IBV_WC_RECV).immediate())
                    .isEqualTo(2);
            assertThat(Completions.present(pair.leftCq())).isEmpty();
            assertThat(Completions.present(pair.rightCq())).isEmpty();
        }
    }

    @OnDevices(Device.RXE)
    void batchFillsTheQueue(Device device) {
        try (Pair pair = pair()) {
            Region from = pair.region(32).fill(0, 32, 5);
            Region to = pair.region(32);
            post(pair.leftQp(), qp -> {
                for (int i = 0; i < 32; i++) {
                    next(qp, i, i == 31 ? ibv_send_flags.IBV_SEND_SIGNALED : 0);
                    Ibverbs.ibv_wr_rdma_write(qp, to.rkey(), to.address(i));
                    Ibverbs.ibv_wr_set_sge(qp, from.lkey(), from.address(i), 1);
                }
            });
            assertThat(pair.left().expect(ibv_wc_opcode.IBV_WC_RDMA_WRITE).id()).isEqualTo(31);
            assertThat(Completions.present(pair.leftCq())).isEmpty();
            to.expect(0, 32, 5);
        }
    }

    static void post(MemorySegment base, Consumer<MemorySegment> work) {
        MemorySegment qp = Ibverbs.ibv_qp_to_qp_ex(base);
        Ibverbs.ibv_wr_start(qp);
        work.accept(qp);
        Call.ok("ibv_wr_complete", Ibverbs.ibv_wr_complete(qp));
    }

    static void next(MemorySegment qp, long id, int flags) {
        ibv_qp_ex.wr_id(qp, id);
        ibv_qp_ex.wr_flags(qp, flags);
    }

    private static int bind(Pair pair, Window window, Region region) {
        int key = Ibverbs.ibv_inc_rkey(window.rkey());
        MemorySegment info = window.info(region, 0, region.memory().byteSize(), Window.REMOTE);
        post(pair.rightQp(), qp -> {
            next(qp, 9, ibv_send_flags.IBV_SEND_SIGNALED);
            Ibverbs.ibv_wr_bind_mw(qp, window.mw(), key, info);
        });
        pair.right().expect(ibv_wc_opcode.IBV_WC_BIND_MW);
        ibv_mw.rkey(window.mw(), key);
        return key;
    }

    static Pair pair() {
        return Pair.rc(Device.RXE, spec -> spec.operations(ALL_RC));
    }
}
